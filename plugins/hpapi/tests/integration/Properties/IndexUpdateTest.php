<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Core;
use HearthHammer\Core\Index\IndexColumn;
use HearthHammer\Core\Index\IndexUpdate;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\TableKeys;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Index\IndexColumns;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Rows that an older version of the plugin wrote.
 */
#[Group( 'platform' )]
final class IndexUpdateTest extends IntegrationTestCase {

	protected function tearDown(): void {
		wp_unschedule_hook( PropertyTable::UPDATE );
		parent::tearDown();
	}

	public function test_a_column_can_be_added_to_a_table_that_has_rows(): void {
		// Those of the first table were there before any row. SQLite adds none without a default, and a text has none but NULL.
		$first = array( 'post_id', 'channel', 'status', 'status_group' );
		foreach ( IndexColumns::all() as $column ) {
			self::assertTrue( in_array( $column->name, $first, true ) || str_contains( $column->type, ' DEFAULT ' ), $column->name );
			self::assertSame( 0, preg_match( '/text\b(?!.*DEFAULT NULL)/', $column->type ), $column->name );
		}
	}

	public function test_a_card_of_an_older_shape_is_read_without_an_error_and_made_anew_by_the_worker(): void {
		$id = PropertyFactory::property( array( 'bedrooms' => 4 ) );
		$this->age( array( $id ) );
		$card = Hpapi::featured( 1 )[0];
		self::assertSame( array( $id, '', array(), null ), array( $card['id'], $card['heading'], $card['images'], $card['latitude'] ) );
		self::assertEqualsCanonicalizing( array_keys( Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/parts/card.json' )->to_array()['properties'] ), array_keys( $card ) );

		self::assertSame( 1, self::update()->run( 3600.0 ) );
		self::assertStringContainsString( '4 bedroom', Hpapi::featured( 1 )[0]['heading'] );
		self::assertSame( PropertyTable::definition()->shape, PropertyFactory::row( $id )['shape'] ?? null );
		self::assertSame( PropertyTable::definition()->shape, get_option( PropertyTable::SHAPE ) );
		self::assertSame( 0, self::update()->run( 3600.0 ), 'nothing is left' );
	}

	public function test_an_update_is_noticed_and_worked_off_in_batches(): void {
		$ids = array( PropertyFactory::property( array() ), PropertyFactory::property( array() ), PropertyFactory::property( array() ) );
		$this->age( $ids );
		update_option( PropertyTable::SHAPE, 'deadbeef', true );
		self::update()->check();
		self::assertIsInt( wp_next_scheduled( PropertyTable::UPDATE ) );

		self::assertSame( 2, self::update()->run( 0.0, 2 ), 'one batch, and the time is over' );
		self::assertNotSame( PropertyTable::definition()->shape, get_option( PropertyTable::SHAPE ) );
		self::update()->check();
		self::assertIsInt( wp_next_scheduled( PropertyTable::UPDATE ), 'the next minute goes on' );
		self::assertSame( 1, self::update()->run( 3600.0, 2 ) );
		self::assertSame( PropertyTable::definition()->shape, get_option( PropertyTable::SHAPE ) );
		self::assertFalse( wp_next_scheduled( PropertyTable::UPDATE ) );
	}

	public function test_an_index_without_rows_of_another_shape_waits_for_no_worker(): void {
		update_option( PropertyTable::SHAPE, 'deadbeef', true );
		PropertyFactory::property( array() );
		self::update()->check();
		self::assertSame( PropertyTable::definition()->shape, get_option( PropertyTable::SHAPE ) );
		self::assertFalse( wp_next_scheduled( PropertyTable::UPDATE ) );
	}

	public function test_two_workers_do_not_do_it_twice(): void {
		$this->age( array( PropertyFactory::property( array() ) ) );
		$lock = (string) Core::services()->locks->acquire( 'hpapi-update-index', 60 );
		self::assertNull( self::update()->run( 3600.0 ) );
		Core::services()->locks->release( 'hpapi-update-index', $lock );
		self::assertSame( 1, self::update()->run( 3600.0 ) );
	}

	public function test_a_site_whose_index_is_of_today_pays_nothing(): void {
		global $wpdb;
		update_option( PropertyTable::SHAPE, PropertyTable::definition()->shape, true );
		wp_unschedule_hook( PropertyTable::UPDATE );
		$before = $wpdb->num_queries;
		self::update()->check();
		self::assertSame( $before, $wpdb->num_queries );
		self::assertFalse( wp_next_scheduled( PropertyTable::UPDATE ) );
	}

	public function test_the_table_of_an_older_version_is_altered_and_its_rows_stay(): void {
		global $wpdb;
		// As it was before rows had a shape: fewer columns, narrower keys.
		$new = array_column( array_filter( IndexColumns::all(), static fn ( IndexColumn $column ): bool => $column->is_filter ), 'name' );
		self::assertContains( 'garden', $new );
		$old = str_replace( array_map( static fn ( string $name ): string => ", {$name}", $new ), '', (string) preg_replace( '/^(?:KEY )?(?:shape|' . implode( '|', $new ) . ') .+\n/m', '', PropertyTable::body() ) );
		$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', PropertyTable::name() ) );
		try {
			Migrations::table( PropertyTable::NAME, $old );
			self::assertStringEndsWith( 'new_home,status_group', TableKeys::of_table( PropertyTable::NAME )['filtered'] );
			$wpdb->insert( PropertyTable::name(), array( 'post_id' => 1, 'channel' => 1, 'status' => 'available', 'status_group' => 'available', 'card' => '{}', 'pin' => '{}' ) );
			update_option( PropertyTable::SHAPE, 'deadbeef', true );
			self::update()->check();
			self::assertStringEndsWith( 'status_group,' . implode( ',', $new ), TableKeys::of_table( PropertyTable::NAME )['filtered'] );
			self::assertSame( '', $wpdb->last_error );
			self::assertSame( '0', (string) $wpdb->get_var( $wpdb->prepare( "SELECT garden FROM %i WHERE post_id = 1 AND shape = ''", PropertyTable::name() ) ) );
			self::assertSame( 1, self::update()->run( 3600.0 ), 'a row whose post is gone goes too' );
			self::assertSame( '0', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', PropertyTable::name() ) ) );
		} finally {
			// Tables end the transaction on MariaDB.
			PropertyTable::create();
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', PropertyTable::name() ) );
			update_option( PropertyTable::SHAPE, PropertyTable::definition()->shape, true );
			wp_unschedule_hook( PropertyTable::UPDATE );
			$this->begin_transaction_again();
		}
	}

	public function test_no_key_has_more_columns_than_mysql_allows(): void {
		preg_match_all( '/KEY (\w+) \((.+)\)/', PropertyTable::body(), $keys, PREG_SET_ORDER );
		self::assertGreaterThan( 8, count( $keys ) );
		foreach ( $keys as [ , $name, $columns ] ) {
			self::assertLessThanOrEqual( 16, count( explode( ',', $columns ) ), $name );
		}
		self::assertSame( array(), array_diff( array( 'amount', 'status_group', 'new_home' ), array_map( static fn ( IndexColumn $column ): string => $column->name, IndexColumns::all() ) ) );
	}

	/** @param list<int> $ids Their rows become those of an older version. */
	private function age( array $ids ): void {
		global $wpdb;
		foreach ( $ids as $id ) {
			$wpdb->update( PropertyTable::name(), array( 'shape' => '0ldshape', 'card' => '{"id":' . $id . ',"url":"%home%/property/"}' ), array( 'post_id' => $id ) );
		}
		self::assertSame( $ids[0], Card::decode( (string) ( PropertyFactory::row( $ids[0] )['card'] ?? '' ) )['id'] );
	}

	private static function update(): IndexUpdate {
		return new IndexUpdate( PropertyTable::definition(), Plugin::properties()->indexer, Core::services()->locks, PropertyTable::UPDATE, PropertyTable::SHAPE );
	}
}
