<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Theme\Properties;

/** What the home page shows. */
final readonly class HomeView {

	/**
	 * @param list<array<string, mixed>>                                          $for_sale Cards.
	 * @param list<array<string, mixed>>                                          $to_rent  Cards.
	 * @param list<array{id: int, name: string, slug: string, url: string, page_url: string, count: int}> $areas    In order of name.
	 */
	private function __construct( public array $for_sale, public array $to_rent, public array $areas ) {}

	public static function current(): self {
		return new self(
			Properties::latest( Properties::SALES, 3 ),
			Properties::latest( Properties::LETTINGS, 4 ),
			Properties::areas(),
		);
	}
}
