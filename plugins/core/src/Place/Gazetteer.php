<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

defined( 'ABSPATH' ) || exit;

/**
 * Where postcodes, towns and stations are, from our own tables; for postcodes that are not in them a service is asked
 * where the site has one.
 */
final class Gazetteer {

	/** How far from the firm a town is that a name means first. */
	private const NEAR_MILES = 25.0;

	/** Of what was typed, in search of a town's name: words at most, and letters at least. */
	private const MOST_WORDS    = 6;
	private const SHORTEST_NAME = 4;

	private readonly Places $places;

	/**
	 * @param ParishDirectory|null $parishes Whose names are suggested first; null suggests none.
	 * @param PostcodeLearner|null $learner  Null where no service is asked.
	 */
	public function __construct(
		private readonly ?ParishDirectory $parishes = null,
		?Places $places = null,
		private readonly ?PostcodeLearner $learner = null,
	) {
		$this->places = $places ?? new Places();
	}

	/** The same gazetteer, which suggests these parishes first. */
	public function with_parishes( ParishDirectory $parishes ): self {
		return new self( $parishes, $this->places, $this->learner );
	}

	/** Null where not even the outward code is known. */
	public function locate( Postcode $postcode ): ?Location {
		$codes = $this->codes( array( $postcode ) );
		if ( null !== $this->learner && ! isset( $codes['postcode'][ $postcode->key() ] ) && $this->learner->for_visitor( $postcode, $postcode->outward, $codes ) ) {
			$codes = $this->codes( array( $postcode ) );
		}
		return self::best( $postcode, $codes );
	}

	/**
	 * Many at once, in one statement, for imports.
	 *
	 * @param list<Postcode> $postcodes
	 * @return array<string, Location> By postcode (`TN17 3AB`); one that is not known at all is missing.
	 */
	public function locate_many( array $postcodes ): array {
		$codes = $this->codes( $postcodes );
		if ( null !== $this->learner ) {
			$missing = array_values( array_filter( $postcodes, static fn ( Postcode $one ): bool => ! isset( $codes['postcode'][ $one->key() ] ) ) );
			$codes   = $this->learner->for_import( $missing, $codes ) ? $this->codes( $postcodes ) : $codes;
		}
		$locations = array();
		foreach ( $postcodes as $postcode ) {
			$location = self::best( $postcode, $codes );
			if ( null !== $location ) {
				$locations[ (string) $postcode ] = $location;
			}
		}
		return $locations;
	}

	/**
	 * @param list<Postcode> $postcodes
	 * @return array<string, array<string, Place>> By kind, then by key.
	 */
	private function codes( array $postcodes ): array {
		$keys = array();
		foreach ( $postcodes as $postcode ) {
			$keys[ $postcode->key() ]                   = true;
			$keys[ NameKey::of( $postcode->sector() ) ] = true;
			$keys[ NameKey::of( $postcode->outward ) ]  = true;
		}
		return $this->places->codes( array_map( strval( ... ), array_keys( $keys ) ) );
	}

	/** @param array<string, array<string, Place>> $codes */
	private static function best( Postcode $postcode, array $codes ): ?Location {
		$exact = $codes['postcode'][ $postcode->key() ] ?? null;
		$place = $exact ?? $codes['sector'][ NameKey::of( $postcode->sector() ) ] ?? $codes['outcode'][ NameKey::of( $postcode->outward ) ] ?? null;
		return null === $place ? null : new Location( $place->coordinates, $place->name, null === $exact );
	}

	/** What a visitor typed into the location field: a postcode, a sector (`TN17 3`) or an outward code. */
	public function locate_typed( string $typed ): ?Location {
		$postcode = Postcode::parse( $typed );
		if ( null !== $postcode ) {
			return $this->locate( $postcode );
		}
		$key = NameKey::of( $typed );
		if ( 1 !== preg_match( '/^[a-z]{1,2}[0-9]/', $key ) || strlen( $key ) > 6 ) {
			return null;
		}
		$found = $this->places->codes( array( $key ) );
		if ( null !== $this->learner && ! isset( $found['outcode'][ $key ] ) && ! isset( $found['sector'][ $key ] ) && 1 === preg_match( '/^[a-z]{1,2}[0-9][0-9a-z]?$/D', $key ) && $this->learner->for_visitor( null, strtoupper( $key ), $found ) ) {
			$found = $this->places->codes( array( $key ) );
		}
		// `TN1 7` and `TN17` have the same key: the space, or else the outward code, decides.
		$sector = 1 === preg_match( '/\s[0-9]\s*$/', $typed ) ? ( $found['sector'][ $key ] ?? null ) : null;
		$place  = $sector ?? $found['outcode'][ $key ] ?? $found['sector'][ $key ] ?? null;
		return null === $place ? null : new Location( $place->coordinates, $place->name, true );
	}

