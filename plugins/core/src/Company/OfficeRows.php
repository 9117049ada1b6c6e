<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use HearthHammer\Core\Place\Coordinates;

/**
 * Offices as the option `hh_offices` holds them: a list of rows of texts. What cannot be read in a row is left out.
 */
final class OfficeRows {

	/** @return list<Office> */
	public static function read( mixed $stored ): array {
		$offices = array();
		foreach ( is_array( $stored ) ? $stored : array() as $row ) {
			if ( is_array( $row ) && '' !== self::text( $row, 'name' ) ) {
				$offices[] = self::office( $row, self::id( $row, array_column( $offices, 'id' ) ) );
			}
		}
		return $offices;
	}

	/**
	 * The id that an office keeps: its own, or else one made of its name.
	 *
	 * @param array<mixed> $row
	 * @param list<string> $taken Ids of other offices.
	 */
	public static function id( array $row, array $taken ): string {
		$id = sanitize_key( self::text( $row, 'id' ) );
		$id = '' === $id ? sanitize_title( self::text( $row, 'name' ), 'office' ) : $id;
		for ( $free = $id, $number = 2; in_array( $free, $taken, true ); ++$number ) {
			$free = "{$id}-{$number}";
		}
		return $free;
	}

	/** The office of a site that has none yet: pages leave out what it does not have. */
	public static function blank(): Office {
		return new Office( '', '', '', '', new Contact( '', '', new OpeningHours( array(), '' ) ), is_example: true );
	}

	/**
	 * An office as the option holds it.
	 *
	 * @return array<string, mixed>
	 */
	public static function row( Office $office ): array {
		$hours = $office->contact->hours;
		return array(
			'id'        => $office->id,
			'name'      => $office->name,
			'street'    => $office->street,
			'town'      => $office->town,
			'postcode'  => $office->postcode,
			'latitude'  => null === $office->point ? '' : (string) $office->point->latitude,
			'longitude' => null === $office->point ? '' : (string) $office->point->longitude,
			'phone'     => $office->contact->phone,
			'email'     => $office->contact->email,
			'hours'     => array_map( static fn ( array $times ): array => array( 'opens' => $times[0], 'closes' => $times[1] ), $hours->days ),
			'words'     => $hours->words,
			'branch'    => $office->branch,
			'districts' => $office->districts,
			'closed'    => $office->closed,
		);
	}

	/** @param array<mixed> $row */
	private static function office( array $row, string $id ): Office {
		$days = array();
		for ( $day = 1; $day <= 7; $day++ ) {
			$times = is_array( $row['hours'] ?? null ) ? $row['hours'][ $day ] ?? array() : array();
			$times = is_array( $times ) ? array( self::text( $times, 'opens' ), self::text( $times, 'closes' ) ) : array( '', '' );
			if ( OpeningHours::is_span( ...$times ) ) {
				$days[ $day ] = $times;
			}
		}
		return new Office(
			self::text( $row, 'name' ),
			self::text( $row, 'street' ),
			self::text( $row, 'town' ),
			self::text( $row, 'postcode' ),
			new Contact( self::text( $row, 'phone' ), self::text( $row, 'email' ), new OpeningHours( $days, self::text( $row, 'words' ) ) ),
			self::point( self::text( $row, 'latitude' ), self::text( $row, 'longitude' ) ),
			self::text( $row, 'branch' ),
			self::texts( $row, 'districts' ),
			self::texts( $row, 'closed' ),
			id: $id,
		);
	}

	/** Null for what is no point. */
	public static function point( string $latitude, string $longitude ): ?Coordinates {
		$is = is_numeric( $latitude ) && is_numeric( $longitude ) && abs( (float) $latitude ) <= 90 && abs( (float) $longitude ) <= 180;
		return $is ? new Coordinates( (float) $latitude, (float) $longitude ) : null;
	}

	/** @param array<mixed> $row */
	private static function text( array $row, string $name ): string {
		return is_scalar( $row[ $name ] ?? null ) ? trim( (string) $row[ $name ] ) : '';
	}

	/**
	 * @param array<mixed> $row
	 * @return list<string>
	 */
	private static function texts( array $row, string $name ): array {
		return is_array( $row[ $name ] ?? null ) ? array_values( array_filter( $row[ $name ], is_string( ... ) ) ) : array();
	}
}
