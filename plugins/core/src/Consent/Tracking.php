<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Consent;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the tracking events to a page, and names the tag manager that may be loaded once the visitor has allowed it.
 */
final class Tracking implements Module {

	private const TAG_MANAGER = '/^GTM-[A-Z0-9]{4,12}$/D';

	public function register(): void {
		add_action( 'wp_enqueue_scripts', static fn () => Assets::enqueue_enhancement( 'tracking' ) );
		add_action( 'wp_head', $this->name_tag_manager( ... ) );
	}

	public static function is_tag_manager( string $id ): bool {
		return 1 === preg_match( self::TAG_MANAGER, $id );
	}

	private function name_tag_manager(): void {
		/**
		 * The id of a Google Tag Manager container; empty for none. Nothing of it is loaded before consent.
		 *
		 * @param string $id e.g. `GTM-ABC1234`.
		 */
		$id = apply_filters( 'hearth_hammer_tag_manager', '' );
		if ( is_string( $id ) && self::is_tag_manager( $id ) ) {
			printf( '<meta name="hh-tag-manager" content="%s">' . "\n", esc_attr( $id ) );
		}
	}
}
