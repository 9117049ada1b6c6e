<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * What stands behind a place's name, as in `Cranbrook, Kent`. TypeScript has the same rule in src/lib/county.ts;
 * hpapi's tests/vectors/search-url.json holds both to it.
 */
final class County {

	/** What may be written of any place here. */
	private const COUNTRIES = array( 'uk', 'gb', 'unitedkingdom', 'greatbritain', 'england', 'scotland', 'wales', 'northernireland' );

	/**
	 * Whether what was written behind a name can be this county: nothing, the county, the end of it (`Sussex` of
	 * East Sussex) or the country.
	 *
	 * @param string $typed  Parts with commas between them.
	 * @param string $county Empty where it is not known: then all can be.
	 */
	public static function is_meant( string $typed, string $county ): bool {
		$county = NameKey::of( $county );
		foreach ( explode( ',', $typed ) as $part ) {
			$part = NameKey::of( $part );
			if ( '' !== $part && '' !== $county && ! str_ends_with( $county, $part ) && ! in_array( $part, self::COUNTRIES, true ) ) {
				return false;
			}
		}
		return true;
	}
}
