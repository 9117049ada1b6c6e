<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi;

use HearthHammer\Caphpi\Wizard\ValuationPage;

/**
 * The plugin's façade: what the theme may ask. Parts of pages are blocks (Plugin::blocks()).
 */
final class Caphpi {

	/** The name in the address of the page that the plugin makes when it is switched on. */
	public const PAGE = ValuationPage::SLUG;

	public static function valuation_url(): string {
		return ValuationPage::url();
	}
}
