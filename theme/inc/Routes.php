<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Auctions\Auctions;
use HearthHammer\Caphpi\Caphpi;
use HearthHammer\Hpapi\Hpapi;

/** Addresses that the theme links to and that are no posts. The plugins say them; where one is off, it is the home page's. */
final class Routes {

	public static function for_sale(): string {
		return self::of_properties( 'for_sale' );
	}

	public static function to_rent(): string {
		return self::of_properties( 'to_rent' );
	}

	public static function new_homes(): string {
		return self::of_properties( 'new_homes' );
	}

	public static function saved(): string {
		return self::of_properties( 'saved' );
	}

	/** The REST route that brings cards of properties by number. */
	public static function cards(): string {
		return self::of_properties( 'saved_api' );
	}

	public static function valuation(): string {
		return Plugins::caphpi() ? Caphpi::valuation_url() : home_url( '/' );
	}

	/** Where owners ask what their property is worth. */
	public static function property_valuation(): string {
		return Plugins::hpapi() ? Hpapi::valuation_url() : home_url( '/' );
	}

	public static function auctions(): string {
		return Plugins::auctions() ? Auctions::addresses()['all'] : home_url( '/' );
	}

	/** Lots that were not sold at their auction. */
	public static function available_lots(): string {
		return Plugins::auctions() ? Auctions::addresses()['available'] : home_url( '/' );
	}

	public static function areas(): string {
		return home_url( '/#areas' );
	}

	/** @param 'for_sale'|'to_rent'|'new_homes'|'saved'|'saved_api' $which */
	private static function of_properties( string $which ): string {
		return Plugins::hpapi() ? Hpapi::addresses()[ $which ] : home_url( '/' );
	}
}
