<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Health\MetricsPage;
use HearthHammer\Core\Metrics\Counter;
use HearthHammer\Core\Metrics\Counters;
use HearthHammer\Core\Metrics\Metric;
use HearthHammer\Core\Security\NetworkAddress;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Tests\IntegrationTestCase;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

final class MetricsPageTest extends IntegrationTestCase {

	/** A line of Prometheus' text format 0.0.4: name, labels, value; no time. */
	private const SAMPLE = '/^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{((?:[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\n]|\\\\["\\\\n])*"(?:,(?=[a-zA-Z_])|(?=\})))*)\})? ([+-]?(?:\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|Inf)|NaN)$/D';

	#[TestDox( '[OPS-04] Every line of /metrics is of the text format, and each metric says its help and type once, before its values' )]
	public function test_format(): void {
		$answer = $this->asked( '127.0.0.1' );
		self::assertSame( 200, $answer['status'] );
		self::assertSame( 'text/plain; version=0.0.4; charset=utf-8', $answer['type'] );
		self::assertStringEndsWith( "\n", $answer['body'] );
		$types = array();
		$seen  = array();
		$name  = '';
		foreach ( explode( "\n", rtrim( $answer['body'], "\n" ) ) as $line ) {
			if ( 1 === preg_match( '/^# HELP (\S+) \S.*$/D', $line, $help ) ) {
				self::assertArrayNotHasKey( $help[1], $types, $line );
				$name = $help[1];
				continue;
			}
			if ( 1 === preg_match( '/^# TYPE (\S+) (counter|gauge)$/D', $line, $type ) ) {
				self::assertSame( $name, $type[1], $line );
				$types[ $name ] = $type[2];
				self::assertSame( 'counter' === $type[2], str_ends_with( $name, '_total' ), $line );
				continue;
			}
			self::assertSame( 1, preg_match( self::SAMPLE, $line, $sample ), $line );
			self::assertSame( $name, $sample[1], $line );
			self::assertArrayHasKey( $name, $types, $line );
			self::assertArrayNotHasKey( $sample[1] . ( $sample[2] ?? '' ), $seen, $line );
			$seen[ $sample[1] . ( $sample[2] ?? '' ) ] = true;
		}
		self::assertGreaterThan( 10, count( $types ) );
	}

	#[TestDox( '[OPS-04] Labels and help are escaped as Prometheus wants them' )]
	public function test_escapes(): void {
		self::assertSame(
			"# HELP a_metric A \"path\" C:\\\\x\\nand more.\n# TYPE a_metric gauge\na_metric{name=\"a \\\"b\\\" c\\\\d\\ne\"} 1.5\na_metric NaN\na_metric +Inf\n",
			Metric::gauges(
				'a_metric',
				"A \"path\" C:\\x\nand more.",
				array(
					array( 'labels' => array( 'name' => "a \"b\" c\\d\ne" ), 'value' => 1.5 ),
					array( 'labels' => array(), 'value' => NAN ),
					array( 'labels' => array(), 'value' => INF ),
				)
			)->text()
		);
	}

	#[TestDox( '[OPS-04] A name that Prometheus would refuse fails: $_dataName' )]
	#[DataProvider( 'bad_names' )]
	public function test_names( string $name, string $label ): void {
		$this->expectException( InvalidArgumentException::class );
		Metric::gauges( $name, 'Help.', array( array( 'labels' => array( $label => 'x' ), 'value' => 1 ) ) );
	}

	/** @return array<string, array{string, string}> */
	public static function bad_names(): array {
		return array(
			'a hyphen'              => array( 'a-metric', 'label' ),
			'a digit first'         => array( '1metric', 'label' ),
			'a colon in a label'    => array( 'metric', 'a:b' ),
			'a reserved label'      => array( 'metric', '__name__' ),
			'a line feed behind it' => array( "metric\n", 'label' ),
		);
	}

	/** @param array<string, string> $headers */
	#[TestDox( '[OPS-04] Metrics are for this machine and the named monitors: $_dataName' )]
	#[DataProvider( 'visitors' )]
	public function test_who( int $status, string $address, array $headers, string $monitors, string $proxies ): void {
		$answer = $this->asked( $address, $headers, $monitors, $proxies );
		self::assertSame( $status, $answer['status'] );
		self::assertSame( 200 === $status, str_contains( $answer['body'], 'hearth_hammer_' ) );
	}

	/** @return array<string, array{int, string, array<string, string>, string, string}> */
	public static function visitors(): array {
		return array(
			'this machine'                        => array( 200, '127.0.0.1', array(), '', '' ),
			'this machine, by IPv6'               => array( 200, '::1', array(), '', '' ),
			'a visitor'                           => array( 403, '192.0.2.7', array(), '', '' ),
			'a visitor behind a proxy on this machine' => array( 403, '127.0.0.1', array( 'HTTP_X_FORWARDED_FOR' => '192.0.2.7' ), '', '' ),
			'the same by another header'          => array( 403, '127.0.0.1', array( 'HTTP_X_REAL_IP' => '192.0.2.7' ), '', '' ),
			'a visitor who says to be this machine' => array( 403, '192.0.2.7', array( 'HTTP_X_FORWARDED_FOR' => '127.0.0.1' ), '', '' ),
			'the same through our proxy'          => array( 403, '10.0.0.1', array( 'HTTP_X_FORWARDED_FOR' => '127.0.0.1, 192.0.2.7' ), '', '10.0.0.0/8' ),
			'a monitor'                           => array( 200, '192.0.2.7', array( 'HTTP_X_REAL_IP' => '192.0.2.7' ), '192.0.2.0/28, 198.51.100.1', '' ),
			'a monitor through our proxy'         => array( 200, '10.0.0.1', array( 'HTTP_X_FORWARDED_FOR' => '198.51.100.1' ), '198.51.100.1', '10.0.0.0/8' ),
			'not quite a monitor'                 => array( 403, '192.0.2.17', array(), '192.0.2.0/28', '' ),
		);
	}

