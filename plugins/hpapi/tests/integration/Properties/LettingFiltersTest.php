<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\SavedSearches\Search\QueryLabel;
use HearthHammer\Hpapi\SavedSearches\Search\StoredQuery;
use HearthHammer\Hpapi\Search\Conditions;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What renters filter by: on lists, by REST, on the map, in the form, on chips and in stored searches; and of what is
 * for sale nowhere.
 */
final class LettingFiltersTest extends IntegrationTestCase {

	private static function day( string $when ): string {
		return ( new \DateTimeImmutable( (string) wp_date( 'Y-m-d' ) ) )->modify( $when )->format( 'Y-m-d' );
	}

	/** @return iterable<string, array{string, string, list<array<string, mixed>>, list<array<string, mixed>>, string}> Parameter, value, fields of what it finds and of what it does not, its chip. */
	public static function filters(): iterable {
		yield 'long lets' => array( 'let_type', 'long_term', array( array( 'let_type' => 'long_term' ) ), array( array(), array( 'let_type' => 'short_term' ) ), 'Long-term let' );
		yield 'short lets' => array( 'let_type', 'short_term', array( array( 'let_type' => 'short_term' ) ), array( array( 'let_type' => 'long_term' ), array( 'let_type' => 'student' ) ), 'Short-term let' );
		yield 'furnished' => array( 'furnished', 'furnished', array( array( 'furnished' => 'furnished' ), array( 'furnished' => 'either' ) ), array( array(), array( 'furnished' => 'part_furnished' ), array( 'furnished' => 'unfurnished' ) ), 'Furnished' );
		yield 'part furnished' => array( 'furnished', 'part_furnished', array( array( 'furnished' => 'part_furnished' ) ), array( array( 'furnished' => 'furnished' ), array( 'furnished' => 'either' ) ), 'Part furnished' );
		yield 'unfurnished' => array( 'furnished', 'unfurnished', array( array( 'furnished' => 'unfurnished' ), array( 'furnished' => 'either' ) ), array( array( 'furnished' => 'furnished' ) ), 'Unfurnished' );
		yield 'available now' => array( 'available', 'now', array( array( 'available_from' => self::day( 'today' ) ), array( 'available_from' => self::day( '-40 days' ) ) ), array( array( 'available_from' => self::day( '+1 day' ) ), array() ), 'Available now' );
		yield 'available within a month' => array( 'available', 'month', array( array( 'available_from' => self::day( '+27 days' ) ), array( 'available_from' => self::day( '-1 day' ) ) ), array( array( 'available_from' => self::day( '+32 days' ) ), array() ), 'Available within a month' );
		yield 'available by a day' => array( 'available_by', '2031-02-28', array( array( 'available_from' => '2031-02-28' ), array( 'available_from' => '2030-12-31' ) ), array( array( 'available_from' => '2031-03-01' ), array() ), 'Available by 28 February 2031' );
		yield 'pets' => array( 'pets', '1', array( array( 'pets' => 'ask' ), array( 'pets' => 'yes' ) ), array( array( 'pets' => 'no' ), array() ), 'Pets considered' );
	}

	/**
	 * @param list<array<string, mixed>> $with
	 * @param list<array<string, mixed>> $without
	 */
	#[DataProvider( 'filters' )]
	#[TestDox( '[LEAD-03] A filter of lettings finds what it says, on lists, by REST and on the map, and asks nothing of sales: $_dataName' )]
	public function test_finds( string $name, string $value, array $with, array $without ): void {
		$wanted = self::properties( $with );
		$others = self::properties( $without );
		$sale   = PropertyFactory::property( array( ...$with[0], 'latitude' => 51.1, 'longitude' => 0.5 ) );
		foreach ( array( 'properties', 'map-properties' ) as $route ) {
			self::assertEqualsCanonicalizing( array_map( get_permalink( ... ), $wanted ), self::found( $route, array( 'trans_type' => '2', $name => $value ) ), $route );
			self::assertCount( count( $wanted ) + count( $others ), self::found( $route, array( 'trans_type' => '2' ) ), $route );
			self::assertSame( array( get_permalink( $sale ) ), self::found( $route, array( $name => $value ) ), $route );
		}
		self::assertSame( array( '', '', '0', '0' ), array_values( array_intersect_key( (array) PropertyFactory::row( $sale ), array_flip( array( 'let_type', 'furnished', 'pets', 'available_from' ) ) ) ), 'the index keeps nothing of it for a sale' );
	}

	/** @param list<array<string, mixed>> $with */
	#[DataProvider( 'filters' )]
	#[TestDox( '[LEAD-03] It is restored in a form that needs no script, counted behind “More filters”, named on its chip and kept by a stored search: $_dataName' )]
	public function test_is_shown( string $name, string $value, array $with, array $without, string $chip ): void {
		unset( $without );
		self::properties( $with );
		$this->render( "/estate-agents/to-rent/?{$name}={$value}" );
		$html  = Plugin::properties()->form->html( array( 'variant' => 'bar' ) );
		$props = Plugin::properties()->form->view( array( 'variant' => 'bar' ) )->props();
		self::assertSame( $value, $props['fields'][ $name ] );
		self::assertTrue( array_column( $props['filters'], null, 'name' )[ $name ]['lettings'] );
		self::assertMatchesRegularExpression( '/<div class="hh-search-form__lettings">(?:(?!<\/form>).)*(?:<input type="checkbox" name="' . $name . '" value="' . $value . '" checked|<select[^>]+name="' . $name . '">(?:(?!<\/select>).)*<option value="' . $value . '" selected|type="date" name="' . $name . '" value="' . $value . '")/s', $html );
		self::assertStringContainsString( 'More filters (1 set)', $html );
		self::assertSame( array( array( 'name' => $name, 'label' => $chip, 'remove_url' => home_url( '/estate-agents/to-rent/' ) ) ), Plugin::properties()->current->to_array()['filters'] ?? array() );

		$query  = SearchQuery::from_request( array( 'trans_type' => '2', $name => $value ) );
		$stored = StoredQuery::of( $query, null, false );
		self::assertSame( array( $name => $value, 'trans_type' => '2' ), $stored->parameters() );
		self::assertEquals( $stored, StoredQuery::from_row( array( 'parameters' => $stored->json(), 'place_parish' => '0' ) ) );
		self::assertStringContainsStringIgnoringCase( $chip, QueryLabel::of( $query, null ) );
	}

