<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\LotPage;

use HearthHammer\Auctions\Auctions;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Where a lot's page is, and that its address never breaks.
 */
final class LotAddressTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[LOT-11] /auctions/{sale}/lot/{number}/ answers the page; another spelling of the number redirects and keeps the catalogue’s filters' )]
	public function test_address(): void {
		$sale = self::sale();
		$lot  = self::lot( $sale, '12A', array(), 'A blue Fiesta' );
		self::assertSame( home_url( '/auctions/december-cars/lot/12A/' ), get_permalink( $lot ) );
		[ $status, , $html ] = $this->render( '/auctions/december-cars/lot/12A/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'A blue Fiesta', $html );
		foreach ( array( '12a/?make=ford&sort=mileage', '012A/?make=ford&sort=mileage', '12A?make=ford&sort=mileage' ) as $other ) {
			[ $status, $headers ] = $this->render( "/auctions/december-cars/lot/{$other}" );
			self::assertSame( array( 301, home_url( '/auctions/december-cars/lot/12A/?make=ford&sort=mileage' ) ), array( $status, $headers['location'] ), $other );
		}
		[ $status, $headers ] = $this->render( "/?p={$lot}&post_type=hh_lot" );
		self::assertSame( array( 301, home_url( '/auctions/december-cars/lot/12A/' ) ), array( $status, $headers['location'] ) );
		foreach ( array( '/auctions/december-cars/lot/13/', '/auctions/no-such-sale/lot/12A/', '/auctions/december-cars/lot/%2e%2e/', "/auctions/december-cars/lot/12A'/" . str_repeat( 'x', 300 ) . '/' ) as $wrong ) {
			self::assertSame( 404, $this->render( $wrong )[0], $wrong );
		}
	}

	#[TestDox( '[LOT-11] A lot that moves to another number or sale leads on from each of its old addresses; who has the address now keeps it' )]
	public function test_moved(): void {
		$sale  = self::sale();
		$later = self::sale( 'january-cars' );
		$lot   = self::lot( $sale, '12', array(), 'The one that moves' );
		$lots  = Plugin::auctions()->lots;
		$lots->update( $lot, null, array( 'lot_number' => '15' ), LotWriter::SYNC );
		$lots->update( $lot, null, array( 'sale' => $later->id(), 'lot_number' => '3' ), LotWriter::SYNC );
		foreach ( array( '/auctions/december-cars/lot/12/', '/auctions/december-cars/lot/15/' ) as $old ) {
			[ $status, $headers ] = $this->render( "{$old}?make=ford" );
			self::assertSame( array( 301, home_url( '/auctions/january-cars/lot/3/?make=ford' ) ), array( $status, $headers['location'] ), $old );
		}
		self::lot( $sale, '15', array(), 'The one that came after' );
		self::assertStringContainsString( 'The one that came after', $this->render( '/auctions/december-cars/lot/15/' )[2] );
		self::assertSame( 301, $this->render( '/auctions/december-cars/lot/12/' )[0] );
		// A sale that is called otherwise now.
		wp_update_post( array( 'ID' => $later->id(), 'post_name' => 'new-year-cars' ) );
		[ $status, $headers ] = $this->render( '/auctions/january-cars/lot/3/' );
		self::assertSame( array( 301, home_url( '/auctions/new-year-cars/lot/3/' ) ), array( $status, $headers['location'] ) );
		wp_delete_post( $lot, true );
		self::assertSame( 404, $this->render( '/auctions/december-cars/lot/12/' )[0] );
	}

	#[TestDox( '[LOT-11] Sold, withdrawn and past lots answer 200 and say what became of them' )]
	public function test_outcomes(): void {
		$sale = self::sale();
		foreach ( array( 'sold' => 'Sold at auction for £4,250.', 'sold_prior' => 'Sold before the auction for £4,250.', 'sold_after' => 'Sold after the auction for £4,250.', 'unsold' => 'Unsold. It may still be available', 'withdrawn' => 'This lot was withdrawn and is no longer for sale.', 'postponed' => 'This lot was postponed and will be offered at a later auction.', 'referred' => 'The highest bid, £4,250, is being put to the seller.' ) as $status => $said ) {
			self::lot( $sale, $status, array( 'status' => $status, 'hammer' => 4250 ) );
			[ $answer, , $html ] = $this->render( '/auctions/december-cars/lot/' . strtoupper( str_replace( '_', '-', $status ) ) . '/' );
			self::assertSame( 200, $answer, $status );
			self::assertStringContainsString( $said, $html, $status );
			self::assertStringNotContainsString( 'Register to bid', $html, $status );
		}
		self::lot( $sale, '1' );
		SaleFields::fields()->replace( $sale->id(), array( 'status' => 'finished' ) );
		self::assertStringContainsString( 'The auction is over. We don’t have a result for this lot yet.', $this->render( '/auctions/december-cars/lot/1/' )[2] );
		SaleFields::fields()->replace( $sale->id(), array( 'status' => 'cancelled' ) );
		[ $answer, , $html ] = $this->render( '/auctions/december-cars/lot/1/' );
		self::assertSame( 200, $answer );
		self::assertStringContainsString( 'The auction was cancelled', $html );
		self::assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
	}

	#[TestDox( 'Lots of a sale that is only announced are staff’s alone, by every way in' )]
	public function test_hidden(): void {
		$sale = self::sale( 'secret-sale', array( 'status' => 'announced' ) );
		$lot  = self::lot( $sale, '1', array(), 'Hidden Fiesta' );
		foreach ( array( '/auctions/secret-sale/lot/1/', "/?p={$lot}&post_type=hh_lot" ) as $path ) {
			[ $status, , $html ] = $this->render( $path );
			self::assertSame( 404, $status, $path );
			self::assertStringNotContainsString( 'Hidden Fiesta', $html );
		}
		self::assertNull( Auctions::lot( $lot ) );
		wp_set_current_user( 1 );
		self::assertSame( 200, $this->render( '/auctions/secret-sale/lot/1/' )[0] );
		self::assertNotNull( LotRecord::of( $lot ) );
	}
}
