<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\LotPage;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** What similar lots sold for, on the page of a lot. */
final class SoldLikeTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[SALE-09] A vehicle’s page shows what the same make and model sold for, the newest first, and leads to the results searched for it' )]
	public function test_vehicles(): void {
		$old  = self::sale( 'old-cars', array( 'status' => 'finished', 'starts_at' => time() - 60 * DAY_IN_SECONDS ) );
		$last = self::sale( 'last-cars', array( 'status' => 'finished', 'starts_at' => time() - 7 * DAY_IN_SECONDS ) );
		self::lot( $old, '1', array( 'status' => 'sold', 'hammer' => 2500 ), 'Older Fiesta' );
		self::lot( $last, '1', array( 'status' => 'sold', 'hammer' => 3500 ), 'Newer Fiesta' );
		self::lot( $last, '2', array( 'status' => 'unsold' ), 'Unsold Fiesta' );
		self::lot( $last, '3', array( 'status' => 'sold', 'hammer' => 900, 'model' => 'Ka' ), 'Small Ka' );
		self::lot( self::sale( 'ancient', array( 'status' => 'finished', 'starts_at' => time() - 4 * YEAR_IN_SECONDS ) ), '1', array( 'status' => 'sold', 'hammer' => 400 ), 'Ancient Fiesta' );
		self::lot( self::sale( 'secret', array( 'status' => 'draft' ) ), '1', array( 'status' => 'sold', 'hammer' => 600 ), 'Secret Fiesta' );
		wp_update_post( array( 'ID' => self::lot( $last, '4', array( 'status' => 'sold', 'hammer' => 700 ), 'Draft Fiesta' ), 'post_status' => 'draft' ) );
		$next = self::sale( 'next-cars' );
		$lot  = self::lot( $next, '1', array(), 'Next Fiesta' );
		$bare = self::lot( $next, '2', array( 'make' => '', 'model' => '' ) );
		Plugin::auctions()->index->flush();
		$html = self::block( 'lot-sold-like', page: $lot );
		self::assertMatchesRegularExpression( '#Newer Fiesta.*Sold for £3,500.*Older Fiesta.*Sold for £2,500#s', $html );
		self::assertSame( 2, substr_count( $html, '<li' ), $html );
		self::assertStringContainsString( '/auctions/results/?search=Ford%20Fiesta&#038;business=car-auctions', $html );
		self::assertStringContainsString( 'Newer Fiesta', $this->render( '/auctions/results/?search=Ford%20Fiesta&business=car-auctions' )[2] );
		self::assertSame( '', self::block( 'lot-sold-like', page: $bare ) );
		self::assertStringContainsString( 'Sold like this', $this->render( '/auctions/next-cars/lot/1/' )[2] );
	}

	#[TestDox( '[SALE-09] A property’s page shows what was sold within ten miles, the nearest first, and of a hidden address only the town' )]
	public function test_properties(): void {
		$past = self::sale( 'past-homes', array( 'status' => 'finished', 'starts_at' => time() - 60 * DAY_IN_SECONDS ), 'property-auctions' );
		foreach ( array( array( '1', 51.20, 0.54, 'Far Lane' ), array( '2', 51.101, 0.541, 'Near Lane' ), array( '3', 52.0, 0.54, 'Other End' ), array( '4', 51.1004, 0.5404, 'Secret Close' ) ) as [ $number, $latitude, $longitude, $street ] ) {
			self::lot( $past, $number, array( 'status' => 'sold', 'hammer' => 100000 + (int) $number, 'address_1' => $street, 'latitude' => $latitude, 'longitude' => $longitude, 'address_hidden' => '4' === $number ) );
		}
		$lot  = self::lot( self::sale( 'next-homes', array(), 'property-auctions' ), '1', array( 'latitude' => 51.10, 'longitude' => 0.54 ) );
		$bare = self::lot( self::sale( 'more-homes', array(), 'property-auctions' ), '1' );
		Plugin::auctions()->index->flush();
		$html = self::block( 'lot-sold-like', page: $lot );
		self::assertMatchesRegularExpression( '#£100,004.*Near Lane.*£100,002.*Far Lane.*£100,001#s', $html );
		self::assertStringNotContainsString( 'Secret Close', $html );
		self::assertStringNotContainsString( 'Other End', $html );
		self::assertSame( 3, substr_count( $html, '<li' ) );
		self::assertStringContainsString( 'search=Cranbrook', $html );
		self::assertSame( '', self::block( 'lot-sold-like', page: $bare ) );
		self::assertStringContainsString( 'Sold nearby', $this->render( '/auctions/next-homes/lot/1/' )[2] );
	}
}
