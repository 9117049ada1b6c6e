<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\SavedSearches;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

final class MatchingTest extends SavedSearchTestCase {

	#[TestDox( 'A saved search finds exactly what the search finds, over seeded properties and searches' )]
	#[Group( 'volume' )]
	public function test_matching_equals_searching(): void {
		mt_srand( 20260721 );
		$rye = PropertyFactory::parish( 'Rye', 50.95, 0.73 );
		PropertyFactory::parish( 'Hawkhurst', 51.05, 0.51 );
		PropertyFactory::place( 'station', 'Headcorn', new Coordinates( 51.165, 0.627 ), array( 'high_speed' => true ) );
		PropertyFactory::place( 'town', 'Ewhurst', new Coordinates( 51.0, 0.55 ), array(), 'East Sussex' );
		PropertyFactory::place( 'outcode', 'TN17', new Coordinates( 51.1, 0.53 ) );
		PropertyFactory::place( 'sector', 'TN17 3', new Coordinates( 51.1, 0.54 ) );
		$rows  = array();
		$types = array( array( 'detached', 'house' ), array( 'cottage', 'house' ), array( 'flat', 'flat' ), array( 'bungalow', 'bungalow' ) );
		for ( $number = 0; $number < 80; $number++ ) {
			[ $type, $group ] = self::one_of( $types );
			$has_place        = mt_rand( 0, 9 ) > 0;
			$rows[]           = array(
				'post_id'       => 910000 + $number,
				'channel'       => mt_rand( 0, 3 ) > 0 ? 1 : 2,
				'on_market'     => mt_rand( 0, 5 ) > 0 ? 1 : 0,
				'amount'        => mt_rand( 0, 9 ) > 0 ? mt_rand( 1, 90 ) * 10000 : PropertyTable::NO_AMOUNT,
				'bedrooms'      => mt_rand( 0, 6 ),
				'acres'         => mt_rand( 0, 40 ) / 4,
				'property_type' => $type,
				'type_group'    => $group,
				'parish_id'     => mt_rand( 0, 3 ) > 0 ? 0 : $rye,
				'outcode'       => self::one_of( array( 'TN17', 'TN31' ) ),
				'sector'        => self::one_of( array( 'TN17 3', 'TN31 7' ) ),
				'latitude'      => $has_place ? 50.9 + mt_rand( 0, 300 ) / 1000 : null,
				'longitude'     => $has_place ? 0.4 + mt_rand( 0, 400 ) / 1000 : null,
				'new_home'      => mt_rand( 0, 4 ) > 0 ? 0 : 1,
			);
		}
		foreach ( $rows as &$row ) {
			$row['status_group'] = 1 === $row['on_market'] ? self::one_of( array( 'available', 'available', 'under_offer' ) ) : 'complete';
		}
		unset( $row );
		PropertyFactory::rows( $rows );
		$posts  = array_column( $rows, 'post_id' );
		$parish = array( '', 'Rye', 'rye', 'Hawkhurst', 'TN17', 'TN17 3', 'TN17 3AB', 'TN99', 'Rye;TN17', 'Ewhurst;TN31 7', 'Ewhurst' );
		$of     = self::services();
		$stored = array();
		for ( $number = 0; $number < 110; $number++ ) {
			$search = array_filter(
				array(
					'trans_type'    => self::one_of( array( '1', '1', '2' ) ),
					'location'      => self::one_of( $parish ),
					'station'       => self::one_of( array( '', '', 'headcorn' ) ),
					'near_rail'     => self::one_of( array( '', '', '', '1' ) ),
					'radius'        => self::one_of( array( '', '1', '3', '10' ) ),
					'min_price'     => self::one_of( array( '', '', '200000' ) ),
					'max_price'     => self::one_of( array( '', '', '450000' ) ),
					'min_beds'      => self::one_of( array( '', '2', '3' ) ),
					'max_beds'      => self::one_of( array( '', '', '3', '4' ) ),
					'property_type' => self::one_of( array( '', '', 'house', 'flat', 'cottage' ) ),
					'min_acres'     => self::one_of( array( '', '', '2' ) ),
					'age'           => self::one_of( array( '', '', '', 'new' ) ),
					'status_group'  => self::one_of( array( '', '', 'available' ) ),
				),
				static fn ( string $value ): bool => '' !== $value
			);
			$one = $of->areas->store( SearchQuery::from_request( $search ) );
			self::active( $search, "jo{$number}@example.com" );
			$stored[ $of->queries->ensure( $one ) ] = $one;
		}
		$this->note_all( $posts );
		while ( $of->matcher->step( time() + 60, 20 ) ) {
			continue;
		}
		$found = 0;
		foreach ( $stored as $id => $one ) {
			// Asked as a list's page asks, and by 96 at a time: there are fewer.
			$result   = Plugin::properties()->search->find_in( $one->query->with( array( 'per_page' => '96' ) ), $of->areas->of( $one ) );
			// What a list shows around an empty postcode is no match of the search that waits for it.
			$expected = $result->widened > 0 ? array() : array_map( static fn ( array $card ): int => (int) $card['id'], $result->cards );
			sort( $expected );
			self::assertSame( $expected, $this->matched( $id ), $one->json() );
			$found += count( $expected );
		}
		self::assertGreaterThan( 150, $found, 'The searches find something.' );
	}

