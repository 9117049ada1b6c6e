<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\EasyListings;

use HearthHammer\Hpapi\Feeds\Stock\StockRow;

/**
 * How a listing is offered: the post type says what it is, and the meta at what price.
 */
final class ListingMarket {

	private const DAYS_OF_A_WEEK = 7;

	private const STATUS = array( '' => 'available', 'current' => 'available', 'sold' => 'sold', 'leased' => 'let', 'withdrawn' => 'withdrawn', 'offmarket' => 'available' );

	private const PERIOD = array( '' => 'weekly', 'day' => 'weekly', 'daily' => 'weekly', 'week' => 'weekly', 'weekly' => 'weekly', 'month' => 'monthly', 'monthly' => 'monthly', 'annual' => 'annual' );

	private const CATEGORY = array(
		'House'               => 'house',
		'Unit'                => 'flat',
		'Townhouse'           => 'town-house',
		'Villa'               => 'villa',
		'Apartment'           => 'apartment',
		'Flat'                => 'flat',
		'Studio'              => 'studio',
		'Warehouse'           => 'commercial-property',
		'DuplexSemi-detached' => 'semi-detached',
		'Alpine'              => 'chalet',
		'AcreageSemi-rural'   => 'country-house',
		'Retirement'          => 'retirement-property',
		'BlockOfUnits'        => 'flat',
		'Terrace'             => 'terraced',
		'ServicedApartment'   => 'serviced-apartments',
		'Other'               => 'property',
		''                    => 'property',
	);

	/** What the price text says before the number. */
	private const QUALIFIER = array(
		'/\bguide\b/i'               => 'guide_price',
		'/\boffers over\b/i'         => 'offers_over',
		'/\bexcess\b|\boieo\b/i'     => 'offers_in_excess_of',
		'/\bregion\b|\boiro\b/i'     => 'oiro',
		'/\bfixed\b/i'               => 'fixed_price',
		'/\bfrom\b/i'                => 'from',
		'/\bpoa\b|\bapplication\b/i' => 'poa',
	);

	/** @return array<string, mixed> By the names of property-fields.json. */
	public function of( StockRow $in ): array {
		$type   = $in->own( 'type' );
		$is_com = in_array( $type, array( 'commercial', 'commercial_land', 'business' ), true );
		$offer  = strtolower( $in->raw( 'property_com_listing_type' ) );
		$is_let = 'rental' === $type || ( $is_com && 'lease' === $offer );
		if ( $is_com && 'both' === $offer ) {
			$in->warning( 'property_com_listing_type', __( 'the property is for sale and to let. A property is one of the two here, so it is moved in as for sale', 'hearth-hammer' ) );
		}
		$typed = strtolower( $in->raw( 'property_status' ) );
		if ( ! isset( self::STATUS[ $typed ] ) ) {
			/* translators: %s: a status */
			$in->warning( 'property_status', sprintf( __( 'the status “%s” is not known here, so the property is shown as available', 'hearth-hammer' ), mb_substr( $typed, 0, 60 ) ) );
		}
		$status    = self::STATUS[ $typed ] ?? 'available';
		$published = $in->is( 'published' ) && 'offmarket' !== $typed;
		return array(
			'channel'            => $is_let ? 2 : 1,
			'status'             => 'available' === $status && $in->is_yes( 'property_under_offer' ) ? 'under_offer' : $status,
			'published'          => $published,
			'property_type'      => $this->type( $in, $type ),
			'property_type_code' => 0,
			'let_type'           => $is_let && $is_com ? 'commercial' : '',
			'deposit'            => $is_let ? (int) round( $in->number( 'property_bond', 10000000 ) ) : 0,
			'available_from'     => $is_let && 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/', $in->raw( 'property_date_available' ) ) ? $in->raw( 'property_date_available' ) : '',
			'furnished'          => $is_let ? array( 'yes' => 'furnished', 'no' => 'unfurnished' )[ strtolower( $in->raw( 'property_furnished' ) ) ] ?? '' : '',
		) + ( $is_let ? $this->rent( $in, $is_com, $published ) : $this->price( $in, $published ) );
	}

