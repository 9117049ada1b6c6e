<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Search;

use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Import\PlaceRow;
use HearthHammer\Core\Place\Import\PlaceWriter;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\SavedSearches\Search\StoredQuery;
use HearthHammer\Hpapi\Search\Conditions;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

/**
 * Words, streets and references.
 */
#[Group( 'platform' )]
final class KeywordTest extends IntegrationTestCase {

	/** InnoDB's full-text keys know only what is committed; test_full_text() asks them. */
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'hpapi_full_text', '__return_false' );
	}

	private static function tanyard(): int {
		return PropertyFactory::property( array( 'reference' => 'CRB_1001', 'address_2' => 'Stone Street', 'display_address' => 'Stone Street, Cranbrook, Kent', 'features' => array( 'Wood-burner', 'Château gate' ), 'latitude' => 51.1, 'longitude' => 0.5 ) );
	}

	private static function other(): int {
		return PropertyFactory::property( array( 'reference' => 'RYE_2002', 'address_2' => 'Stone Lane', 'display_address' => 'Stone Lane, High Street end, Rye', 'features' => array( 'Aga', 'Measured floor plan', 'Farmhouse kitchen' ), 'latitude' => 51.1, 'longitude' => 0.5 ) );
	}

	/**
	 * @return list<string> Addresses.
	 */
	private function found( string $route, string $keyword ): array {
		$request = new WP_REST_Request( 'GET', "/hpapi/v1/estate-agents/{$route}" );
		$request->set_query_params( array( 'keyword' => $keyword ) );
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status() );
		return array_column( $answer->get_data()['data'], 'url' );
	}

	/** @param list<string> $names */
	#[TestWith( array( 'stone', array( 'tanyard', 'other' ) ) )]
	#[TestWith( array( 'STONE street', array( 'tanyard', 'other' ) ) )]
	#[TestWith( array( '"stone street"', array( 'tanyard' ) ) )]
	#[TestWith( array( 'wood burn', array( 'tanyard' ) ) )]
	#[TestWith( array( 'chateau', array( 'tanyard' ) ) )]
	#[TestWith( array( 'aga', array( 'other' ) ) )]
	#[TestWith( array( 'ateau', array() ) )]
	#[TestWith( array( 'floorplan', array( 'other' ) ) )]
	#[TestWith( array( 'floor-plan', array( 'other' ) ) )]
	#[TestWith( array( '"floor plan"', array( 'other' ) ) )]
	#[TestWith( array( 'farm house', array( 'other' ) ) )]
	#[TestWith( array( '"farm house"', array( 'other' ) ) )]
	#[TestWith( array( 'CRB_1001', array( 'tanyard' ) ) )]
	#[TestWith( array( 'crb1001', array( 'tanyard' ) ) )]
	#[TestWith( array( 'stone moat', array() ) )]
	#[TestWith( array( "'; DROP TABLE", array() ) )]
	#[TestDox( '[LEAD-02] A keyword finds whole words, beginnings of words, streets and references, and what is written as one word or two, on list and map' )]
	public function test_finds( string $keyword, array $names ): void {
		$all = array( 'tanyard' => self::tanyard(), 'other' => self::other() );
		foreach ( array( 'properties', 'map-properties' ) as $route ) {
			self::assertEqualsCanonicalizing( array_map( static fn ( string $name ) => get_permalink( $all[ $name ] ), $names ), $this->found( $route, $keyword ), "{$route}: {$keyword}" );
		}
	}

	#[TestDox( '[LEAD-02] A keyword is restored in the form, named on its chip and kept by a saved search' )]
	public function test_is_shown(): void {
		self::tanyard();
		$this->render( '/estate-agents/for-sale/?keyword=wood' );
		self::assertSame( array( 'With “wood”' ), array_column( Plugin::properties()->current->to_array()['filters'] ?? array(), 'label' ) );
		self::assertStringContainsString( 'name="keyword" value="wood"', Plugin::properties()->form->html( array( 'variant' => 'bar' ) ) );
		self::assertSame( array( 'keyword' => 'wood' ), StoredQuery::of( SearchQuery::from_request( array( 'keyword' => 'wood' ) ), null, false )->parameters() );
	}

	#[TestWith( array( 'Stone Street', '?keyword=%22Stone+Street%22' ) )]
	#[TestWith( array( 'CRB_1001', '?keyword=%22CRB+1001%22' ) )]
	#[TestDox( '[LEAD-02] [SRCH-03] The location field finds streets and references' )]
	public function test_location( string $typed, string $query ): void {
		self::tanyard();
		self::other();
		[ $status, $headers ] = $this->render( '/estate-agents/for-sale/?location=' . rawurlencode( str_replace( '_', ' ', $typed ) ) );
		self::assertSame( array( 302, home_url( '/estate-agents/for-sale/' . $query ) ), array( $status, $headers['location'] ?? '' ) );
		$this->render( '/estate-agents/for-sale/' . $query );
		self::assertSame( 1, Plugin::properties()->current->to_array()['total'] ?? 0 );
	}

	#[TestDox( '[SRCH-04] A place that we do not know: what was searched instead is said, a town in its name is offered, and the field keeps what was typed' )]
	public function test_unknown_place(): void {
		$writer = new PlaceWriter( transactions: false );
		$writer->add( new PlaceRow( 'town', 'Tunbridge Wells', 51.1324, 0.2637, 'Kent', 30, array(), 'tunbridge-wells' ) );
		$writer->finish();
		self::tanyard();
		PropertyFactory::property( array( 'display_address' => '3 Mount Sion, Royal Tunbridge Wells' ) );
		foreach ( array( 'Royal Tunbridge Wells' => 'Tunbridge Wells', 'London' => '' ) as $typed => $meant ) {
			$address = '/estate-agents/for-sale/?location=' . rawurlencode( $typed );
			[ $status, $headers ] = $this->render( $address );
			self::assertSame( '' === $meant ? 200 : 302, $status, $typed );
			$address = '' === $meant ? $address : str_replace( home_url(), '', $headers['location'] ?? '' );
			$html    = $this->render( $address )[2];
			$list    = Plugin::properties()->current->to_array() ?? array();
			self::assertStringContainsString( "“{$typed}”", $list['location_note'] );
			self::assertStringContainsString( $list['location_note'], html_entity_decode( $html ) );
			self::assertSame( $meant, $list['did_you_mean']['label'] ?? '' );
			self::assertStringContainsString( 'enter its postcode or a nearby town', $list['location_note'], 'A way on.' );
			self::assertStringContainsString( "value=\"{$typed}\"", Plugin::properties()->form->html( array( 'variant' => 'bar' ) ) );
			if ( '' !== $meant ) {
				self::assertStringNotContainsString( 'keyword', $list['did_you_mean']['url'] );
				$this->render( str_replace( home_url(), '', $list['did_you_mean']['url'] ) );
				self::assertSame( array( 'Tunbridge Wells', '' ), array( Plugin::properties()->current->to_array()['location'] ?? '', Plugin::properties()->current->to_array()['location_note'] ?? '' ) );
			}
		}
	}

	#[TestDox( '[SRCH-04] Of several towns in what was typed the longest name is meant; a word of three letters is none' )]
	public function test_town_within(): void {
		$writer = new PlaceWriter( transactions: false );
		foreach ( array( 'Wells', 'Tunbridge Wells', 'Rye' ) as $name ) {
			$writer->add( new PlaceRow( 'town', $name, 51.1, 0.3, 'Kent', 30, array(), sanitize_title( $name ) ) );
		}
		$writer->finish();
		$gazetteer = new Gazetteer();
		self::assertSame( 'Tunbridge Wells', $gazetteer->town_within( 'Royal Tunbridge Wells' )?->name );
		self::assertSame( 'Wells', $gazetteer->town_within( 'Llandrindod Wells' )?->name );
		foreach ( array( 'Tunbridge Wells', 'Rye Foreign', '', '%', str_repeat( 'wells ', 50 ) . '"' ) as $at => $typed ) {
			self::assertSame( 4 === $at ? 'Wells' : ( 0 === $at ? 'Wells' : null ), $gazetteer->town_within( $typed )?->name, $typed );
		}
	}

	#[TestDox( '[LEAD-02] [API-17] The location field suggests streets and references of the market, told apart; each is searched for, whatever the filters' )]
	public function test_suggests(): void {
		self::tanyard();
		self::other();
		PropertyFactory::property( array( 'reference' => 'CRB_1009', 'status' => 'withdrawn', 'display_address' => 'Hidden Street, Cranbrook' ) );
		$ask = fn ( string $query, array $more = array() ): array => array_values( array_filter( $this->rest( 'GET', '/hpapi/v1/estate-agents/locations', array( 'query' => $query, ...$more ) )->get_data()['data'], static fn ( array $one ): bool => in_array( $one['kind'], array( 'street', 'reference' ), true ) ) );
		self::assertSame( array( array( 'street', '' ) ), array_map( static fn ( array $one ): array => array( $one['kind'], $one['url'] ), $ask( 'stone st cran' ) ) );
		self::assertStringStartsWith( 'Stone Street, ', $ask( 'stone st cran' )[0]['label'] );
		self::assertSame( array( 'reference' ), array_column( $ask( 'crb_10' ), 'kind' ) );
		self::assertSame( 'CRB_1001', $ask( 'crb 1001' )[0]['value'] ?? '' );
		foreach ( array( '', 'st', 'hidden street', 'tn17', 'tn17 3', 'CRB_1009', str_repeat( '"', 20 ), '% _ %' ) as $nothing ) {
			self::assertSame( array(), $ask( $nothing ), $nothing );
		}
		self::assertSame( array(), $ask( 'stone st', array( 'trans_type' => '2' ) ), 'of the channel alone' );
		foreach ( array( 'stone st cran', 'crb 1001' ) as $typed ) {
			$value = $ask( $typed )[0]['value'];
			foreach ( array( '', '&min_price=90000000' ) as $filter ) {
				[ $status, $headers ] = $this->render( '/estate-agents/for-sale/?location=' . rawurlencode( SearchQuery::from_request( array( 'location' => $value ) )->location ) . $filter );
				self::assertSame( 302, $status, "{$value} {$filter}" );
				self::assertStringContainsString( 'keyword=', $headers['location'] ?? '' );
			}
		}
		// One statement more than a place takes.
		self::assertLessThanOrEqual( 1 + $this->count_queries( fn () => $this->rest( 'GET', '/hpapi/v1/estate-agents/locations', array( 'query' => 'tn17 3' ) ) ) + 2, $this->count_queries( fn () => $ask( 'stone st cran' ) ) );
	}

	#[TestDox( '[LEAD-02] A keyword stays within the six statements of a page of results' )]
	public function test_statements(): void {
		self::tanyard();
		self::other();
		$ask = static fn () => Plugin::properties()->search->find( SearchQuery::from_request( array( 'keyword' => 'stone', 'min_beds' => '2', 'added' => '14' ) ) );
		self::assertLessThanOrEqual( 6, $this->count_queries( $ask ) );
	}

	#[TestDox( '[LEAD-02] Words are looked up once, also on a later page and on one beyond the last, and the total is right' )]
	public function test_words_are_looked_up_once(): void {
		for ( $i = 0; $i < 15; $i++ ) {
			self::tanyard();
		}
		foreach ( array( 1 => 12, 2 => 3, 3 => 0 ) as $page => $shown ) {
			$asked = 0;
			$count = static function ( string $sql ) use ( &$asked ): string {
				$asked += (int) str_contains( $sql, "words LIKE '" );
				return $sql;
			};
			add_filter( 'query', $count );
			$found = Plugin::properties()->search->find( SearchQuery::from_request( array( 'keyword' => 'stone', 'per_page' => '12', 'page' => (string) $page ) ) );
			remove_filter( 'query', $count );
			self::assertSame( array( 1, $shown, 15 ), array( $asked, count( $found->cards ), $found->total ), "page {$page}" );
		}
	}

	#[TestDox( '[LEAD-02] A full-text key is asked for the number of a reference alone, whose other word may be in every text, and for the words of a street; how they follow is read off' )]
	public function test_reference(): void {
		add_filter( 'hpapi_full_text', '__return_true', 20 );
		$where = static fn ( string $keyword ): string => $GLOBALS['wpdb']->remove_placeholder_escape( Conditions::of( SearchQuery::from_request( array( 'keyword' => $keyword ) ), null )->where );
		self::assertStringContainsString( "AGAINST ('+hh1001*' IN BOOLEAN MODE) AND words LIKE '% hhcrb%'", $where( 'CRB_1001' ) );
		self::assertStringContainsString( "AGAINST ('+hh1001' IN BOOLEAN MODE) AND words LIKE '% hhcrb hh1001 %'", $where( '"CRB 1001"' ) );
		self::assertStringContainsString( "AGAINST ('+hhstone +hhstreet' IN BOOLEAN MODE) AND words LIKE '% hhstone hhstreet %'", $where( '"stone street"' ) );
		foreach ( array( 'stone street' => '+hhstone*', '"detached house"' => '+(\"hhdetached hhhouse\" h0typesemidetached h0typedetached h0typelinkdetached)', '1001' => '+hh1001*', '3 bed' => '+(hh3* h0beds3)' ) as $keyword => $asked ) {
			self::assertStringContainsString( "AGAINST ('{$asked}' IN BOOLEAN MODE)", $where( (string) $keyword ) );
			self::assertStringNotContainsString( 'LIKE', $where( (string) $keyword ) );
		}
	}

	#[TestDox( '[LEAD-02] MySQL and MariaDB find the same by their full-text key' )]
	public function test_full_text(): void {
		global $wpdb;
		if ( is_a( $wpdb, 'WP_SQLite_DB' ) ) {
			self::assertStringNotContainsString( 'FULLTEXT', PropertyTable::body() );
			return;
		}
		self::assertStringContainsString( 'FULLTEXT KEY words', PropertyTable::body() );
		remove_filter( 'hpapi_full_text', '__return_false' );
		$id  = self::tanyard();
		$two = self::other();
		// The test's own transaction, past the filter that keeps it open.
		$wpdb->query( '/* test */ COMMIT' );
		try {
			foreach ( array( 'stone' => 2, '"stone street"' => 1, '"street stone"' => 0, '"stone stree"' => 0, 'wood burn' => 1, 'crb1001' => 1, 'ateau' => 0, 'crb 1001' => 1, '1001 crb' => 1, '"crb 1001"' => 1, '"crb 100"' => 0, 'rye 1001' => 0, 'crb 10012' => 0, '1001' => 1, 'detached stone' => 2, '3 bed house aga' => 1, '"detached house"' => 2, 'bungalow' => 0 ) as $keyword => $count ) {
				self::assertCount( $count, $this->found( 'properties', (string) $keyword ), (string) $keyword );
			}
		} finally {
			wp_delete_post( $id, true );
			wp_delete_post( $two, true );
			Plugin::indexer()->flush();
			$wpdb->query( '/* test */ COMMIT' );
			$this->begin_transaction_again();
		}
	}
}
