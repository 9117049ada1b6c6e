<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Sellers;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Views of lots' pages, for their sellers.
 */
final class LotViewsTest extends IntegrationTestCase {

	use AuctionFixtures;

	private string $address = '';

	protected function setUp(): void {
		parent::setUp();
		$this->address = (string) ( $_SERVER['REMOTE_ADDR'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Put back below.
	}

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = $this->address;
		parent::tearDown();
	}

	#[TestDox( '[SALE-07] A view counts once an hour for a connection and a lot, and the answer is the same each time' )]
	public function test_once(): void {
		$sale  = self::sale();
		$one   = self::lot( $sale, '1' );
		$other = self::lot( $sale, '2' );
		foreach ( array( '203.0.113.7', '203.0.113.7', '198.51.100.9', '2001:db8:1:2::5', '2001:db8:1:2::6' ) as $address ) {
			self::assertSame( array( 'taken' => true ), $this->view( $one, $address ) );
		}
		$this->view( $other, '203.0.113.7' );
		self::assertSame( array( $one => 3, $other => 1 ), Plugin::sellers()->views->of( array( $one, $other ) ) );
	}

	#[TestDox( '[SALE-07] Drafts, lots of a sale that shows none and numbers of nothing are not counted; a deleted lot takes its views along' )]
	public function test_bounded(): void {
		$hidden = self::lot( self::sale( 'soon', array( 'status' => 'announced' ) ), '1' );
		$lot    = self::lot( self::sale(), '1' );
		foreach ( array( $hidden, 999999, $lot ) as $id ) {
			$this->view( $id, '203.0.113.7' );
		}
		// The query names another lot than the path.
		$_SERVER['REMOTE_ADDR'] = '198.51.100.9';
		$this->rest( 'POST', "/hpapi/v1/auctions/lots/{$hidden}/view", array( 'lotId' => $lot ) );
		global $wpdb;
		$rows = static fn (): int => (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', "{$wpdb->prefix}hh_lot_view" ) );
		self::assertSame( array( 1, array( $lot => 1 ) ), array( $rows(), Plugin::sellers()->views->of( array( $lot, $hidden ) ) ) );
		wp_delete_post( $lot, true );
		self::assertSame( 0, $rows() );
	}

	#[TestDox( '[SALE-07] A connection counts for at most 300 lots an hour' )]
	public function test_limit(): void {
		$lot = self::lot( self::sale(), '1' );
		for ( $hit = 0; $hit < 300; $hit++ ) {
			Core::services()->limits->hit( 'lot-views', '203.0.113.7', 300, HOUR_IN_SECONDS );
		}
		$this->view( $lot, '203.0.113.7' );
		self::assertSame( array(), Plugin::sellers()->views->of( array( $lot ) ) );
		$this->view( $lot, '198.51.100.9' );
		self::assertSame( array( $lot => 1 ), Plugin::sellers()->views->of( array( $lot ) ) );
	}

	#[TestDox( '[SALE-07] The page has the address for visitors, and none for people who are signed in' )]
	public function test_who(): void {
		$lot = self::lot( self::sale(), '1' );
		Plugin::auctions()->index->flush();
		$page = (string) wp_parse_url( LotRecord::of( $lot )?->address() ?? '', PHP_URL_PATH );
		wp_set_current_user( 0 );
		self::assertStringContainsString( 'data-hh-lot-view="' . esc_url( rest_url( "hpapi/v1/auctions/lots/{$lot}/view" ) ) . '"', $this->render( $page )[2] );
		wp_set_current_user( 1 );
		[ $status, , $html ] = $this->render( $page );
		self::assertSame( 200, $status );
		self::assertStringNotContainsString( 'data-hh-lot-view', $html );
	}

	/** @return mixed What is answered. */
	private function view( int $lot, string $address ): mixed {
		$_SERVER['REMOTE_ADDR'] = $address;
		return $this->rest( 'POST', "/hpapi/v1/auctions/lots/{$lot}/view" )->get_data();
	}
}
