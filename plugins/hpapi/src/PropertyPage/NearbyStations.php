<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyPage;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Search\SearchUrl;

/**
 * The stations nearest to a property or a parish, and the lists around them.
 */
final readonly class NearbyStations {

	private const MILES = 15.0;
	private const COUNT = 3;
	private const CACHE = 'hpapi_stations';

	public function __construct( private Gazetteer $gazetteer ) {}

	/** @return list<array{name: string, slug: string, miles: float, distance: string, high_speed: bool, url: string}> The nearest first. */
	public function of( PropertyRecord $property ): array {
		$point = $property->coordinates();
		return null === $point ? array() : $this->around( $point, $property->channel() );
	}

	/** @return list<array{name: string, slug: string, miles: float, distance: string, high_speed: bool, url: string}> The nearest first; `url` is the list of what is near it. */
	public function around( Coordinates $point, Channel $channel ): array {
		// A page asks twice: for itself, and for what search engines read.
		$key   = sprintf( '%.5f,%.5f,%s', $point->latitude, $point->longitude, PlaceVersion::current() );
		$found = wp_cache_get( $key, self::CACHE );
		if ( ! is_array( $found ) ) {
			$found = array_map(
				static fn ( array $near ): array => array(
					'name'       => $near['station']->name,
					'slug'       => $near['station']->slug,
					'miles'      => round( $near['miles'], 1 ),
					'high_speed' => true === ( $near['station']->extra['high_speed'] ?? false ),
				),
				$this->gazetteer->nearest_stations( $point, self::MILES, self::COUNT )
			);
			wp_cache_set( $key, $found, self::CACHE, DAY_IN_SECONDS );
		}
		$stations = array();
		/** @var array{name: string, slug: string, miles: float, high_speed: bool} $station */
		foreach ( $found as $station ) {
			$stations[] = $station + array(
				'distance' => self::distance( $station['miles'] ),
				'url'      => SearchUrl::of_station( $station['slug'], $channel ),
			);
		}
		return $stations;
	}

	private static function distance( float $miles ): string {
		return match ( true ) {
			$miles < 0.1 => __( 'less than 0.1 miles', 'hearth-hammer' ),
			1.0 === $miles => __( '1 mile', 'hearth-hammer' ),
			/* translators: %s: number of miles */
			default => sprintf( __( '%s miles', 'hearth-hammer' ), number_format( $miles, 1, '.', '' ) ),
		};
	}
}
