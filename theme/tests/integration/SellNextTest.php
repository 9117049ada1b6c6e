<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Caphpi\Mail\ValuationNextSteps;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * From the valuation of a vehicle to the sales of the house.
 */
final class SellNextTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** @return array<string, mixed> */
	private function steps(): array {
		self::assertSame( 1, preg_match( '#data-props="([^"]*)"#', self::block( 'valuation-wizard' ), $found ) );
		return json_decode( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5 ), true )['next_steps'];
	}

	#[TestDox( '[VAL-16] The wizard knows the next sales of vehicles and where one is entered; without a sale the weekdays of the settings' )]
	public function test_sales(): void {
		$steps = $this->steps();
		self::assertSame( home_url( '/auction-enquiry/sell/car-auctions/' ), $steps['book_url'] );
		self::assertCount( 3, $steps['sales'] );
		self::assertMatchesRegularExpression( '/^(Tuesday|Friday) \d+ \w+$/', $steps['sales'][0]['label'] );
		self::assertSame( '', $steps['sales'][0]['url'] );

		self::sale( 'next-cars' );
		Plugin::auctions()->index->flush();
		$steps = $this->steps();
		self::assertCount( 1, $steps['sales'] );
		self::assertStringContainsString( '/auctions/next-cars/', $steps['sales'][0]['url'] );
		self::assertNotSame( '', $steps['sales'][0]['label'] );

		// A sale of classics comes first, and takes no vehicle of today; alone it would leave sellers without a sale.
		self::sale( 'next-classics', array( 'starts_at' => time() + DAY_IN_SECONDS, 'newest_year' => 1999 ) );
		Plugin::auctions()->index->flush();
		$steps = $this->steps();
		self::assertSame( array( 1999, 0 ), array_column( $steps['sales'], 'newest_year' ) );
		self::assertSame( array( 0 ), array_column( ValuationNextSteps::for_vehicle( $steps['sales'], 2018 ), 'newest_year' ) );
		self::assertSame( array( 1999, 0 ), array_column( ValuationNextSteps::for_vehicle( $steps['sales'], 1999 ), 'newest_year' ) );
		self::assertSame( array( 0 ), array_column( ValuationNextSteps::for_vehicle( $steps['sales'], null ), 'newest_year' ) );

		add_filter( 'caphpi_next_steps', static fn (): array => array( 'sales' => array( array( 'label' => 'Monday', 'url' => 'javascript:alert(1)' ), 'nonsense', array( 'url' => 'https://example.com/' ) ), 'book_url' => array() ), 99 );
		self::assertSame( array( 'sales' => array( array( 'label' => 'Monday', 'url' => '', 'newest_year' => 0 ) ), 'book_url' => '' ), $this->steps() );
	}
}
