<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Security\ExportCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;
use HearthHammer\Hpapi\Plugin as Hpapi;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The tables of all plugins, and how a site with those of an older version gets today's.
 */
final class MigrationsTest extends IntegrationTestCase {

	/** By plugin: the version of its tables, and what they were made from then. */
	private const VERSIONS = array(
		'HearthHammer\Core\Core' => array( 'hh_core_db_version', 15, 'ed6f1f3eccf5' ),
		'HearthHammer\Hpapi\Plugin' => array( 'hpapi_db_version', 18, '891749683d63' ),
		'HearthHammer\Auctions\Plugin' => array( 'hh_auctions_db_version', 24, '0ae90a6a5b9b' ),
		'HearthHammer\Caphpi\Plugin' => array( 'caphpi_db_version', 10, 'c70f6c206c4c' ),
	);

	/** What IndexUpdate keeps up to date by itself. */
	private const INDEXES = array( PropertyTable::NAME, LotTable::NAME, SaleTable::NAME );

	protected function tearDown(): void {
		// The roles that WordPress holds in memory outlive the test's transaction.
		get_role( 'administrator' )?->add_cap( ExportCapability::NAME );
		parent::tearDown();
	}

	#[TestDox( 'Tables that changed have another version: without it, no site that is there would get them' )]
	public function test_versions(): void {
		$said = array();
		foreach ( self::VERSIONS as $plugin => [ $option ] ) {
			self::assertTrue( method_exists( $plugin, 'migrations' ) );
			$version = (int) get_option( $option );
			$tables  = self::described( $plugin, $option );
			self::assertGreaterThan( 1, count( $tables ), $plugin );
			$said[ $plugin ] = array( $option, $version, substr( md5( implode( "\n", $tables ) ), 0, 12 ) );
		}
		self::assertSame( self::VERSIONS, $said, 'Count the version of the changed tables up, and write it here with what they are made from now.' );
	}

	#[TestDox( 'An update leaves tables, keys, rows and options of a site as they were, and gives back no capability that a firm took away' )]
	public function test_repeats(): void {
		global $wpdb;
		$wpdb->insert( $wpdb->prefix . 'hh_limit', array( 'bucket' => 'kept', 'window_start' => 1, 'hits' => 2, 'expires_at' => 3 ) );
		get_role( 'administrator' )?->remove_cap( ExportCapability::NAME );
		$tables  = static fn (): array => array_map( static fn ( string $name ): array => (array) $wpdb->get_row( $wpdb->prepare( 'SHOW CREATE TABLE %i', $name ), ARRAY_N ), $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix ) . '%' ) ) );
		$options = static fn (): array => (array) $wpdb->get_results( "SELECT option_name, autoload FROM {$wpdb->options} WHERE option_name NOT LIKE '%transient%' ORDER BY option_name", ARRAY_A );
		$before  = array( $tables(), $options() );
		self::assertGreaterThan( 40, count( $before[0] ) );
		foreach ( self::VERSIONS as $plugin => [ $option, $version ] ) {
			update_option( $option, $version - 1 );
			$plugin::migrations()->migrate();
			self::assertSame( $version, (int) get_option( $option ) );
		}
		self::assertSame( $before, array( $tables(), $options() ) );
		self::assertSame( '2', (string) $wpdb->get_var( "SELECT hits FROM {$wpdb->prefix}hh_limit WHERE bucket = 'kept'" ) );
		self::assertFalse( get_role( 'administrator' )?->has_cap( ExportCapability::NAME ) );
	}

	#[TestDox( 'A table that lacks a column gets it, and its rows stay' )]
	public function test_adds(): void {
		global $wpdb;
		$table = $wpdb->prefix . EnquiryTables::SLOT;
		$wpdb->insert( $table, array( 'branch' => 'Rye', 'starts_at' => 1, 'minutes' => 30, 'places' => 2 ) );
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP COLUMN taken', $table ) );
		update_option( 'hpapi_db_version', 1 );
		Hpapi::migrations()->migrate();
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM %i WHERE branch = 'Rye'", $table ), ARRAY_A );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $table ) );
		$this->begin_transaction_again();
		self::assertSame( array( '2', '0' ), array( (string) ( $row['places'] ?? '' ), (string) ( $row['taken'] ?? '' ) ) );
	}

	public function test_a_step_that_fails_leaves_the_site_running_and_is_tried_again(): void {
		$log    = (string) tempnam( sys_get_temp_dir(), 'hh-log' );
		$before = (string) ini_set( 'error_log', $log );
		$fails  = true;
		$done   = array();
		$all    = new Migrations(
			'hh_test_version',
			3,
			static function () use ( &$done, &$fails ): array {
				return array(
					static function () use ( &$done ): void {
						$done[] = 'first';
					},
					static function () use ( &$done, &$fails ): void {
						if ( $fails ) {
							throw new WriteFailed( 'the disk is full' );
						}
						$done[] = 'second';
					},
				);
			},
			static function () use ( &$done ): array {
				return array(
					2 => static function () use ( &$done ): void {
						$done[] = 'of 2';
					},
					3 => static function () use ( &$done ): void {
						$done[] = 'of 3';
					},
				);
			}
		);
		update_option( 'hh_test_version', 2 );

		$all->migrate();

		ini_set( 'error_log', $before );
		self::assertSame( array( 'first' ), $done, 'What comes later may need what failed.' );
		self::assertSame( 2, (int) get_option( 'hh_test_version' ) );
		self::assertStringContainsString( 'the disk is full', (string) file_get_contents( $log ) );
		unlink( $log );

		$fails = false;
		$all->migrate();
		$all->migrate();

		self::assertSame( array( 'first', 'first', 'second', 'of 3' ), $done );
		self::assertSame( 3, (int) get_option( 'hh_test_version' ) );
	}

	/**
	 * @param class-string $plugin
	 * @return list<string> What dbDelta would be asked for; nothing is made.
	 */
	private static function described( string $plugin, string $option ): array {
		global $wpdb;
		$asked = array();
		$hear  = static function ( array $tables ) use ( &$asked, $wpdb ): array {
			foreach ( $tables as $name => $statement ) {
				$bare = substr( (string) $name, strlen( $wpdb->prefix ) );
				if ( ! in_array( $bare, self::INDEXES, true ) ) {
					$asked[] = $bare . (string) preg_replace( '/\s+/', ' ', substr( (string) $statement, (int) strpos( (string) $statement, '(' ), (int) strrpos( (string) $statement, ')' ) - (int) strpos( (string) $statement, '(' ) ) );
				}
			}
			return array();
		};
		add_filter( 'dbdelta_create_queries', $hear );
		update_option( $option, (int) get_option( $option ) - 1 );
		$plugin::migrations()->migrate();
		remove_filter( 'dbdelta_create_queries', $hear );
		sort( $asked );
		return $asked;
	}
}
