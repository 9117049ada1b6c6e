<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

/**
 * Prints cards of properties. The theme prints a card by its part `parts/card`; another theme gets a plain link.
 */
final class PropertyCards {

	/** @param list<array<string, mixed>> $cards As schemas/parts/card.json. */
	public static function group( array $cards, string $class_name ): string {
		return array() === $cards ? '' : sprintf( '<div class="%s">%s</div>', esc_attr( $class_name ), implode( '', array_map( self::card( ... ), $cards ) ) );
	}

	/** @param array<string, mixed> $card As schemas/parts/card.json. */
	public static function card( array $card, string $heading = 'h3' ): string {
		ob_start();
		if ( false === get_template_part( 'parts/card', null, array( 'card' => $card, 'heading' => $heading ) ) ) {
			printf( '<p><a href="%s">%s</a> %s</p>', esc_url( $card['url'] ), esc_html( $card['address'] ), esc_html( trim( $card['price_qualifier_label'] . ' ' . $card['price_string'] ) ) );
		}
		return (string) ob_get_clean();
	}

	/**
	 * One that a browser remembers, or the place of one that has left the market.
	 *
	 * @param array{id: int, card: array<string, mixed>|null, address: string, url: string} $kept Of SavedProperties.
	 * @return string HTML: an article.
	 */
	public static function kept( array $kept ): string {
		ob_start();
		if ( null !== $kept['card'] ) {
			echo self::card( $kept['card'], 'h2' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
		} elseif ( false === get_template_part( 'parts/card-gone', null, $kept ) ) {
			printf( '<article data-hh-gone="%d"><p>%s</p></article>', (int) $kept['id'], esc_html( '' === $kept['address'] ? __( 'No longer on the market', 'hearth-hammer' ) : $kept['address'] ) );
		}
		return (string) ob_get_clean();
	}
}
