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
	 */
	private function __construct(
		public array $for_sale,
		public array $to_rent,
		public array $neighbours,
		public array $searches,
	) {}

	public static function of_post( int $post ): self {
		return new self(
			Hpapi::parish_stock( $post, Hpapi::SALES ),
			Hpapi::parish_stock( $post, Hpapi::LETTINGS ),
			Hpapi::neighbours( $post ),
			Hpapi::parish_searches( $post ),
		);
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
