<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvFile;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\NationalGrid;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\Place;
use HearthHammer\Core\Place\Places;
use HearthHammer\Core\Place\Postcode;

/**
 * Fills the gazetteer from the ONS Postcode Directory, NaPTAN's stops, the government's schools, and two small lists
 * of our own.
 *
 * Columns: the ONSPD user guide, the "NaPTAN and NPTG data schema" (CSV), the download of Get Information about Schools.
 * Which file is which is told by its columns, so a folder may hold all of them under any names.
 */
final class PlaceImporter {

	/** What is a town, and its weight. */
	public const SIZES = array(
		'city'    => 40,
		'town'    => 30,
		'village' => 20,
		'hamlet'  => 10,
	);

	/** The first four columns of Code-Point Open, whose files have no heading: its own file of headings names them. */
	private const CODE_POINT = array( 'postcode', 'positional_quality_indicator', 'eastings', 'northings' );

	/** @var list<string> Stations that the file calls inactive. */
	private array $inactive = array();

	/** @var list<string> Stations without a position. */
	private array $nowhere = array();

	/**
	 * @param string                                  $path     A CSV file or a folder of them.
	 * @param callable(string, int, int):void $progress File name, bytes read, bytes in all.
	 * @return array<string, int> Kind to rows written.
	 * @throws BadFile In words for staff.
	 */
	public function import( string $path, callable $progress ): array {
		$files = is_dir( $path ) ? (array) glob( rtrim( $path, '/' ) . '/*.csv' ) : array( $path );
		if ( array() === $files ) {
			throw new BadFile( sprintf( 'No .csv file found in %s.', $path ) );
		}
		$jobs = array();
		foreach ( $files as $file ) {
			$csv = CsvFile::open_file( (string) $file, self::headless( ... ) );
			$job = $this->job_for( $csv );
			if ( null !== $job ) {
				$jobs[] = array( basename( (string) $file ), $csv, $job );
			} elseif ( ! is_dir( $path ) ) {
				throw self::unknown( basename( $path ) );
			}
		}
		// High-speed stations are stations, and schools stand where their postcodes are: these come after those.
		$last = array( 'high_speed', 'schools' );
		usort( $jobs, static fn ( array $a, array $b ): int => in_array( $a[2], $last, true ) <=> in_array( $b[2], $last, true ) );
		$counts = array();
		foreach ( $jobs as [ $name, $csv, $job ] ) {
			$bytes          = $csv->bytes();
			$counts[ $job ] = ( $counts[ $job ] ?? 0 ) + $this->$job( $csv, static fn ( int $read ) => $progress( $name, $read, $bytes ) );
			$progress( $name, $bytes, $bytes );
		}
		self::finish();
		return $counts;
	}

	/** Has searches and properties know of what was imported. */
	public static function finish(): void {
		( new PlaceWriter() )->rebuild_trigrams();
		PlaceVersion::change();
		/** Towns, stations, postcodes or schools were imported. */
		do_action( 'hearth_hammer_places_imported' );
	}

	public static function unknown( string $name ): BadFile {
		return new BadFile( sprintf( '%s is neither a postcode directory (pcds, lat, long), nor stops (CommonName, StopType, and Longitude and Latitude or Easting and Northing), nor places (name, kind, county, latitude, longitude), nor high-speed stations (crs, name), nor schools (EstablishmentName, Easting, Northing, Postcode …).', $name ) );
	}

	/** @return list<string> What staff should know of the last import: stations that it left out, and why. */
	public function notes(): array {
		$notes = array();
		foreach ( array( 'inactive' => $this->inactive, 'without a position' => $this->nowhere ) as $why => $names ) {
			if ( array() !== $names ) {
				$rest    = count( $names ) > 10 ? sprintf( ' and %d more', count( $names ) - 10 ) : '';
				$notes[] = sprintf( 'Skipped %d %s (%s): %s%s. Existing stations are kept.', count( $names ), 1 === count( $names ) ? 'station' : 'stations', $why, implode( ', ', array_slice( $names, 0, 10 ) ), $rest );
			}
		}
		return $notes;
	}

	/** What a file holds, told by its columns; null for anything else. */
	public function job_for( CsvFile $csv ): ?string {
		return match ( true ) {
			$csv->has( 'lat', 'long' ) && null !== $this->postcode_column( $csv ) && ! $csv->has( 'establishmentname' ), $csv->has( ...self::CODE_POINT ) => 'postcodes',
			$csv->has( 'commonname', 'stoptype' ) && ( $csv->has( 'longitude', 'latitude' ) || $csv->has( 'easting', 'northing' ) ) => 'stations',
			$csv->has( 'name', 'kind', 'county', 'latitude', 'longitude' ) => 'places',
			$csv->has( 'crs', 'name' ) => 'high_speed',
			$csv->has( ...SchoolList::COLUMNS ) => 'schools',
			default => null,
		};
	}

