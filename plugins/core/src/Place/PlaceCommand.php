<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Place\Import\PlaceImporter;
use WP_CLI;

/**
 * Fills the gazetteer: postcodes, towns, stations and schools.
 */
final class PlaceCommand {

	/**
	 * Imports places from a CSV file or a folder of them.
	 *
	 * What a file holds is told by its columns: the ONS Postcode Directory (pcds, doterm, lat, long), NaPTAN's
	 * Stops.csv, places.csv (name, kind, county, latitude, longitude, outcode), high-speed.csv (crs, name), the
	 * register Get Information about Schools (EstablishmentName, Easting, Northing, Postcode …).
	 * Places that are there already are brought up to date; none is removed.
	 *
	 * ## OPTIONS
	 *
	 * <path>
	 * : A .csv file or a folder.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hearth-hammer places import demo/gazetteer
	 *     wp hearth-hammer places import ONSPD_AUG_2026_UK.csv
	 *
	 * @param list<string> $arguments
	 */
	public function import( array $arguments ): void {
		$bar  = null;
		$file = '';
		$done = 0;
		try {
			$counts = ( new PlaceImporter() )->import(
				$arguments[0],
				static function ( string $name, int $read, int $bytes ) use ( &$bar, &$file, &$done ): void {
					if ( $name !== $file ) {
						$file = $name;
						$done = 0;
						$bar  = WP_CLI\Utils\make_progress_bar( $name, max( 1, $bytes ) );
					}
					$bar?->tick( $read - $done );
					$done = $read;
					if ( $read === $bytes ) {
						$bar?->finish();
					}
				}
			);
		} catch ( BadFile $fault ) {
			WP_CLI::error( $fault->getMessage() );
		}
		foreach ( $counts as $what => $rows ) {
			WP_CLI::line( sprintf( '%-12s %s', str_replace( '_', ' ', $what ), number_format( $rows ) ) );
		}
		WP_CLI::success( 'The gazetteer is up to date.' );
	}
}
