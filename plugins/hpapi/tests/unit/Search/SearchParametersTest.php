<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Search;

use HearthHammer\Hpapi\Search\Parameters\Parameter;
use HearthHammer\Hpapi\Search\SearchParameters;
use HearthHammer\Hpapi\Search\SearchQuery;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * The contract and the definitions of its parameters are one.
 */
final class SearchParametersTest extends TestCase {

	public function test_every_parameter_of_the_contract_has_a_definition_in_its_order(): void {
		$expected = array_values( array_diff( array_keys( Parameter::contract() ), array( 'station', 'near_rail' ) ) );
		self::assertSame( array( ...$expected, 'view' ), array_keys( SearchParameters::all() ) );
		self::assertSame( array_keys( ( new SearchQuery() )->fields() ), array_keys( SearchParameters::all() ) );
	}

	#[TestDox( '[SRCH-10] The constants of a query are those of the contract' )]
	public function test_constants(): void {
		$contract = Parameter::contract();
		self::assertSame( array( SearchQuery::MAX_PRICE, SearchQuery::MAX_PRICE ), array( $contract['max_price']['default'], $contract['min_price']['maximum'] ) );
		self::assertSame( array( SearchQuery::MAX_BEDS, SearchQuery::MAX_BEDS ), array( $contract['max_beds']['default'], $contract['min_beds']['maximum'] ) );
		self::assertSame( SearchQuery::MAX_ACRES, (float) $contract['max_acres']['default'] );
		self::assertSame( SearchQuery::RADII, array_map( floatval( ... ), $contract['radius']['enum'] ) );
		self::assertSame( SearchQuery::SORTS, $contract['sort_by']['enum'] );
		self::assertSame( ( new SearchQuery() )->fields(), SearchParameters::defaults() );
	}

	public function test_a_default_is_read_as_itself(): void {
		foreach ( SearchParameters::all() as $name => $parameter ) {
			self::assertSame( $parameter->default(), $parameter->read( $parameter->default() ), $name );
			// Places may come as a list.
			$no_text = 'location' === $name ? array( array( 'no text' ) ) : array( 'no text' );
			self::assertSame( $parameter->default(), $parameter->read( $no_text ), $name );
		}
	}

	public function test_a_query_takes_no_filter_that_does_not_exist(): void {
		$this->expectException( InvalidArgumentException::class );
		new SearchQuery( more: array( 'swimming_pool' => '1' ) );
	}
}
