<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Money\Amount;


/**
 * Words for the coded fields of property-fields.json.
 */
final class Labels {

	public static function qualifier( string $code ): string {
		return match ( $code ) {
			'guide_price' => __( 'Guide price', 'hearth-hammer' ),
			'fixed_price' => __( 'Fixed price', 'hearth-hammer' ),
			'offers_in_excess_of' => __( 'Offers in excess of', 'hearth-hammer' ),
			'oiro' => __( 'Offers in the region of', 'hearth-hammer' ),
			'tender' => __( 'For sale by tender', 'hearth-hammer' ),
			'from' => __( 'From', 'hearth-hammer' ),
			'shared_ownership' => __( 'Shared ownership', 'hearth-hammer' ),
			'offers_over' => __( 'Offers over', 'hearth-hammer' ),
			'part_buy_part_rent' => __( 'Part buy, part rent', 'hearth-hammer' ),
			'shared_equity' => __( 'Shared equity', 'hearth-hammer' ),
			'equity_loan' => __( 'Equity loan', 'hearth-hammer' ),
			'offers_invited' => __( 'Offers invited', 'hearth-hammer' ),
			default => '',
		};
	}

	/** What visitors read beside an amount, or instead of one: a qualifier, `poa`, or the frequency of a rent. */
	public static function price( string $code ): string {
		$words = match ( $code ) {
			'poa' => __( 'POA', 'hearth-hammer' ),
			'monthly' => __( 'pcm', 'hearth-hammer' ),
			'quarterly' => __( 'per quarter', 'hearth-hammer' ),
			'annual' => __( 'pa', 'hearth-hammer' ),
			'per_person_per_week' => __( 'pppw', 'hearth-hammer' ),
			default => self::qualifier( $code ),
		};
		/**
		 * Filters the words beside a price or rent, on pages, cards, maps, brochures and in emails. They are
		 * read when a page is made, so a page cache has the old ones until it is purged.
		 *
		 * Example:
		 *
		 *     add_filter( 'hpapi_price_words', fn ( string $words, string $code ) => 'poa' === $code ? 'Price on application' : $words, 10, 2 );
		 *
		 * @param string $words Plain text; empty for none.
		 * @param string $code  `poa`, a price qualifier such as `offers_in_excess_of`, or a rent's `monthly`, `quarterly`, `annual` or `per_person_per_week`.
		 */
		return (string) apply_filters( 'hpapi_price_words', $words, $code );
	}

	public static function furnished( string $code ): string {
		return match ( $code ) {
			'furnished' => __( 'Furnished', 'hearth-hammer' ),
			'part_furnished' => __( 'Part furnished', 'hearth-hammer' ),
			'unfurnished' => __( 'Unfurnished', 'hearth-hammer' ),
			'either' => __( 'Furnished or unfurnished', 'hearth-hammer' ),
			default => '',
		};
	}

	public static function let_type( string $code ): string {
		return match ( $code ) {
			'long_term' => __( 'Long term', 'hearth-hammer' ),
			'short_term' => __( 'Short term', 'hearth-hammer' ),
			'student' => __( 'Student', 'hearth-hammer' ),
			'commercial' => __( 'Commercial', 'hearth-hammer' ),
			default => '',
		};
	}

	public static function pets( string $code ): string {
		return match ( $code ) {
			'yes' => __( 'Welcome', 'hearth-hammer' ),
			'ask' => __( 'Considered', 'hearth-hammer' ),
			'no' => __( 'Not suitable', 'hearth-hammer' ),
			default => '',
		};
	}

	public static function rent_frequency( string $code ): string {
		return match ( $code ) {
			'weekly' => __( 'Weekly', 'hearth-hammer' ),
			'monthly' => __( 'Monthly', 'hearth-hammer' ),
			'quarterly' => __( 'Quarterly', 'hearth-hammer' ),
			'annual' => __( 'Annual', 'hearth-hammer' ),
			'per_person_per_week' => __( 'Per person per week', 'hearth-hammer' ),
			default => '',
		};
	}

	/**
	 * e.g. "Cranbrook, Rye and TN30".
	 *
	 * @param list<string> $names
	 */
	public static function all_of( array $names ): string {
		$last = (string) array_pop( $names );
		/* translators: 1: names with commas between them, 2: the last name */
		return array() === $names ? $last : sprintf( __( '%1$s and %2$s', 'hearth-hammer' ), implode( ', ', $names ), $last );
	}

	/** A number of miles as SRCH-11 writes it; 0 is the area itself. */
	public static function radius( float $miles ): string {
		return match ( true ) {
			0.0 === $miles => __( 'This area only', 'hearth-hammer' ),
			1.0 === $miles => __( '1 mile', 'hearth-hammer' ),
			/* translators: %s: number of miles, e.g. 0.25 or 5 */
			default => sprintf( __( '%s miles', 'hearth-hammer' ), Amount::plain( $miles ) ),
		};
	}
}
