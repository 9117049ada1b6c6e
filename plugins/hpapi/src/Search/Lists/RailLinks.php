<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Place;
use HearthHammer\Core\Place\Places as GazetteerPlaces;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\PropertyTags;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchUrl;

/**
 * The ways to the lists of SRCH-09: stations in or beside parishes with property for sale, and the high-speed line
 * where it comes near one. One statement.
 */
final readonly class RailLinks {

	private const MOST = 8;

	public function __construct( private ParishRepository $parishes ) {}

	/** @return list<array{label: string, url: string}> */
	public function links(): array {
		PropertyTags::show_list( null );
		$stock    = Stock::now();
		$parishes = array_values( array_filter( $this->parishes->all(), static fn ( Parish $parish ): bool => $stock->in_parish( $parish->id, Channel::Sales ) > 0 ) );
		$miles    = array();
		$is_fast  = false;
		$stations = array() === $parishes ? array() : ( new GazetteerPlaces() )->within( 'station', self::around( $parishes ) );
		foreach ( $stations as $index => $station ) {
			$distance = min( array_map( static fn ( Parish $parish ): float => $parish->coordinates->distance_to( $station->coordinates ), $parishes ) );
			$is_fast  = $is_fast || $distance <= SearchQuery::NEAR_RAIL && true === ( $station->extra['high_speed'] ?? false );
			if ( $distance <= SearchQuery::NEAR_STATION ) {
				$miles[ $index ] = $distance;
			}
		}
		asort( $miles );
		$nearest = array_map( static fn ( int $index ): Place => $stations[ $index ], array_slice( array_keys( $miles ), 0, self::MOST ) );
		usort( $nearest, static fn ( Place $a, Place $b ): int => strcmp( $a->name, $b->name ) );
		/* translators: %s: name of a railway station */
		$links = array_map( static fn ( Place $station ): array => self::link( sprintf( __( '%s station', 'hearth-hammer' ), $station->name ), SearchUrl::of_station( $station->slug, Channel::Sales ) ), $nearest );
		return $is_fast ? array( self::link( __( 'Near high-speed rail', 'hearth-hammer' ), SearchUrl::of_rail() ), ...$links ) : $links;
	}

	/** @param non-empty-list<Parish> $parishes */
	private static function around( array $parishes ): BoundingBox {
		$boxes = array_map( static fn ( Parish $parish ): BoundingBox => $parish->coordinates->bounding_box( SearchQuery::NEAR_RAIL ), $parishes );
		return new BoundingBox( min( array_column( $boxes, 'south' ) ), min( array_column( $boxes, 'west' ) ), max( array_column( $boxes, 'north' ) ), max( array_column( $boxes, 'east' ) ) );
	}

	/** @return array{label: string, url: string} */
	private static function link( string $label, string $url ): array {
		return array(
			'label' => $label,
			'url'   => $url,
		);
	}
}