	private function postcode_column( CsvFile $csv ): ?string {
		foreach ( array( 'pcds', 'pcd8', 'pcd2', 'pcd', 'pcd7', 'postcode' ) as $column ) {
			if ( $csv->has( $column ) ) {
				return $column;
			}
		}
		return null;
	}

	/**
	 * Names the columns of a file that begins with a row of Code-Point Open; null for every other.
	 *
	 * @param list<string> $first
	 * @return list<string>|null
	 */
	public static function headless( array $first ): ?array {
		if ( count( $first ) < 4 || null === Postcode::parse( $first[0] ) || array() !== array_filter( array_slice( $first, 1, 3 ), static fn ( string $field ): bool => ! is_numeric( $field ) ) ) {
			return null;
		}
		return array( ...self::CODE_POINT, ...array_map( static fn ( int $column ): string => "column_{$column}", array_keys( array_slice( $first, 4 ) ) ) );
	}

	/**
	 * Part of a postcode directory, for imports that go on in steps. The centres of sectors come after all of them, by
	 * Centres::write().
	 *
	 * @param int             $from    CsvFile's position() where the step before ended.
	 * @param callable(): bool $is_over Asked after every thousand rows.
	 * @return array{int, bool, list<string>} Rows written, whether the file's end was reached, and the postcode areas met.
	 * @throws BadFile In words for staff.
	 */
	public function postcode_batch( CsvFile $csv, int $from, callable $is_over ): array {
		$column = (string) $this->postcode_column( $csv );
		$writer = new PlaceWriter();
		$areas  = array();
		$rows   = 0;
		$ended  = true;
		foreach ( $csv->rows( null, $from ) as $row ) {
			[ $postcode, $at ] = $this->postcode_at( $row, $column );
			if ( null !== $postcode && null !== $at ) {
				$writer->add( self::postcode_row( $postcode, $at ) );
				$areas[ $postcode->area() ] = true;
			}
			if ( 0 === ++$rows % 1000 && $is_over() ) {
				$ended = false;
				break;
			}
		}
		$writer->finish();
		return array( $writer->written(), $ended, array_map( strval( ... ), array_keys( $areas ) ) );
	}

	public static function postcode_row( Postcode $postcode, Coordinates $at ): PlaceRow {
		return new PlaceRow( 'postcode', (string) $postcode, $at->latitude, $at->longitude, '', 0, array(), $postcode->key() );
	}

	/**
	 * 99.999999 means 'no location' in the directory. A terminated postcode is not needed for searches.
	 *
	 * @param array<string, string> $row
	 * @return array{?Postcode, ?Coordinates} Two nulls for a row without use.
	 */
	private function postcode_at( array $row, string $column ): array {
		$postcode = Postcode::parse( $row[ $column ] );
		if ( null === $postcode || '' !== ( $row['doterm'] ?? '' ) ) {
			return array( null, null );
		}
		if ( isset( $row['eastings'], $row['northings'] ) && ! isset( $row['lat'] ) ) {
			$at = is_numeric( $row['eastings'] ) && is_numeric( $row['northings'] ) ? NationalGrid::to_wgs84( (float) $row['eastings'], (float) $row['northings'] ) : null;
			return null === $at ? array( null, null ) : array( $postcode, $at );
		}
		$is_there = is_numeric( $row['lat'] ) && is_numeric( $row['long'] ) && abs( (float) $row['lat'] ) <= 90 && abs( (float) $row['long'] ) <= 180;
		return $is_there ? array( $postcode, new Coordinates( (float) $row['lat'], (float) $row['long'] ) ) : array( null, null );
	}

	/** @param callable(int):void $progress */
	private function postcodes( CsvFile $csv, callable $progress ): int {
		$column = (string) $this->postcode_column( $csv );
		$writer = new PlaceWriter();
		$centres = new Centres();
		foreach ( $csv->rows( $progress ) as $row ) {
			[ $postcode, $at ] = $this->postcode_at( $row, $column );
			if ( null === $postcode || null === $at ) {
				continue;
			}
			$writer->add( self::postcode_row( $postcode, $at ) );
			$centres->add( 'sector', $postcode->sector(), $at->latitude, $at->longitude );
			$centres->add( 'outcode', $postcode->outward, $at->latitude, $at->longitude );
		}
		foreach ( $centres->places() as $place ) {
			$writer->add( $place );
		}
		$writer->finish();
		return $writer->written();
	}

