<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Island;

use HearthHammer\Core\Assets\Assets;

/**
 * A part of a page that a React component makes alive.
 *
 * The server prints a useful fallback inside the island's element. It works without JavaScript and looks
 * like the component's first frame; the component takes over what the visitor typed into it meanwhile.
 */
final class Island {

	/**
	 * Prints an island and enqueues its script, and no other.
	 *
	 * @param string               $name       The slug of `src/islands/<name>`.
	 * @param array<string, mixed> $props      What the component gets, as JSON in `data-props`.
	 * @param callable():void      $fallback   Prints the server's own version.
	 * @param list<string>|null    $until_used Its script waits until a visitor turns to it, unless they have a cookie of these names (what it remembers of them shows at once) or a window of these media, such as `(width > 990px)`. Null for one that shows something of its own.
	 * @param list<string>|null    $until_interaction Its script waits until a visitor first scrolls, points or types on the page, with the same exceptions.
	 */
	public static function render( string $name, array $props, callable $fallback, ?array $until_used = null, ?array $until_interaction = null ): void {
		Assets::enqueue_island( $name );
		LateScripts::expect();
		printf(
			'<div class="hh-island hh-island--%1$s"%3$s data-island="%1$s" data-props="%2$s">',
			esc_attr( $name ),
			// esc_attr() leaves what looks like an entity alone; a browser would read "&quot;" in a text as the end of the string.
			esc_attr( (string) wp_json_encode( (object) $props, JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ),
			self::waits( 'used', $until_used ) . self::waits( 'interaction', $until_interaction ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		);
		$fallback();
		echo '</div>';
	}

	/**
	 * The same as a string, for blocks and shortcodes.
	 *
	 * @param array<string, mixed> $props
	 * @param callable():void      $fallback
	 * @param list<string>|null    $until_used
	 * @param list<string>|null    $until_interaction
	 */
	public static function get( string $name, array $props, callable $fallback, ?array $until_used = null, ?array $until_interaction = null ): string {
		ob_start();
		self::render( $name, $props, $fallback, $until_used, $until_interaction );
		return (string) ob_get_clean();
	}

	/** @param list<string>|null $unless */
	private static function waits( string $until, ?array $unless ): string {
		return null === $unless ? '' : sprintf( ' data-island-until-%s="%s"', $until, esc_attr( implode( ', ', $unless ) ) );
	}
}
