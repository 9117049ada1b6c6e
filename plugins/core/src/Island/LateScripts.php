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
 */
final class LateScripts implements Module {

	private const LOADER = 'island-scripts';

	/** @var array{int, array<string, true>} How long the queue was, and the scripts that are needed at once. */
	private array $at_once = array( -1, array() );

	public function register(): void {
		if ( ! is_admin() ) {
			add_filter( 'script_loader_tag', $this->put_to_sleep( ... ), PHP_INT_MAX, 2 );
		}
	}

	/** Called for each island of a page. */
	public static function expect(): void {
		if ( ! is_admin() ) {
			Assets::enqueue_enhancement( self::LOADER );
		}
	}

	private function put_to_sleep( string $tag, string $handle ): string {
		$island  = str_starts_with( $handle, Assets::ISLAND ) ? substr( $handle, strlen( Assets::ISLAND ) ) : '';
		$scripts = wp_scripts();
		if ( ! $this->has_loader( $scripts ) || '' === $island && ( isset( $this->at_once( $scripts )[ $handle ] ) || ! $this->is_of_islands( $scripts, $handle ) ) ) {
			return $tag;
		}
		return sprintf( "<template data-hh-script=\"%s\">%s</template>\n", esc_attr( $island ), trim( $tag ) );
	}

	private function has_loader( WP_Scripts $scripts ): bool {
		return in_array( Assets::ENHANCEMENT . self::LOADER, $scripts->queue, true );
	}

	/** Whether an island asks for it. */
	private function is_of_islands( WP_Scripts $scripts, string $handle ): bool {
		$islands = array_filter( $scripts->queue, static fn ( string $one ): bool => str_starts_with( $one, Assets::ISLAND ) );
		return isset( self::with_needs( $scripts, $islands )[ $handle ] );
	}

	/** @return array<string, true> What is not an island's, and all that it needs. */
	private function at_once( WP_Scripts $scripts ): array {
		if ( count( $scripts->queue ) !== $this->at_once[0] ) {
			$others        = array_filter( $scripts->queue, static fn ( string $one ): bool => ! str_starts_with( $one, Assets::ISLAND ) );
			$this->at_once = array( count( $scripts->queue ), self::with_needs( $scripts, $others ) );
		}
		return $this->at_once[1];
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
