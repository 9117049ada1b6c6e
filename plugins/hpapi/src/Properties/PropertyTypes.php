<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use WP_Term;

/**
 * The types of property and the groups a visitor may search by: "house" finds every kind of house.
 *
 * A type is a term of hpapi_property_type, its group the term's parent. Those below are made when first
 * needed; a type they do not know stands alone.
 */
final class PropertyTypes {

	/** Group to the types in it, all slugs. */
	public const GROUPS = array(
		'house'      => array( 'terraced', 'end-of-terrace', 'semi-detached', 'detached', 'mews', 'cluster-house', 'link-detached', 'town-house', 'cottage', 'chalet', 'villa', 'barn-conversion', 'farm-house', 'village-house', 'country-house', 'manor-house', 'equestrian', 'house-share' ),
		'flat'       => array( 'ground-flat', 'studio', 'ground-maisonette', 'maisonette', 'apartment', 'penthouse', 'serviced-apartments', 'duplex', 'flat-share' ),
		'bungalow'   => array( 'terraced-bungalow', 'semi-detached-bungalow', 'detached-bungalow' ),
		'land'       => array( 'farm-land', 'plot', 'barn' ),
		'retirement' => array( 'sheltered-housing', 'retirement-property' ),
		'park-home'  => array( 'mobile-home', 'caravan', 'lodge' ),
		'parking'    => array( 'garages' ),
		'commercial' => array( 'commercial-property', 'hotel', 'guest-house' ),
	);

	/** The group of a type; a group is its own. Empty for a type without one. */
	public static function group( string $slug ): string {
		if ( isset( self::GROUPS[ $slug ] ) ) {
			return $slug;
		}
		foreach ( self::GROUPS as $group => $types ) {
			if ( in_array( $slug, $types, true ) ) {
				return $group;
			}
		}
		return '';
	}

	/** For one property, e.g. "Semi-detached house". */
	public static function label( string $slug ): string {
		return match ( $slug ) {
			'', 'property' => __( 'Property', 'hearth-hammer' ),
			'terraced' => __( 'Terraced house', 'hearth-hammer' ),
			'end-of-terrace' => __( 'End of terrace house', 'hearth-hammer' ),
			'semi-detached' => __( 'Semi-detached house', 'hearth-hammer' ),
			'detached' => __( 'Detached house', 'hearth-hammer' ),
			'link-detached' => __( 'Link-detached house', 'hearth-hammer' ),
			'mews' => __( 'Mews house', 'hearth-hammer' ),
			'ground-flat' => __( 'Ground floor flat', 'hearth-hammer' ),
			'ground-maisonette' => __( 'Ground floor maisonette', 'hearth-hammer' ),
			'farm-house' => __( 'Farmhouse', 'hearth-hammer' ),
			'equestrian' => __( 'Equestrian property', 'hearth-hammer' ),
			'plot' => __( 'Building plot', 'hearth-hammer' ),
			'farm-land' => __( 'Farmland', 'hearth-hammer' ),
			'garages' => __( 'Garage', 'hearth-hammer' ),
			'off-plan' => __( 'Off-plan property', 'hearth-hammer' ),
			default => self::name( $slug ),
		};
	}

	/** e.g. "4 bedroom detached house for sale". */
	public static function heading( string $slug, int $bedrooms, Channel $channel ): string {
		$type = self::label( $slug );
		return trim(
			sprintf(
				/* translators: 1: "3 bedroom " or nothing, 2: type of property, 3: "for sale" or "to rent" */
				__( '%1$s%2$s %3$s', 'hearth-hammer' ),
				$bedrooms > 0 ? self::bedrooms( $bedrooms ) . ' ' : '',
				$bedrooms > 0 ? mb_strtolower( $type ) : $type,
				$channel->phrase()
			)
		);
	}

	/** For lists, e.g. "Semi-detached houses". */
	public static function plural( string $slug ): string {
		return match ( $slug ) {
			'', 'property' => __( 'Property', 'hearth-hammer' ),
			'house' => __( 'Houses', 'hearth-hammer' ),
			'flat' => __( 'Flats', 'hearth-hammer' ),
			'bungalow' => __( 'Bungalows', 'hearth-hammer' ),
			'land', 'farm-land', 'parking', 'sheltered-housing', 'serviced-apartments', 'house-share', 'flat-share', 'off-plan' => self::label( $slug ),
			'retirement', 'retirement-property' => __( 'Retirement property', 'hearth-hammer' ),
			'commercial', 'commercial-property' => __( 'Commercial property', 'hearth-hammer' ),
			'equestrian' => __( 'Equestrian property', 'hearth-hammer' ),
			'duplex' => __( 'Duplexes', 'hearth-hammer' ),
			/* translators: %s: a type of property, e.g. Cottage */
			default => sprintf( _x( '%ss', 'plural of a type of property', 'hearth-hammer' ), self::label( $slug ) ),
		};
	}

	/** As a heading has them, e.g. "4 bedroom". */
	public static function bedrooms( int $number ): string {
		/* translators: %d: number of bedrooms */
		return sprintf( __( '%d bedroom', 'hearth-hammer' ), $number );
	}

	/** @return list<string> Slugs of types that have words in every language, not only a name that staff gave. */
	public static function known(): array {
		return array( '', 'off-plan', ...array_keys( self::GROUPS ), ...array_merge( ...array_values( self::GROUPS ) ) );
	}

	public static function is_known( string $slug ): bool {
		return '' === $slug || 'property' === $slug || 'off-plan' === $slug || '' !== self::group( $slug );
	}

	/** One of ours is named by its slug; one that staff added, by them; any other is a property. */
	private static function name( string $slug ): string {
		if ( '' !== self::group( $slug ) ) {
			return ucfirst( str_replace( '-', ' ', $slug ) );
		}
		$term = get_term_by( 'slug', $slug, PropertyPostType::TYPE );
		return $term instanceof WP_Term ? $term->name : __( 'Property', 'hearth-hammer' );
	}
}
