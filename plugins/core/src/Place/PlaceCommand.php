<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Place\Import\PlaceImporter;
use WP_CLI;

/**
 * Manage the gazetteer: postcodes, towns, stations and schools.
 */
final class PlaceCommand {

	/**
	 * Import places from a CSV file or a folder of CSV files.
	 *
	 * The columns tell what a file contains: the ONS Postcode Directory (pcds, doterm, lat, long), NaPTAN's
	 * Stops.csv, places.csv (name, kind, county, latitude, longitude, outcode), high-speed.csv (crs, name), the
	 * register Get Information about Schools (EstablishmentName, Easting, Northing, Postcode …).
	 * Existing places are updated. No place is removed.
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
			$importer = new PlaceImporter();
			$counts   = $importer->import(
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
		foreach ( $importer->notes() as $note ) {
			WP_CLI::warning( $note );
		}
		WP_CLI::success( 'Imported the gazetteer.' );
	}
}
