<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\Place;
use HearthHammer\Core\Place\Places;

/**
 * The towns of properties whose feed gives none: named in an address line, else the nearest.
 */
final class Town {

	/** @param array<string, Place> $named By key of NameKey. */
	private function __construct(
		private readonly Gazetteer $gazetteer,
		private readonly array $named,
	) {}

	/** @param list<Record> $batch Looked up in one statement. */
	public static function for_batch( array $batch, Gazetteer $gazetteer ): self {
		$keys = array();
		foreach ( $batch as $property ) {
			$lines = '' === $property->fields['town'] ? self::lines( $property ) : ( '' === $property->fields['postcode'] ? array( (string) $property->fields['town'] ) : array() );
			foreach ( $lines as $line ) {
				$keys[ NameKey::of( $line ) ] = true;
			}
		}
		unset( $keys[''] );
		return new self( $gazetteer, ( new Places() )->by_names( 'town', array_map( strval( ... ), array_keys( $keys ) ) ) );
	}

	public function of( Record $property, ?Coordinates $point ): string {
		$town = (string) $property->fields['town'];
		if ( '' !== $town ) {
			return $town;
		}
		foreach ( self::lines( $property ) as $line ) {
			$place = $this->named[ NameKey::of( $line ) ] ?? null;
			// A street may bear the name of a town at the other end of the country.
			if ( null !== $place && ( null === $point || $point->distance_to( $place->coordinates ) < 10 ) ) {
				return $place->name;
			}
		}
		return null === $point ? '' : (string) $this->gazetteer->nearest_town( $point )?->name;
	}

	/**
	 * What may name the town, the likeliest first.
	 *
	 * @return list<string>
	 */
	public function names( Record $property ): array {
		return array_values( array_filter( array( (string) $property->fields['town'], ...self::lines( $property ) ) ) );
	}

	/** The town of a property without a postcode; null where there is none of that name. */
	public function place( Record $property ): ?Place {
		foreach ( $this->names( $property ) as $name ) {
			$place = $this->named[ NameKey::of( $name ) ] ?? null;
			if ( null !== $place ) {
				return $place;
			}
		}
		return null;
	}

	/** @return list<string> From the last line, where towns stand, to the first. */
	private static function lines( Record $property ): array {
		$lines = array_map( static fn ( string $name ): string => (string) $property->fields[ $name ], array( 'address_4', 'address_3', 'address_2' ) );
		$shown = array_reverse( array_map( 'trim', explode( ',', (string) $property->fields['display_address'] ) ) );
		return array_values( array_filter( array( ...$lines, ...$shown ) ) );
	}
}
