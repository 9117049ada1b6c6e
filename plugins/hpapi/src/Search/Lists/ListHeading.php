<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Search\Area;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchResult;

/**
 * A search in words: the page's heading.
 */
final class ListHeading {

	/** e.g. "3 bedroom houses for sale within 3 miles of Cranbrook". */
	public static function of( SearchResult $result ): string {
		$query = $result->query;
		return trim( self::what( $query ) . ' ' . self::how( $query ) . ' ' . self::where( $result ) );
	}

	/** e.g. "New homes", "3 bedroom houses", "New 3 bedroom houses". */
	private static function what( SearchQuery $query ): string {
		$type   = $query->filters['property_type'] ?? '';
		$is_new = isset( $query->filters['age'] );
		$what   = $is_new && '' === $type ? __( 'New homes', 'hearth-hammer' ) : PropertyTypes::plural( $type );
		if ( $query->exact_beds() > 0 ) {
			/* translators: 1: number of bedrooms, 2: types of property, e.g. houses */
			$what = sprintf( __( '%1$d bedroom %2$s', 'hearth-hammer' ), $query->exact_beds(), mb_strtolower( $what ) );
		}
		/* translators: %s: types of property, e.g. houses */
		return $is_new && '' !== $type ? sprintf( __( 'New %s', 'hearth-hammer' ), mb_strtolower( $what ) ) : $what;
	}

	/** What has become of it: "for sale", "sold", "under offer". */
	private static function how( SearchQuery $query ): string {
		$is_sale = Channel::Sales === $query->channel;
		return match ( $query->filters['status_group'] ?? '' ) {
			'complete' => $is_sale ? __( 'sold', 'hearth-hammer' ) : __( 'let', 'hearth-hammer' ),
			'under_offer' => $is_sale ? __( 'under offer', 'hearth-hammer' ) : __( 'to rent, under offer', 'hearth-hammer' ),
			default => $query->channel->phrase(),
		};
	}

	private static function where( SearchResult $result ): string {
		$area = $result->area;
		if ( null === $area ) {
			return self::on_map( $result->query );
		}
		if ( $result->query->is_near_rail_or_station() && $result->query->radius === $result->query->usual_radius() ) {
			return self::near( $area );
		}
		$miles = $result->miles();
		if ( $miles > 0 && ( null !== $area->centre || 'rail' === $area->kind ) ) {
			/* translators: 1: a distance, e.g. 3 miles, 2: a place */
			return sprintf( __( 'within %1$s of %2$s', 'hearth-hammer' ), Labels::radius( $miles ), $area->name );
		}
		return self::in( $result->query, $area );
	}

	private static function in( SearchQuery $query, Area $area ): string {
		$name = 'postcode' === $area->kind ? $area->code : $area->name;
		if ( 'places' === $area->kind && $query->radius > 0 ) {
			/* translators: 1: a distance, e.g. 3 miles, 2: several places */
			return sprintf( __( 'within %1$s of %2$s', 'hearth-hammer' ), Labels::radius( $query->radius ), $name );
		}
		/* translators: %s: a place, or several */
		return max( 0.0, ...array_column( $area->each(), 'usual' ) ) > 0 ? sprintf( __( 'in and around %s', 'hearth-hammer' ), $name ) : sprintf( __( 'in %s', 'hearth-hammer' ), $name );
	}

	/** e.g. "near Headcorn station". */
	public static function near( Area $area ): string {
		/* translators: %s: a place */
		return sprintf( __( 'near %s', 'hearth-hammer' ), $area->name );
	}

	private static function on_map( SearchQuery $query ): string {
		return match ( true ) {
			// The map moves on from what its address said, and says itself what it shows.
			'map' === $query->view => '',
			null !== $query->polygon => __( 'in your drawn area', 'hearth-hammer' ),
			null !== $query->bounds => __( 'in the map area', 'hearth-hammer' ),
			default => '',
		};
	}

	/** What the properties below an empty list are. */
	public static function instead( SearchResult $result ): string {
		if ( $result->is_near && null !== $result->area ) {
			/* translators: %s: a place */
			return sprintf( __( 'Nearest to %s', 'hearth-hammer' ), $result->area->name );
		}
		return 1 === $result->query->channel->value ? __( 'Newest for sale', 'hearth-hammer' ) : __( 'Newest to rent', 'hearth-hammer' );
	}

	public static function sort( string $sort ): string {
		return match ( $sort ) {
			'reduced' => __( 'Newly reduced', 'hearth-hammer' ),
			'price_asc' => __( 'Lowest price', 'hearth-hammer' ),
			'price_desc' => __( 'Highest price', 'hearth-hammer' ),
			'distance' => __( 'Nearest first', 'hearth-hammer' ),
			default => __( 'Newest first', 'hearth-hammer' ),
		};
	}
}
