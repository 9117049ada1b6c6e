<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Filter\Choice;
use HearthHammer\Core\Filter\Filters;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\SavedSearches\Search\QueryLabel;
use HearthHammer\Hpapi\SavedSearches\Search\StoredQuery;
use HearthHammer\Hpapi\Search\Conditions;
use HearthHammer\Hpapi\Search\SearchFilters;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionProperty;
use WP_REST_Request;

/**
 * What a filter must do everywhere: lists, REST, the map, the form, its chip and stored searches. A filter that is
 * added gets a row.
 */
final class FilterTest extends IntegrationTestCase {

	/** @return iterable<string, array{string, string, list<array<string, mixed>>, list<array<string, mixed>>, string}> Parameter, value, fields of what it finds and of what it does not, its chip. */
	public static function filters(): iterable {
		yield 'new homes' => array( 'age', 'new', array( array( 'new_home' => true ) ), array( array() ), 'New homes only' );
		yield 'garden' => array( 'garden', '1', array( array( 'features' => array( 'South-facing garden' ) ), array( 'features' => array( 'Gardens of 0.9 acre' ) ) ), array( array(), array( 'features' => array( 'Garden room', 'Residents’ garden', 'South over the hop gardens', 'No garden' ) ) ), 'Garden' );
		yield 'parking' => array( 'parking', '1', array( array( 'parking' => 'Double garage' ), array( 'parking' => 'Driveway for two cars' ) ), array( array(), array( 'parking' => 'No private parking; free on the street' ), array( 'parking' => 'On-street parking by permit' ) ), 'Parking' );
		yield 'added' => array( 'added', '3', array( array( 'listed' => 2 * DAY_IN_SECONDS ), array( 'listed' => 60 ) ), array( array( 'listed' => 4 * DAY_IN_SECONDS ) ), 'Added in the last 3 days' );
		yield 'added in 24 hours' => array( 'added', '1', array( array( 'listed' => DAY_IN_SECONDS - 600 ) ), array( array( 'listed' => DAY_IN_SECONDS + 1800 ) ), 'Added in the last 24 hours' );
		yield 'bathrooms' => array( 'min_bathrooms', '2', array( array( 'bathrooms' => 2 ), array( 'bathrooms' => 4 ) ), array( array( 'bathrooms' => 1 ), array( 'bathrooms' => 0 ) ), 'At least 2 bathrooms' );
	}

	/**
	 * @param list<array<string, mixed>> $with
	 * @param list<array<string, mixed>> $without
	 */
	#[DataProvider( 'filters' )]
	#[TestDox( '[SRCH-02] [SRCH-10] A filter finds what it says, on lists, by REST and on the map: $_dataName' )]
	public function test_finds( string $name, string $value, array $with, array $without ): void {
		$wanted = $this->properties( $with );
		$others = $this->properties( $without );
		foreach ( array( '/hpapi/v1/estate-agents/properties', '/hpapi/v1/estate-agents/map-properties' ) as $route ) {
			$found = array_column( (array) $this->get( $route, array( $name => $value ) ), 'url' );
			self::assertEqualsCanonicalizing( array_map( get_permalink( ... ), $wanted ), $found, $route );
			self::assertCount( count( $wanted ) + count( $others ), (array) $this->get( $route, array() ), $route );
		}
		$default = SearchFilters::all()->all[ $name ]->default();
		self::assertSame( '/estate-agents/for-sale/', Plugin::properties()->areas->url()->build( SearchQuery::from_request( array( $name => $default ) ) ) );
	}

