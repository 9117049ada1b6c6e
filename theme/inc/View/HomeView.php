<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Plugins;

/** What the home page shows. */
final readonly class HomeView {

	/**
	 * @param list<array<string, mixed>>                                          $for_sale Cards.
	 * @param list<array<string, mixed>>                                          $to_rent  Cards.
	 * @param list<array{id: int, name: string, slug: string, url: string, page_url: string, count: int}> $areas    In order of name.
	 */
	private function __construct( public array $for_sale, public array $to_rent, public array $areas ) {}

	public static function current(): self {
		return Plugins::hpapi()
			? new self( Hpapi::featured( Hpapi::SALES, 3 ), Hpapi::featured( Hpapi::LETTINGS, 4 ), self::areas() )
			: new self( array(), array(), array() );
	}

	/** @return list<array{id: int, name: string, slug: string, url: string, page_url: string, count: int}> Parishes with property on the market. */
	public static function areas(): array {
		return Plugins::hpapi() ? Hpapi::active_parishes() : array();
	}
}
