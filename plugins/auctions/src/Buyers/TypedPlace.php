<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Buyers;

/**
 * A place on a paper that staff type in before they print it. It works without a script, and no form sends it.
 */
final class TypedPlace {

	/**
	 * @param string $label Plain text: what is to be typed.
	 * @param string $value Plain text: what is known already.
	 * @return string HTML.
	 */
	public static function html( string $label, string $value = '' ): string {
		return sprintf( '<span class="hh-paper__typed" role="textbox" aria-multiline="true" tabindex="0" contenteditable="true" aria-label="%1$s" data-label="%1$s">%2$s</span>', esc_attr( $label ), nl2br( esc_html( $value ), false ) );
	}
}
