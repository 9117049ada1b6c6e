<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Plugins;

/** What the home page shows. */
final class HomeView {

	/** @return list<array{id: int, name: string, slug: string, url: string, page_url: string, count: int}> Parishes with property on the market. */
	public static function areas(): array {
		return Plugins::hpapi() ? Hpapi::active_parishes() : array();
	}
}
