<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Catalogue;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleDates;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * A lot that is shown outside its own sale says which sale that is, and when.
 */
#[TestDox( 'A lot outside its own sale' )]
final class OutsideItsSaleTest extends CatalogueTestCase {

	#[TestDox( 'names its sale and day in later sales, make pages, watched lots, site search and the archive; in its own catalogue it does not' )]
	public function test_names_its_sale(): void {
		$time  = time() + 2 * WEEK_IN_SECONDS;
		$first = self::sale( 'first' );
		$later = self::sale( 'later', array( 'starts_at' => $time ) );
		self::lot( $first, '7' );
		$lot = self::lot( $later, '7' );
		self::flush();
		$words = 'Lot 7, cars on ' . SaleDates::day( $time );
		$page  = $this->render( '/auctions/first/' )[2];
		self::assertSame( 1, substr_count( $page, $words ) );
		self::assertSame( 1, substr_count( $page, 'id="lot-7"' ), 'One element of an id.' );
		foreach ( array( '/car-auctions/ford/', '/?s=fiesta', '/car-auctions/', '/auctions/' ) as $path ) {
			self::assertStringContainsString( $words, $this->render( $path )[2], $path );
		}
		self::assertStringNotContainsString( $words, $this->render( '/auctions/later/' )[2] );
		$watched = $this->rest( 'GET', '/hpapi/v1/auctions/watched-lots', array( 'ids' => (string) $lot ) )->get_data()['data'][0]['html'];
		self::assertStringContainsString( $words, $watched );
		self::assertStringNotContainsString( ' id="lot-7"', $watched );
		SaleFields::fields()->replace( $later->id(), array( 'status' => 'finished', 'starts_at' => $time ) );
		self::flush();
		self::assertStringContainsString( $words, $this->render( '/auctions/results/?search=fiesta' )[2] );
	}

	#[TestDox( 'Below a catalogue it says how many there are in later sales, and leads to all of them under the same filters' )]
	public function test_all_later(): void {
		$first = self::sale( 'first' );
		$later = self::sale( 'later', array( 'starts_at' => time() + 2 * WEEK_IN_SECONDS ) );
		self::lot( $first, '1' );
		for ( $number = 1; $number <= 14; $number++ ) {
			self::lot( $later, (string) $number, array( 'make' => $number > 13 ? 'Kia' : 'Ford' ) );
		}
		self::flush();
		$html = $this->render( '/auctions/first/?make=ford' )[2];
		self::assertStringContainsString( '13 lots in later auctions', $html );
		self::assertStringContainsString( esc_url( home_url( '/auctions/lots/car-auctions/?after=first&make=ford' ) ), $html );
		$all = $this->render( '/auctions/lots/car-auctions/?after=first&make=ford' );
		self::assertSame( array( 200, 13 ), array( $all[0], substr_count( $all[2], '<article class="hh-lot-card' ) ) );
		self::assertSame( 15, substr_count( $this->render( '/auctions/lots/car-auctions/' )[2], '<article class="hh-lot-card' ) );
		foreach ( array( '/auctions/lots/car-auctions/?after=none', '/auctions/lots/property-auctions/?after=first', '/auctions/lots/boats/', '/auctions/lots/car-auctions/?page=99' ) as $path ) {
			self::assertSame( 404, $this->render( $path )[0], $path );
		}
	}

	#[TestDox( 'A timed lot says when it ends, in the order of ending; the end of its sale is not printed as its own' )]
	public function test_ends(): void {
		$ends = (int) strtotime( '2031-03-06 11:02:00 UTC' );
		$sale = self::sale( 'timed', array( 'starts_at' => $ends - WEEK_IN_SECONDS, 'ends_at' => $ends ), type: 'timed' );
		self::lot( $sale, '1', array( 'ends_at' => $ends + 60 ) );
		self::lot( $sale, '2', array( 'ends_at' => $ends - 60 ) );
		self::lot( $sale, '3' );
		self::flush();
		$html = Plugin::auctions()->catalogues->view( $sale, array(), array() )->lots;
		self::assertSame( 2, substr_count( $html, 'hh-lot-card__ends' ) );
		self::assertStringContainsString( 'Ends Thursday 6 March, 11:03am', (string) preg_replace( '/\s+/', ' ', $html ) );
		self::assertSame( array( '2', '3', '1' ), self::found( $sale, array( 'sort' => 'ending' ) ) );
		// A platform gives every lot of a sale in the room the end of the sale.
		$room = self::sale( 'room', array( 'ends_at' => $ends ) );
		self::lot( $room, '1', array( 'ends_at' => $ends ) );
		self::flush();
		self::assertStringNotContainsString( 'hh-lot-card__ends', Plugin::auctions()->catalogues->view( $room, array(), array() )->lots );
	}
}
