<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Place;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Place\Import\PlaceImporter;
use HearthHammer\Core\Place\ParishDirectory;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Place\Suggestion;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class GazetteerTest extends IntegrationTestCase {

	private string $folder;

	private const FILES = array(
		'postcodes.csv'  => "pcd,pcds,doterm,lat,long\nTN173AB,TN17 3AB,,51.10,0.50\nTN173AA,TN17 3AA,,51.12,0.52\nTN172AA,TN17 2AA,,51.20,0.60\nTN174ZZ,TN17 4ZZ,202001,51.0,0.5\nTN179ZZ,TN17 9ZZ,,99.999999,0.000000\nTN1 7AA,TN1 7AA,,51.30,0.30\nnonsense,nonsense,,51,0\n",
		'Stops.csv'      => "ATCOCode,CommonName,Longitude,Latitude,StopType,Status\n9100HDCORN,Headcorn Rail Station,0.6275,51.1657,RLY,active\n9100AFK,Ashford International Rail Station,0.8752,51.1434,RLY,active\n9100OLD,Gone Rail Station,0.8,51.1,RLY,inactive\n2400A001,Cranbrook High Street,0.5,51.1,BCT,active\n9100NWP,Newport Rail Station,-3.0,51.58,RLY,active\n9100NEW,Newport Rail Station,0.21,51.98,RLY,active\n",
		'places.csv'     => "name,kind,county,latitude,longitude,outcode\nCranbrook,town,Kent,51.0966,0.5363,TN17\nTenterden,town,Kent,51.0692,0.6891,TN30\nHeadcorn,village,Kent,51.1680,0.6210,TN27\nRye,town,East Sussex,50.9500,0.7340,TN31\nNewport,town,Essex,51.98,0.21,CB11\nNewport,city,Gwent,51.58,-3.0,NP20\nSt Mary's Bay,village,Kent,51.01,0.98,TN29\nFrant,village,East Sussex,51.09,0.27,TN3\n",
		'high-speed.csv' => "crs,name\nAFK,Ashford International\n",
	);

	protected function setUp(): void {
		parent::setUp();
		$this->folder = $this->make_folder();
		foreach ( self::FILES as $name => $content ) {
			file_put_contents( $this->folder . '/' . $name, $content );
		}
		( new PlaceImporter() )->import( $this->folder, static function (): void {} );
	}

	private static function gazetteer(): Gazetteer {
		return new Gazetteer(
			new class() implements ParishDirectory {
				public function active_names(): array {
					return array(
						array(
							'name' => 'Cranbrook',
							'slug' => 'cranbrook',
							'county' => 'Kent',
						),
						array(
							'name' => 'Sissinghurst',
							'slug' => 'sissinghurst',
							'county' => 'Kent',
						),
					);
				}
			}
		);
	}

	/** @return list<string> e.g. `parish Cranbrook`. */
	private static function suggested( string $query, int $limit = 10 ): array {
		return array_map( static fn ( Suggestion $one ): string => "{$one->kind} {$one->name}" . ( $one->exact ? '' : '?' ), self::gazetteer()->suggest( $query, $limit ) );
	}

	public function test_locates_a_postcode_exactly_or_by_its_sector_or_outward_code(): void {
		$gazetteer = self::gazetteer();
		$exact     = $gazetteer->locate( new Postcode( 'tn173ab' ) );
		self::assertEquals( new Coordinates( 51.10, 0.50 ), $exact?->coordinates );
		self::assertFalse( $exact?->approximate );

		$sector = $gazetteer->locate( new Postcode( 'TN17 3ZZ' ) );
		self::assertSame( array( 'TN17 3', true, 'outcode' ), array( $sector?->name, $sector?->approximate, $sector?->quality() ) );
		self::assertEqualsWithDelta( 51.11, $sector?->coordinates->latitude, 0.00001 );

		$outcode = $gazetteer->locate( new Postcode( 'TN17 4ZZ' ) );
		self::assertSame( 'TN17', $outcode?->name );
		self::assertEqualsWithDelta( 51.14, $outcode?->coordinates->latitude, 0.00001 );

		self::assertNull( $gazetteer->locate( new Postcode( 'ZE1 0AA' ) ) );
	}

	public function test_locates_many_in_one_statement(): void {
		$found   = array();
		$queries = $this->count_queries(
			static function () use ( &$found ): void {
				$found = self::gazetteer()->locate_many( array( new Postcode( 'TN17 3AB' ), new Postcode( 'TN17 2AA' ), new Postcode( 'ZE1 0AA' ) ) );
			}
		);
		self::assertSame( 1, $queries );
		self::assertSame( array( 'TN17 3AB', 'TN17 2AA' ), array_keys( $found ) );
	}

	#[TestWith( array( 'tn17 3ab', 'TN17 3AB' ) )]
	#[TestWith( array( 'TN17 3', 'TN17 3' ) )]
	#[TestWith( array( 'tn17', 'TN17' ) )]
	#[TestWith( array( 'TN1 7', 'TN1 7' ) )]
	#[TestWith( array( 'tn1', 'TN1' ) )]
	#[TestWith( array( 'Route 66', null ) )]
	#[TestWith( array( '', null ) )]
	public function test_understands_what_is_typed_into_the_location_field( string $typed, ?string $name ): void {
		self::assertSame( $name, self::gazetteer()->locate_typed( $typed )?->name );
	}

	/** @param list<string> $expected */
	#[TestWith( array( '', array( 'parish Cranbrook', 'parish Sissinghurst' ) ) )]
	#[TestWith( array( 'cran', array( 'parish Cranbrook' ) ) )]
	#[TestWith( array( 'cranb', array( 'parish Cranbrook' ) ) )]
	#[TestWith( array( 'CRANBROOK', array( 'parish Cranbrook' ) ) )]
	#[TestWith( array( 'crambrok', array( 'parish Cranbrook?' ) ) )]
	#[TestWith( array( 'sisinghurst', array( 'parish Sissinghurst?' ) ) )]
	#[TestWith( array( 'tenterdon', array( 'town Tenterden?' ) ) )]
	#[TestWith( array( 'head', array( 'town Headcorn', 'station Headcorn' ) ) )]
	#[TestWith( array( 'haedcorn', array( 'town Headcorn?', 'station Headcorn?' ) ) )]
	#[TestWith( array( 'rey', array( 'town Rye?' ) ) )]
	#[TestWith( array( 'st marys', array( "town St Mary's Bay" ) ) )]
	#[TestWith( array( 'newport', array( 'town Newport', 'town Newport', 'station Newport', 'station Newport' ) ) )]
	#[TestWith( array( 'tn17', array( 'postcode TN17' ) ) )]
	#[TestWith( array( 'tn17 3', array( 'postcode TN17 3', 'postcode TN17 3AA', 'postcode TN17 3AB' ) ) )]
	#[TestWith( array( 'zzzzzz', array() ) )]
	#[TestWith( array( "'; DROP TABLE", array() ) )]
	public function test_suggests_tolerant_of_typing_errors( string $query, array $expected ): void {
		self::assertSame( $expected, self::suggested( $query ) );
	}

	public function test_suggests_in_three_statements_at_most(): void {
		foreach ( array( '', 'c', 'cran', 'crambrok', 'tn17 3', 'qqqqqqq' ) as $query ) {
			self::assertLessThanOrEqual( 3, $this->count_queries( static fn () => self::suggested( $query ) ) );
		}
		self::assertCount( 2, self::suggested( 'newport', 2 ) );
	}

	public function test_stations_know_high_speed_trains(): void {
		$gazetteer = self::gazetteer();
		self::assertSame( array( 'Ashford International' ), array_map( static fn ( $place ): string => $place->name, $gazetteer->high_speed_stations() ) );
		self::assertSame( 'Headcorn', $gazetteer->station( 'headcorn' )?->name );
		self::assertNull( $gazetteer->station( 'gone' ) );
		self::assertSame( 'Rye', $gazetteer->nearest_town( new Coordinates( 50.96, 0.73 ) )?->name );
		self::assertNull( $gazetteer->nearest_town( new Coordinates( 55.0, 0.0 ) ) );
	}

	public function test_the_same_files_again_change_no_row_and_stops_alone_keep_the_high_speed_list(): void {
		global $wpdb;
		$rows   = static fn (): array => (array) $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}hh_place ORDER BY kind, slug", ARRAY_A );
		$before = $rows();
		$state  = PlaceVersion::current();
		( new PlaceImporter() )->import( $this->folder, static function (): void {} );
		self::assertSame( $before, $rows() );
		self::assertNotSame( $state, PlaceVersion::current() );
		( new PlaceImporter() )->import( $this->folder . '/Stops.csv', static function (): void {} );
		self::assertSame( $before, $rows() );
	}

	#[\PHPUnit\Framework\Attributes\TestDox( 'Stations of NaPTAN: a row with only Easting and Northing is converted, a TIPLOC is no CRS, and what is left out is told' )]
	public function test_naptan(): void {
		$stops = "ATCOCode,CommonName,GridType,Easting,Northing,Longitude,Latitude,StopType,Status,CrsCode\n"
			. "9100ALXANPL,Alexandra Palace Rail Station,UKOS,530301,190494,,,RLY,active,AAP\n"
			. "9100AFK,Otherwise Rail Station,UKOS,530301,190494,,,RLY,active,\n"
			. "9100CLOSED,Closed Rail Station,UKOS,530301,190494,-0.12,51.6,RLY,inactive,\n"
			. "9100BELFAST,Belfast Rail Station,IrishOS,333000,374000,,,RLY,active,\n";
		file_put_contents( $this->folder . '/Stops.csv', $stops );
		$importer = new PlaceImporter();
		self::assertSame( 2, $importer->import( $this->folder . '/Stops.csv', static function (): void {} )['stations'] );
		$station = self::gazetteer()->station( 'alexandra-palace' );
		self::assertEqualsWithDelta( 51.598225, $station?->coordinates->latitude, 0.0001 );
		self::assertEqualsWithDelta( -0.120129, $station?->coordinates->longitude, 0.0001 );
		self::assertSame( 'AAP', $station?->extra['crs'] ?? null );
		self::assertArrayNotHasKey( 'crs', self::gazetteer()->station( 'otherwise' )->extra ?? array( 'crs' => '' ) );
		self::assertSame(
			array(
				'Skipped 1 station (inactive): Closed. Existing stations are kept.',
				'Skipped 1 station (without a position): Belfast. Existing stations are kept.',
			),
			$importer->notes()
		);
		// AFK is a high-speed station's CRS, and here another's TIPLOC.
		( new PlaceImporter() )->import( $this->folder . '/high-speed.csv', static function (): void {} );
		self::assertSame( array( 'Ashford International' ), array_map( static fn ( $place ): string => $place->name, self::gazetteer()->high_speed_stations() ) );

		file_put_contents( $this->folder . '/Stops.csv', "ATCOCode,CommonName,Easting,Northing,StopType\n9100ABWD,Abbey Wood Rail Station,547302,178995,RLY\n" );
		( new PlaceImporter() )->import( $this->folder . '/Stops.csv', static function (): void {} );
		self::assertEqualsWithDelta( 51.490719, self::gazetteer()->station( 'abbey-wood' )?->coordinates->latitude, 0.0001 );
	}

	public function test_a_file_of_another_kind_is_refused(): void {
		file_put_contents( $this->folder . '/other.csv', "a,b\n1,2\n" );
		foreach ( array( '/other.csv' => 'is neither a postcode directory', '/missing.csv' => 'File not found' ) as $file => $message ) {
			try {
				( new PlaceImporter() )->import( $this->folder . $file, static function (): void {} );
				self::fail( 'It was taken.' );
			} catch ( BadFile $fault ) {
				self::assertStringContainsString( $message, $fault->getMessage() );
			}
		}
		file_put_contents( $this->folder . '/places.csv', "name,kind,county,latitude,longitude\nRye,town,East Sussex,here,0.7\n" );
		$this->expectExceptionMessage( 'line 2' );
		( new PlaceImporter() )->import( $this->folder . '/places.csv', static function (): void {} );
	}
}
