<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What the search form gets and prints.
 */
final class SearchFormTest extends IntegrationTestCase {

	#[TestDox( '[SRCH-02] The form has every field of a search, with what an address said in it' )]
	public function test_fields(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::property( array( 'parish' => $parish, 'property_type' => 'cottage' ) );
		$props = Plugin::properties()->form->view( array( 'variant' => 'hero' ) )->props();
		self::assert_matches_schema( $props, self::schema() );
		self::dump_fixture( 'hpapi/search-form-props', $props );
		self::assertSame( array( array( 'slug' => 'cranbrook', 'name' => 'Cranbrook', 'county' => '' ) ), $props['active_parishes'] );
		self::assertSame( array( '', 'house', 'cottage' ), array_column( self::filter( $props, 'property_type' )['options'], 'value' ), 'only types that there are' );

		$this->render( '/property-for-sale/cranbrook/?max_price=123456&radius=3' );
		$html  = self::block( 'search-form', array( 'variant' => 'bar' ) );
		$props = Plugin::properties()->form->view( array( 'variant' => 'bar' ) )->props();
		self::assertSame( array( 'Cranbrook', '123456', '3' ), array( $props['fields']['location'], $props['fields']['max_price'], $props['fields']['radius'] ) );
		self::assertContains( array( 'value' => '123456', 'label' => '£123,456' ), self::filter( $props, 'max_price' )['options'] );
		// Of an area on the map there is a field only where there is one.
		foreach ( array_diff( array_keys( $props['fields'] ), array( 'polygon', 'bounds' ) ) as $name ) {
			self::assertMatchesRegularExpression( '/name="' . $name . '"/', $html, 'works without JavaScript' );
		}
		self::assertStringContainsString( 'data-island="search-form"', $html );
		self::assertStringContainsString( 'method="get"', $html );
	}

	#[TestDox( '[SRCH-11] Radius labels are those of the vectors' )]
	public function test_radius_labels(): void {
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/search-url.json' ), true );
		foreach ( $vectors['radius_labels'] as $radius ) {
			self::assertSame( $radius['label'], Labels::radius( (float) $radius['value'] ) );
		}
		self::assertSame( $vectors['radius_labels'], self::filter( Plugin::properties()->form->view( array() )->props(), 'radius' )['options'] );
	}

	public function test_facade_counts_and_parishes(): void {
		$cranbrook = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::parish( 'Benenden' );
		PropertyFactory::property( array( 'parish' => $cranbrook ) );
		PropertyFactory::property( array( 'parish' => $cranbrook, 'channel' => 2 ) );
		PropertyFactory::property( array( 'parish' => $cranbrook, 'status' => 'sold' ) );
		self::assertSame( array( 1, 1, 0 ), array( Stock::now()->on_market( Channel::Sales ), Hpapi::parish_stock( $cranbrook, Hpapi::LETTINGS )['total'], Hpapi::parish_stock( 999999999, Hpapi::SALES )['total'] ) );
		$parishes = Hpapi::active_parishes();
		self::assertSame( array( 'Cranbrook' ), array_column( $parishes, 'name' ) );
		self::assertSame( array( 2, home_url( '/property-for-sale/cranbrook/' ), home_url( '/parish/cranbrook/' ) ), array( $parishes[0]['count'], $parishes[0]['url'], $parishes[0]['page_url'] ) );
		self::assertSame( array( home_url( '/property-to-rent/cranbrook/' ) ), array_column( Hpapi::active_parishes( 2 ), 'url' ) );
		self::assertCount( 1, Hpapi::featured( 1 ) );
		self::assertSame( home_url( '/property-to-rent/cranbrook/' ), Hpapi::parish_stock( $cranbrook, Hpapi::LETTINGS )['url'] );
	}

	/**
	 * @param array<string, mixed> $props
	 * @return array<string, mixed>
	 */
	private static function filter( array $props, string $name ): array {
		return array_column( $props['filters'], null, 'name' )[ $name ];
	}

	/** @return array<string, mixed> */
	private static function schema(): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/search-form-props.json' )->to_array();
	}
}
