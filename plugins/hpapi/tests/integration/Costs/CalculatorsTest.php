<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Costs;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The calculators as the server prints and answers them. Props and HTML are fixtures of the islands' tests.
 */
final class CalculatorsTest extends IntegrationTestCase {

	#[TestDox( 'The tax on buying begins with the price of the page, and says what is due' )]
	public function test_stamp_duty(): void {
		[ $props, $html ] = self::island( self::block( 'stamp-duty-calculator', array( 'price' => 485000 ) ) );
		self::assert_matches_schema( $props, self::schema( 'stamp-duty-calculator-props' ) );
		self::assertStringContainsString( 'value="485,000"', $html );
		self::assertStringContainsString( '>£14,250<', $html );
		self::assertStringContainsString( '>2.9% of the price<', $html );
		self::assertStringContainsString( '1 April 2025', $html );
		self::dump_fixture( 'hpapi/stamp-duty-calculator', array( 'props' => $props, 'html' => $html ) );
	}

	#[TestDox( 'The mortgage begins with a tenth as deposit, and says what a month costs' )]
	public function test_mortgage(): void {
		[ $props, $html ] = self::island( self::block( 'mortgage-calculator', array( 'price' => 485000, 'rate' => 4.75 ) ) );
		self::assert_matches_schema( $props, self::schema( 'mortgage-calculator-props' ) );
		self::assertStringContainsString( '>£2,488.56<', $html );
		self::assertStringContainsString( '>£436,500<', $html );
		self::dump_fixture( 'hpapi/mortgage-calculator', array( 'props' => $props, 'html' => $html ) );
	}

	#[TestDox( 'What a plain form sends is answered on the same page, which is not indexed then' )]
	public function test_form(): void {
		$id   = PropertyFactory::property( array( 'price' => 300000 ), 'Mill House' );
		$path = (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
		[ , , $html ] = $this->render( $path );
		self::assertStringContainsString( '>£5,000<', $html );
		self::assertDoesNotMatchRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
		[ $status, , $html ] = $this->render( "{$path}?sd_price=%C2%A3300%2C000&sd_nation=wales&sd_buyer=additional" );
		self::assertSame( 200, $status );
		self::assertStringContainsString( '>£19,950<', $html );
		self::assertStringContainsString( 'Land Transaction Tax', $html );
		self::assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
		[ , , $html ] = $this->render( "{$path}?mc_price=200000&mc_deposit=0&mc_years=25&mc_rate=5" );
		self::assertStringContainsString( '>£1,169.18<', $html );
		[ , , $html ] = $this->render( "{$path}?mc_price=200000&mc_deposit=%C2%A3200%2C001&mc_years=25&mc_rate=5&sd_price=%3Cscript%3E&sd_nation=france&sd_buyer[]=x" );
		self::assertStringContainsString( 'The deposit must not be more than the price', $html );
		self::assertStringContainsString( 'Enter a price in whole pounds', $html );
		self::assertStringNotContainsString( '<script>"', $html );
	}

	#[TestDox( 'Tables can be corrected by a filter; what cannot be counted with is not taken' )]
	public function test_filter(): void {
		$nil = static function ( array $nations ): array {
			$nations['england']['tables'][] = array( 'from' => '2026-01-01', 'bands' => array( array( 'over' => 0, 'rate' => 1 ) ) ) + end( $nations['england']['tables'] );
			$nations['wales']               = 'broken';
			return $nations;
		};
		add_filter( 'hpapi_property_taxes', $nil );
		self::assertStringContainsString( '>£4,850<', self::block( 'stamp-duty-calculator', array( 'price' => 485000 ) ) );
		self::assertStringContainsString( '>£16,875<', self::block( 'stamp-duty-calculator', array( 'price' => 485000, 'nation' => 'wales' ) ) );
	}

	#[TestDox( 'The filter of core corrects them too, after the old one' )]
	public function test_filter_of_core(): void {
		$rate = static fn ( int $percent ): callable => static function ( array $nations ) use ( $percent ): array {
			$nations['england']['tables'][] = array( 'from' => "2026-01-0{$percent}", 'bands' => array( array( 'over' => 0, 'rate' => $percent ) ) ) + end( $nations['england']['tables'] );
			return $nations;
		};
		add_filter( 'hh_property_taxes', $rate( 2 ) );
		add_filter( 'hpapi_property_taxes', $rate( 1 ) );
		self::assertStringContainsString( '>£9,700<', self::block( 'stamp-duty-calculator', array( 'price' => 485000 ) ) );
	}

	#[TestDox( 'Only homes for sale with a price have calculators, by the law of their nation' )]
	public function test_where(): void {
		$has  = fn ( array $fields ): bool => str_contains( $this->render( (string) wp_parse_url( (string) get_permalink( PropertyFactory::property( $fields ) ), PHP_URL_PATH ) )[2], 'data-island="stamp-duty-calculator"' );
		self::assertTrue( $has( array() ) );
		self::assertFalse( $has( array( 'channel' => 2 ) ) );
		self::assertFalse( $has( array( 'property_type' => 'plot' ) ) );
		self::assertFalse( $has( array( 'price_qualifier' => 'poa' ) ) );
		self::assertFalse( $has( array( 'postcode' => 'JE2 3AB' ) ) );
		$property = (array) Hpapi::property( PropertyFactory::property( array( 'postcode' => 'EH1 1YZ' ) ) );
		self::assertSame( 'scotland', $property['nation'] );
	}

	/** @return array{object, string} */
	private static function island( string $html ): array {
		self::assertSame( 1, preg_match( '#^<div [^>]*data-props="([^"]*)">(.*)</div>$#s', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assertIsObject( $props );
		return array( $props, $parts[2] );
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}
}