	/**
	 * For the autocomplete, best first, in at most three statements.
	 *
	 * @return list<Suggestion>
	 */
	public function suggest( string $query, int $limit = 10 ): array {
		return ( new Suggestions( $this->places, $this->parishes?->active_names() ?? array() ) )->for( $query, $limit );
	}

	public function town( string $slug ): ?Place {
		return $this->places->by_slugs( 'town', array( $slug ) )[ $slug ] ?? null;
	}

	/**
	 * A town or village by its name, with its county where it is written: `Tenterden`, `Tenterden, Kent`. Of several
	 * the one that most people mean; one near a point that is given goes before.
	 *
	 * @param list<Coordinates> $here Near which a place of that name is meant, as where the firm works.
	 */
	public function town_named( string $typed, array $here = array() ): ?Place {
		$parts = explode( ',', $typed, 2 );
		$key   = NameKey::of( $parts[0] );
		if ( '' === $key || 1 === preg_match( '/[0-9]/', $key ) ) {
			return null;
		}
		$towns = array_filter(
			$this->places->select( 'kind = %s AND name_key = %s ORDER BY weight DESC, id', array( 'town', $key ) ),
			static fn ( Place $town ): bool => County::is_meant( $parts[1] ?? '', $town->county )
		);
		$near  = array_filter( $towns, static fn ( Place $town ): bool => array() !== array_filter( $here, static fn ( Coordinates $point ): bool => $town->coordinates->distance_to( $point ) <= self::NEAR_MILES ) );
		return array_values( $near )[0] ?? array_values( $towns )[0] ?? null;
	}

	/**
	 * A town within what was typed, the longest first: `Royal Tunbridge Wells` is Tunbridge Wells. Null where there is
	 * none; one statement.
	 *
	 * @param list<Coordinates> $here As in town_named().
	 */
	public function town_within( string $typed, array $here = array() ): ?Place {
		$words = array_slice( array_values( array_filter( preg_split( '/[\s,]+/u', $typed ) ?: array(), static fn ( string $word ): bool => '' !== NameKey::of( $word ) ) ), 0, self::MOST_WORDS );
		$keys  = array();
		for ( $length = count( $words ) - 1; $length > 0; $length-- ) {
			for ( $from = 0; $from + $length <= count( $words ); $from++ ) {
				$keys[] = NameKey::of( implode( ' ', array_slice( $words, $from, $length ) ) );
			}
		}
		$keys = array_values( array_unique( array_filter( $keys, static fn ( string $key ): bool => strlen( $key ) >= self::SHORTEST_NAME ) ) );
		if ( array() === $keys ) {
			return null;
		}
		$found = $this->places->select( 'kind = %s AND name_key IN (' . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ') ORDER BY weight DESC, id', array( 'town', ...$keys ) );
		foreach ( $keys as $key ) {
			$towns = array_values( array_filter( $found, static fn ( Place $town ): bool => $key === NameKey::of( $town->name ) ) );
			$near  = array_filter( $towns, static fn ( Place $town ): bool => array() !== array_filter( $here, static fn ( Coordinates $point ): bool => $town->coordinates->distance_to( $point ) <= self::NEAR_MILES ) );
			if ( array() !== $towns ) {
				return array_values( $near )[0] ?? $towns[0];
			}
		}
		return null;
	}

	public function station( string $slug ): ?Place {
		return $this->places->by_slugs( 'station', array( $slug ) )[ $slug ] ?? null;
	}

	/** Of several of one name the one that most people mean. */
	public function station_named( string $name ): ?Place {
		$key = NameKey::of( $name );
		return '' === $key ? null : $this->places->by_names( 'station', array( $key ) )[ $key ] ?? null;
	}

	/** @return list<Place> By name. */
	public function high_speed_stations(): array {
		return $this->places->high_speed();
	}

	/** The town or village nearest to a point, or null where none is within so many miles. */
	public function nearest_town( Coordinates $point, float $miles = 5.0 ): ?Place {
		$nearest = null;
		foreach ( $this->places->within( 'town', $point->bounding_box( $miles ) ) as $town ) {
			$distance = $point->distance_to( $town->coordinates );
			if ( $distance <= $miles ) {
				$miles   = $distance;
				$nearest = $town;
			}
		}
		return $nearest;
	}

	/**
	 * The stations nearest to a point, in one statement.
	 *
	 * @return list<array{station: Place, miles: float}> The nearest first.
	 */
	public function nearest_stations( Coordinates $point, float $miles, int $count ): array {
		$found = array();
		foreach ( $this->places->within( 'station', $point->bounding_box( $miles ) ) as $station ) {
			$distance = $point->distance_to( $station->coordinates );
			if ( $distance <= $miles ) {
				$found[] = array(
					'station' => $station,
					'miles'   => $distance,
				);
			}
		}
		usort( $found, static fn ( array $a, array $b ): int => array( $a['miles'], $a['station']->slug ) <=> array( $b['miles'], $b['station']->slug ) );
		return array_slice( $found, 0, $count );
	}
}
