<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\Import\PlaceImporter;
use HearthHammer\Core\Place\MapPlaces;
use HearthHammer\Core\Place\Places;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What the map has names for, schools of the government's register among them.
 */
final class MapPlacesTest extends IntegrationTestCase {

	private const ROUTE = '/hpapi/v1/estate-agents/map-places';

	private const FILES = array(
		'a-schools.csv' => "URN,EstablishmentName,TypeOfEstablishment (name),EstablishmentStatus (name),PhaseOfEducation (name),Postcode,Easting,Northing\n118100,Cranbrook School,Academy converter,Open,Secondary,TN17 3JD,577838,136308\n118101,St Mary's Primary School,Community school,\"Open, but proposed to close\",Primary,TN17 3AB,,\n118102,Ecole Ch\xE2teau,Other independent school,Open,Not applicable,TN17 3AB,0,0\n118103,Gone School,Community school,Closed,Primary,TN17 3AB,577000,136000\n118104,The Old College,Higher education institutions,Open,Not applicable,TN17 3AB,577000,136000\n118105,Nowhere School,Community school,Open,Primary,ZE9 9ZZ,,\n",
		'postcodes.csv' => "pcd,pcds,doterm,lat,long\nTN173AB,TN17 3AB,,51.10,0.50\n",
		'Stops.csv'     => "ATCOCode,CommonName,Longitude,Latitude,StopType,Status\n9100HDCORN,Headcorn Rail Station,0.6275,51.1657,RLY,active\n",
		'places.csv'    => "name,kind,county,latitude,longitude,outcode\nCranbrook,town,Kent,51.0966,0.5363,TN17\nHeadcorn,village,Kent,51.1680,0.6210,TN27\nFrittenden,hamlet,Kent,51.14,0.59,TN17\nCanterbury,city,Kent,51.2800,1.0800,CT1\n",
	);

	protected function setUp(): void {
		parent::setUp();
		$folder = $this->make_folder();
		foreach ( self::FILES as $name => $content ) {
			file_put_contents( "{$folder}/{$name}", $content );
		}
		( new PlaceImporter() )->import( $folder, static function (): void {} );
	}

	#[TestDox( 'Open schools of the register stand where the grid says, or where their postcode is; its Windows-1252 is read' )]
	public function test_schools(): void {
		$schools = array();
		foreach ( ( new Places() )->all( 'school' ) as $school ) {
			$schools[ $school->name ] = $school;
		}
		ksort( $schools );
		self::assertSame( array( 'Cranbrook School', 'Ecole Château', "St Mary's Primary School" ), array_keys( $schools ) );
		self::assertLessThan( 0.01, $schools['Cranbrook School']->coordinates->distance_to( new Coordinates( 51.0985, 0.5385 ) ) );
		self::assertSame( array( 'cranbrook-school-118100', 'secondary' ), array( $schools['Cranbrook School']->slug, $schools['Cranbrook School']->extra['phase'] ) );
		self::assertEquals( new Coordinates( 51.10, 0.50 ), $schools["St Mary's Primary School"]->coordinates );
		self::assertEquals( new Coordinates( 51.10, 0.50 ), $schools['Ecole Château']->coordinates );
	}

	#[TestDox( 'The nearer the map, the more is named, and the most important first' )]
	public function test_zoom(): void {
		$near = new BoundingBox( 51.0, 0.45, 51.2, 0.65 );
		self::assertSame( array( 'town Cranbrook', 'station Headcorn', 'village Headcorn', 'school Cranbrook School', "school St Mary's Primary School", 'school Ecole Château', 'hamlet Frittenden' ), $this->named( $near, 14 ) );
		self::assertSame( array( 'town Cranbrook', 'station Headcorn', 'village Headcorn' ), $this->named( $near, 11 ) );
		self::assertSame( array( 'town Cranbrook' ), $this->named( $near, 9 ) );
		self::assertSame( array(), $this->named( $near, 5 ) );
		self::assertSame( array( 'city Canterbury' ), $this->named( new BoundingBox( 49, -8, 61, 2 ), 6 ) );
		self::assertSame( array( 'city Canterbury', 'town Cranbrook' ), $this->named( new BoundingBox( 49, -8, 61, 2 ), 22 ), 'no screen shows the country at this zoom' );
	}

	#[TestDox( '[API-18] The route answers what its schema says, cacheable, 304 without a search, one statement' )]
	public function test_route(): void {
		$answer = $this->rest( 'GET', self::ROUTE, array( 'bounds' => '51,0.45,51.2,0.65', 'zoom' => '14' ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertCount( 7, $answer->get_data()['data'] );
		self::assert_matches_schema( $answer->get_data(), Schema::from_file( dirname( __DIR__, 4 ) . '/core/schemas/map-places-answer.json' )->to_array() );
		self::dump_fixture( 'hpapi/map-places', $answer->get_data() );
		self::assertStringStartsWith( 'public, max-age=3600', $answer->get_headers()['Cache-Control'] );
		$statements = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$statements ): string {
				$statements += (int) str_contains( $sql, 'hh_place' );
				return $sql;
			}
		);
		$tag = array( 'If-None-Match' => (string) $answer->get_headers()['ETag'] );
		self::assertSame( 304, $this->rest( 'GET', self::ROUTE, array( 'bounds' => '51,0.45,51.20,0.65', 'zoom' => '14' ), $tag )->get_status() );
		self::assertSame( 0, $statements );
		self::assertSame( 200, $this->rest( 'GET', self::ROUTE, array( 'bounds' => '51,0.45,51.2,0.65', 'zoom' => '13' ), $tag )->get_status() );
		self::assertSame( 1, $statements );
		PlaceVersion::change();
		self::assertSame( 200, $this->rest( 'GET', self::ROUTE, array( 'bounds' => '51,0.45,51.2,0.65', 'zoom' => '14' ), $tag )->get_status() );
	}

	#[TestDox( 'What the route names is a landmark as it is' )]
	public function test_landmarks(): void {
		$places = $this->rest( 'GET', self::ROUTE, array( 'bounds' => '51,0.45,51.2,0.65', 'zoom' => '14' ) )->get_data()['data'];
		self::assertSame( 200, $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties', array( 'landmarks_array' => (string) wp_json_encode( $places ) ) )->get_status() );
	}

	/** @return list<string> e.g. `town Cranbrook`. */
	private function named( BoundingBox $box, int $zoom ): array {
		return array_map( static fn ( array $place ): string => "{$place['kind']} {$place['name']}", ( new MapPlaces() )->within( $box, $zoom ) );
	}
}
