<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Search\Lists\ListAddress;
use HearthHammer\Hpapi\Search\Lists\ListRoutes;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Every parameter of the property pages with every value of hostile-input.php. PHP's notices and SQL errors fail the
 * test by themselves. REST routes, of all plugins, are HostileRoutesTest's.
 */
#[Group( 'platform' )]
#[Group( 'volume' )]
final class HostileInputTest extends IntegrationTestCase {

	/** What must never stand in a page or an answer as it was sent. */
	private const RAW = array( '<script>hhprobe', '" onmouseover="hhprobe', "\xc0\xbcscript" );

	#[TestDox( '[SEC-04] The address of a list with anything for any parameter: the right one, or none' )]
	public function test_addresses(): void {
		$this->make_stock();
		$pages = Plugin::properties()->pages;
		foreach ( self::table()['parameters'] as $parameter ) {
			foreach ( self::table()['values'] as $name => $value ) {
				foreach ( array( ListRoutes::LIST => 'for-sale', ListRoutes::TOWN => 'cranbrook', ListRoutes::STATION => 'headcorn' ) as $kind => $where ) {
					$variables = array( ListRoutes::LIST => 'for-sale', $kind => $where );
					$request   = $pages->request( ListAddress::of( str_starts_with( $parameter, 'hpapi_' ) ? array( ...$variables, $parameter => $value ) : $variables, array( $parameter => $value ) ) );
					if ( null !== $request ) {
						$right = $pages->canonical( $request );
						self::assertMatchesRegularExpression( '#^/[a-z0-9/-]+/(\?[A-Za-z0-9%+._=&-]+)?$#D', $right, "{$parameter}, {$name}" );
						self::assertLessThan( 4000, strlen( $right ), "{$parameter}, {$name}" );
					}
				}
			}
		}
	}

	#[TestDox( '[SEC-04] A list page with markup, lists and bytes that are no text for each parameter: nothing is echoed as it came' )]
	public function test_pages_by_parameter(): void {
		$this->make_stock();
		$table = self::table();
		foreach ( $table['parameters'] as $number => $parameter ) {
			foreach ( array( 'markup', 'a list of markup', 'invalid UTF-8' ) as $turn => $name ) {
				$page = $table['pages'][ ( $number + $turn ) % count( $table['pages'] ) ];
				$this->assert_page( $page . '?' . http_build_query( array( $parameter => $table['values'][ $name ] ) ), "{$page}, {$parameter}, {$name}" );
			}
		}
	}

	#[TestDox( '[SEC-04] A list page with anything for all parameters at once: the page, its right address, or 404; nothing is echoed as it came' )]
	public function test_pages_by_value(): void {
		$this->make_stock();
		$table  = self::table();
		$number = 0;
		foreach ( $table['values'] as $name => $value ) {
			$page = $table['pages'][ $number++ % count( $table['pages'] ) ];
			// Those that say which list it is have their turn above.
			$names = array_filter( $table['parameters'], static fn ( string $one ): bool => ! str_starts_with( $one, 'hpapi_' ) && 'paged' !== $one );
			$this->assert_page( $page . '?' . http_build_query( array_fill_keys( $names, $value ) ), "{$page}, {$name}" );
		}
	}

	private function assert_page( string $path, string $what ): void {
		[ $status, $headers, $html ] = $this->render( $path );
		self::assertContains( $status, array( 200, 301, 302, 404 ), $what );
		self::assert_clean( $html, $headers, $what );
		if ( in_array( $status, array( 301, 302 ), true ) ) {
			self::assertStringStartsWith( home_url( '/' ), $headers['location'], $what );
			// Where that leads must be the end of it, with nothing raw in it either.
			[ $status, $headers, $html ] = $this->render( substr( $headers['location'], strlen( home_url() ) ) );
			self::assertContains( $status, array( 200, 404 ), "{$what}: redirected again" );
			self::assert_clean( $html, $headers, $what );
		}
	}

	/** @param array<string, string> $headers */
	private static function assert_clean( string $html, array $headers, string $what ): void {
		foreach ( self::RAW as $raw ) {
			self::assertFalse( str_contains( $html, $raw ), "{$what}: {$raw} is in the page" );
		}
		self::assertFalse( str_contains( $html, "Warning</b>" ) || str_contains( $html, 'Fatal error' ) || str_contains( $html, 'SQL syntax' ), $what );
		self::assertTrue( mb_check_encoding( $html, 'UTF-8' ), "{$what}: the page is UTF-8" );
		self::assertDoesNotMatchRegularExpression( '/[\r\n\x00]/', $headers['location'] ?? '', $what );
	}

	private function make_stock(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::place( 'station', 'Headcorn', new Coordinates( 51.1660, 0.6280 ), array( 'crs' => 'HCN', 'high_speed' => true ) );
		PropertyFactory::place( 'outcode', 'TN17', new Coordinates( 51.0968, 0.5356 ) );
		PropertyFactory::property( array( 'parish' => $parish ) );
		PropertyFactory::property( array( 'parish' => $parish, 'channel' => 2, 'price' => 1200 ) );
	}

	/** @return array<string, array<string, mixed>> */
	private static function table(): array {
		return require __DIR__ . '/hostile-input.php';
	}
}
