<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/** Addresses the theme links to that are no posts. */
final class Routes {

	public const VALUATION_SLUG = 'instant-online-valuation-cars-and-vans';

	public static function for_sale(): string {
		return home_url( '/estate-agents/for-sale/' );
	}

	public static function to_rent(): string {
		return home_url( '/estate-agents/to-rent/' );
	}

	public static function saved(): string {
		return home_url( '/saved/' );
	}

	public static function valuation(): string {
		return home_url( '/' . self::VALUATION_SLUG . '/' );
	}

	/** API-08: the HTML of a property's map panel. */
	public static function property_map( int $id ): string {
		return home_url( "/loader/property-map/{$id}/" );
	}

	public static function areas(): string {
		return home_url( '/#areas' );
	}
}
