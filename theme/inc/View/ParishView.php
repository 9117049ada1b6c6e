<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Theme\Properties;

/** A parish's page: what is on the market there, what to know of it, and what lies round about. */
final readonly class ParishView {

	private const CARDS = 8;

	/**
	 * @param array{cards: list<array<string, mixed>>, total: int, url: string}         $for_sale
	 * @param array{cards: list<array<string, mixed>>, total: int, url: string}         $to_rent
	 * @param list<array{name: string, url: string, miles: float, count: int}>          $neighbours
	 * @param list<array{label: string, url: string}>                                   $searches
	 */
	private function __construct(
		private int $post,
		public array $for_sale,
		public array $to_rent,
		public array $neighbours,
		public array $searches,
	) {}

	public static function of_post( int $post ): self {
		return new self(
			$post,
			Properties::in_parish( $post, Properties::SALES, self::CARDS ),
			Properties::in_parish( $post, Properties::LETTINGS, self::CARDS ),
			Properties::neighbours( $post ),
			Properties::parish_searches( $post ),
		);
	}

	/** @return array<string, string> HTML; those that have something to show, from top to bottom. */
	public function carousels( string $name ): array {
		return array_filter(
			array(
				/* translators: %s: name of a parish */
				'for-sale' => Properties::card_carousel( sprintf( __( 'For sale in %s', 'hearth-hammer' ), $name ), $this->for_sale['cards'], $this->for_sale['url'] ),
				/* translators: %s: name of a parish */
				'to-rent'  => Properties::card_carousel( sprintf( __( 'To rent in %s', 'hearth-hammer' ), $name ), $this->to_rent['cards'], $this->to_rent['url'] ),
				/* translators: %s: name of a parish */
				'features' => Properties::feature_carousel( sprintf( __( 'Life in %s', 'hearth-hammer' ), $name ), $this->post ),
				/* translators: %s: name of a parish */
				'posts'    => Properties::post_carousel( sprintf( __( 'Written about %s', 'hearth-hammer' ), $name ), $this->post ),
			)
		);
	}
}
