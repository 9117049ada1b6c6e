<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\NationalGrid;
use HearthHammer\Core\Place\Postcode;

/**
 * Reads the government's register "Get Information about Schools": open schools become places. A school stands where
 * the National Grid says, or else where its postcode is; one that has neither is left out.
 */
final class SchoolList {

	/** Lower-case, as CsvFile has them. */
	public const COLUMNS = array( 'establishmentname', 'easting', 'northing', 'postcode', 'establishmentstatus (name)', 'phaseofeducation (name)', 'typeofestablishment (name)' );

	private const ROWS = 200;

	/** Of the register, and no school for the children of who looks for a house. */
	private const NO_SCHOOL = "/children.?s centre|higher education|further education|sixth form centres|online provider|offshore|miscellaneous|institution funded|secure unit|british schools overseas|service children/i";

	/** How many people mean them. */
	private const WEIGHTS = array( 'secondary' => 4, 'all-through' => 4, 'middle deemed secondary' => 4, '16 plus' => 3, 'primary' => 3, 'middle deemed primary' => 3 );

	/** @param Gazetteer $gazetteer Knows postcodes; asks no service, which would be asked for thousands. */
	public function __construct( private readonly Gazetteer $gazetteer = new Gazetteer() ) {}

	/**
	 * @param iterable<int, array<string, string>> $rows
	 * @return int Schools written.
	 */
	public function write( iterable $rows ): int {
		$writer  = new PlaceWriter();
		$waiting = array();
		foreach ( $rows as $row ) {
			$row = array_map( self::utf8( ... ), $row );
			if ( '' === $row['establishmentname'] || ! str_starts_with( strtolower( $row['establishmentstatus (name)'] ), 'open' ) || 1 === preg_match( self::NO_SCHOOL, $row['typeofestablishment (name)'] ) ) {
				continue;
			}
			$waiting[] = $row;
			if ( count( $waiting ) >= self::ROWS ) {
				$this->add( $waiting, $writer );
				$waiting = array();
			}
		}
		$this->add( $waiting, $writer );
		$writer->finish();
		return $writer->written();
	}

	/** @param list<array<string, string>> $rows */
	private function add( array $rows, PlaceWriter $writer ): void {
		$points    = array_map( static fn ( array $row ): ?Coordinates => is_numeric( $row['easting'] ) && is_numeric( $row['northing'] ) ? NationalGrid::to_wgs84( (float) $row['easting'], (float) $row['northing'] ) : null, $rows );
		$postcodes = array_map( static fn ( array $row ): ?Postcode => Postcode::parse( $row['postcode'] ), $rows );
		$locations = $this->gazetteer->locate_many( array_values( array_filter( array_filter( $postcodes, static fn ( int $number ): bool => null === $points[ $number ], ARRAY_FILTER_USE_KEY ) ) ) );
		foreach ( $rows as $number => $row ) {
			$point = $points[ $number ] ?? $locations[ (string) $postcodes[ $number ] ]->coordinates ?? null;
			if ( null !== $point ) {
				$phase = strtolower( $row['phaseofeducation (name)'] );
				$extra = array_filter( array( 'phase' => $phase, 'urn' => $row['urn'] ?? '' ) );
				$writer->add( new PlaceRow( 'school', mb_substr( $row['establishmentname'], 0, 120 ), $point->latitude, $point->longitude, '', self::WEIGHTS[ $phase ] ?? 2, $extra, self::slug( $row ) ) );
			}
		}
	}

	/**
	 * There are hundreds of St Mary's: the register's number tells them apart, or where it is left out, the postcode.
	 *
	 * @param array<string, string> $row
	 */
	private static function slug( array $row ): string {
		$which = NameKey::slug( '' !== ( $row['urn'] ?? '' ) ? $row['urn'] : str_replace( ' ', '', $row['postcode'] ) );
		return trim( substr( NameKey::slug( $row['establishmentname'] ), 0, 120 ) . '-' . $which, '-' );
	}

	/** The register is written in Windows-1252. */
	private static function utf8( string $text ): string {
		return mb_check_encoding( $text, 'UTF-8' ) ? $text : (string) mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
	}
}
