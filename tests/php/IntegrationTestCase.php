<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use FilesystemIterator;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Page\CacheTags;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A test on real WordPress. Whatever it changes is undone: the database by a transaction; hooks, request and
 * WordPress's globals from a snapshot; the object cache by a flush. PHP notices, SQL errors and WordPress's
 * "doing it wrong" messages fail the test.
 */
abstract class IntegrationTestCase extends TestCase {

	private Snapshot $snapshot;
	private Transaction $transaction;
	private Faults $faults;

	/** Unix seconds when the test began. */
	private int $began;

	/** @var list<string> */
	private array $folders = array();

	protected function setUp(): void {
		parent::setUp();
		TestClock::stop();
		$this->began = time();
		wp_cache_flush();
		CacheTags::forget();
		// A statement that failed in another test did not fail in a request of this one.
		$GLOBALS['EZSQL_ERROR'] = array();
		$this->snapshot    = new Snapshot();
		$this->transaction = new Transaction();
		if ( ! in_array( 'volume', $this->groups(), true ) ) {
			Statements::note( static::class . '::' . $this->nameWithDataSet() );
		}
		$this->faults      = new Faults();
		wp_set_current_user( 0 );
		add_filter( 'wp_die_handler', static fn (): callable => WpDied::throw( ... ), PHP_INT_MAX );
		add_filter( 'wp_die_ajax_handler', static fn (): callable => WpDied::throw( ... ), PHP_INT_MAX );
		add_filter( 'wp_die_json_handler', static fn (): callable => WpDied::throw( ... ), PHP_INT_MAX );
	}

	/** Runs before tearDown(), where an assertion may still fail the test. */
	protected function assertPostConditions(): void {
		parent::assertPostConditions();
		self::assertSame( array(), $this->faults->unexpected(), 'WordPress or the database complained.' );
	}

	protected function tearDown(): void {
		$undone = $this->transaction->roll_back();
		$this->snapshot->restore();
		TestClock::go();
		// WordPress's upgrader gives the process five minutes from then on.
		set_time_limit( 0 );
		wp_cache_flush();
		array_map( self::remove_folder( ... ), $this->folders );
		$this->folders = array();
		parent::tearDown();
		// A test that failed says already what is wrong.
		self::assertTrue( $undone || ! $this->status()->isSuccess(), 'Something ended the test’s transaction (most likely CREATE or DROP TABLE): what the test wrote is still there.' );
	}

	/**
	 * For a test that made or dropped tables, when it has removed everything that it wrote: what MariaDB ended thereby
	 * begins again.
	 */
	final protected function begin_transaction_again(): void {
		$this->transaction->begin();
	}

	/**
	 * A time that was noted in this test, however long the test takes.
	 *
	 * @param int $time  Unix seconds.
	 * @param int $ahead So many seconds after the moment when it was noted.
	 */
	final protected function assert_noted_now( int $time, int $ahead = 0, string $message = '' ): void {
		self::assertGreaterThanOrEqual( $this->began + $ahead, $time, $message );
		self::assertLessThanOrEqual( time() + $ahead, $time, $message );
	}

	/** The path of a new folder, which goes after the test with everything in it. */
	final protected function make_folder(): string {
		$folder = sys_get_temp_dir() . '/hh-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $folder );
		return $this->folders[] = $folder;
	}

	private static function remove_folder( string $folder ): void {
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			$file->isDir() && ! $file->isLink() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $folder );
	}

	/** The next complaint of this kind is what the test is about: a function's name, or a part of an SQL error. */
	final protected function expect_fault( string $part ): void {
		$this->faults->expect( $part );
	}

	/**
	 * Asks a REST route as a browser would, on one server for each test.
	 *
	 * @param string                $method  HTTP method.
	 * @param string                $route   E.g. `/hpapi/v1/property`; may have a query string.
	 * @param array<string, mixed>  $params  Query parameters of GET, HEAD and DELETE, else the JSON body.
	 * @param array<string, string> $headers Request headers.
	 */
	final protected function rest( string $method, string $route, array $params = array(), array $headers = array() ): WP_REST_Response {
		$server = rest_get_server();
		$parts  = explode( '?', $route, 2 );
		wp_parse_str( $parts[1] ?? '', $query );

		$request = new WP_REST_Request( $method, $parts[0] );
		if ( in_array( $method, array( 'GET', 'HEAD', 'DELETE' ), true ) ) {
			$query = array( ...$query, ...$params );
		} else {
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( array() === $params ? '{}' : (string) wp_json_encode( $params ) );
		}
		$request->set_query_params( $query );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$restore = Snapshot::request( array( 'REQUEST_METHOD' => $method, 'REQUEST_URI' => '/wp-json' . $route ), $headers );
		try {
			$response = apply_filters( 'rest_post_dispatch', $server->dispatch( $request ), $server, $request );
			self::assertInstanceOf( WP_REST_Response::class, $response );
			return $response;
		} finally {
			$restore();
		}
	}

	/**
	 * Renders an address with the main query and the theme's template.
	 *
	 * Code that ends the process by itself (`exit` after sending something else than a redirect or wp_die) cannot
	 * be rendered this way. Headers are those of the `wp_headers` filter, because PHP's command line keeps none.
	 *
	 * @param string $path Path with an optional query string, e.g. `/buy/?page=2`.
	 * @return array{int, array<string, string>, string} Status, headers (names in lower case), HTML.
	 */
	final protected function render( string $path ): array {
		return ( new Page() )->render( $path );
	}

	/**
	 * A block's HTML as a template gets it, without the element that editors' blocks have.
	 *
	 * @param string               $name       Folder in `blocks/`.
	 * @param array<string, mixed> $attributes
	 * @param int                  $page       Post that the page is about; 0 for none.
	 */
	final protected static function block( string $name, array $attributes = array(), int $page = 0 ): string {
		$GLOBALS['post'] = 0 === $page ? null : get_post( $page );
		return render_block(
			array(
				'blockName'        => "hearth-hammer/{$name}",
				'attrs'            => $attributes,
				'innerBlocks'      => array(),
				'innerHTML'        => '',
				'innerContent'     => array(),
				PluginBlocks::BARE => true,
			)
		);
	}

	/**
	 * How many SQL statements the work sends. Keeping a slow answer is not counted: what is slow hangs on what else the
	 * machine does.
	 */
	final protected function count_queries( callable $work ): int {
		global $wpdb;
		$keeping = 0;
		$note    = static function ( string $sql ) use ( &$keeping ): string {
			$keeping += (int) ( str_starts_with( $sql, 'REPLACE INTO' ) && str_contains( $sql, '_result_cache' ) );
			return $sql;
		};
		$before  = $wpdb->num_queries;
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );
		return $wpdb->num_queries - $before - $keeping;
	}

	/**
	 * Holds data against a schema, strictly: also the types, and no property that the schema does not know.
	 *
	 * @param mixed                $data   As it would go through wp_json_encode().
	 * @param array<string, mixed> $schema JSON Schema, draft-04.
	 */
	final protected static function assert_matches_schema( mixed $data, array $schema ): void {
		self::assertSame( array(), StrictSchema::faults( $data, $schema ), 'The answer does not match its schema.' );
	}

	/**
	 * Keeps an answer as the fixture of the TypeScript tests (HH_WRITE_FIXTURES=1), else compares its shape
	 * with the kept one, so that the two sides cannot drift apart.
	 *
	 * @param string $name File name below tests/fixtures, without `.json`.
	 */
	final protected static function dump_fixture( string $name, mixed $data ): void {
		self::assertSame( '', Fixture::keep_or_compare( $name, $data ) );
	}
}
