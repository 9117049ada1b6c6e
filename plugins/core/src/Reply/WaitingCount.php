<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Reply;

/**
 * How many wait for an answer, as WordPress counts comments: a number in the menu, with its words for those who hear it.
 */
final class WaitingCount {

	/**
	 * @param string $words What waits, e.g. `3 enquiries wait for an answer`.
	 * @return string HTML that follows a menu's title; empty where nothing waits.
	 */
	public static function html( int $waiting, string $words ): string {
		return $waiting <= 0 ? '' : sprintf( ' <span class="awaiting-mod count-%1$d"><span aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>', $waiting, esc_html( number_format_i18n( $waiting ) ), esc_html( $words ) );
	}

	/**
	 * Adds the number to a menu of the first level, where it is seen while the menu is closed; on `admin_menu`.
	 *
	 * @param string $slug Of the menu, e.g. `edit.php?post_type=hpapi_property`.
	 */
	public static function show_on( string $slug, int $waiting, string $words ): void {
		$html = self::html( $waiting, $words );
		if ( '' === $html || ! is_array( $GLOBALS['menu'] ?? null ) ) {
			return;
		}
		foreach ( $GLOBALS['menu'] as $place => $item ) {
			if ( $slug === ( $item[2] ?? '' ) ) {
				$GLOBALS['menu'][ $place ][0] .= $html; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress has no other way to count on another's menu.
			}
		}
	}

	/** @return string What a menu of enquiries says of those that wait, of whatever plugin. */
	public static function of_enquiries( int $waiting ): string {
		/* translators: %d: how many */
		return sprintf( _n( '%d enquiry waiting for a reply', '%d enquiries waiting for a reply', $waiting, 'hearth-hammer' ), $waiting );
	}

	private function __construct() {}
}
