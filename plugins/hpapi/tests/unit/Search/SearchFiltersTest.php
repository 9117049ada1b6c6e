<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Search;

use HearthHammer\Hpapi\Search\SearchFilters;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Tests\FilterContract;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * The rows of the property search, and the contract that is made from them.
 */
final class SearchFiltersTest extends TestCase {

	#[TestDox( '[SRCH-10] The contract of a search is what its rows say' )]
	public function test_contract(): void {
		self::assertSame( '', FilterContract::fault( dirname( __DIR__, 3 ) . '/schemas/parts/search.json', SearchFilters::contract() ) );
	}

	public function test_every_filter_is_a_field_in_the_order_of_the_contract(): void {
		$expected = array_values( array_diff( array_keys( SearchFilters::contract() ), array( 'station', 'near_rail' ) ) );
		self::assertSame( array( ...$expected, 'view' ), array_keys( SearchFilters::all()->all ) );
		self::assertSame( SearchFilters::all()->defaults(), ( new SearchQuery() )->fields() );
	}

	public function test_a_default_is_read_as_itself(): void {
		foreach ( SearchFilters::all()->all as $name => $filter ) {
			self::assertSame( $filter->default(), $filter->read( $filter->default() ), $name );
			self::assertSame( $filter->default(), $filter->read( '' ), $name );
			// Places may come as a list.
			$no_text = 'location' === $name ? array( array( 'no text' ) ) : array( 'no text' );
			self::assertSame( $filter->default(), $filter->read( $no_text ), $name );
		}
	}

	public function test_a_query_takes_no_filter_that_does_not_exist(): void {
		$this->expectException( InvalidArgumentException::class );
		new SearchQuery( filters: array( 'swimming_pool' => '1' ) );
	}
}
