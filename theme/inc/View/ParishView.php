<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Theme\Properties;

/** A parish's page: what to know of it, and what is on the market there. */
final readonly class ParishView {

	private const CARDS = 4;

	/**
	 * @param list<array{title: string, text: string}> $features
	 * @param array{cards: list<array<string, mixed>>, total: int, url: string} $for_sale
	 * @param array{cards: list<array<string, mixed>>, total: int, url: string} $to_rent
	 */
	private function __construct( public array $features, public array $for_sale, public array $to_rent ) {}

	public static function of_post( int $post ): self {
		return new self(
			Properties::parish_features( $post ),
			Properties::in_parish( $post, Properties::SALES, self::CARDS ),
			Properties::in_parish( $post, Properties::LETTINGS, self::CARDS ),
		);
	}
}