	#[TestDox( '[LEAD-03] Together they find what has all of them; the earlier of two days counts' )]
	public function test_together(): void {
		$fits = array( 'let_type' => 'long_term', 'furnished' => 'either', 'pets' => 'ask', 'available_from' => self::day( '-1 day' ) );
		[ $both ] = self::properties( array( $fits, array( ...$fits, 'pets' => 'no' ), array( ...$fits, 'available_from' => self::day( '+3 days' ) ) ) );
		$asked = array( 'trans_type' => '2', 'let_type' => 'long_term', 'furnished' => 'furnished', 'available' => 'now', 'available_by' => '2099-12-31', 'pets' => '1' );
		self::assertSame( array( get_permalink( $both ) ), self::found( 'properties', $asked ) );
		$asked['available_by'] = self::day( '-2 days' );
		self::assertSame( array(), self::found( 'properties', $asked ) );
	}

	#[TestDox( '[LEAD-03] A list of sales leads away from what is asked of lettings; a list to rent keeps it, and drops a day that is none' )]
	public function test_addresses(): void {
		self::properties( array( array( 'pets' => 'ask' ) ) );
		$url = Plugin::properties()->areas->url();
		self::assertSame( '/estate-agents/for-sale/', $url->build( SearchQuery::from_request( array( 'pets' => '1', 'furnished' => 'furnished', 'available' => 'now' ) ) ) );
		self::assertSame( '/estate-agents/to-rent/', $url->build( SearchQuery::from_request( array( 'trans_type' => '2', 'available_by' => '2027-02-30' ) ) ) );
		$rent = SearchQuery::from_request( array( 'trans_type' => '2', 'pets' => '1' ) );
		self::assertSame( '/estate-agents/for-sale/', $url->build( $rent->with( array( 'trans_type' => '1' ) ) ), 'the other channel is not asked' );
	}

	#[TestDox( '[LEAD-03] REST answers 400 to what no filter can be' )]
	public function test_rest_refuses(): void {
		foreach ( array( 'let_type' => 'holiday', 'furnished' => 'either', 'available' => 'soon', 'available_by' => "2027-01-01' OR 1=1 --", 'pets' => 'cat' ) as $name => $value ) {
			foreach ( array( 'properties', 'map-properties' ) as $route ) {
				self::assertSame( 400, self::ask( $route, array( 'trans_type' => '2', $name => $value ) )->get_status(), "{$route} {$name}" );
			}
		}
	}

	#[TestDox( '[LEAD-03] A new day is another answer: what is free today is asked anew at midnight, by the site’s clock' )]
	public function test_passing_days(): void {
		$etag = static fn (): string => (string) ( self::ask( 'properties', array( 'trans_type' => '2', 'available' => 'now' ) )->get_headers()['ETag'] ?? '' );
		update_option( 'timezone_string', 'Pacific/Kiritimati' );
		[ $east, $where ] = array( $etag(), Conditions::of( SearchQuery::from_request( array( 'trans_type' => '2', 'available' => 'now' ) ), null )->where );
		self::assertStringContainsString( 'available_from BETWEEN 1 AND ' . wp_date( 'Ymd' ), $where );
		// There it is always the day before, or the one before that.
		update_option( 'timezone_string', 'Pacific/Niue' );
		self::assertNotSame( '', $east );
		self::assertNotSame( $east, $etag() );
		self::assertStringContainsString( 'available_from BETWEEN 1 AND ' . wp_date( 'Ymd' ), Conditions::of( SearchQuery::from_request( array( 'trans_type' => '2', 'available' => 'now' ) ), null )->where );
	}

	#[TestDox( 'A key of the index has no more columns than MySQL allows, which is 16' )]
	public function test_keys(): void {
		preg_match_all( '/^\s*(?:\w+ )*KEY\s+\w*\s*\(([^)]+)\)/m', PropertyTable::body(), $keys );
		self::assertGreaterThan( 5, count( $keys[1] ) );
		foreach ( $keys[1] as $columns ) {
			self::assertLessThanOrEqual( 16, count( explode( ',', $columns ) ), $columns );
		}
	}

	/**
	 * @param list<array<string, mixed>> $all
	 * @return list<int>
	 */
	private static function properties( array $all ): array {
		return array_map( static fn ( array $fields ): int => PropertyFactory::property( array( 'channel' => 2, 'price' => 1200, 'rent_frequency' => 'monthly', 'latitude' => 51.1, 'longitude' => 0.5, ...$fields ) ), $all );
	}

	/**
	 * @param array<string, string> $parameters
	 * @return list<string> Addresses.
	 */
	private static function found( string $route, array $parameters ): array {
		$answer = self::ask( $route, $parameters );
		self::assertSame( 200, $answer->get_status() );
		return array_column( $answer->get_data()['data'], 'url' );
	}

	/** @param array<string, string> $parameters */
	private static function ask( string $route, array $parameters ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', "/hpapi/v1/estate-agents/{$route}" );
		$request->set_query_params( $parameters );
		return rest_do_request( $request );
	}
}
