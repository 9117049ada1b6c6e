<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Index\FullText;
use HearthHammer\Core\Index\FullTextHealth;
use HearthHammer\Core\Index\FullTextNights;
use HearthHammer\Core\Index\IndexColumn;
use HearthHammer\Core\Index\IndexTable;
use HearthHammer\Core\Index\IndexWriter;
use HearthHammer\Core\Metrics\Counter;
use HearthHammer\Core\Metrics\Counters;
use HearthHammer\Tests\IntegrationTestCase;
use mysqli;
use mysqli_sql_exception;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Rows of an index are updated, and old texts in its full-text key are counted and got rid of. Makes and drops a table,
 * which ends the test's transaction on MariaDB: it removes what it made.
 */
final class FullTextTest extends IntegrationTestCase {

	private const TABLE = 'hh_texts';

	/** @var list<string> Statements on the table. */
	private array $asked = array();

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'hearth_hammer_full_text' );
		add_filter(
			'query',
			function ( string $sql ): string {
				if ( str_contains( $sql, self::TABLE ) && ! str_contains( $sql, 'hh_counter' ) ) {
					$this->asked[] = (string) strtok( $sql, ' ' );
				}
				return $sql;
			}
		);
	}

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . self::TABLE ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE labels LIKE %s', $wpdb->prefix . Counters::TABLE, '%' . self::TABLE . '%' ) );
		delete_option( 'hh_core_full_text' );
		wp_unschedule_hook( 'hh_full_text' );
		$this->begin_transaction_again();
		parent::tearDown();
	}

	private static function table( bool $has_key ): IndexTable {
		return new IndexTable(
			self::TABLE,
			array(
				new IndexColumn( 'post_id', 'bigint(20) unsigned NOT NULL', '%d', static fn () => 0 ),
				new IndexColumn( 'price', 'int(10) unsigned NOT NULL DEFAULT 0', '%d', static fn () => 0 ),
				new IndexColumn( 'acres', 'double NOT NULL DEFAULT 0', '%.4f', static fn () => 0 ),
				new IndexColumn( 'latitude', 'double DEFAULT NULL', '%.8f', static fn () => 0 ),
				new IndexColumn( 'words', 'text DEFAULT NULL', '%s', static fn () => '' ),
			),
			array( 'card' => 'longtext' ),
			$has_key ? array( 'FULLTEXT KEY words (words)' ) : array(),
			dirname( __DIR__, 3 ) . '/hpapi/schemas/parts/card.json',
			1
		);
	}

	/** @return array<string, int|float|string|null> */
	private static function row( int $post, string $words, int $price = 1 ): array {
		return array( 'post_id' => $post, 'price' => $price, 'acres' => 0.30004, 'latitude' => $post > 1 ? 51.096812345 : null, 'words' => $words, 'card' => "{\"id\":{$post}}" );
	}

	/** @param array<string, int|float|string|null> ...$rows */
	private static function write( array ...$rows ): void {
		$writer = new IndexWriter( self::table( true ) );
		$writer->write( array_values( $rows ), $writer->stored( array_map( intval( ... ), array_column( $rows, 'post_id' ) ) ) );
	}

	private static function old(): int {
		return ( new FullText( self::table( true ), static fn (): string => 'Texts' ) )->old();
	}

	private static function on_mysql(): bool {
		return ! is_a( $GLOBALS['wpdb'], 'WP_SQLite_DB' );
	}

	#[TestDox( 'A row that says the same is not written, one that says something else is updated, and only changed and deleted texts are counted' )]
	public function test_writes_what_changed(): void {
		global $wpdb;
		self::table( self::on_mysql() )->create();
		$this->asked = array();
		self::write( self::row( 1, ' hhstone ' ), self::row( 2, ' hhmill ' ), self::row( 3, '' ) );
		self::write( self::row( 1, ' hhstone ' ), self::row( 2, ' hhmill ' ), self::row( 3, '' ) );
		self::assertSame( array( 'SELECT', 'INSERT', 'SELECT' ), $this->asked );
		self::assertSame( 0, self::old() );

		self::write( self::row( 1, ' hhstone ', 2 ), self::row( 2, ' hhmill ' ), array( 'post_id' => 3, 'card' => '{}' ), self::row( 4, 'hhnew' ) );
		self::assertSame( 1, self::old(), 'The third lost its text; a new price and a new row are no old text.' );
		self::assertSame(
			array( array( '1', '2', ' hhstone ' ), array( '2', '1', ' hhmill ' ), array( '3', '0', null ), array( '4', '1', 'hhnew' ) ),
			array_map( static fn ( array $row ): array => array( $row['post_id'], $row['price'], $row['words'] ), (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY post_id', $wpdb->prefix . self::TABLE ), ARRAY_A ) )
		);
		( new IndexWriter( self::table( true ) ) )->delete( array( 1, 4, 99 ) );
		self::assertSame( 3, self::old() );
		( new IndexWriter( self::table( true ) ) )->delete_orphans( 'post' );
		self::assertSame( 5, self::old() );
		( new IndexWriter( self::table( false ) ) )->write( array( self::row( 1, 'hhone' ) ) );
		( new IndexWriter( self::table( false ) ) )->delete( array( 1 ) );
		self::assertSame( 5, self::old(), 'A table without a key has no old texts.' );
	}

	#[TestDox( 'InnoDB has as many old texts as we count, and none after a rebuild; what was there is found' )]
	public function test_innodb(): void {
		if ( ! self::on_mysql() ) {
			self::markTestSkipped( 'Only MariaDB and MySQL have full-text keys.' );
		}
		global $wpdb;
		self::table( true )->create();
		self::write( ...array_map( static fn ( int $post ): array => self::row( $post, " hhstone hh{$post} " ), range( 1, 100 ) ) );
		// A day: nothing of most, prices of some, texts of three, one deleted.
		self::write( ...array_map( static fn ( int $post ): array => self::row( $post, $post > 97 ? " hhstone hhother{$post} " : " hhstone hh{$post} ", $post % 10 ), range( 1, 100 ) ) );
		( new IndexWriter( self::table( true ) ) )->delete( array( 7 ) );
		self::assertSame( 4, self::old() );
		self::assertSame( 4, self::old_texts_of_innodb() );

		$found = static fn ( string $word ): int => (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE MATCH (words) AGAINST (%s IN BOOLEAN MODE)', $wpdb->prefix . self::TABLE, $word ) );
		$all   = array( $found( '+hhstone' ), $found( '+hh99' ), $found( '+hhother99' ), $found( '+hh7' ), $found( '+hh8' ) );
		self::assertSame( array( 99, 0, 1, 0, 1 ), $all );
		self::assertTrue( ( new FullText( self::table( true ), static fn (): string => '' ) )->rebuild( Core::services()->locks ) );
		self::assertSame( array( 0, 0 ), array( self::old(), self::old_texts_of_innodb() ) );
		self::assertSame( $all, array( $found( '+hhstone' ), $found( '+hh99' ), $found( '+hhother99' ), $found( '+hh7' ), $found( '+hh8' ) ) );
		self::assertSame( $wpdb->get_var( 'SELECT @@GLOBAL.lock_wait_timeout' ), $wpdb->get_var( 'SELECT @@SESSION.lock_wait_timeout' ) );
	}

	private static function old_texts_of_innodb(): int {
		[ $host, $port ] = array( ...explode( ':', DB_HOST ), '3306' );
		try {
			$watcher = new mysqli( $host, 'watcher', 'hammer', '', (int) $port );
		} catch ( mysqli_sql_exception ) {
			self::markTestSkipped( 'Only the MariaDB that the tests start has the watcher.' );
		}
		$watcher->query( sprintf( "SET GLOBAL innodb_ft_aux_table = '%s/%s%s'", DB_NAME, $GLOBALS['wpdb']->prefix, self::TABLE ) );
		$deleted = $watcher->query( 'SELECT COUNT(*) FROM information_schema.INNODB_FT_DELETED' );
		self::assertIsObject( $deleted );
		return (int) ( $deleted->fetch_row()[0] ?? -1 );
	}

	#[TestDox( 'A rebuild is due once a fiftieth of the texts are old. It runs at night in the site’s time zone, of a table that is not too large, and never on a Galera cluster; Site Health tells of a fifth' )]
	public function test_nights(): void {
		self::table( self::on_mysql() )->create();
		self::write( ...array_map( static fn ( int $post ): array => self::row( $post, "hh{$post}" ), range( 1, 10 ) ) );
		$one = new FullText( self::table( true ), static fn (): string => 'Properties' );
		$one->register();
		( new FullText( self::table( false ), static fn (): string => 'Lots' ) )->register();
		self::assertSame( array( $one ), FullText::all(), 'Without a key there is nothing to rebuild.' );
		add_filter( 'pre_option_timezone_string', static fn (): string => 'America/New_York' );
		$rows    = 10;
		$cluster = 'OFF';
		$rebuilt = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$rows, &$cluster, &$rebuilt ): string {
				if ( str_starts_with( $sql, 'ALTER TABLE' ) ) {
					++$rebuilt;
					return 'SELECT 1';
				}
				return match ( true ) {
					str_starts_with( $sql, 'SET SESSION lock_wait_timeout' ) => 'SELECT 1',
					str_contains( $sql, 'wsrep_on' ) => "SELECT 'wsrep_on', '{$cluster}'",
					str_starts_with( $sql, 'SELECT COUNT(*) FROM' ) && str_contains( $sql, self::TABLE ) => "SELECT {$rows}",
					default => $sql,
				};
			}
		);
		$nights = new FullTextNights( Core::services()->locks );
		$health = static fn (): array => ( new FullTextHealth() )->test();
		$night  = (int) strtotime( '2026-11-27 07:30:00 UTC' );
		$add    = static fn ( int $texts ) => ( new Counters() )->add( Counter::FullTextChanges, array( 'table' => self::TABLE ), $texts );

		$add( 999 );
		$nights->run( $night );
		self::assertSame( array( 0, 'good' ), array( $rebuilt, $health()['status'] ), 'Few old texts slow nothing down.' );
		$add( 1 );
		$rows = 50001;
		$nights->run( $night );
		self::assertSame( array( 0, 'good' ), array( $rebuilt, $health()['status'] ), 'Less than a fiftieth.' );
		$rows = 5001;
		self::assertSame( 'good', $health()['status'], 'Less than a fifth.' );
		$rows = 5000;
		$said = $health();
		self::assertSame( 'recommended', $said['status'] );
		self::assertStringContainsString( 'Properties: the search index has 1,000 old texts and 5,000 current ones.', $said['description'] );
		self::assertStringContainsString( 'between 2am and 5am', $said['description'] );
		foreach ( array( '06:59:59', '10:00:00', '02:30:00' ) as $time ) {
			$nights->run( (int) strtotime( "2026-11-27 {$time} UTC" ) );
		}
		self::assertSame( 0, $rebuilt, 'By day, in New York.' );

		$cluster = 'ON';
		$nights->run( $night );
		self::assertSame( 0, $rebuilt );
		self::assertStringContainsString( 'all machines of its database would wait', $health()['description'] );
		self::assertStringContainsString( 'wp hearth-hammer rebuild-search', $health()['description'] );
		$cluster = 'OFF';
		$add( 99000 );
		$rows = 100001;
		$nights->run( $night );
		self::assertSame( 0, $rebuilt );
		self::assertStringContainsString( 'too large', $health()['description'] );

		$rows = 100000;
		$nights->run( $night );
		$nights->run( $night );
		self::assertSame( array( 1, 0, 'good' ), array( $rebuilt, $one->old(), $health()['status'] ) );
		$add( 2000 );
		self::assertSame( 'good', $health()['status'], 'The next night rebuilds it.' );
		$nights->run( $night );
		self::assertSame( array( 2, 0 ), array( $rebuilt, $one->old() ) );
		$lock = Core::services()->locks->acquire( 'full-text', 60 );
		self::assertFalse( $one->rebuild( Core::services()->locks ), 'One at a time.' );
		Core::services()->locks->release( 'full-text', (string) $lock );
	}
}
