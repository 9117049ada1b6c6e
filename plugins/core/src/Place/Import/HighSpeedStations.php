<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\Places;

/**
 * Marks the stations where high-speed trains call: the list is the whole of them.
 */
final class HighSpeedStations {

	/**
	 * @param iterable<int, array<string, string>> $rows Columns crs and name.
	 * @return int Stations marked.
	 */
	public function mark( iterable $rows ): int {
		$codes = array();
		$names = array();
		foreach ( $rows as $row ) {
			$codes[ strtoupper( $row['crs'] ) ]      = true;
			$names[ NameKey::of( $row['name'] ) ] = true;
		}
		$writer = new PlaceWriter();
		$marked = 0;
		foreach ( ( new Places() )->all( 'station' ) as $station ) {
			$code  = $station->extra['crs'] ?? '';
			// NaPTAN's stops do not have the three letters of the timetable: the name decides there.
			$fast  = ( is_string( $code ) && '' !== $code && isset( $codes[ $code ] ) ) || isset( $names[ NameKey::of( $station->name ) ] );
			$marked += $fast ? 1 : 0;
			if ( $fast !== ( $station->extra['high_speed'] ?? false ) ) {
				$extra = array_filter( array( 'crs' => $code, 'high_speed' => $fast ) );
				$writer->add( new PlaceRow( 'station', $station->name, $station->coordinates->latitude, $station->coordinates->longitude, $station->county, $fast ? 8 : 5, $extra, $station->slug ) );
			}
		}
		$writer->finish();
		return $marked;
	}
}