	/** @param callable(int):void $progress */
	private function stations( CsvFile $csv, callable $progress ): int {
		$writer = new PlaceWriter();
		$slugs  = array();
		$fast   = $this->known_high_speed();
		foreach ( $csv->rows( $progress ) as $row ) {
			if ( 'RLY' !== $row['stoptype'] ) {
				continue;
			}
			$name = (string) preg_replace( '/ (Rail(way)? )?Station$/i', '', $row['commonname'] );
			if ( in_array( strtolower( $row['status'] ?? '' ), array( 'inactive', 'del' ), true ) ) {
				$this->inactive[] = $name;
				continue;
			}
			$at = self::position( $row );
			if ( null === $at ) {
				$this->nowhere[] = $name;
				continue;
			}
			// Behind 9100 is the station's TIPLOC, the railway's own word for a place, not the three letters of its CRS.
			$code  = (string) preg_replace( '/^9100/', '', $row['atcocode'] ?? '' );
			$slug  = NameKey::slug( $name );
			$slug  = isset( $slugs[ $slug ] ) ? $slug . '-' . NameKey::slug( $code ) : $slug;
			$extra = array_filter(
				array(
					'crs'        => strtoupper( $row['crscode'] ?? '' ),
					'high_speed' => isset( $fast[ $slug ] ),
				)
			);
			$slugs[ $slug ] = true;
			$writer->add( new PlaceRow( 'station', $name, $at->latitude, $at->longitude, '', isset( $fast[ $slug ] ) ? 8 : 5, $extra, $slug ) );
		}
		$writer->finish();
		return $writer->written();
	}

	/**
	 * NaPTAN's rule is that one of the two pairs is there. Its grid may be Ireland's, which has the same columns.
	 *
	 * @param array<string, string> $row
	 */
	private static function position( array $row ): ?Coordinates {
		if ( is_numeric( $row['latitude'] ?? '' ) && is_numeric( $row['longitude'] ?? '' ) ) {
			return new Coordinates( (float) $row['latitude'], (float) $row['longitude'] );
		}
		$is_ours = in_array( strtolower( $row['gridtype'] ?? '' ), array( '', 'ukos', 'u' ), true );
		return $is_ours && is_numeric( $row['easting'] ?? '' ) && is_numeric( $row['northing'] ?? '' ) ? NationalGrid::to_wgs84( (float) $row['easting'], (float) $row['northing'] ) : null;
	}

	/** @return array<string, true> Slugs marked by an earlier list, which a new list of stops says nothing about. */
	private function known_high_speed(): array {
		$fast = array_filter( ( new Places() )->all( 'station' ), static fn ( Place $station ): bool => true === ( $station->extra['high_speed'] ?? false ) );
		return array_fill_keys( array_map( static fn ( Place $station ): string => $station->slug, $fast ), true );
	}

	/** @param callable(int):void $progress */
	private function places( CsvFile $csv, callable $progress ): int {
		$writer = new PlaceWriter();
		$slugs  = array();
		foreach ( $csv->rows( $progress ) as $line => $row ) {
			if ( '' === $row['name'] || ! is_numeric( $row['latitude'] ) || ! is_numeric( $row['longitude'] ) ) {
				throw new BadFile( sprintf( 'places, line %d: a name, a latitude and a longitude are required.', $line ) );
			}
			$slug           = NameKey::slug( $row['name'] );
			$slug           = isset( $slugs[ $slug ] ) ? $slug . '-' . NameKey::slug( $row['county'] ) : $slug;
			$slugs[ $slug ] = true;
			$extra          = array_filter(
				array(
					'size'    => $row['kind'],
					'outcode' => strtoupper( $row['outcode'] ?? '' ),
				)
			);
			$writer->add( new PlaceRow( 'town', $row['name'], (float) $row['latitude'], (float) $row['longitude'], $row['county'], self::SIZES[ $row['kind'] ] ?? 10, $extra, $slug ) );
		}
		$writer->finish();
		return $writer->written();
	}

	/** @param callable(int):void $progress */
	private function high_speed( CsvFile $csv, callable $progress ): int {
		return ( new HighSpeedStations() )->mark( $csv->rows( $progress ) );
	}

	/** @param callable(int):void $progress */
	private function schools( CsvFile $csv, callable $progress ): int {
		return ( new SchoolList() )->write( $csv->rows( $progress ) );
	}
}
