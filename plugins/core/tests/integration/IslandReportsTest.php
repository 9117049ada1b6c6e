<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;

final class IslandReportsTest extends IntegrationTestCase {

	protected function tearDown(): void {
		$_POST = array();
		parent::tearDown();
	}

	public function test_tells_whoever_listens_and_takes_no_markup(): void {
		$heard = $this->report( 'search-form', '<b>boom</b> ' . str_repeat( 'x', 500 ) );

		self::assertSame( 'search-form', $heard[0][0] );
		self::assertStringStartsWith( 'boom', $heard[0][1] );
		self::assertSame( 300, mb_strlen( $heard[0][1] ) );
	}

	public function test_what_is_long_is_cut_before_it_is_cleaned(): void {
		$longest = 0;
		add_filter(
			'sanitize_text_field',
			static function ( string $clean, string $raw ) use ( &$longest ): string {
				$longest = max( $longest, strlen( $raw ) );
				return $clean;
			},
			10,
			2
		);
		$heard = $this->report( str_repeat( 'x', 1_500_000 ), str_repeat( '<', 1_500_000 ) . 'é' );
		self::assertSame( 2000, $longest );
		self::assertSame( 100, strlen( $heard[0][0] ) );
	}

	public function test_arrays_are_no_text(): void {
		self::assertSame( array( array( '', '' ) ), $this->report( array( 'x' ), array( 'y' ) ) );
	}

	public function test_one_address_cannot_fill_the_log(): void {
		$heard = array();
		for ( $n = 0; $n < 25; ++$n ) {
			$heard = array( ...$heard, ...$this->report( 'search-form', 'boom' ) );
		}
		self::assertCount( 20, $heard );
	}

	/** @return list<array{string, string}> */
	private function report( mixed $island, mixed $message ): array {
		$heard  = array();
		$listen = static function ( string $island, string $message ) use ( &$heard ): void {
			$heard[] = array( $island, $message );
		};
		add_action( 'hearth_hammer_island_failed', $listen, 10, 2 );
		$_POST = array(
			'island'  => $island,
			'message' => $message,
		);
		$log = ini_set( 'error_log', '/dev/null' );
		try {
			do_action( 'wp_ajax_nopriv_hh_island_report' );
		} catch ( WpDied ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement -- That is how it ends.
		} finally {
			ini_set( 'error_log', (string) $log );
			remove_action( 'hearth_hammer_island_failed', $listen );
		}
		return $heard;
	}
}
