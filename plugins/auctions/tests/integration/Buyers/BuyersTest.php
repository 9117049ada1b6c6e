<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Buyers;

use HearthHammer\Auctions\Buyers\SalePapers;
use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sellers\Seller;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\TestClock;
use PHPUnit\Framework\Attributes\TestDox;

/** What the buyer of a lot is told and given. */
final class BuyersTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[SALE-09] A sold property’s page says deposit and completion date: a working day, counted in days or working days; later it says no more' )]
	public function test_property(): void {
		TestClock::stop( self::at( '2026-11-26 15:00' ) );
		$terms = array( 'status' => 'finished', 'starts_at' => self::at( '2026-11-26 11:00' ), 'deposit_percent' => 10, 'completion_days' => 29 );
		$lot   = self::lot( self::sale( 'days', $terms, 'property-auctions' ), '1', array( 'status' => 'sold', 'hammer' => 20000, 'deposit_minimum' => 3000 ) );
		Plugin::auctions()->index->flush();
		$html = self::text( self::block( 'lot-next-steps', page: $lot ) );
		self::assertStringContainsString( 'Pay £3,000 (10% of the hammer price, at least £3,000)', $html );
		// The 29th day is Christmas Day; Monday is Boxing Day's.
		self::assertStringContainsString( 'by Tuesday 29 December 2026 (29 days after the auction)', $html );
		$other = self::lot( self::sale( 'working-days', array( 'completion_unit' => 'working_days', 'completion_days' => 20 ) + $terms, 'property-auctions' ), '1', array( 'status' => 'sold', 'hammer' => 50000, 'completion_days' => 21 ) );
		Plugin::auctions()->index->flush();
		$html = self::text( self::block( 'lot-next-steps', page: $other ) );
		self::assertStringContainsString( 'Pay £5,000 (10% of the hammer price)', $html );
		self::assertStringContainsString( 'by Tuesday 29 December 2026 (21 working days after the auction)', $html );
		self::assertStringContainsString( '21 working days after the auction', self::text( self::block( 'lot-facts', page: $other ) ) );
		self::assertStringContainsString( 'completion in 20 working days', self::text( $this->render( '/auctions/working-days/' )[2] ) );
		self::assertStringContainsString( 'Next steps for the buyer', $this->render( '/auctions/days/lot/1/' )[2] );
		TestClock::stop( self::at( '2027-03-01 12:00' ) );
		self::assertSame( '', self::block( 'lot-next-steps', page: $lot ) );
	}

	#[TestDox( '[SALE-09] A sold vehicle’s page says payment, collection, log book and MOT; a lot sold later counts from that day; an open lot says nothing' )]
	public function test_vehicle(): void {
		TestClock::stop( self::at( '2026-11-26 15:00' ) );
		$sale = self::sale( 'cars', array( 'status' => 'running', 'starts_at' => self::at( '2026-11-26 11:00' ), 'venue' => 'Ashford Market' ) );
		$sold = self::lot( $sale, '1', array( 'status' => 'sold', 'hammer' => 900, 'v5c' => 'none', 'mot_until' => '2027-05-31' ) );
		$open = self::lot( $sale, '2' );
		$html = self::text( self::block( 'lot-next-steps', page: $sold ) );
		foreach ( array( 'Collect from Ashford Market once we have your payment.', 'Apply to DVLA for one with form V62.', 'The MOT runs until Monday 31 May 2027.' ) as $said ) {
			self::assertStringContainsString( $said, $html );
		}
		self::assertSame( '', self::block( 'lot-next-steps', page: $open ) );
		$late = self::lot( self::sale( 'homes', array( 'status' => 'finished', 'starts_at' => self::at( '2026-10-01 11:00' ), 'completion_days' => 28, 'collection' => '' ), 'property-auctions' ), '1', array( 'status' => 'unsold' ) );
		Plugin::auctions()->lots->update( $late, null, array( 'status' => 'sold_after', 'hammer' => 90000 ), 'staff' );
		Plugin::auctions()->index->flush();
		self::assertStringContainsString( 'by Thursday 24 December 2026', self::text( self::block( 'lot-next-steps', page: $late ) ) );
		$own = self::lot( self::sale( 'vans', array( 'status' => 'running', 'starts_at' => self::at( '2026-11-26 11:00' ), 'collection' => "Until 6pm.\nThen by appointment." ), 'van-auctions' ), '1', array( 'status' => 'sold' ) );
		self::assertStringContainsString( "Until 6pm.\nThen by appointment.", self::text( self::block( 'lot-next-steps', page: $own ) ) );
	}

	#[TestDox( '[SALE-09] Memorandum and letter have the lot’s facts and sums, and the accepted offer’s buyer; only who may edit the lot opens them' )]
	public function test_papers(): void {
		TestClock::stop( self::at( '2026-11-26 15:00' ) );
		$fees = array( 'lines' => array( array( 'label' => 'Administration fee', 'applies_to' => 'all', 'bands' => array( array( 'from' => 0, 'to' => null, 'sum' => 500, 'percent' => null, 'minimum' => null ) ), 'vat' => 'added' ) ) );
		$sale = self::sale( 'homes', array( 'status' => 'finished', 'starts_at' => self::at( '2026-11-26 11:00' ), 'deposit_percent' => 10, 'completion_days' => 28, 'fee_table' => $fees ), 'property-auctions' );
		$lot  = self::lot( $sale, '7', array( 'status' => 'sold', 'hammer' => 200000, 'address_1' => '1 Secret Close', 'address_hidden' => true, 'solicitor' => 'Lee and Co' ), 'Cottage' );
		$open = self::lot( $sale, '8', array( 'status' => 'unsold' ) );
		Plugin::auctions()->index->flush();
		$reader = (int) wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber' ) );
		foreach ( array( 0, $reader ) as $user ) {
			wp_set_current_user( $user );
			foreach ( SalePapers::names() as $kind => $name ) {
				[ $status, , $html ] = $this->render( "/auction-papers/{$lot}/{$kind}/" );
				self::assertSame( 404, $status );
				self::assertStringNotContainsString( 'Secret Close', $html );
			}
		}
		$staff = (int) wp_insert_user( array( 'user_login' => 'hammer', 'user_pass' => 'x', 'role' => 'hh_auctioneer' ) );
		wp_set_current_user( $staff );
		( new SellerRepository() )->save( new Seller( $lot, 'Priya Shah' ), time() );
		[ $status, $headers, $html ] = $this->render( "/auction-papers/{$lot}/memorandum/" );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'no-store', (string) wp_json_encode( $headers ) );
		$text = self::text( $html );
		foreach ( array( 'Memorandum of sale', 'Priya Shah', '1 Secret Close', 'Lee and Co', '£200,000', '£20,000', '£180,000', 'Thursday 24 December 2026' ) as $said ) {
			self::assertStringContainsString( $said, $text );
		}
		$text = self::text( $this->render( "/auction-papers/{$lot}/letter/" )[2] );
		foreach ( array( 'Lot 7: 1 Secret Close', 'Administration fee', '£200,600', 'Sign the memorandum of sale' ) as $said ) {
			self::assertStringContainsString( $said, $text );
		}
		self::assertStringNotContainsString( 'Stamp', $text, 'which depends on the buyer' );
		$prior = self::lot( self::sale( 'later-homes', array( 'deposit_percent' => 10 ), 'property-auctions' ), '1', array( 'prior_offers' => 'yes' ), 'Barn' );
		$offer = new EnquiryDraft( EnquiryKind::Offer, 'property-auctions', $prior, 0, 'Lot 1', PersonName::parse( 'Ada Byron' ) ?? self::fail(), EmailAddress::parse( 'ada@example.com' ) ?? self::fail(), null, '', 152000, array( 'Solicitor' => 'Gray and Co' ) );
		$kept  = ( new EnquiryRepository() )->add( $offer, 'one', 'one', time() ) ?? self::fail();
		self::assertTrue( Plugin::enquiries()->offers->accept( $kept, time() ) );
		$text = self::text( $this->render( "/auction-papers/{$prior}/memorandum/" )[2] );
		foreach ( array( 'Ada Byron', 'ada@example.com', 'Gray and Co', 'Thursday 26 November 2026', '£152,000', '£15,200', '£136,800' ) as $said ) {
			self::assertStringContainsString( $said, $text );
		}
		$text = self::text( $this->render( "/auction-papers/{$prior}/letter/" )[2] );
		self::assertMatchesRegularExpression( '~Hammer price\s*£152,000~', $text, 'What was agreed, not the guide.' );
		self::assertStringNotContainsString( 'Your bid is a binding contract', $text );
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( '152,000', self::text( $this->render( '/auctions/later-homes/lot/1/' )[2] ), 'Visitors do not see the amount.' );
		wp_set_current_user( $staff );
		$unknown = self::lot( $sale, '9', array( 'status' => 'sold_prior', 'guide_low' => 81000 ) );
		Plugin::auctions()->lots->update( $unknown, null, array( 'status' => 'sold_after' ), 'staff' );
		self::assertStringNotContainsString( '81,000', self::text( $this->render( "/auction-papers/{$unknown}/letter/" )[2] ), 'A guide is not a price.' );
		foreach ( array( "{$open}/letter", "{$sale->id()}/letter", '0/letter', "{$lot}/other" ) as $none ) {
			self::assertSame( 404, $this->render( "/auction-papers/{$none}/" )[0], $none );
		}
	}

	#[TestDox( '[SALE-09] The edit screen of a sold lot leads to its papers; that of any other does not' )]
	public function test_box(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( 1 );
		$sale = self::sale( 'cars', array( 'status' => 'running', 'starts_at' => time() - HOUR_IN_SECONDS ) );
		foreach ( array( 'sold' => true, 'available' => false ) as $status => $has ) {
			$lot  = self::lot( $sale, $status, array( 'status' => $status ) );
			set_current_screen( LotPostType::NAME );
			$GLOBALS['wp_meta_boxes'] = array();
			do_action( 'add_meta_boxes_' . LotPostType::NAME, get_post( $lot ) );
			ob_start();
			do_meta_boxes( LotPostType::NAME, 'side', get_post( $lot ) );
			self::assertSame( $has, str_contains( (string) ob_get_clean(), SalePapers::url( $lot, SalePapers::MEMORANDUM ) ), $status );
		}
	}

	private static function at( string $time ): int {
		return ( new \DateTimeImmutable( $time, new \DateTimeZone( 'Europe/London' ) ) )->getTimestamp();
	}

	private static function text( string $html ): string {
		return html_entity_decode( (string) preg_replace( '/<br ?\/?>/', '', wp_strip_all_tags( preg_replace( '/<br ?\/?>/', '', $html ) ) ), ENT_QUOTES );
	}
}
