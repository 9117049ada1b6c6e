<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Old, foreign and mistyped addresses of lists: a redirect to the right one, or 404; never an empty page.
 */
final class OldAddressesTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$cranbrook = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::rows( array_fill( 0, 30, array( 'parish_id' => $cranbrook, 'card' => (string) file_get_contents( __DIR__ . '/card.json' ) ) ) );
	}

	#[DataProvider( 'addresses' )]
	#[TestDox( '$from leads to $to' )]
	public function test_addresses( string $from, string $to ): void {
		$path = $from;
		for ( $hops = 0; $hops < 3; $hops++ ) {
			[ $status, $headers, $html ] = $this->render( $path );
			if ( ! in_array( $status, array( 301, 302 ), true ) ) {
				break;
			}
			self::assertStringStartsWith( home_url( '/' ), $headers['location'] );
			$path = substr( $headers['location'], strlen( home_url() ) );
		}
		self::assertSame( '404' === $to ? array( 404, $path ) : array( 200, $to ), array( $status, $path ) );
		self::assertStringContainsString( '</h1>', $html );
	}

	/** @return array<string, array{from: string, to: string}> */
	public static function addresses(): array {
		$sales     = '/estate-agents/for-sale/';
		$rent      = '/estate-agents/to-rent/';
		$cranbrook = '/property-for-sale/cranbrook/';
		$table     = array(
			'/property-for-sale/'                              => $sales,
			'/property-to-rent/'                               => $rent,
			'/property-to-rent'                                => $rent,
			'/estate-agents/'                                  => $sales,
			'/estate-agents/sales/'                            => $sales,
			'/estate-agents/lettings/'                         => $rent,
			'/properties/'                                     => $sales,
			'/properties-for-sale/'                            => $sales,
			'/properties-to-let/'                              => $rent,
			'/lettings/'                                       => $rent,
			'/buy/'                                            => $sales,
			'/Houses_For_Sale.html'                            => $sales,
			'/property-search.aspx'                            => $sales,
			'/?post_type=hpapi_property'                       => $sales,
			'/property-for-sale/cranbrook.html'                => $cranbrook,
			'/property-for-sale/Cranbrook.HTM'                 => $cranbrook,
			'/property-for-sale/cranbrook/index.php'           => $cranbrook,
			'/property-for-sale/cranbrook/index.html'          => $cranbrook,
			'/property-for-sale//cranbrook/'                   => $cranbrook,
			'/property-for-sale/cranbrook//'                   => $cranbrook,
			'/PROPERTY-FOR-SALE/CRANBROOK/'                    => $cranbrook,
			'/properties-for-sale/cranbrook/'                  => $cranbrook,
			'/properties-to-let/cranbrook/'                    => '/property-to-rent/cranbrook/',
			'/estate-agents/cranbrook/'                        => $cranbrook,
			'/estate-agents/for-sale/cranbrook/'               => $cranbrook,
			'/property-for-sale/cranbrook/page/0/'             => $cranbrook,
			'/property-for-sale/cranbrook/page/1/'             => $cranbrook,
			'/property-for-sale/cranbrook/page/'               => $cranbrook,
			'/property-for-sale/cranbrook/page/002/'           => $cranbrook . 'page/2/',
			'/property-for-sale/cranbrook/?paged=2'            => $cranbrook . 'page/2/',
			'/property-for-sale/cranbrook/?page=2'             => $cranbrook . 'page/2/',
			'/property-for-sale/cranbrook/?paged=0'            => $cranbrook,
			'/property-for-sale/cranbrook/page/99/'            => '404',
			'/property-for-sale/atlantis/'                     => '404',
			'/property-for-sale/atlantis.html'                 => '404',
			'/estate-agents/for-sale/station/atlantis/'        => '404',
			'/estate-agents/for-sale/station/'                 => '404',
			'/estate-agents/to-rent/near-high-speed-rail/'     => '404',
			'/estate-agents/for-sale/detached/'                => $sales . '?property_type=detached',
			'/estate-agents/for-sale/bungalows/'               => $sales . '?property_type=bungalow',
			'/properties-for-sale/flats/'                      => $sales . '?property_type=flat',
			'/estate-agents/for-sale/3-bedrooms/'              => $sales . 'property/3-bedrooms/',
			'/estate-agents/for-sale/property/3-bedroom/'      => $sales . 'property/3-bedrooms/',
			'/estate-agents/for-sale/property/1-bedroom/'      => $sales . '?min_beds=1&max_beds=1',
			'/estate-agents/for-sale/house/2-bedrooms/'        => $sales . '?min_beds=2&max_beds=2&property_type=house',
			'/estate-agents/for-sale/property/5-bedrooms/cranbrook/' => $cranbrook . '?min_beds=5&max_beds=5',
			'/estate-agents/for-sale/castle-in-the-air/'       => '404',
			'/estate-agents/auctions-of-dreams/'               => '404',
		);
		$named = array();
		foreach ( $table as $from => $to ) {
			$named[ $from ] = array( 'from' => $from, 'to' => $to );
		}
		return $named;
	}

	#[TestDox( 'A blemish costs one redirect, a lasting one' )]
	public function test_status(): void {
		foreach ( array( '/property-for-sale/cranbrook.html', '/properties/', '/?post_type=hpapi_property' ) as $path ) {
			self::assertSame( 301, $this->render( $path )[0], $path );
		}
	}
}
