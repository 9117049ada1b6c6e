<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Staff;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class LotPageToolsTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[PURGE-01] [STAFF-01] [STAFF-02] Catalogue and lot page have the tools for staff, and nothing of them for visitors, whatever the query says' )]
	public function test_pages(): void {
		$sale = self::sale();
		$lot  = LotRecord::of( self::lot( $sale, '12A', array( 'auctioneer_id' => 'weald', 'platform_sale_id' => 'S1', 'platform_lot_id' => 'L12' ) ) );
		self::assertNotNull( $lot );
		Plugin::auctions()->index->flush();
		$page  = (string) wp_parse_url( $lot->address(), PHP_URL_PATH );
		$lots  = "/hpapi/v1/car-auctions/lots?auction_id={$sale->id()}&canManageA365=1&canManageCache=1";
		$tools = '/hh-lot-tools|data-hh-purge|data-hh-lot-panel|hh-lot-card__staff/';

		self::assertDoesNotMatchRegularExpression( $tools, $this->render( $page . '?canManageCache=1&canManageA365=1' )[2] );
		self::assertDoesNotMatchRegularExpression( $tools, (string) $this->rest( 'GET', $lots )->get_data() );

		wp_set_current_user( 1 );
		$html = $this->render( $page )[2];
		self::assertMatchesRegularExpression( '#<div class="hh-lot-tools[^>]*>.*data-hh-purge="[^"]+/lot/' . $lot->id() . '/purge".*data-hh-lot-panel="[^"]+/lot/' . $lot->id() . '/platform"#s', $html );
		self::assertStringContainsString( 'data-hh-purge-dialog', $html );
		$list = (string) $this->rest( 'GET', $lots )->get_data();
		self::assertMatchesRegularExpression( '#hh-lot-card__staff.*data-hh-purge-lot="' . $lot->id() . '".*data-hh-lot-panel#s', $list );
		self::assertDoesNotMatchRegularExpression( $tools, (string) $this->rest( 'GET', str_replace( array( 'A365=1', 'Cache=1' ), array( 'A365=0', 'Cache=0' ), $lots ) )->get_data(), 'A page that does not ask for them gets none.' );
	}
}
