<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Island;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Where an island's script, or one of WordPress's that it needs, never arrives, the island counts as failed: what its
 * fallback hid until the script came shows then. One line in the head, because a script of ours may be what is missing.
 */
final class MissingScripts implements Module {

	private const LINE = 'addEventListener("error",function(e){var m=/\\/islands\\/([a-z-]+)\\.js|\\/wp-includes\\/js\\//.exec(e.target.src||"");m&&document.querySelectorAll(m[1]?"[data-island="+m[1]+"]":"[data-island]").forEach(function(i){i.dataset.islandState||(i.dataset.islandState="failed")})},true)';

	public function register(): void {
		add_action( 'wp_head', static fn () => wp_print_inline_script_tag( self::LINE ), 1 );
	}
}
