<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Search;

use HearthHammer\Hpapi\Search\SearchFilters;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchUrl;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use HearthHammer\Tests\IntegrationTestCase;

/**
 * The vectors that TypeScript runs too.
 */
final class SearchUrlTest extends IntegrationTestCase {

	/**
	 * @param array<string, string>                   $fields
	 * @param list<array{name: string, slug: string}> $parishes
	 */
	#[DataProvider( 'cases' )]
	#[TestDox( '[SRCH-04] [SRCH-05] [SRCH-06] [SRCH-07] [SRCH-08] [SRCH-09] [SRCH-10] $_dataName' )]
	public function test_builds_the_address( array $fields, array $parishes, string $url, string $context ): void {
		self::assertSame( $url, ( new SearchUrl( $parishes ) )->build( SearchQuery::from_form( array( ...self::context( $context ), ...$fields ) ) ) );
	}

	/**
	 * @param array<string, string>                   $fields
	 * @param list<array{name: string, slug: string}> $parishes
	 */
	#[DataProvider( 'cases' )]
	#[TestDox( 'The fields of a query are a form that leads to the same address: $_dataName' )]
	public function test_fields_are_a_fixed_point( array $fields, array $parishes, string $url, string $context ): void {
		$query = SearchQuery::from_form( array( ...self::context( $context ), ...$fields ) );
		$again = SearchQuery::from_request( array( ...$query->fields(), ...$query->context(), 'page' => (string) $query->page ) );
		self::assertEquals( $query, $again );
		self::assertSame( $url, ( new SearchUrl( $parishes ) )->build( $again ) );
	}

	#[TestDox( '[SRCH-10] Defaults and order of the parameters are those of the vectors' )]
	public function test_addresses_without_a_search(): void {
		$url  = new SearchUrl( array() );
		$sale = new SearchQuery( Channel::Sales );
		self::assertSame( $url->absolute( $sale ), SearchUrl::of_channel( Channel::Sales ) );
		self::assertSame( $url->absolute( new SearchQuery( Channel::Lettings ) ), SearchUrl::of_channel( Channel::Lettings ) );
		self::assertSame( $url->absolute( $sale->with( array( 'age' => 'new' ) ) ), SearchUrl::of_new_homes() );
	}

	public function test_defaults(): void {
		$vectors  = self::vectors();
		$defaults = $vectors['defaults'];
		unset( $defaults['page'] );
		// Filters that came since have their places between them.
		self::assertEquals( $defaults, array_intersect_key( ( new SearchQuery() )->fields(), $defaults ) );
		self::assertSame( $vectors['order'], array_values( array_intersect( SearchFilters::names(), $vectors['order'] ) ) );
		self::assertSame( array_map( floatval( ... ), $vectors['options']['radius'] ), SearchQuery::RADII );
		self::assertSame( $vectors['options']['sort_by'], SearchQuery::SORTS );
	}

	#[TestDox( 'An address, unlike a form, may hold a location and a drawn area' )]
	public function test_location_and_drawn_area(): void {
		$query = SearchQuery::from_request( array( 'location' => 'Rye', 'polygon' => '???AA@' ) );
		self::assertSame( '/property-for-sale/rye/?polygon=%3F%3F%3FAA%40', ( new SearchUrl( array( array( 'name' => 'Rye', 'slug' => 'rye' ) ) ) )->build( $query ) );
		self::assertSame( array( 'polygon' => '???AA@' ), $query->narrowed() );
	}

	/** @return array<string, array{array<string, string>, list<array{name: string, slug: string}>, string, string}> */
	public static function cases(): array {
		$cases = array();
		foreach ( self::vectors()['cases'] as $case ) {
			$cases[ $case['name'] ] = array( $case['fields'], $case['active_parishes'], $case['url'], $case['context'] ?? '' );
		}
		return $cases;
	}

	/**
	 * The parts of a list's address, as its route reads them.
	 *
	 * @return array<string, string>
	 */
	private static function context( string $path ): array {
		if ( 1 !== preg_match( '#^/estate-agents/(for-sale|to-rent)/(?:station/([^/]+)|near-high-speed-rail)/$#D', $path, $match ) ) {
			return array();
		}
		return array(
			'trans_type' => 'to-rent' === $match[1] ? '2' : '1',
			'station'    => $match[2] ?? '',
			'near_rail'  => isset( $match[2] ) ? '' : '1',
		);
	}

	/** @return array<string, mixed> */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/search-url.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
}
