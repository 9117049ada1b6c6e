<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Block;

/** A parish's page: what is on the market there, what to know of it, and what lies round about. */
final readonly class ParishView {

	private const CARDS = 8;

	/**
	 * @param array{total: int, url: string}                                   $for_sale
	 * @param array{total: int, url: string}                                   $to_rent
	 * @param list<array{name: string, url: string, miles: float, count: int}> $neighbours
	 * @param list<array{label: string, url: string}>                          $searches
	 * @param list<array<string, mixed>>                                       $stations As Hpapi::parish_stations().
	 * @param array{figures: array<string, string>, rows: list<array{size: string, number: string, price: string}>, note: string}|null $market
	 */
	private function __construct(
		public array $for_sale,
		public array $to_rent,
		public array $neighbours,
		public array $searches,
		public array $stations,
		public ?array $market,
	) {}

	public static function of_post( int $post ): self {
		return new self(
			Hpapi::parish_stock( $post, Hpapi::SALES ),
			Hpapi::parish_stock( $post, Hpapi::LETTINGS ),
			Hpapi::neighbours( $post ),
			Hpapi::parish_searches( $post ),
			Hpapi::parish_stations( $post ),
			self::market( Hpapi::parish_market( $post ) ),
		);
	}

	/**
	 * @param array<string, mixed>|null $market As Hpapi::parish_market().
	 * @return array{figures: array<string, string>, rows: list<array{size: string, number: string, price: string}>, note: string}|null In words.
	 */
	private static function market( ?array $market ): ?array {
		if ( null === $market ) {
			return null;
		}
		$figures = array_filter(
			array(
				__( 'Homes for sale now', 'hearth-hammer' )            => $market['for_sale'] > 0 ? number_format_i18n( $market['for_sale'] ) : '',
				__( 'Sales agreed in the last 12 months', 'hearth-hammer' ) => $market['sold'] > 0 ? number_format_i18n( $market['sold'] ) : '',
				__( 'Median asking price of those sales', 'hearth-hammer' ) => self::pounds( $market['sold_price'] ),
			)
		);
		$rows    = array_map(
			static fn ( array $row ): array => array(
				'size'   => self::size( $row['bedrooms'], $row['and_more'] ),
				'number' => number_format_i18n( $row['number'] ),
				'price'  => self::pounds( $row['price'] ),
			),
			array_values( $market['bedrooms'] )
		);
		return array(
			'figures' => $figures,
			'rows'    => $rows,
			/* translators: %s: number of miles */
			'note'    => sprintf( __( 'Homes within %s miles that we’re selling or have sold. Sizes and sales with too few homes to compare are not shown.', 'hearth-hammer' ), number_format_i18n( $market['miles'] ) ),
		);
	}

	private static function pounds( int $amount ): string {
		return $amount > 0 ? '£' . number_format_i18n( $amount ) : '';
	}

	private static function size( int $bedrooms, bool $and_more ): string {
		return $and_more
			/* translators: %s: number of bedrooms */
			? sprintf( __( '%s or more bedrooms', 'hearth-hammer' ), number_format_i18n( $bedrooms ) )
			/* translators: %s: number of bedrooms */
			: sprintf( _n( '%s bedroom', '%s bedrooms', $bedrooms, 'hearth-hammer' ), number_format_i18n( $bedrooms ) );
	}

	/** @return array<string, string> HTML; those of the page's parish that have something to show, from top to bottom. */
	public static function carousels( string $name ): array {
		return array_filter(
			array(
				/* translators: %s: name of a parish */
				'for-sale' => self::properties( sprintf( __( 'For sale in %s', 'hearth-hammer' ), $name ), Hpapi::SALES ),
				/* translators: %s: name of a parish */
				'to-rent'  => self::properties( sprintf( __( 'To rent in %s', 'hearth-hammer' ), $name ), Hpapi::LETTINGS ),
				/* translators: %s: name of a parish */
				'features' => Block::html( 'parish-features', array( 'title' => sprintf( __( 'Life in %s', 'hearth-hammer' ), $name ) ) ),
				/* translators: %s: name of a parish */
				'posts'    => Block::html( 'blog-carousel', array( 'title' => sprintf( __( 'News about %s', 'hearth-hammer' ), $name ) ) ),
			)
		);
	}

	private static function properties( string $title, int $channel ): string {
		return Block::html(
			'property-carousel',
			array(
				'title'   => $title,
				'channel' => $channel,
				'limit'   => self::CARDS,
			)
		);
	}
}