	#[TestDox( '[LEAD-03] A saved search of lettings is told of those that its filters find, and of no other' )]
	public function test_filters_of_lettings(): void {
		$search = self::active( array( 'trans_type' => '2', 'let_type' => 'long_term', 'furnished' => 'unfurnished', 'available_by' => '2031-01-31', 'pets' => '1' ) );
		$fits   = array( 'channel' => 2, 'price' => 1200, 'rent_frequency' => 'monthly', 'let_type' => 'long_term', 'furnished' => 'either', 'available_from' => '2031-01-31', 'pets' => 'ask' );
		$told   = self::arrives( $fits );
		foreach ( array( array( 'let_type' => 'short_term' ), array( 'furnished' => 'furnished' ), array( 'available_from' => '2031-02-01' ), array( 'available_from' => '' ), array( 'pets' => 'no' ), array( 'channel' => 1 ) ) as $other ) {
			self::arrives( array( ...$fits, ...$other ) );
		}
		while ( self::services()->matcher->step( time() + 60 ) ) {
			continue;
		}
		self::assertSame( array( $told ), $this->matched( $search->query_id ) );
	}

	#[TestDox( 'The work of a step is bounded: more saved searches take no more statements' )]
	public function test_statements(): void {
		self::active( array( 'min_beds' => '2' ), 'first@example.com' );
		self::arrives();
		$few = $this->count_queries( fn () => self::services()->matcher->step( time() + 60 ) );
		for ( $number = 0; $number < 60; $number++ ) {
			self::active( array( 'min_beds' => (string) ( 1 + $number % 3 ), 'max_price' => (string) ( 500000 + 1000 * $number ) ), "jo{$number}@example.com" );
		}
		$indexing = $this->count_queries( static fn () => self::arrives() );
		$many     = $this->count_queries( fn () => self::services()->matcher->step( time() + 60 ) );
		self::assertLessThanOrEqual( $few, $many );
		self::assertLessThan( 16, $many );
		self::assertSame( 62, self::number( SavedSearchTables::FOUND ), 'Two of the first, one of each other.' );
		self::assertSame( $indexing, $this->count_queries( static fn () => self::arrives() ) );
	}

	#[TestDox( 'What was there before the search was confirmed is no news: not a reindex, not a first feed' )]
	public function test_no_flood(): void {
		$before = self::arrives( array(), 'Was there before' );
		self::active( array(), 'jo@example.com', Frequency::Instant, true, time() + HOUR_IN_SECONDS );
		self::assertSame( 0, $this->work() );

		// The index is lost and made anew.
		global $wpdb;
		self::active( array(), 'kim@example.com' );
		wp_update_post( array( 'ID' => $before, 'post_date' => '2026-01-02 10:00:00', 'post_date_gmt' => '2026-01-02 10:00:00', 'edit_date' => true ) );
		Plugin::indexer()->flush();
		$wpdb->query( 'DELETE FROM ' . PropertyTable::name() ); // phpcs:ignore WordPress.DB
		$wpdb->query( 'DELETE FROM ' . SavedSearchTables::name( SavedSearchTables::EVENT ) ); // phpcs:ignore WordPress.DB
		Plugin::indexer()->index_many( array( $before ) );
		self::assertSame( 0, $this->work() );

		// A branch's first feed brings its whole stock; its later ones bring news.
		Plugin::indexer()->suspend();
		PropertyFactory::property( array( 'branch' => 'NEWCOMER' ) );
		Plugin::indexer()->resume();
		self::assertSame( 0, $this->work() );
		update_option( 'hpapi_saved_search_branches', array( 'NEWCOMER' => time() - 2 * DAY_IN_SECONDS ) );
		Plugin::indexer()->suspend();
		PropertyFactory::property( array( 'branch' => 'NEWCOMER' ) );
		Plugin::indexer()->resume();
		self::assertSame( 1, $this->work() );
	}

