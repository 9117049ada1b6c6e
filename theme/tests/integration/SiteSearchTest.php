<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;

/** The search of the whole site. */
final class SiteSearchTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		// InnoDB's full-text keys know only what is committed.
		add_filter( 'hpapi_full_text', '__return_false' );
	}

	#[TestWith( array( 'floorplan' ) )]
	#[TestWith( array( 'Floor plan' ) )]
	#[TestWith( array( 'floor-plans' ) )]
	#[TestWith( array( 'Floorplans' ) )]
	#[TestDox( '[LEAD-02] What is written as one word or as two is found by either, of property and of news: $typed' )]
	public function test_spellings( string $typed ): void {
		PropertyFactory::property( array( 'summary' => 'With floor plans.' ), 'Stone Street, Cranbrook' );
		PropertyFactory::property( array( 'summary' => 'With a door.' ), 'Mermaid Street, Rye' );
		self::factory_post( 'Our floor plans' );
		self::factory_post( 'Your floorplans' );
		self::factory_post( 'Their floor' );
		$html = $this->render( '/?s=' . rawurlencode( $typed ) )[2];
		self::assertStringContainsString( 'Stone Street, Cranbrook', $html );
		self::assertStringContainsString( 'Our floor plans', $html );
		self::assertStringContainsString( 'Your floorplans', $html );
		self::assertStringNotContainsString( 'Mermaid Street', $html );
		self::assertStringNotContainsString( 'Their floor', $html );
	}

	#[TestWith( array( 'CRB_7001' ) )]
	#[TestWith( array( 'tanyard street' ) )]
	#[TestWith( array( 'Cranbrook' ) )]
	#[TestWith( array( 'inglenook' ) )]
	#[TestDox( '[LEAD-02] The site’s search finds a property by reference, street, town and words, with price and picture, apart from areas and news: $typed' )]
	public function test_finds( string $typed ): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::property( array( 'reference' => 'CRB_7001', 'parish' => $parish, 'price_qualifier' => 'guide_price', 'summary' => 'With an inglenook.' ), 'Tanyard Street, Cranbrook' );
		PropertyFactory::property( array( 'parish' => 0, 'town' => 'Rye', 'postcode' => 'TN31 7AB', 'latitude' => 50.95, 'longitude' => 0.73 ), 'Mermaid Street, Rye' );
		PropertyFactory::property( array( 'reference' => 'CRB_7001', 'parish' => $parish, 'status' => 'withdrawn', 'summary' => 'With an inglenook.' ), 'Gone Tanyard Street, Cranbrook' );
		self::factory_post( 'A week in Cranbrook: Tanyard Street and its inglenook, CRB_7001' );
		[ $status, , $html ] = $this->render( '/?s=' . rawurlencode( $typed ) );
		self::assertSame( 200, $status );
		self::assertMatchesRegularExpression( '#<section class="hh-found" id="found-sale">\s*<h2 class="hh-found__heading">Property for sale</h2>.*?Guide price</span>\s*£400,000.*?Tanyard Street, Cranbrook#s', $html );
		self::assertStringNotContainsString( 'Mermaid Street', $html );
		self::assertStringNotContainsString( 'Gone Tanyard', $html );
		self::assertStringContainsString( 'hh-card__picture', $html );
		// Each kind with results is named first, with how many there are, and leads to its part.
		preg_match_all( '#<a href="\#([\w-]+)">([^<]+)</a> <span[^>]*>(\d+)<#', $html, $kinds );
		self::assertSame( array( 'found-sale', 'found-words' ), array_slice( $kinds[1], 0, 2 ) );
		self::assertSame( array( 'Property for sale', 'Areas, news and pages' ), array_slice( $kinds[2], 0, 2 ) );
		self::assertSame( '1', $kinds[3][0] );
		foreach ( $kinds[1] as $id ) {
			self::assertSame( 1, substr_count( $html, " id=\"{$id}\"" ), $id );
		}
		self::assertMatchesRegularExpression( '#Areas, news and pages</h2>.*?hh-post__kind[^>]*>News<#s', $html );
		self::assertSame( 1, preg_match( '#hh-found__all"><a href="([^"]+)"#', $html, $all ) );
		$list = html_entity_decode( $all[1] );
		[ $status, , $page ] = $this->render( substr( $list, strlen( home_url() ) ) );
		self::assertSame( 200, $status, $list );
		self::assertStringContainsString( 'Tanyard Street, Cranbrook', $page );
	}

	#[TestDox( 'What is nothing says so; strange words and empty ones break nothing' )]
	public function test_nothing(): void {
		PropertyFactory::property( array(), 'Tanyard Street, Cranbrook' );
		[ , , $html ] = $this->render( '/?s=zzzqqq' );
		self::assertStringContainsString( 'No results', $html );
		foreach ( array( '', '%20', '"', '%27%22%3E%3Cscript%3E', '%25%25%25', '*%20-%2B(', str_repeat( 'a', 400 ), '%F0%9F%8F%A1', 'a%5B%5D=1' ) as $typed ) {
			[ $status, , $html ] = $this->render( "/?s={$typed}" );
			self::assertSame( 200, $status, $typed );
			self::assertStringNotContainsString( '"><script>', $html );
		}
	}

	#[TestDox( 'It costs the same few SQL statements with 3 properties and with 40' )]
	public function test_statements(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$make   = static function ( int $count ) use ( $parish ): void {
			for ( $i = 0; $i < $count; $i++ ) {
				PropertyFactory::property( array( 'parish' => $parish, 'channel' => 1 + $i % 2 ) );
			}
		};
		$cost = function (): int {
			$this->render( '/?s=house' );
			return $this->count_queries( fn () => $this->render( '/?s=house' ) );
		};
		$make( 3 );
		$few = $cost();
		$make( 40 );
		self::assertLessThanOrEqual( $few + 2, $cost() );
	}

	#[TestDox( 'What finds nothing reads no card: nobody is shown the nearest or the newest there' )]
	public function test_nothing_is_read_for_nothing(): void {
		PropertyFactory::property( array(), 'Tanyard Street, Cranbrook' );
		PropertyFactory::parish( 'Benenden' );
		foreach ( array( 'zzzqqq', 'Benenden', 'TN17 4ZZ' ) as $typed ) {
			$cards = array();
			$count = static function ( string $sql ) use ( &$cards ): string {
				if ( str_contains( $sql, 'property_index' ) && preg_match( '/\bcard\b/', $sql ) ) {
					$cards[] = $sql;
				}
				return $sql;
			};
			add_filter( 'query', $count );
			$found = Hpapi::found( $typed );
			remove_filter( 'query', $count );
			self::assertSame( array(), $found, $typed );
			// For sale and to rent, and a postcode's surroundings.
			self::assertLessThanOrEqual( 'TN17 4ZZ' === $typed ? 4 : 2, count( $cards ), implode( "\n", $cards ) );
		}
	}

	private static function factory_post( string $title ): void {
		wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $title ) );
	}
}
