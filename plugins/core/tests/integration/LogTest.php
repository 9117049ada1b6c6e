<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Log\RedactedDbErrors;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class LogTest extends IntegrationTestCase {

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'hh-log-' );
		putenv( "HEARTH_HAMMER_LOG={$this->file}" );
	}

	protected function tearDown(): void {
		putenv( 'HEARTH_HAMMER_LOG' );
		is_file( $this->file ) && unlink( $this->file );
		parent::tearDown();
	}

	#[TestDox( '[OPS-04] Each entry of the log is one line of JSON, whatever it says' )]
	public function test_json(): void {
		Log::write( "An island failed:\n{\"a\": \"b\"}\r\n\x00 é \xff and more" );
		Log::write( str_repeat( 'long ', 1000 ) );
		$lines = $this->lines();
		self::assertCount( 2, $lines );
		self::assertSame( array( 'time', 'level', 'process', 'message' ), array_keys( $lines[0] ) );
		self::assertStringStartsWith( 'An island failed: {"a": "b"}', $lines[0]['message'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/D', $lines[0]['time'] );
		self::assertSame( 400, mb_strlen( $lines[1]['message'] ) );
	}

	#[TestDox( '[OPS-04] No email address, phone number, number plate, token or full IP address of a visitor is in the log' )]
	public function test_personal(): void {
		$token  = Core::services()->tokens->sign( 'test-log', array( 'email' => 'jane@example.com' ), 60 );
		$values = array( 'jane.smith@example.com', 'jane.smith%40example.com', '07700 900123', '+44 (0)7700 900-123', 'KM21 FJX', 'H614VAR', $token, '203.0.113.77', '2001:db8:1:2:3:4:5:77' );
		foreach ( $values as $value ) {
			foreach ( array( '%s', 'a lookup of %s failed', 'GET https://www.example.org/a/%s/?b=%s', '{"a":"%s"}', "Undefined array key '%s'" ) as $sentence ) {
				Log::write( str_replace( '%s', $value, $sentence ) );
			}
		}
		$text = (string) file_get_contents( $this->file );
		self::assertCount( 5 * count( $values ), $this->lines() );
		foreach ( $values as $value ) {
			self::assertStringNotContainsString( $value, $text );
		}
		self::assertDoesNotMatchRegularExpression( '/smith|900.?123|FJX|614VAR|113\.77|:77/', $text );
	}

	#[TestDox( '[OPS-04] A statement that fails is in the log without its values' )]
	public function test_statement(): void {
		global $wpdb;
		$hides = $wpdb->suppress_errors;
		$known = $GLOBALS['EZSQL_ERROR'] ?? array();
		$hooks = $GLOBALS['wp_filter']['shutdown'] ?? null;
		$GLOBALS['EZSQL_ERROR'] = array();
		unset( $GLOBALS['wp_filter']['shutdown'] );
		try {
			( new RedactedDbErrors() )->register();
			$wpdb->query( "SELECT missing FROM {$wpdb->prefix}nothing WHERE email = 'jane@example.com' AND name = 'Jane Smith'" );
			do_action( 'shutdown' );
		} finally {
			$wpdb->suppress_errors( $hides );
			$GLOBALS['EZSQL_ERROR'] = $known;
			if ( null === $hooks ) {
				unset( $GLOBALS['wp_filter']['shutdown'] );
			} else {
				$GLOBALS['wp_filter']['shutdown'] = $hooks;
			}
		}
		self::assertSame( "a database statement failed: SELECT missing FROM {$wpdb->prefix}nothing WHERE email = ? AND name = ?", $this->lines()[0]['message'] ?? '' );
		self::assertStringNotContainsString( 'Jane', (string) file_get_contents( $this->file ) );
	}

	#[TestDox( '[OPS-04] A log that cannot be written fails nothing, and goes to the log of PHP' )]
	public function test_unwritable(): void {
		putenv( 'HEARTH_HAMMER_LOG=/nowhere/at/all/site.log' );
		$before = ini_set( 'error_log', $this->file );
		try {
			Log::write( 'Something happened' );
		} finally {
			ini_set( 'error_log', (string) $before );
		}
		self::assertStringContainsString( 'Hearth & Hammer: Something happened', (string) file_get_contents( $this->file ) );
	}

	/** @return list<array{time: string, level: string, process: string, message: string}> */
	private function lines(): array {
		return array_map( static fn ( string $line ): array => json_decode( $line, true, flags: JSON_THROW_ON_ERROR ), file( $this->file, FILE_IGNORE_NEW_LINES ) ?: array() );
	}
}