	#[TestDox( 'A price that falls is told once, with the old one; who wants no price drops hears where it comes within reach' )]
	public function test_price_drop(): void {
		$post = self::arrives( array( 'price' => 500000 ), 'Dear House' );
		$this->work();
		self::active( array( 'min_beds' => '3' ), 'drops@example.com', Frequency::Instant, true, time() );
		self::active( array( 'min_beds' => '2' ), 'none@example.com', Frequency::Instant, false, time() );
		self::active( array( 'max_price' => '450000' ), 'reach@example.com', Frequency::Instant, false, time() );
		self::changes( $post, array( 'price' => 440000 ) );
		$this->work();
		$to = array_column( $this->mails, 'to' );
		sort( $to );
		self::assertSame( array( 'drops@example.com', 'reach@example.com' ), $to );
		$mail = $this->mails[ array_search( 'drops@example.com', array_column( $this->mails, 'to' ), true ) ];
		self::assertStringContainsString( 'Price reduced', $mail['message'] );
		self::assertMatchesRegularExpression( '#£440,000.*<s[^>]*>£500,000</s>#s', $mail['message'] );
		// Up and down again to the same price is the same news.
		self::changes( $post, array( 'price' => 480000 ) );
		self::changes( $post, array( 'price' => 440000 ) );
		self::assertSame( 0, $this->work( 2 * HOUR_IN_SECONDS ) );
		self::changes( $post, array( 'price' => 430000 ) );
		self::assertSame( 1, $this->work( 4 * HOUR_IN_SECONDS ), 'A further one is news; within reach it was before.' );
	}

	#[TestDox( 'A saved search with a bound of a price finds what a list finds: nothing whose price is hidden or unknown' )]
	public function test_no_price_is_within_no_bounds(): void {
		$vectors = (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/price-bounds.json' ), true );
		foreach ( $vectors['cases'] as $number => [ 'asked' => $asked ] ) {
			self::active( $asked, "case{$number}@example.com", Frequency::Instant, false );
		}
		$expected = array();
		foreach ( $vectors['properties'] as $name => $fields ) {
			self::arrives( $fields, "House {$name}" );
			foreach ( $vectors['cases'] as $number => [ 'found' => $found ] ) {
				in_array( $name, $found, true ) && $expected[] = "case{$number}@example.com {$name}";
			}
		}
		$this->work();
		$told = array();
		foreach ( $this->mails as $mail ) {
			foreach ( array_keys( $vectors['properties'] ) as $name ) {
				str_contains( $mail['message'], "House {$name}" ) && $told[] = "{$mail['to']} {$name}";
			}
		}
		self::assertEqualsCanonicalizing( $expected, $told );
	}

	#[TestDox( 'A sale that fell through is back on the market; a price that becomes hidden or rises is no news' )]
	public function test_back(): void {
		$post = self::arrives( array( 'status' => 'sold_stc' ), 'Returning House' );
		self::active( array() );
		self::assertSame( 0, $this->work() );
		self::changes( $post, array( 'status' => 'available' ) );
		self::assertSame( 1, $this->work() );
		self::assertStringContainsString( 'Back on the market', $this->mails[0]['message'] );
		self::changes( $post, array( 'price' => 450000 ) );
		self::changes( $post, array( 'price_qualifier' => 'poa' ) );
		self::changes( $post, array( 'price_qualifier' => '' ) );
		self::assertSame( 0, $this->work( 2 * HOUR_IN_SECONDS ) );
	}

	#[TestDox( 'A search in a parish without property waits for that parish, and does not become one for everywhere' )]
	public function test_inactive_parish(): void {
		$rye = PropertyFactory::parish( 'Rye', 50.95, 0.73 );
		self::active( array( 'location' => 'rye' ) );
		self::arrives( array(), 'Elsewhere' );
		self::assertSame( 0, $this->work() );
		self::arrives( array( 'parish' => $rye ), 'Mermaid Street' );
		self::assertSame( 1, $this->work() );
		self::assertStringContainsString( 'in Rye', $this->mails[0]['subject'] );
		wp_delete_post( $rye, true );
		self::arrives( array(), 'Elsewhere too' );
		self::assertSame( 0, $this->work( 2 * HOUR_IN_SECONDS ) );
	}

	/** @param list<int> $posts */
	private function note_all( array $posts ): void {
		global $wpdb;
		foreach ( $posts as $post ) {
			$wpdb->insert( SavedSearchTables::name( SavedSearchTables::EVENT ), array( 'post_id' => $post, 'kind' => 'new', 'mark' => '', 'happened_at' => time(), 'noted_at' => time() ) );
		}
	}

	/** @return list<int> */
	private function matched( int $query ): array {
		global $wpdb;
		return array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT m.post_id FROM %i m JOIN %i s ON s.id = m.search_id WHERE s.query_id = %d ORDER BY m.post_id', SavedSearchTables::name( SavedSearchTables::FOUND ), SavedSearchTables::name( SavedSearchTables::SEARCH ), $query ) ) );
	}

	/**
	 * @template T
	 * @param non-empty-list<T> $options
	 * @return T
	 */
	private static function one_of( array $options ): mixed {
		return $options[ mt_rand( 0, count( $options ) - 1 ) ];
	}
}
