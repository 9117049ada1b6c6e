<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The addresses of lists, as a visitor asks for them.
 */
#[Group( 'volume' )]
final class ListRoutesTest extends IntegrationTestCase {

	private int $cranbrook;

	protected function setUp(): void {
		parent::setUp();
		$this->cranbrook = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::parish( 'Rye', 50.9500, 0.7330 );
		PropertyFactory::parish( 'Benenden', 51.0680, 0.5790 );
		$rye = (int) Plugin::properties()->parishes->by_slug( 'rye' )?->id;
		PropertyFactory::property( array( 'parish' => $this->cranbrook ), 'Stone Street, Cranbrook' );
		PropertyFactory::property( array( 'parish' => $this->cranbrook, 'property_type' => 'flat', 'bedrooms' => 2, 'price' => 250000 ), 'Carriers Road, Cranbrook' );
		PropertyFactory::property( array( 'parish' => $rye, 'channel' => 2, 'price' => 1650, 'rent_frequency' => 'monthly' ), 'Mermaid Street, Rye' );
	}

	#[DataProvider( 'lists' )]
	#[TestDox( '[SRCH-06] [SRCH-07] [SRCH-08] $path answers a list' )]
	public function test_lists( string $path, string $heading, int $total ): void {
		[ $status, , $html ] = $this->render( $path );
		self::assertSame( 200, $status );
		self::assertStringContainsString( "{$heading}</h1>", $html );
		self::assertSame( $total, Hpapi::current_list()['total'] ?? null );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( str_replace( '&', '&#038;', $path ) ) . '">', $html );
		self::assertSame( $total > 0, str_contains( $html, 'hh-card' ) && ( str_contains( $html, 'Stone Street' ) || str_contains( $html, 'Carriers Road' ) || str_contains( $html, 'Mermaid Street' ) ) );
	}

	/** @return array<string, array{path: string, heading: string, total: int}> */
	public static function lists(): array {
		$lists = array(
			array( '/estate-agents/for-sale/', 'Property for sale', 2 ),
			array( '/estate-agents/to-rent/', 'Property to rent', 1 ),
			array( '/property-for-sale/cranbrook/', 'Property for sale in Cranbrook', 2 ),
			array( '/property-to-rent/rye/', 'Property to rent in Rye', 1 ),
			array( '/property-for-sale/cranbrook/?min_price=300000', 'Property for sale in Cranbrook', 1 ),
			array( '/property-for-sale/cranbrook/?property_type=flat', 'Flats for sale in Cranbrook', 1 ),
			array( '/property-for-sale/cranbrook/?radius=3', 'Property for sale within 3 miles of Cranbrook', 2 ),
			array( '/estate-agents/for-sale/property/3-bedrooms/', '3 bedroom property for sale', 1 ),
			array( '/estate-agents/for-sale/house/3-bedrooms/cranbrook/', '3 bedroom houses for sale in Cranbrook', 1 ),
			array( '/estate-agents/to-rent/detached/3-bedrooms/rye/', '3 bedroom detached houses to rent in Rye', 1 ),
			array( '/estate-agents/for-sale/?location=TN17+3AB', 'Property for sale in TN17 3', 2 ),
			array( '/estate-agents/for-sale/?location=Atlantis', 'Property for sale', 2 ),
		);
		return array_combine( array_column( $lists, 0 ), array_map( static fn ( array $list ): array => array_combine( array( 'path', 'heading', 'total' ), $list ), $lists ) );
	}

	#[TestDox( '[SRCH-04] A known parish without property answers 200, noindex and a way on; an unknown one 404' )]
	public function test_known_and_unknown_parishes(): void {
		[ $status, , $html ] = $this->render( '/property-for-sale/benenden/' );
		$list                = (array) Hpapi::current_list();
		self::assertSame( 200, $status );
		self::assertSame( 'Property for sale in Benenden', $list['heading'] );
		self::assertSame( 0, $list['total'] );
		self::assertContains( home_url( '/property-for-sale/benenden/?radius=3' ), array_column( $list['ways'], 'url' ) );
		self::assertCount( 2, $list['nearby'] );
		self::assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );

		foreach ( array( '/property-for-sale/atlantis/', '/estate-agents/for-sale/property/3-bedrooms/atlantis/', '/estate-agents/for-sale/castle-in-the-air/3-bedrooms/' ) as $path ) {
			[ $status, , $html ] = $this->render( $path );
			self::assertSame( 404, $status, $path );
			self::assertNull( Hpapi::current_list() );
			self::assertStringContainsString( 'error404', $html );
		}
	}

	#[TestDox( '[SRCH-04] A near miss is offered as did you mean' )]
	public function test_did_you_mean(): void {
		[ $status, , $html ] = $this->render( '/estate-agents/for-sale/?location=Cranbrok&max_price=500000' );
		self::assertSame( 200, $status );
		self::assertSame( array( 'label' => 'Cranbrook', 'url' => home_url( '/property-for-sale/cranbrook/?max_price=500000' ) ), Hpapi::current_list()['did_you_mean'] ?? null );
		self::assertStringContainsString( home_url( '/property-for-sale/cranbrook/?max_price=500000' ), $html );
		self::assertSame( 2, Hpapi::current_list()['total'] ?? null, 'the location counts as empty' );
	}

	#[DataProvider( 'redirects' )]
	#[TestDox( '[SRCH-14] [SRCH-10] $from goes to $to' )]
	public function test_redirects( string $from, string $to, int $status ): void {
		[ $is, $headers ] = $this->render( $from );
		self::assertSame( $status, $is );
		self::assertSame( home_url( $to ), $headers['location'] ?? null );
		[ $is ] = $this->render( $to );
		self::assertSame( 200, $is, 'and there it ends' );
	}

	/** @return array<string, array{from: string, to: string, status: int}> */
	public static function redirects(): array {
		$redirects = array(
			array( '/estate-agents/for-sale/?trans_type=2&location=Rye', '/property-to-rent/rye/', 302 ),
			array( '/estate-agents/for-sale/?location=&min_price=0&max_price=99999999&min_beds=0&max_beds=999&property_type=&radius=0&min_acres=0&max_acres=999999&status_group=&sort_by=newest&trans_type=1', '/estate-agents/for-sale/', 302 ),
			array( '/estate-agents/for-sale/?location=cranbrook&min_beds=3&max_beds=3&property_type=detached&min_price=0', '/estate-agents/for-sale/detached/3-bedrooms/cranbrook/', 302 ),
			array( '/property-for-sale/cranbrook/?location=', '/estate-agents/for-sale/', 302 ),
			array( '/property-for-sale/cranbrook/?trans_type=1&location=TN17+3AB', '/estate-agents/for-sale/?location=TN17+3AB', 302 ),
			array( '/estate-agents/for-sale/detached/3-bedrooms/cranbrook/?min_beds=2&max_beds=3&location=Cranbrook&property_type=detached', '/property-for-sale/cranbrook/?min_beds=2&max_beds=3&property_type=detached', 302 ),
			array( '/property-for-sale/cranbrook/?max_price=500000&min_price=100000', '/property-for-sale/cranbrook/?min_price=100000&max_price=500000', 302 ),
			array( '/property-for-sale/cranbrook/?min_price=cheap', '/property-for-sale/cranbrook/', 302 ),
			array( '/property-for-sale/cranbrook/?property_type=castle-in-the-air', '/property-for-sale/cranbrook/', 302 ),
			array( '/property-for-sale/cranbrook/?min_price=0&utm_source=mail', '/property-for-sale/cranbrook/?utm_source=mail', 302 ),
			array( '/estate-agents/for-sale/house/3-bedroom/', '/estate-agents/for-sale/house/3-bedrooms/', 301 ),
			array( '/estate-agents/for-sale/house/3-bedroom/cranbrook/', '/estate-agents/for-sale/house/3-bedrooms/cranbrook/', 301 ),
			array( '/estate-agents/for-sale/house/2-bedrooms/', '/estate-agents/for-sale/?min_beds=2&max_beds=2&property_type=house', 301 ),
			array( '/property-for-sale/CRANBROOK/', '/property-for-sale/cranbrook/', 301 ),
			array( '/Property-For-Sale/cranbrook/', '/property-for-sale/cranbrook/', 301 ),
			array( '/estate-agents/for-sale/House/3-bedrooms/', '/estate-agents/for-sale/house/3-bedrooms/', 301 ),
			array( '/property-for-sale/cranbrook', '/property-for-sale/cranbrook/', 301 ),
			array( '/property-for-sale/cranbrook/page/1/', '/property-for-sale/cranbrook/', 301 ),
		);
		$named = array();
		foreach ( $redirects as $redirect ) {
			$named[ $redirect[0] ] = array_combine( array( 'from', 'to', 'status' ), $redirect );
		}
		return $named;
	}

	#[TestDox( 'A campaign’s parameters are no part of a search: they neither redirect nor stand in the canonical address' )]
	public function test_other_parameters(): void {
		[ $status, , $html ] = $this->render( '/property-for-sale/cranbrook/?utm_source=mail' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( '/property-for-sale/cranbrook/' ) . '">', $html );
		self::assertDoesNotMatchRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
	}

	#[DataProvider( 'odd_addresses' )]
	#[TestDox( 'Nothing breaks at $path' )]
	public function test_odd_addresses( string $path, int $expected, string $to ): void {
		[ $status, $headers ] = $this->render( $path );
		self::assertSame( array( $expected, $to ), array( $status, (string) wp_parse_url( $headers['location'] ?? '', PHP_URL_PATH ) ) );
	}

	/** @return list<array{path: string, expected: int, to: string}> */
	public static function odd_addresses(): array {
		$addresses = array(
			array( '/?hpapi_list[]=x', 200, '' ),
			array( '/?hpapi_list=for-sale&hpapi_town[]=rye&paged[]=2', 301, '/estate-agents/for-sale/' ),
			array( '/?hpapi_list=auction', 301, '/estate-agents/for-sale/' ),
			array( '/estate-agents/for-sale/?location[]=Rye&min_price[a][b]=1', 302, '/property-for-sale/rye/' ),
			array( '/estate-agents/for-sale/?location=%ff%fe', 302, '/estate-agents/for-sale/' ),
			array( '/estate-agents/for-sale/?sort_by=' . str_repeat( 'a', 10000 ), 302, '/estate-agents/for-sale/' ),
			array( '/estate-agents/for-sale/page/100001/', 404, '' ),
			array( '/estate-agents/for-sale/page/99999/', 404, '' ),
		);
		return array_map( static fn ( array $one ): array => array_combine( array( 'path', 'expected', 'to' ), $one ), $addresses );
	}

	#[TestDox( '[LIST-06] Sorts, page links, chips, count and rules for search engines' )]
	public function test_parts_of_a_list(): void {
		PropertyFactory::rows( array_fill( 0, 30, array( 'parish_id' => $this->cranbrook, 'amount' => 300000, 'latitude' => 51.0968, 'longitude' => 0.5356, 'card' => self::card() ) ) );
		[ $status, , $html ] = $this->render( '/property-for-sale/cranbrook/page/2/?max_price=350000&sort_by=price_asc' );
		$list                = (array) Hpapi::current_list();
		self::assertSame( 200, $status );
		self::assertSame( '24 to 31 of 31 properties', $list['count_label'] );
		self::assertSame( array( 'Up to £350,000' ), array_column( $list['filters'], 'label' ) );
		self::assertSame( home_url( '/property-for-sale/cranbrook/?sort_by=price_asc' ), $list['filters'][0]['remove_url'] );
		self::assertSame( array( 'newest', 'reduced', 'price_asc', 'price_desc', 'distance' ), array_column( $list['sorts'], 'value' ) );
		self::assertSame( home_url( '/property-for-sale/cranbrook/?max_price=350000&sort_by=price_desc' ), $list['sorts'][3]['url'] );
		self::assertSame( array( 'previous', 'page', 'current' ), array_column( $list['page_links'], 'kind' ) );
		self::assertSame( home_url( '/property-for-sale/cranbrook/?max_price=350000&sort_by=price_asc' ), $list['page_links'][0]['url'] );
		self::assertTrue( $list['noindex'] );
		self::assertStringContainsString( '<title>Property for sale in Cranbrook', $html );
		self::assertStringContainsString( 'Page 2', $html );
		self::assertStringContainsString( '<link rel="prev"', $html );
		self::assert_matches_schema( $list, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/property-list.json' )->to_array() );

		[ $status ] = $this->render( '/property-for-sale/cranbrook/page/3/?max_price=350000&sort_by=price_asc' );
		self::assertSame( 404, $status, 'beyond the last page' );
		[ $status, , $html ] = $this->render( '/property-for-sale/cranbrook/page/2/' );
		self::assertSame( 200, $status );
		self::assertDoesNotMatchRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
	}

	#[DataProvider( 'hostile' )]
	#[TestDox( '[SEC-04] Hostile parameters neither break a list nor come back unescaped: $_dataName' )]
	public function test_hostile_parameters( string $value ): void {
		foreach ( array( 'location', 'min_price', 'property_type', 'radius', 'sort_by', 'page', 'trans_type', 'status_group', 'utm_source' ) as $name ) {
			$path = "/estate-agents/for-sale/?{$name}" . $value;
			for ( $hops = 0; $hops < 3; $hops++ ) {
				[ $status, $headers, $html ] = $this->render( $path );
				self::assertContains( $status, array( 200, 301, 302, 404 ), $path );
				self::assertStringNotContainsString( '<script>alert', $html );
				self::assertStringNotContainsString( '"><img', $html );
				if ( ! in_array( $status, array( 301, 302 ), true ) ) {
					break;
				}
				self::assertStringStartsWith( home_url( '/' ), $headers['location'] );
				$path = substr( $headers['location'], strlen( home_url() ) );
			}
			self::assertContains( $status, array( 200, 404 ), "{$name}{$value} redirects for ever" );
		}
	}

	/** @return array<string, array{string}> */
	public static function hostile(): array {
		return array(
			'markup'        => array( '=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E%3Cscript%3Ealert(1)%3C/script%3E' ),
			'a quote'       => array( "=1'%20OR%20'1'='1" ),
			'an array'      => array( '[]=1' ),
			'a deep array'  => array( '[a][b][c]=1' ),
			'invalid UTF-8' => array( '=%ff%fe%c3%28' ),
			'a NUL byte'    => array( '=Rye%00' ),
			'huge'          => array( '=' . str_repeat( '9', 3000 ) ),
			'negative'      => array( '=-1' ),
			'a line break'  => array( '=Rye%0d%0aSet-Cookie:%20a=b' ),
		);
	}

	#[TestDox( 'A list runs no query on posts and few on the index, however many it shows' )]
	public function test_statements(): void {
		global $wpdb;
		PropertyFactory::rows( array_fill( 0, 60, array( 'parish_id' => $this->cranbrook, 'card' => self::card() ) ) );
		Stock::now();
		$ours = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$ours, $wpdb ): string {
				self::assertStringNotContainsString( "{$wpdb->postmeta}.meta_value", $sql );
				$ours += (int) str_contains( $sql, 'hpapi_' );
				return $sql;
			}
		);
		[ $status ] = $this->render( '/property-for-sale/cranbrook/?radius=10&sort_by=distance' );
		self::assertSame( 200, $status );
		self::assertLessThanOrEqual( 6, $ours );
	}

	/** A card's JSON for rows that no post stands behind. */
	private static function card(): string {
		return (string) file_get_contents( __DIR__ . '/card.json' );
	}
}