	#[TestDox( '[OPS-04] The outbox by kind and state, mail that waits, counters and imports are read when they are asked for' )]
	public function test_state(): void {
		global $wpdb;
		$table = $wpdb->prefix . 'hh_outbox';
		Core::services()->outbox->handle( 'test.metrics', static function (): void {} );
		$add = static function ( array $row ) use ( $wpdb, $table ): void {
			$id = Core::services()->outbox->add( 'test.metrics', array( 'to' => 'jane@example.com' ), delay: 3600 );
			array() === $row || $wpdb->update( $table, $row, array( 'id' => $id ) );
		};
		$add( array() );
		$add( array( 'attempts' => 2, 'last_error' => 'jane@example.com does not exist' ) );
		$add( array( 'attempts' => 7, 'failed_at' => time() ) );
		$add( array( 'mailbox' => str_repeat( 'a', 64 ), 'admitted_at' => 0, 'network' => '192.0.2.7' ) );
		$add( array( 'done_at' => time() ) );
		( new Counters() )->add( Counter::ProviderLookups, array( 'result' => 'timed_out', 'provider' => 'test' ) );
		( new Counters() )->add( Counter::ProviderLookups, array( 'provider' => 'test', 'result' => 'timed_out' ) );
		$body = $this->asked( '127.0.0.1' )['body'];
		foreach ( array( 'waiting', 'failing', 'given-up', 'held' ) as $state ) {
			self::assertStringContainsString( "\nhearth_hammer_outbox_deliveries{kind=\"test.metrics\",state=\"{$state}\"} 1\n", $body );
		}
		self::assertStringContainsString( "\nhearth_hammer_mails_held 1\n", $body );
		self::assertStringContainsString( "\nhearth_hammer_provider_lookups_total{provider=\"test\",result=\"timed_out\"} 2\n", $body );
		self::assertStringNotContainsString( 'delivered', $body );
		self::assertStringNotContainsString( 'example.com', $body );
		self::assertStringNotContainsString( '192.0.2', $body );
	}

	#[TestDox( '[OPS-04] The last import is the last that was written to its end' )]
	public function test_last_success(): void {
		$runs = new Runs( 'test-metrics' );
		self::assertSame( 0, $runs->last_success() );
		foreach ( array( array( 'done', 1000, 'a', Run::FULL, false ), array( 'failed', 2000, 'a', Run::FULL, false ), array( 'done', 3000, 'a', Run::PUSH, false ), array( 'done', 4000, 'a', Run::FULL, true ), array( 'done', 1500, 'b', Run::DELTA, false ) ) as [ $status, $at, $feed, $mode, $dry ] ) {
			$run           = new Run();
			$run->status   = $status;
			$run->feed     = $feed;
			$run->mode     = $mode;
			$run->dry_run  = $dry;
			$run->finished_at = $at;
			$runs->save( $run );
		}
		self::assertSame( array( 1500, 1000, 1, 0 ), array( $runs->last_success(), $runs->last_success( 'a' ), $runs->failed_since( 2000 ), $runs->failed_since( 2001 ) ) );
	}

	#[TestDox( '[OPS-04] However much waits, /metrics needs the same few statements' )]
	public function test_statements(): void {
		$asked = fn () => $this->asked( '127.0.0.1' );
		$asked();
		$before = $this->count_queries( $asked );
		Core::services()->outbox->handle( 'test.metrics', static function (): void {} );
		for ( $number = 0; $number < 30; $number++ ) {
			Core::services()->outbox->add( 'test.metrics', array(), delay: 3600 );
			( new Counters() )->add( Counter::ProviderLookups, array( 'provider' => "test-{$number}", 'result' => 'ok' ) );
		}
		self::assertSame( $before, $this->count_queries( $asked ) );
		self::assertLessThanOrEqual( 14, $before );
	}

	#[TestDox( '[OPS-04] A count that cannot be written fails nothing' )]
	public function test_broken_counter(): void {
		global $wpdb;
		$this->expect_fault( 'missing_hh_counter' );
		$prefix       = $wpdb->prefix;
		$wpdb->prefix = 'missing_';
		try {
			( new Counters() )->add( Counter::PageCachePurges, array( 'result' => 'ok' ) );
		} finally {
			$wpdb->prefix = $prefix;
		}
		self::assertStringContainsString( "# TYPE hearth_hammer_page_cache_purges_total counter\n", $this->asked( '127.0.0.1' )['body'] );
	}

	/**
	 * @param array<string, string> $headers
	 * @return array{status: int, type: string, body: string}
	 */
	private function asked( string $address, array $headers = array(), string $monitors = '', string $proxies = '' ): array {
		$server  = array( 'REMOTE_ADDR' => $address, 'REQUEST_URI' => '/metrics', 'REQUEST_METHOD' => 'GET' ) + $headers;
		$before  = $_SERVER;
		$_SERVER = $server + array_diff_key( $_SERVER, array_flip( array( 'HTTP_X_FORWARDED_FOR' ) ) );
		try {
			return ( new MetricsPage( new NetworkAddress( $proxies ), $monitors ) )->answer( $server );
		} finally {
			$_SERVER = $before;
		}
	}
}
