<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\PropertyTags;

/**
 * Where to go on from a parish's page: its neighbours, and searches round it.
 */
final readonly class Surroundings {

	/** Further away nobody calls it near. */
	private const MILES = 15.0;

	public function __construct( private ParishRepository $parishes, private AreaFinder $areas ) {}

	/** @return list<array{name: string, url: string, miles: float, count: int}> The nearest first. */
	public function neighbours( int $parish, int $count ): array {
		$centre = $this->parishes->by_id( $parish );
		if ( null === $centre ) {
			return array();
		}
		PropertyTags::show_list( null );
		$stock = Stock::now();
		$found = array();
		foreach ( $this->parishes->all() as $other ) {
			$miles = $centre->coordinates->distance_to( $other->coordinates );
			if ( $other->id !== $parish && $miles <= self::MILES ) {
				$found[] = array(
					'name'  => $other->name,
					'url'   => $other->url(),
					'miles' => round( $miles, 1 ),
					'count' => $stock->in_parish( $other->id, Channel::Sales ) + $stock->in_parish( $other->id, Channel::Lettings ),
				);
			}
		}
		usort( $found, static fn ( array $one, array $other ): int => $one['miles'] <=> $other['miles'] );
		return array_slice( $found, 0, $count );
	}

	/** @return list<array{label: string, url: string}> */
	public function searches( int $parish ): array {
		$centre = $this->parishes->by_id( $parish );
		if ( null === $centre ) {
			return array();
		}
		$url   = $this->areas->url( $centre );
		$links = array();
		foreach ( self::ways( $centre->name ) as $label => $parameters ) {
			$links[] = array(
				'label' => $label,
				'url'   => $url->absolute( SearchQuery::from_request( array( 'location' => $centre->name ) + $parameters ) ),
			);
		}
		return $links;
	}

	/** @return array<string, array<string, string>> Label to parameters. */
	private static function ways( string $name ): array {
		return array(
			/* translators: %s: name of a parish */
			sprintf( __( 'Houses for sale in %s', 'hearth-hammer' ), $name )            => array( 'trans_type' => '1', 'property_type' => 'house' ),
			/* translators: %s: name of a parish */
			sprintf( __( 'Three or more bedrooms in %s', 'hearth-hammer' ), $name )     => array( 'trans_type' => '1', 'min_beds' => '3' ),
			/* translators: %s: name of a parish */
			sprintf( __( 'For sale within five miles of %s', 'hearth-hammer' ), $name ) => array( 'trans_type' => '1', 'radius' => '5' ),
			/* translators: %s: name of a parish */
			sprintf( __( 'To rent within five miles of %s', 'hearth-hammer' ), $name )  => array( 'trans_type' => '2', 'radius' => '5' ),
		);
	}
}