	/** @return array{price: int, price_qualifier: string, rent_frequency: string} */
	private function price( StockRow $in, bool $published ): array {
		$price     = (int) round( $in->number( 'property_price', 2000000000 ) );
		$is_hidden = 'no' === strtolower( $in->raw( 'property_price_display' ) );
		$qualifier = '';
		foreach ( self::QUALIFIER as $says => $word ) {
			$qualifier = '' === $qualifier && 1 === preg_match( $says, $in->text( 'property_price_view' ) ) ? $word : $qualifier;
		}
		$this->currency( $in );
		$this->tell_empty( $in, 'property_price', $published && 0 === $price && ! $is_hidden && 'poa' !== $qualifier );
		return array( 'price' => $price, 'price_qualifier' => 0 === $price || $is_hidden ? 'poa' : $qualifier, 'rent_frequency' => '' );
	}

	/** @return array{price: int, price_qualifier: string, rent_frequency: string} */
	private function rent( StockRow $in, bool $is_com, bool $published ): array {
		$key    = $is_com ? 'property_com_rent' : 'property_rent';
		$period = strtolower( $in->raw( $is_com ? 'property_com_rent_period' : 'property_rent_period' ) );
		$period = $is_com && '' === $period ? 'annual' : $period;
		$rent   = $in->number( $key, 2000000000 );
		$this->currency( $in );
		if ( ! isset( self::PERIOD[ $period ] ) ) {
			/* translators: %s: what was typed */
			$in->warning( $key, sprintf( __( 'a rent per “%s” cannot be shown here, so it is shown as “price on application”', 'hearth-hammer' ), mb_substr( $period, 0, 60 ) ) );
			return array( 'price' => 0, 'price_qualifier' => 'poa', 'rent_frequency' => 'monthly' );
		}
		if ( in_array( $period, array( 'day', 'daily' ), true ) ) {
			$in->warning( $key, __( 'a rent per day cannot be shown here, so it is shown as the rent per week', 'hearth-hammer' ) );
			$rent *= self::DAYS_OF_A_WEEK;
		}
		$is_hidden = 'no' === strtolower( $in->raw( 'property_rent_display' ) );
		$this->tell_empty( $in, $key, $published && 0.0 === $rent && ! $is_hidden );
		return array( 'price' => (int) round( $rent ), 'price_qualifier' => 0.0 === $rent || $is_hidden ? 'poa' : '', 'rent_frequency' => self::PERIOD[ $period ] );
	}

	/** The whole plugin has one. */
	private function currency( StockRow $in ): void {
		$currency = strtoupper( $in->own( 'currency', 10 ) );
		if ( '' !== $currency && 'GBP' !== $currency ) {
			$in->error( 'currency', sprintf( /* translators: %s: currency, e.g. EUR */ __( 'the price is not in pounds (%s), and this site shows pounds only', 'hearth-hammer' ), $currency ) );
		}
	}

	private function tell_empty( StockRow $in, string $key, bool $is_empty ): void {
		$is_empty && $in->warning( $key, __( 'the price is empty, so it is shown as “price on application”', 'hearth-hammer' ) );
	}

	private function type( StockRow $in, string $type ): string {
		$fixed = array( 'land' => 'land', 'rural' => 'farm-land', 'commercial' => 'commercial-property', 'commercial_land' => 'land', 'business' => 'commercial-property' )[ $type ] ?? null;
		if ( null !== $fixed ) {
			return $fixed;
		}
		$category = $in->raw( 'property_category' );
		if ( ! isset( self::CATEGORY[ $category ] ) ) {
			/* translators: %s: name of a type */
			$in->warning( 'property_category', sprintf( __( 'the property type “%s” is not known here, so it is shown as “property”', 'hearth-hammer' ), mb_substr( $category, 0, 60 ) ) );
		}
		return self::CATEGORY[ $category ] ?? 'property';
	}
}
