<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Island;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Module;
use WP_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Islands' scripts, and those of WordPress that only they need, are printed asleep: in a template, where the browser
 * neither fetches nor runs them. `src/enhancements/island-scripts.ts` wakes them when an island is seen or touched, so
 * that no first paint shares the line with React.
 *
 * Where such a script never arrives, the island counts as failed: what its fallback hid until the script came shows then.
 */
final class LateScripts implements Module {

	private const LOADER = 'island-scripts';

	/** Notes that a script did not arrive. In the head, because a script of ours may be what is missing. */
	private const FAILED = 'addEventListener("error",function(e){var m=/\\/islands\\/([a-z-]+)\\.js|\\/wp-includes\\/js\\//.exec(e.target.src||"");m&&document.querySelectorAll(m[1]?"[data-island="+m[1]+"]":"[data-island]").forEach(function(i){i.dataset.islandState||(i.dataset.islandState="failed")})},true)';

	/** How long the queue was when the two lists were made: scripts may join while the page is printed. */
	private int $queued = -1;

	/** @var array<string, true> What is not an island's, and all that it needs. */
	private array $at_once = array();

	/** @var array<string, list<string>> Islands' scripts and all that they need, with the islands that need each. */
	private array $of_islands = array();

	public function register(): void {
		if ( ! is_admin() ) {
			add_filter( 'script_loader_tag', $this->put_to_sleep( ... ), PHP_INT_MAX, 2 );
		}
		add_action( 'wp_head', static fn () => wp_print_inline_script_tag( self::FAILED ), 1 );
	}

	/** Called for each island of a page. */
	public static function expect(): void {
		if ( ! is_admin() ) {
			Assets::enqueue_enhancement( self::LOADER );
		}
	}

	private function put_to_sleep( string $tag, string $handle ): string {
		$this->look_at( wp_scripts() );
		$islands = isset( $this->at_once[ $handle ] ) ? array() : $this->of_islands[ $handle ] ?? array();
		if ( array() === $islands || ! isset( $this->at_once[ Assets::ENHANCEMENT . self::LOADER ] ) ) {
			return $tag;
		}
		return sprintf( "<template data-hh-script=\"%s\">%s</template>\n", esc_attr( implode( ' ', $islands ) ), trim( $tag ) );
	}

	/** Sorts the queue, once for all scripts of a page unless more have joined. */
	private function look_at( WP_Scripts $scripts ): void {
		if ( count( $scripts->queue ) === $this->queued ) {
			return;
		}
		$this->queued     = count( $scripts->queue );
		$is_island        = static fn ( string $one ): bool => str_starts_with( $one, Assets::ISLAND );
		$islands          = array_filter( $scripts->queue, $is_island );
		$this->of_islands = array();
		foreach ( $islands as $island ) {
			foreach ( array_keys( self::with_needs( $scripts, array( $island ) ) ) as $needed ) {
				$this->of_islands[ $needed ][] = substr( $island, strlen( Assets::ISLAND ) );
			}
		}
		$this->at_once = self::with_needs( $scripts, array_diff( $scripts->queue, $islands ) );
	}

	/**
	 * @param array<string> $handles
	 * @return array<string, true>
	 */
	private static function with_needs( WP_Scripts $scripts, array $handles ): array {
		$found = array();
		while ( array() !== $handles ) {
			$handle = array_pop( $handles );
			if ( ! isset( $found[ $handle ] ) && isset( $scripts->registered[ $handle ] ) ) {
				$found[ $handle ] = true;
				array_push( $handles, ...$scripts->registered[ $handle ]->deps );
			}
		}
		return $found;
	}
}
