<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Request;

/**
 * Addresses of the auctions with every value of tests/php/hostile-values.php. PHP's notices and SQL errors fail the test
 * by themselves. What REST routes take is HostileRoutesTest's.
 */
#[Group( 'platform' )]
#[Group( 'volume' )]
final class HostileInputTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** What must never stand in an answer as it was sent. */
	private const RAW = array( '<script>hhprobe', '" onmouseover="hhprobe', "\xc0\xbcscript" );

	#[TestDox( '[SEC-04] [API-06] Anything in the path of a purge is no lot: nothing is purged' )]
	public function test_purge_path(): void {
		$sale = self::sale();
		$lot  = self::lot( $sale, '1' );
		wp_set_current_user( 1 );
		$this->rest( 'GET', '/hpapi/v1/car-auctions/lots' );
		foreach ( require dirname( __DIR__, 4 ) . '/tests/php/hostile-values.php' as $name => $value ) {
			$word = rawurlencode( is_array( $value ) ? 'Array' : (string) $value );
			foreach ( array( "{$word}/lot/{$lot}", "{$sale->department()?->id}/lot/{$word}", "{$word}/lot/{$word}" ) as $path ) {
				$request = new WP_REST_Request( 'POST', "/hpapi/v1/auction/department/{$path}/purge" );
				$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
				self::assertContains( rest_do_request( $request )->get_status(), array( 400, 404 ), $name );
			}
		}
	}

	#[TestDox( '[SEC-04] [CAR-03] The make search’s page with anything for the make: an answer, or an address of ours; nothing is echoed as it came' )]
	public function test_make_search(): void {
		self::lot( self::sale(), '1' );
		Plugin::auctions()->index->flush();
		foreach ( require dirname( __DIR__, 4 ) . '/tests/php/hostile-values.php' as $name => $value ) {
			[ $status, $headers, $html ] = $this->render( '/car-auctions/search/?' . http_build_query( array( 'make' => $value ) ) );
			self::assertContains( $status, array( 200, 301, 302, 404 ), $name );
			self::assertStringStartsWith( home_url( '/' ), $headers['location'] ?? home_url( '/' ), $name );
			self::assertDoesNotMatchRegularExpression( '/[\r\n\x00]|hhprobe/', $headers['location'] ?? '', $name );
			self::assertTrue( mb_check_encoding( $html, 'UTF-8' ), $name );
			foreach ( self::RAW as $raw ) {
				self::assertStringNotContainsString( $raw, $html, $name );
			}
		}
	}
}
