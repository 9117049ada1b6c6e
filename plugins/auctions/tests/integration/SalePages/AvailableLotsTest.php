<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\SalePages;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\SalePages\AvailableLots;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Lots that were not sold at their auction.
 */
final class AvailableLotsTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[SALE-05] Available now: unsold and referred lots of finished sales of the last year, by department, each with its guide price and a way to offer; no other lot' )]
	public function test_which_lots(): void {
		$cars  = self::sale( 'past-cars', self::over( 30 ) );
		$vans  = self::sale( 'past-vans', self::over( 3 ), 'van-auctions' );
		$old   = self::sale( 'old-cars', self::over( 400 ) );
		$ahead = self::sale( 'coming-cars' );
		$shown = array(
			self::lot( $cars, '1', array( 'status' => 'unsold', 'guide_low' => 4321 ), 'Unsold Fiesta' ),
			self::lot( $cars, '2', array( 'status' => 'referred' ), 'Referred Fiesta' ),
			self::lot( $vans, '1', array( 'status' => 'unsold' ), 'Unsold Transit' ),
		);
		$hidden = array(
			self::lot( $cars, '3', array( 'status' => 'sold', 'hammer' => 2000 ), 'Sold Fiesta' ),
			self::lot( $cars, '4', array( 'status' => 'withdrawn' ), 'Withdrawn Fiesta' ),
			self::lot( $cars, '5', array( 'status' => 'unsold', 'later_lot' => 99 ), 'Fiesta offered again' ),
			self::lot( $cars, '6', array( 'status' => 'unsold', 'prior_offers' => 'no' ), 'Fiesta without offers' ),
			self::lot( $old, '1', array( 'status' => 'unsold' ), 'Fiesta of years ago' ),
			self::lot( $ahead, '1', array( 'status' => 'unsold' ), 'Fiesta of a coming sale' ),
		);
		Plugin::auctions()->index->flush();
		[ $status, , $html ] = $this->render( '/auctions/available/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( '3 lots available', $html );
		self::assertStringContainsString( '£4,321', $html );
		foreach ( $shown as $id ) {
			$lot = LotRecord::of( $id );
			self::assertNotNull( $lot );
			self::assertStringContainsString( $lot->address() . '#enquiry-offer', $html );
			self::assertTrue( $lot->takes_offers( time() ), 'What is listed takes offers.' );
		}
		foreach ( $hidden as $id ) {
			self::assertStringNotContainsString( (string) LotRecord::of( $id )?->title(), $html );
			self::assertFalse( LotRecord::of( $id )?->takes_offers( time() ) );
		}
		self::assertTrue( strpos( $html, 'Unsold Transit' ) < strpos( $html, 'Unsold Fiesta' ), 'The newest sale first.' );
		$page = $this->render( '/auctions/available/?department=van-auctions' )[2];
		self::assertStringContainsString( '1 lot available', $page );
		self::assertStringNotContainsString( 'Unsold Fiesta', $page );
		self::assertStringContainsString( 'Car auctions (2)', $page );
		foreach ( array( '?department=boats', '?page=2', '?department[]=x&page=7' ) as $wrong ) {
			self::assertSame( 404, $this->render( "/auctions/available/{$wrong}" )[0], $wrong );
		}
		self::assertStringContainsString( 'href="#enquiry-offer"', $this->render( (string) wp_parse_url( (string) LotRecord::of( $shown[0] )?->address(), PHP_URL_PATH ) )[2] );
	}

	#[TestDox( '[SALE-05] A lot leaves the list when it is sold, withdrawn or offered again, or its sale is put back; the empty page says so and leads on' )]
	public function test_it_leaves(): void {
		$sale = self::sale( 'past-cars', self::over( 30 ) );
		$lots = array( self::lot( $sale, '1', array( 'status' => 'unsold' ) ), self::lot( $sale, '2', array( 'status' => 'unsold' ) ), self::lot( $sale, '3', array( 'status' => 'unsold' ) ), self::lot( $sale, '4', array( 'status' => 'unsold' ) ) );
		self::assertSame( 4, $this->total() );
		Plugin::auctions()->lots->update( $lots[0], null, array( 'status' => 'sold_after' ), LotWriter::STAFF );
		Plugin::auctions()->lots->update( $lots[1], null, array( 'status' => 'withdrawn' ), LotWriter::STAFF );
		LotFields::fields()->replace( $lots[2], array( 'later_lot' => 12 ) );
		self::assertSame( 1, $this->total() );
		// A sale that fell through is unsold again.
		Plugin::auctions()->lots->update( $lots[0], null, array( 'status' => 'unsold' ), LotWriter::STAFF );
		self::assertSame( 2, $this->total() );
		SaleFields::fields()->replace( $sale->id(), array( 'status' => 'postponed' ) );
		self::assertSame( 0, $this->total() );
		$html = $this->render( '/auctions/available/' )[2];
		self::assertStringContainsString( 'No lots are available right now', $html );
		self::assertStringContainsString( 'See upcoming auctions', $html );
	}

	#[TestDox( '[SALE-05] The pages of the auctions and the results lead to it, no sale can have its address, and it takes as many statements for two lots as for a whole page' )]
	public function test_links_and_statements(): void {
		global $wpdb;
		$sale = self::sale( 'past-cars', self::over( 30 ) );
		for ( $number = 1; $number <= 26; ++$number ) {
			self::lot( $sale, (string) $number, array( 'status' => 'unsold' ) );
		}
		self::assertSame( 26, $this->total() );
		foreach ( array( '/auctions/', '/car-auctions/', '/auctions/results/' ) as $page ) {
			self::assertStringContainsString( home_url( '/auctions/available/' ) . '"', $this->render( $page )[2], $page );
		}
		self::assertStringContainsString( '?page=2', $this->render( '/auctions/available/' )[2] );
		self::assertNotSame( 'available', self::sale( 'available' )->slug() );
		$list   = new AvailableLots( Plugin::auctions()->search, Plugin::auctions()->list );
		$list->view( '', 1, time() );
		$before = $wpdb->num_queries;
		self::assertSame( 24, substr_count( $list->view( '', 1, time() )['lots'] ?? '', '<article' ) );
		$first  = $wpdb->num_queries - $before;
		$before = $wpdb->num_queries;
		self::assertSame( 2, substr_count( $list->view( '', 2, time() )['lots'] ?? '', '<article' ) );
		self::assertSame( $first, $wpdb->num_queries - $before );
		self::assertLessThanOrEqual( 3, $first, 'Counts, numbers and cards.' );
	}

	private function total(): int {
		Plugin::auctions()->index->flush();
		return (int) ( ( new AvailableLots( Plugin::auctions()->search, Plugin::auctions()->list ) )->view( '', 1, time() )['count'] ?? -1 );
	}

	/** @return array<string, mixed> A sale that was so many days ago. */
	private static function over( int $days ): array {
		return array( 'status' => 'finished', 'starts_at' => time() - $days * DAY_IN_SECONDS );
	}
}
