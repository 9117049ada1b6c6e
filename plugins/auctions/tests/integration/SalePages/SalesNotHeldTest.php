<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\SalePages;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\SalePages\SaleCalendar;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\Catalogue\CatalogueTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Sales that are cancelled or postponed say so wherever they were listed.
 */
#[TestDox( 'Sales that are not held' )]
final class SalesNotHeldTest extends CatalogueTestCase {

	#[TestDox( 'A $status sale says so in every list and on its page until its day has passed, and leads to the department’s next; nothing can be bid for' )]
	#[TestWith( array( 'cancelled', 'Cancelled' ) )]
	#[TestWith( array( 'postponed', 'Postponed' ) )]
	public function test_says_so( string $status, string $label ): void {
		$next = time() + 3 * WEEK_IN_SECONDS;
		$sale = self::sale( 'off-cars' );
		self::sale( 'next-cars', array( 'starts_at' => $next ) );
		$lot = self::lot( $sale, '7' );
		self::flush();
		self::hold( $sale, $status, $sale->starts_at() );
		foreach ( array( '/auctions/', '/car-auctions/' ) as $path ) {
			$html = $this->render( $path )[2];
			self::assertMatchesRegularExpression( "#hh-sale--off.*?{$label}.*?Off cars.*?Next auction: " . SaleDates::day( $next ) . '#s', $html, $path );
		}
		[ $code, , $page ] = $this->render( '/auctions/off-cars/' );
		self::assertSame( 200, $code );
		self::assertStringContainsString( 'This auction has been ' . $status, $page );
		self::assertStringContainsString( 'Next auction: ' . SaleDates::day( $next ), $page );
		self::assertStringNotContainsString( 'Register to bid', $page );
		self::assertStringContainsString( 'https://schema.org/' . ( 'cancelled' === $status ? 'EventCancelled' : 'EventPostponed' ), $page );
		$of_lot = $this->render( '/auctions/off-cars/lot/7/' );
		self::assertSame( 200, $of_lot[0] );
		self::assertStringNotContainsString( 'Register to bid', $of_lot[2] );
		self::assertStringContainsString( home_url( '/auctions/next-cars/' ), $of_lot[2] );
		$watched = $this->rest( 'GET', '/hpapi/v1/auctions/watched-lots', array( 'ids' => (string) $lot ) )->get_data()['data'][0]['html'];
		self::assertStringContainsString( "({$status})", $watched );
		self::hold( $sale, $status, time() - 2 * DAY_IN_SECONDS );
		self::assertStringNotContainsString( 'Off cars', $this->render( '/auctions/' )[2] );
	}

	#[TestDox( '[AUC-16] The subscribed calendar cancels it' )]
	#[TestWith( array( 'cancelled' ) )]
	#[TestWith( array( 'postponed' ) )]
	public function test_calendar( string $status ): void {
		$sale = self::sale( 'off-cars' );
		self::sale( 'next-cars', array( 'starts_at' => time() + 3 * WEEK_IN_SECONDS ) );
		self::flush();
		self::hold( $sale, $status, $sale->starts_at() );
		$file = SaleCalendar::write( Plugin::auctions()->sales->listed() );
		self::assertSame( 2, substr_count( $file, 'BEGIN:VEVENT' ) );
		self::assertMatchesRegularExpression( "/UID:sale-{$sale->id()}@[^E]*?.*?STATUS:CANCELLED/s", $file );
		self::assertSame( 1, substr_count( $file, 'STATUS:CANCELLED' ) );
	}

	#[TestDox( 'A sale that is held after all is as it was' )]
	public function test_held_again(): void {
		$sale = self::sale( 'off-cars' );
		self::lot( $sale, '7' );
		self::flush();
		self::hold( $sale, 'postponed', $sale->starts_at() );
		self::hold( $sale, 'catalogue', time() + 5 * WEEK_IN_SECONDS );
		$html = $this->render( '/auctions/' )[2];
		self::assertStringNotContainsString( 'hh-sale--off', $html );
		self::assertSame( array( '7' ), self::found( SaleRecord::of( $sale->id() ) ?? self::fail(), array() ) );
	}

	private static function hold( SaleRecord $sale, string $status, int $starts_at ): void {
		SaleFields::fields()->replace( $sale->id(), array( 'status' => $status, 'starts_at' => $starts_at ) );
		self::flush();
	}
}
