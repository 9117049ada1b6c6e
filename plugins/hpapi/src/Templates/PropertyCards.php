<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;

/**
 * Lists of properties for the blocks property-list and featured-properties.
 *
 * The theme prints a card by its part `parts/card`; another theme gets a plain list of links.
 */
final class PropertyCards {

	private const MOST_LISTED   = 24;
	private const MOST_FEATURED = 12;

	/**
	 * @param array<string, mixed> $attributes `channel` 1 or 2, `parish` a name or slug (empty for all), `limit`.
	 * @return string HTML; empty where nothing matches.
	 */
	public static function list( array $attributes ): string {
		$channel = self::channel( $attributes );
		$limit   = self::limit( $attributes, self::MOST_LISTED );
		$typed   = is_string( $attributes['parish'] ?? null ) ? trim( $attributes['parish'] ) : '';
		if ( '' === $typed ) {
			return self::html( Hpapi::featured( $channel, $limit ), 'hh-cards' );
		}
		$parishes = Plugin::properties()->parishes;
		$parish   = $parishes->match( $typed ) ?? $parishes->by_slug( $typed );
		// An editor who wrote a place above the block wants none of other places in it.
		return null === $parish ? '' : self::html( Hpapi::in_parish( $parish->id, $channel, $limit )['cards'], 'hh-cards' );
	}

	/**
	 * @param array<string, mixed> $attributes `channel` 1 or 2, `limit`.
	 * @return string HTML, the first of them large; empty where there is none.
	 */
	public static function featured( array $attributes ): string {
		return self::html( Hpapi::featured( self::channel( $attributes ), self::limit( $attributes, self::MOST_FEATURED ) ), 'hh-lead-cards' );
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

	/** @param list<array<string, mixed>> $cards As schemas/parts/card.json. */
	private static function html( array $cards, string $class_name ): string {
		if ( array() === $cards ) {
			return '';
		}
		ob_start();
		printf( '<div class="%s">', esc_attr( $class_name ) );
		foreach ( $cards as $card ) {
			echo self::card( $card ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
		}
		echo '</div>';
		return (string) ob_get_clean();
	}

	/** @param array<string, mixed> $card As schemas/parts/card.json. */
	public static function card( array $card, string $heading = 'h3' ): string {
		ob_start();
		if ( false === get_template_part( 'parts/card', null, array( 'card' => $card, 'heading' => $heading ) ) ) {
			printf( '<p><a href="%s">%s</a> %s</p>', esc_url( $card['url'] ), esc_html( $card['address'] ), esc_html( $card['price_string'] ) );
		}
		return (string) ob_get_clean();
	}

	/** @param array<string, mixed> $attributes */
	private static function channel( array $attributes ): int {
		return 2 === ( $attributes['channel'] ?? 1 ) ? 2 : 1;
	}

	/** @param array<string, mixed> $attributes */
	private static function limit( array $attributes, int $most ): int {
		$limit = $attributes['limit'] ?? 6;
		return max( 1, min( $most, is_int( $limit ) ? $limit : 6 ) );
	}
}
