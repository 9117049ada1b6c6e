<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

/** The words of sections: an editor's, or until then the theme's. */
final class SectionTitles {

	/**
	 * @param string $title    An editor's; empty for the theme's.
	 * @param string $emphasis The end of it, in italics.
	 * @param string $own      The theme's: text with an `<em>`.
	 * @return string HTML, escaped.
	 */
	public static function title( string $title, string $emphasis, string $own ): string {
		if ( '' === $title . $emphasis ) {
			return wp_kses( $own, array( 'em' => array() ) );
		}
		return trim( esc_html( $title ) . ( '' === $emphasis ? '' : ' <em>' . esc_html( $emphasis ) . '</em>' ) );
	}

	/**
	 * The theme's own title in the two parts that an editor changes.
	 *
	 * @return array{string, string} Title and the end of it, which is in italics.
	 */
	public static function parts( string $own ): array {
		$parts = explode( '<em>', html_entity_decode( $own, ENT_QUOTES, 'UTF-8' ), 2 );
		return array( trim( $parts[0] ), trim( wp_strip_all_tags( $parts[1] ?? '' ) ) );
	}

	/**
	 * What to expect of the firm.
	 *
	 * @return list<array{title: string, text: string}>
	 */
	public static function points(): array {
		return array(
			array(
				'title' => __( 'One person, start to finish', 'hearth-hammer' ),
				'text'  => __( 'The person who values your house also shows it, takes the offers and calls you on completion day. You won’t be passed around a call centre.', 'hearth-hammer' ),
			),
			array(
				'title' => __( 'The facts, up front', 'hearth-hammer' ),
				'text'  => __( 'Tenure, council tax, ground rent and service charge are on the page before you ask, along with floorplans we measure ourselves.', 'hearth-hammer' ),
			),
			array(
				'title' => __( 'Two ways to sell', 'hearth-hammer' ),
				'text'  => __( 'Private treaty when time is on your side, auction when certainty matters more. We do both, and will tell you which suits you.', 'hearth-hammer' ),
			),
		);
	}
}
