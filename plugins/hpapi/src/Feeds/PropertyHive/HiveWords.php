<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\PropertyHive;

use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * What Property Hive's words mean here. An office may rename its terms, so they are compared without case and signs.
 */
final class HiveWords {

	public const AVAILABILITY = array(
		'for-sale'                              => 'available',
		'to-let'                                => 'available',
		'to-rent'                               => 'available',
		'available'                             => 'available',
		'under-offer'                           => 'under_offer',
		'reserved'                              => 'reserved',
		'sold-stc'                              => 'sold_stc',
		'sstc'                                  => 'sold_stc',
		'sold-subject-to-contract'              => 'sold_stc',
		'sold-stcm'                             => 'sold_stcm',
		'sold-subject-to-conclusion-of-missives' => 'sold_stcm',
		'sold'                                  => 'sold',
		'exchanged'                             => 'sold',
		'completed'                             => 'sold',
		'let-agreed'                            => 'let_agreed',
		'let-stc'                               => 'let_agreed',
		'let'                                   => 'let',
		'withdrawn'                             => 'withdrawn',
	);

	public const PRICE_QUALIFIER = array(
		'guide-price'             => 'guide_price',
		'fixed-price'             => 'fixed_price',
		'offers-over'             => 'offers_over',
		'oiro'                    => 'oiro',
		'offers-in-region-of'     => 'oiro',
		'offers-in-the-region-of' => 'oiro',
		'oieo'                    => 'offers_in_excess_of',
		'offers-in-excess-of'     => 'offers_in_excess_of',
		'from'                    => 'from',
		'prices-from'             => 'from',
		'offers-invited'          => 'offers_invited',
		'tender'                  => 'tender',
		'by-tender'               => 'tender',
		'shared-ownership'        => 'shared_ownership',
		'shared-equity'           => 'shared_equity',
		'part-buy-part-rent'      => 'part_buy_part_rent',
		'poa'                     => 'poa',
		'price-on-application'    => 'poa',
	);

	public const RENT_FREQUENCY = array(
		''     => 'monthly',
		'pcm'  => 'monthly',
		'pw'   => 'weekly',
		'pq'   => 'quarterly',
		'pa'   => 'annual',
		'pppw' => 'per_person_per_week',
		// The rent is made one of a week.
		'pd'   => 'weekly',
	);

	public const TENURE = array(
		'freehold'          => 'freehold',
		'leasehold'         => 'leasehold',
		'share-of-freehold' => 'share_of_freehold',
		'commonhold'        => 'commonhold',
		'feudal'            => 'feudal',
		'feuhold'           => 'feudal',
	);

	public const FURNISHED = array(
		'furnished'                => 'furnished',
		'part-furnished'           => 'part_furnished',
		'unfurnished'              => 'unfurnished',
		'furnished-or-unfurnished' => 'either',
		'furnished-unfurnished'    => 'either',
	);

	private const TYPE = array(
		'detached-house'          => 'detached',
		'semi-detached-house'     => 'semi-detached',
		'terraced-house'          => 'terraced',
		'end-of-terrace-house'    => 'end-of-terrace',
		'mews-house'              => 'mews',
		'link-detached-house'     => 'link-detached',
		'end-of-terrace-bungalow' => 'terraced-bungalow',
		'flat-apartment'          => 'flat',
		'triplex'                 => 'apartment',
		'farmhouse'               => 'farm-house',
		'building-plot'           => 'plot',
		'other'                   => 'property',
		'property'                => 'property',
		'garage'                  => 'garages',
	);

	/** @param array<string, string> $words */
	public static function find( array $words, string $name ): ?string {
		return $words[ self::slug( $name ) ] ?? null;
	}

	/** Null for a type that only this office has. */
	public static function type( string $name ): ?string {
		$slug = self::slug( $name );
		return self::TYPE[ $slug ] ?? ( '' === PropertyTypes::group( $slug ) ? null : $slug );
	}

	/** e.g. `mains_supply` as "Mains supply", `fttp` as "FTTP". */
	public static function label( string $key ): string {
		return match ( $key ) {
			'adsl', 'fttc', 'fttp' => strtoupper( $key ),
			'central', 'electric', 'gas', 'gas_central', 'oil', 'night_storage', 'solar_water', 'under_floor' => ucfirst( str_replace( '_', ' ', $key ) ) . ' heating',
			'solar_thermal', 'solar_pv_thermal' => str_replace( 'Solar pv', 'Solar PV', ucfirst( str_replace( '_', ' ', $key ) ) ) . ' heating',
			'solar' => 'Solar panels',
			'solar_pv_panels' => 'Solar PV panels',
			'step_free_access' => 'Step-free access',
			'unsuitableForWheelchairs' => 'Unsuitable for wheelchairs',
			'listed_building' => 'Listed building',
			'lease_restrictions' => 'Restrictions in the lease',
			'permitted_development' => 'Restrictions on development',
			'real_burdens' => 'A real burden applies',
			'holiday_home_rental' => 'Restrictions on holiday lets',
			'restrictive_covenant' => 'Restrictive covenants',
			'business_from_property' => 'Restrictions on running a business',
			'property_subletting' => 'Restrictions on subletting',
			'right_of_way_public' => 'Public right of way',
			'right_of_way_private' => 'Private right of way',
			'registered_easements_hmlr' => 'Easements registered with HM Land Registry',
			default => ucfirst( str_replace( '_', ' ', $key ) ),
		};
	}

	private static function slug( string $name ): string {
		return trim( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( $name ) ), '-' );
	}
}
