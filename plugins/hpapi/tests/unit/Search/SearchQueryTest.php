<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Search;

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchQuery;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * A query that is unfit cannot exist, and nothing that a stranger sends makes one fail.
 */
final class SearchQueryTest extends TestCase {

	/** @param array<string, mixed> $arguments */
	#[DataProvider( 'unfit' )]
	public function test_refuses_what_is_unfit( array $arguments ): void {
		$this->expectException( InvalidArgumentException::class );
		new SearchQuery( ...$arguments );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function unfit(): array {
		return array(
			'prices the wrong way round' => array( array( 'filters' => array( 'min_price' => '2', 'max_price' => '1' ) ) ),
			'a negative price'           => array( array( 'filters' => array( 'min_price' => '-1' ) ) ),
			'too many bedrooms'          => array( array( 'filters' => array( 'max_beds' => '1000' ) ) ),
			'a radius not offered'       => array( array( 'radius' => 7.0 ) ),
			'an unknown order'           => array( array( 'sort_by' => 'post_id; DROP TABLE' ) ),
			'page 0'                     => array( array( 'page' => 0 ) ),
			'any number on a page'       => array( array( 'per_page' => 1000 ) ),
			'a station and a location'   => array( array( 'station' => 'rye', 'location' => 'Rye', 'radius' => 3.0 ) ),
			'a station without a radius' => array( array( 'station' => 'rye' ) ),
			'a station that is no slug'  => array( array( 'station' => 'Rye!', 'radius' => 3.0 ) ),
			'high speed to rent'         => array( array( 'channel' => Channel::Lettings, 'near_rail' => true, 'radius' => 5.0 ) ),
			'an unknown status group'    => array( array( 'filters' => array( 'status_group' => 'hidden' ) ) ),
		);
	}

	#[DataProvider( 'hostile' )]
	#[TestDox( '[SRCH-10] A hostile value counts as the default: $_dataName' )]
	public function test_hostile_values_are_defaults( mixed $value ): void {
		$raw = array_fill_keys( array( 'min_price', 'max_price', 'min_beds', 'max_beds', 'radius', 'min_acres', 'max_acres', 'status_group', 'age', 'include_complete', 'trans_type', 'sort_by', 'page', 'per_page' ), $value );
		self::assertEquals( new SearchQuery(), SearchQuery::from_request( $raw ) );
	}

	/** @return array<string, array{mixed}> */
	public static function hostile(): array {
		return array(
			'an array'             => array( array( '1' ) ),
			'a nested array'       => array( array( 'a' => array( 'b' => '1' ) ) ),
			'an object'            => array( (object) array( 'a' => 1 ) ),
			'null'                 => array( null ),
			'true'                 => array( true ),
			'huge'                 => array( str_repeat( '9', 400 ) ),
			'negative'             => array( '-5' ),
			'a quote'              => array( "1' OR '1'='1" ),
			'markup'               => array( '<script>alert(1)</script>' ),
			'invalid UTF-8'        => array( "\xff\xfe1" ),
			'a NUL byte'           => array( "3\x00" ),
			'exponent'             => array( '1e3' ),
			'hexadecimal'          => array( '0x1A' ),
			'a line break after'   => array( "abc\n" ),
			'infinity'             => array( INF ),
			'not a number'         => array( NAN ),
		);
	}

	#[TestDox( '[SRCH-09] What is no station’s slug is no station; a location goes before any' )]
	public function test_a_station_is_a_slug_or_none(): void {
		foreach ( array( array( 'rye' ), 'Not a slug!', "1' OR '1'='1", "\xff", '-rye', str_repeat( 'a', 141 ), 1.5, null ) as $value ) {
			self::assertEquals( new SearchQuery(), SearchQuery::from_request( array( 'station' => $value, 'near_rail' => $value ) ) );
		}
		$query = SearchQuery::from_request( array( 'station' => 'rye' ) );
		self::assertSame( array( 'rye', 3.0 ), array( $query->station, $query->radius ) );
		$query = SearchQuery::from_request( array( 'station' => 'rye', 'near_rail' => '1' ) );
		self::assertSame( array( '', true, 10.0 ), array( $query->station, $query->near_rail, $query->radius ) );
		$query = $query->with( array( 'location' => 'Rye' ) );
		self::assertSame( array( 'Rye', '', false ), array( $query->location, $query->station, $query->near_rail ) );
	}

	public function test_a_type_is_a_slug_or_none(): void {
		foreach ( array( array( 'flat' ), 'Not a slug!', "1' OR '1'='1", '<b>flat</b>', "\xff", '-flat', str_repeat( 'a', 61 ) ) as $value ) {
			self::assertSame( '', SearchQuery::from_request( array( 'property_type' => $value ) )->filters['property_type'] ?? '' );
		}
		self::assertSame( 'town-house', SearchQuery::from_request( array( 'property_type' => ' Town-House ' ) )->filters['property_type'] ?? '' );
	}

	#[TestDox( 'Of a location only letters, digits and the marks of names remain' )]
	public function test_location_is_cleaned(): void {
		self::assertSame( '', SearchQuery::from_request( array( 'location' => "\xff\xfe" ) )->location );
		self::assertSame( 'Rye', SearchQuery::from_request( array( 'location' => array( 'Rye', array( 'Battle' ) ) ) )->location );
		self::assertSame( 'script alert', SearchQuery::from_request( array( 'location' => '<script>alert(' ) )->location );
	}
}
