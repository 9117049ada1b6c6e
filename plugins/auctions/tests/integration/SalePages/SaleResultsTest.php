<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\SalePages;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\SalePages\SaleResults;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** The results of a sale as a file and for the press. */
final class SaleResultsTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const TITLES = array( 'Lot', 'Title', 'Address', 'Guide price from', 'Guide price to', 'Result', 'Hammer price', 'Web address' );

	#[TestDox( '[SALE-09] The results as CSV say what the site shows: no price on application, no hidden address, no bid on a referred lot, no formula' )]
	public function test_csv(): void {
		$sale = $this->homes();
		$rows = $this->rows( $sale );
		self::assertSame( self::TITLES, $rows[0] );
		self::assertSame( array( '2', 'Cottage', '12 Mill Lane, Cranbrook, Kent, TN17 3DA', '150000', '175000', 'Sold', '210000.50', home_url( '/auctions/spring-homes/lot/2/' ) ), $rows[1] );
		self::assertSame( array( '3', "'=cmd()", 'Cranbrook, Kent, TN17', '', '', 'Sold after', '99000' ), array_slice( $rows[2], 0, 7 ) );
		self::assertSame( array( 'Provisional', '' ), array_slice( $rows[3], 5, 2 ), 'a bid that the seller has not accepted' );
		self::assertSame( 'Withdrawn', $rows[4][5] );
		self::assertCount( 6, $rows, 'a lot that is a draft is not among them' );
		self::assertSame( array( '', '' ), array( $rows[5][3], $rows[5][6] ) );
		self::assertSame( 'No result yet', $rows[5][5] );
		$html = $this->render( '/auctions/spring-homes/' )[2];
		self::assertStringContainsString( home_url( '/auctions/spring-homes/results.csv' ), $html );
		self::assertStringContainsString( home_url( '/auctions/spring-homes/press/' ), $html );
		self::assertStringContainsString( 'Number plate', implode( ',', $this->rows( $this->cars() )[0] ) );
	}

	#[TestDox( '[SALE-09] The press page has the totals, sentences to copy, the highest prices in order and a contact, in as many statements with many lots' )]
	public function test_press(): void {
		$sale = $this->homes();
		[ $status, , $html ] = $this->render( '/auctions/spring-homes/press/' );
		self::assertSame( 200, $status );
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES );
		self::assertMatchesRegularExpression( '/sold 2 of 4 lots \(50%\) at Spring homes on Thursday 7 March 2024, and raised £309,00[01]\./', $text );
		self::assertStringContainsString( 'The highest price was for lot 2, 12 Mill Lane, Cranbrook, Kent, TN17 3DA (Cottage): £210,000.50, against a guide price of £150,000 to £175,000.', $text );
		self::assertMatchesRegularExpression( '#hh-press__lot".*lot/2/.*hh-press__lot".*lot/3/#s', $html );
		self::assertStringContainsString( 'Press contact', $html );
		self::assertStringNotContainsString( 'Secret Close', $html );
		self::assertStringNotContainsString( '88,000', $html, 'a price on application' );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( '/auctions/spring-homes/press/' ) . '"', $html );
		wp_cache_flush();
		$few = $this->count_queries( fn (): array => $this->render( '/auctions/spring-homes/press/' ) );
		foreach ( range( 20, 40 ) as $number ) {
			self::lot( $sale, (string) $number, array( 'status' => 'sold', 'hammer' => 1000 + $number ) );
		}
		Plugin::auctions()->index->flush();
		wp_cache_flush();
		self::assertLessThanOrEqual( $few + 2, $this->count_queries( fn (): array => $this->render( '/auctions/spring-homes/press/' ) ) );
	}

	#[TestDox( '[SALE-09] Results are published of a finished sale that visitors see; any other answers 404, for staff too' )]
	public function test_only_results(): void {
		foreach ( array( 'draft', 'announced', 'catalogue', 'running', 'cancelled', 'postponed' ) as $state ) {
			self::lot( self::sale( "sale-{$state}", array( 'status' => $state ) ), '1', array( 'status' => 'sold', 'hammer' => 900 ) );
		}
		self::sale( 'without-lots', array( 'status' => 'finished' ) );
		$hidden = self::sale( 'private-one', array( 'status' => 'finished' ) );
		self::lot( $hidden, '1', array( 'status' => 'sold', 'hammer' => 900 ) );
		wp_update_post( array( 'ID' => $hidden->id(), 'post_status' => 'private' ) );
		Plugin::auctions()->index->flush();
		foreach ( array( 0, 1 ) as $user ) {
			wp_set_current_user( $user );
			foreach ( array( 'sale-draft', 'sale-announced', 'sale-catalogue', 'sale-running', 'sale-cancelled', 'sale-postponed', 'without-lots', 'private-one', 'no-such-sale' ) as $slug ) {
				self::assertSame( array( 404, 404 ), array( $this->render( "/auctions/{$slug}/results.csv" )[0], $this->render( "/auctions/{$slug}/press/" )[0] ), "{$slug} for user {$user}" );
			}
		}
		self::assertStringNotContainsString( '/press/', $this->render( '/auctions/sale-catalogue/' )[2] );
	}

	private function homes(): SaleRecord {
		$sale = self::sale( 'spring-homes', array( 'status' => 'finished', 'starts_at' => (int) strtotime( '2024-03-07 11:00 UTC' ) ), 'property-auctions' );
		self::lot( $sale, '2', array( 'status' => 'sold', 'hammer' => 210000, 'hammer_pence' => 50, 'guide_low' => 150000, 'guide_high' => 175000, 'price_status' => 'guide_range', 'address_1' => '12 Mill Lane' ), 'Cottage' );
		self::lot( $sale, '3', array( 'status' => 'sold_after', 'hammer' => 99000, 'guide_low' => 88000, 'price_status' => 'poa', 'address_1' => '1 Secret Close', 'address_hidden' => true ), '=cmd()' );
		self::lot( $sale, '4', array( 'status' => 'referred', 'hammer' => 120000 ) );
		self::lot( $sale, '5', array( 'status' => 'withdrawn', 'hammer' => 0 ) );
		self::lot( $sale, '6', array( 'guide_low' => 0 ) );
		wp_update_post( array( 'ID' => self::lot( $sale, '7', array( 'status' => 'sold', 'hammer' => 500000 ) ), 'post_status' => 'draft' ) );
		Plugin::auctions()->index->flush();
		return $sale;
	}

	private function cars(): SaleRecord {
		$sale = self::sale( 'spring-cars', array( 'status' => 'finished', 'starts_at' => time() - WEEK_IN_SECONDS ) );
		self::lot( $sale, '1', array( 'status' => 'sold', 'hammer' => 900, 'plate' => 'AB12CDE' ) );
		Plugin::auctions()->index->flush();
		return $sale;
	}

	/** @return list<list<string>> */
	private function rows( SaleRecord $sale ): array {
		$file = ( new SaleResults( Plugin::auctions()->sales ) )->csv( $sale );
		self::assertNotNull( $file );
		self::assertSame( array( 'text/csv', "{$sale->slug()}-results.csv" ), array( $file->type, $file->file_name ) );
		$lines = array_filter( explode( "\r\n", (string) preg_replace( '/^\x{FEFF}/u', '', $file->file ) ) );
		return array_values( array_map( static fn ( string $line ): array => array_map( strval( ... ), str_getcsv( $line, ',', '"', '' ) ), $lines ) );
	}
}
