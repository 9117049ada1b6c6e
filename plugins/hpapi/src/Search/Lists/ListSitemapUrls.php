<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Place\Places as GazetteerPlaces;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchUrl;

/**
 * Every list that search engines may keep and that has property today: the two of everything, parishes, three and
 * four bedrooms (of all, of each type, in each parish), stations and the high-speed line.
 *
 * Three statements, however much there is, once after each change of the data.
 */
final class ListSitemapUrls {

	private const CACHE = 'hpapi_list_sitemap';

	/** @var array<string, int> Address from the site's home to the time of its newest change. */
	private array $found = array();

	public function __construct( private readonly ParishRepository $parishes ) {}

	/** @return list<array{loc: string, lastmod: string}> */
	public function all(): array {
		$version = PropertyVersion::current();
		$kept    = get_transient( self::CACHE );
		if ( ! is_array( $kept ) || $version !== ( $kept['version'] ?? null ) || ! is_array( $kept['urls'] ?? null ) ) {
			$kept = array(
				'version' => $version,
				'urls'    => $this->find(),
			);
			set_transient( self::CACHE, $kept, DAY_IN_SECONDS );
		}
		$urls = array();
		foreach ( $kept['urls'] as $path => $changed ) {
			$urls[] = array(
				'loc'     => home_url( (string) $path ),
				'lastmod' => gmdate( DATE_W3C, (int) $changed ),
			);
		}
		return $urls;
	}

	/** @return array<string, int> */
	private function find(): array {
		$this->found = array();
		$this->add_groups();
		$this->add_stations();
		$found = $this->found;
		uksort( $found, strnatcmp( ... ) );
		return $found;
	}

	private function add_groups(): void {
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT channel, parish_id, property_type, type_group, CASE WHEN bedrooms IN (3, 4) THEN bedrooms ELSE 0 END AS beds, MAX(updated_at) AS changed FROM %i WHERE published = 1 AND on_market = 1 GROUP BY channel, parish_id, property_type, type_group, CASE WHEN bedrooms IN (3, 4) THEN bedrooms ELSE 0 END', PropertyTable::name() ), ARRAY_A );
		$names = array();
		foreach ( $this->parishes->all() as $parish ) {
			$names[ $parish->id ] = array(
				'name' => $parish->name,
				'slug' => $parish->slug,
			);
		}
		$urls = new SearchUrl( array_values( $names ) );
		foreach ( $rows as $row ) {
			$channel = Channel::from( (int) $row['channel'] );
			$beds    = (int) $row['beds'];
			$places  = array( '', $names[ (int) $row['parish_id'] ]['name'] ?? '' );
			foreach ( array_unique( $places ) as $place ) {
				$query = new SearchQuery( $channel, $place );
				$this->add( $urls->build( $query ), (int) $row['changed'] );
				if ( $beds > 0 ) {
					// Of each type, but not in each parish: pages of one property serve nobody.
					$types = '' === $place ? array_filter( array( $row['property_type'], $row['type_group'] ), static fn ( string $type ): bool => '' !== PropertyTypes::group( $type ) ) : array();
					foreach ( array_unique( array( '', ...$types ) ) as $type ) {
						$this->add( $urls->build( $query->with( array( 'min_beds' => (string) $beds, 'max_beds' => (string) $beds, 'property_type' => $type ) ) ), (int) $row['changed'] );
					}
				}
			}
		}
	}

	private function add_stations(): void {
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows     = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT channel, latitude, longitude, MAX(updated_at) AS changed FROM %i WHERE published = 1 AND on_market = 1 AND latitude IS NOT NULL AND longitude IS NOT NULL GROUP BY channel, latitude, longitude', PropertyTable::name() ), ARRAY_A );
		$stations = new StationReach( ( new GazetteerPlaces() )->all( 'station' ) );
		$urls     = new SearchUrl( array() );
		foreach ( $rows as $row ) {
			$channel = Channel::from( (int) $row['channel'] );
			foreach ( $stations->near( (float) $row['latitude'], (float) $row['longitude'] ) as $station ) {
				$this->add( $urls->build( SearchQuery::from_request( array( 'trans_type' => (string) $channel->value, 'station' => $station->slug ) ) ), (int) $row['changed'] );
			}
			if ( Channel::Sales === $channel && $stations->is_near_rail( (float) $row['latitude'], (float) $row['longitude'] ) ) {
				$this->add( $urls->build( SearchQuery::from_request( array( 'near_rail' => '1' ) ) ), (int) $row['changed'] );
			}
		}
	}

	private function add( string $path, int $changed ): void {
		$this->found[ $path ] = max( $changed, $this->found[ $path ] ?? 0 );
	}
}
