<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\TableKeys;
use HearthHammer\Tests\IntegrationTestCase;

/**
 * A new version of a table may change its keys, on every engine. Makes and drops a table, which ends the test's
 * transaction on MariaDB: it removes what it made.
 */
final class TableKeysTest extends IntegrationTestCase {

	private const TABLE   = 'hh_keys';
	private const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		kind varchar(10) NOT NULL DEFAULT '',
		name varchar(120) NOT NULL DEFAULT '',
		weight int(11) NOT NULL DEFAULT 0,
		PRIMARY KEY  (id),
		";

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . self::TABLE ) );
		$this->begin_transaction_again();
		parent::tearDown();
	}

	public function test_a_key_is_widened_and_the_rows_stay(): void {
		global $wpdb;
		Migrations::table( self::TABLE, self::COLUMNS . "KEY kind (kind),\nKEY weight (weight)" );
		$wpdb->insert( $wpdb->prefix . self::TABLE, array( 'kind' => 'town', 'name' => 'Rye' ) );
		self::assertSame( array( 'kind' => 'kind', 'weight' => 'weight' ), TableKeys::of_table( self::TABLE ) );

		// Twice, as two servers may: the second changes nothing.
		foreach ( array( 1, 2 ) as $time ) {
			Migrations::table( self::TABLE, self::COLUMNS . "KEY kind (kind, name, weight),\nKEY weight (weight)" );
			self::assertSame( '', $wpdb->last_error, "time {$time}" );
			self::assertEquals( array( 'kind' => 'kind,name,weight', 'weight' => 'weight' ), TableKeys::of_table( self::TABLE ) );
		}
		self::assertSame( 'Rye', $wpdb->get_var( $wpdb->prepare( 'SELECT name FROM %i WHERE kind = %s', $wpdb->prefix . self::TABLE, 'town' ) ) );
	}

	public function test_a_key_may_take_in_a_column_that_comes_with_it(): void {
		global $wpdb;
		Migrations::table( self::TABLE, self::COLUMNS . 'KEY kind (kind)' );
		Migrations::table( self::TABLE, str_replace( 'PRIMARY', "garden tinyint(1) unsigned NOT NULL DEFAULT 0,\nPRIMARY", self::COLUMNS ) . 'KEY kind (kind, garden)' );
		self::assertSame( array( 'kind' => 'kind,garden' ), TableKeys::of_table( self::TABLE ) );
		$wpdb->insert( $wpdb->prefix . self::TABLE, array( 'kind' => 'town', 'garden' => 1 ) );
		self::assertSame( '', $wpdb->last_error );
	}

	public function test_a_key_becomes_unique_and_is_dropped(): void {
		global $wpdb;
		Migrations::table( self::TABLE, self::COLUMNS . 'KEY kind (kind, name)' );
		Migrations::table( self::TABLE, self::COLUMNS . 'UNIQUE KEY kind (kind, name)' );
		self::assertSame( array( 'kind' => 'unique kind,name' ), TableKeys::of_table( self::TABLE ) );
		$insert = $wpdb->prepare( 'INSERT IGNORE INTO %i (kind, name) VALUES (%s, %s)', $wpdb->prefix . self::TABLE, 'town', 'Rye' );
		self::assertSame( array( 1, 0 ), array( (int) $wpdb->query( $insert ), (int) $wpdb->query( $insert ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL

		TableKeys::drop( self::TABLE, 'kind' );
		TableKeys::drop( self::TABLE, 'kind' );
		self::assertSame( array(), TableKeys::of_table( self::TABLE ) );
		self::assertSame( 1, (int) $wpdb->query( $insert ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	public function test_a_table_that_does_not_exist_has_no_keys(): void {
		self::assertSame( array(), TableKeys::of_table( 'hh_nothing' ) );
		TableKeys::drop( 'hh_nothing', 'kind' );
		self::assertArrayHasKey( 'due', TableKeys::of_table( 'hh_outbox' ) );
	}
}