	#[TestDox( '[SRCH-02] A price on application, or none, is within no bounds of a price' )]
	public function test_no_price_is_within_no_bounds(): void {
		$vectors = (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/price-bounds.json' ), true );
		$ids     = array_combine( array_keys( $vectors['properties'] ), $this->properties( array_values( $vectors['properties'] ) ) );
		foreach ( $vectors['cases'] as [ 'asked' => $asked, 'found' => $names ] ) {
			$urls = array_map( static fn ( string $name ): string => (string) get_permalink( $ids[ $name ] ), $names );
			foreach ( array( '/hpapi/v1/estate-agents/properties', '/hpapi/v1/estate-agents/map-properties' ) as $route ) {
				self::assertEqualsCanonicalizing( $urls, array_column( (array) $this->get( $route, $asked ), 'url' ), $route . wp_json_encode( $asked ) );
			}
		}
	}

	#[DataProvider( 'filters' )]
	#[TestDox( 'A filter is restored in the form, counted behind “More filters”, named on its chip and kept by a stored search: $_dataName' )]
	public function test_is_shown( string $name, string $value, array $with, array $without, string $chip ): void {
		$this->properties( $with );
		$this->render( "/estate-agents/for-sale/?{$name}={$value}" );
		$html  = Plugin::properties()->form->html( array( 'variant' => 'bar' ) );
		$props = Plugin::properties()->form->view( array( 'variant' => 'bar' ) )->props();
		$field = array_column( $props['filters'], null, 'name' )[ $name ];
		self::assertSame( $value, $props['fields'][ $name ] );
		self::assertContains( $value, array_column( $field['options'], 'value' ) );
		self::assertMatchesRegularExpression( '/<input type="checkbox" name="' . $name . '" value="' . $value . '" checked|<select[^>]+name="' . $name . '">.*?<option value="' . $value . '" selected/s', $html );
		self::assertStringContainsString( 'more' === $field['place'] ? 'More filters (1 set)' : 'More filters', $html );

		$chips = Plugin::properties()->current->to_array()['filters'] ?? array();
		self::assertSame( array( array( 'name' => $name, 'label' => $chip, 'remove_url' => home_url( '/estate-agents/for-sale/' ) ) ), $chips );

		$query  = SearchQuery::from_request( array( $name => $value ) );
		$stored = StoredQuery::of( $query, null, false );
		self::assertSame( array( $name => $value ), $stored->parameters() );
		self::assertStringContainsStringIgnoringCase( $chip, QueryLabel::of( $query, null ) );
	}

	#[TestDox( 'One row and a column make a filter: read, checked, searched, counted, in the form, on its chip and in stored searches' )]
	public function test_one_row(): void {
		$row    = new Choice( 'branch', array( '', 'RYE', 'BTL' ), static fn () => 'Office', static fn ( string $code ) => '' === $code ? 'Any office' : "Office {$code}", column: 'branch', place: 'more' );
		$all    = new ReflectionProperty( SearchFilters::class, 'all' );
		$before = SearchFilters::all();
		$all->setValue( null, new Filters( array( ...array_values( $before->all ), $row ) ) );
		try {
			$query = SearchQuery::from_request( array( 'branch' => 'RYE', 'min_beds' => '2' ) );
			self::assertSame( array( 'min_beds' => '2', 'branch' => 'RYE' ), $query->filters );
			self::assertSame( array(), SearchQuery::from_request( array( 'branch' => 'DOVER' ) )->filters );
			self::assertSame( array( true, true ), array( rest_validate_value_from_schema( 'RYE', $row->entry() ), is_wp_error( rest_validate_value_from_schema( 'DOVER', $row->entry() ) ) ) );
			self::assertStringEndsWith( "bedrooms >= 2 AND `branch` = 'RYE'", Conditions::of( $query, null )->where );

			$with    = array( array( 'branch' => 'RYE' ) );
			$without = array( array( 'branch' => 'BTL' ), array() );
			$this->test_finds( 'branch', 'RYE', $with, $without );
			self::assertSame( array( 1, 3 ), Plugin::properties()->search->counts( array( array( $query, null ), array( new SearchQuery(), null ) ) ) );
			$this->test_is_shown( 'branch', 'RYE', $with, $without, 'Office RYE' );
		} finally {
			$all->setValue( null, $before );
		}
	}

	/**
	 * @param list<array<string, mixed>> $all Fields; `listed`: how many seconds ago, as rows are made long before their test.
	 * @return list<int>
	 */
	private function properties( array $all ): array {
		return array_map(
			static function ( array $fields ): int {
				$listed = isset( $fields['listed'] ) ? array( 'listed_at' => time() - $fields['listed'] ) : array();
				return PropertyFactory::property( array( 'latitude' => 51.1, 'longitude' => 0.5 ) + $listed + $fields );
			},
			$all
		);
	}

	/** @param array<string, string> $parameters */
	private function get( string $route, array $parameters ): mixed {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( array( ...$parameters ) );
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status() );
		return $answer->get_data()['data'];
	}
}
