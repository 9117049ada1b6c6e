<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Sellers;

use HearthHammer\Auctions\EditScreens\OfferAgain;
use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sellers\SellerData;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Auctions\Watching\WatchTables;
use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;

/**
 * What sellers are mailed, from the entry of their lot to its next auction.
 */
final class SellerMailTest extends IntegrationTestCase {

	use AuctionFixtures;

	private SaleRecord $sale;

	private int $lot = 0;

	/** @var list<Message> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		$this->mails = array();
		$this->sale  = self::sale( 'december-cars', array( 'status' => 'announced' ) );
		$this->lot   = self::lot( $this->sale, '7', array(), 'Ford Fiesta' );
		Plugin::auctions()->index->flush();
		wp_set_current_user( 1 );
		add_filter(
			'pre_wp_mail',
			function (): bool {
				$sending = Core::services()->mailer->sending();
				null === $sending || $this->mails[] = $sending;
				return true;
			},
			1
		);
	}

	protected function tearDown(): void {
		$_POST = array();
		parent::tearDown();
	}

	#[TestDox( '[SALE-07] A seller is emailed once at each step: entered, in the catalogue, an offer with its amount, the result, offered again' )]
	public function test_life(): void {
		$this->save();
		self::assertSame( array( 'Your lot is entered in our auction: Ford Fiesta' ), $this->subjects() );
		self::assertStringContainsString( 'Hello Ann,', $this->mails[0]->plain );
		self::assertStringContainsString( 'December cars, ', $this->mails[0]->plain );
		$this->save();
		self::assertSame( array(), $this->subjects(), 'Saving again tells nothing again.' );

		$this->set( 'catalogue' );
		self::assertSame( array( 'Your lot is in the catalogue: Lot 7, Ford Fiesta' ), $this->subjects() );
		self::assertStringContainsString( '/auctions/december-cars/lot/7/', $this->mails[1]->plain );

		$this->offer();
		self::assertSame( array( 'We’ve received an offer for your lot: Lot 7, Ford Fiesta' ), $this->subjects() );
		self::assertStringContainsString( 'The offer is £2,900.', $this->mails[2]->plain );
		self::assertStringNotContainsString( 'bidder@example.com', $this->mails[2]->plain . $this->mails[2]->html );

		$this->set( 'running' );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'status' => 'sold', 'hammer' => 3000 ), LotWriter::DESK );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'status' => 'unsold', 'hammer' => 0 ), LotWriter::DESK );
		self::assertSame( array(), $this->subjects(), 'In the room results are still corrected.' );
		$this->set( 'finished' );
		self::assertSame( array( 'Your lot was not sold: Lot 7, Ford Fiesta' ), $this->subjects() );
		$this->set( 'running' );
		$this->set( 'finished' );
		self::assertSame( array(), $this->subjects(), 'A sale that is closed twice tells once.' );

		$next = self::sale( 'january-cars' );
		Plugin::auctions()->index->flush();
		$new = ( new OfferAgain( Plugin::auctions()->lots ) )->offer( LotRecord::of( $this->lot ) ?? throw new RuntimeException(), array( 'sale' => $next->id(), 'lot_number' => '12' ) );
		self::assertSame( array( 'We’re offering your lot again: Lot 12, Ford Fiesta' ), $this->subjects() );
		$this->save( $new );
		self::assertSame( array(), $this->subjects(), 'It was said that it is in the catalogue.' );
	}

	#[TestDox( '[SALE-07] Sold before the auction and sold after it are told at once, with the price as soon as it is entered' )]
	public function test_sold(): void {
		$this->save();
		$this->set( 'catalogue' );
		$this->subjects();
		Plugin::auctions()->lots->update( $this->lot, null, array( 'status' => 'sold_prior' ), LotWriter::STAFF );
		self::assertSame( array( 'Your lot has been sold: Lot 7, Ford Fiesta' ), $this->subjects() );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'hammer' => 3100 ), LotWriter::STAFF );
		self::assertSame( array( 'Your lot has been sold for £3,100: Lot 7, Ford Fiesta' ), $this->subjects() );
	}

	#[TestDox( '[SALE-07] A lot that is sold by an offer is told with the amount that the seller accepted; the same price on the lot is not told again' )]
	public function test_sold_by_offer(): void {
		$this->save();
		$this->set( 'catalogue' );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'prior_offers' => 'yes' ), LotWriter::STAFF );
		$this->offer();
		$this->subjects();
		self::assertTrue( Plugin::enquiries()->offers->accept( ( new EnquiryRepository() )->offers( $this->lot )[0], time() ) );
		self::assertSame( array( 'Your lot has been sold for £2,900: Lot 7, Ford Fiesta' ), $this->subjects() );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'hammer' => 2900 ), LotWriter::STAFF );
		self::assertSame( array(), $this->subjects() );
	}

	#[TestDox( '[SALE-07] No mail without the tick, without an email, after an erasure, or for a result that was corrected before it left' )]
	public function test_none(): void {
		$this->save( typed: array( 'mailed' => '0' ) );
		$this->set( 'catalogue' );
		self::assertSame( array(), $this->subjects() );
		$this->save( typed: array( 'email' => '', 'mailed' => '1' ) );
		self::assertSame( array(), $this->subjects() );
		$this->save();
		( new SellerData( new SellerRepository() ) )->erase( 'ann@example.com', 50 );
		self::assertSame( array(), $this->subjects(), 'The mail waited, and its seller is erased.' );
		$this->save( typed: array( 'email' => 'bea@example.com' ) );
		self::assertCount( 1, $this->subjects() );
		self::assertSame( 'bea@example.com', $this->mails[0]->to );
		$this->set( 'finished' );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'status' => 'sold', 'hammer' => 300 ), LotWriter::STAFF );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'hammer' => 3000 ), LotWriter::STAFF );
		self::assertSame( array( 'Your lot has been sold for £3,000: Lot 7, Ford Fiesta' ), $this->subjects() );
	}

	#[TestDox( '[SALE-07] Another person who becomes the lot’s seller is told from the beginning; what waited for the former one is sent to neither' )]
	public function test_another(): void {
		$this->save();
		self::assertCount( 1, $this->subjects() );
		$this->set( 'catalogue' );
		$this->save( typed: array( 'email' => 'cas@example.com' ) );
		self::assertSame( array( 'Your lot is in the catalogue: Lot 7, Ford Fiesta' ), $this->subjects() );
		self::assertSame( array( 'ann@example.com', 'cas@example.com' ), array_map( static fn ( Message $mail ): string => $mail->to, $this->mails ) );
	}

	#[TestDox( '[SALE-07] Each email leads to a page with the seller’s lots, views, watchers, enquiries, offers and result, with no bidder’s name; another seller’s link and a forged one show none of it' )]
	public function test_page(): void {
		global $wpdb;
		$this->save( typed: array( 'reserve' => '2,500', 'fees' => '5% plus VAT' ) );
		$this->set( 'catalogue' );
		$this->offer();
		$mail  = EmailAddress::parse( 'asker@example.com' ) ?? throw new RuntimeException();
		$draft = new EnquiryDraft( EnquiryKind::Ask, 'car-auctions', $this->lot, $this->sale->id(), 'Lot 7', PersonName::parse( 'Kim Asker' ) ?? throw new RuntimeException(), $mail, null, 'Is it red?', 0, array() );
		self::assertNotNull( ( new EnquiryRepository() )->add( $draft, 'b', 'b', time() ) );
		foreach ( array( 11 => 1, 12 => 1, 13 => 0 ) as $watch => $counts ) {
			$wpdb->insert( WatchTables::name( WatchTables::ITEM ), array( 'watch_id' => $watch, 'post_id' => $this->lot, 'sale_id' => $this->sale->id(), 'added_at' => 1, 'counts_from' => $counts ) );
		}
		Plugin::sellers()->views->count( $this->lot, '203.0.113.7' );
		Plugin::sellers()->views->count( $this->lot, '198.51.100.9' );
		$other = self::lot( $this->sale, '8', array(), 'Vauxhall Corsa' );
		$this->save( $other, array( 'name' => 'Bea', 'email' => 'bea@example.com', 'reserve' => '9,999' ) );
		Plugin::auctions()->index->flush();
		$this->subjects();
		$link = self::link( $this->mails, 'ann@example.com' );
		wp_set_current_user( 0 );
		[ $status, $headers, $html ] = $this->render( $link );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'no-store', (string) wp_json_encode( $headers ) );
		$text = (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( (string) preg_replace( '/<(?:dt|dd|li)[^>]*>/', ' ', $html ) ) );
		foreach ( array( 'Your lots', 'Lot 7, Ford Fiesta', 'Auction December cars', 'Reserve £2,500', 'Fees agreed 5% plus VAT', 'Page views 2', 'People watching 2', 'Enquiries 1', '£2,900 on', 'waiting for your answer' ) as $said ) {
			self::assertStringContainsString( $said, $text );
		}
		self::assertDoesNotMatchRegularExpression( '/Jo Smith|bidder@|asker@|Kim|Corsa|9,999|bea@/', $html );
		self::assertStringContainsString( 'Vauxhall Corsa', $this->render( self::link( $this->mails, 'bea@example.com' ) )[2] );

		Plugin::auctions()->lots->update( $this->lot, null, array( 'status' => 'sold', 'hammer' => 3000 ), LotWriter::STAFF );
		self::assertStringContainsString( 'Sold for £3,000', $this->render( $link )[2] );
		foreach ( array( substr( $link, 0, -4 ) . 'AA/', '/auction-seller/x.y/' ) as $forged ) {
			self::assertSame( 410, $this->render( $forged )[0] );
		}
		wp_set_current_user( 1 );
		$this->save( typed: array( 'email' => 'cas@example.com' ) );
		wp_set_current_user( 0 );
		[ $status, , $html ] = $this->render( $link );
		self::assertSame( 410, $status );
		self::assertStringNotContainsString( 'Fiesta', $html );
	}

	/** @param list<Message> $mails */
	private static function link( array $mails, string $to ): string {
		$mail = array_values( array_filter( $mails, static fn ( Message $one ): bool => $to === $one->to ) )[0];
		self::assertSame( 1, preg_match( '#https?://[^/]+(/auction-seller/[A-Za-z0-9_.-]+/)#', $mail->plain, $found ) );
		self::assertStringContainsString( $found[1], $mail->html );
		return $found[1];
	}

	/**
	 * As the edit screen does.
	 *
	 * @param array<string, string> $typed
	 */
	private function save( int $lot = 0, array $typed = array() ): void {
		$lot   = $lot ?: $this->lot;
		$_POST = array( 'hh_seller' => $typed + array( 'name' => 'Ann', 'email' => 'ann@example.com', 'mailed' => '1' ), 'hh_seller_nonce' => wp_create_nonce( "hh_seller{$lot}" ) );
		do_action( 'save_post_hh_lot', $lot );
		$_POST = array();
	}

	private function set( string $status ): void {
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => $status, 'starts_at' => time() + ( 'finished' === $status ? -1 : 1 ) * HOUR_IN_SECONDS ) );
		Plugin::auctions()->index->flush();
	}

	private function offer(): void {
		$name = PersonName::parse( 'Jo Smith' ) ?? throw new RuntimeException();
		$mail = EmailAddress::parse( 'bidder@example.com' ) ?? throw new RuntimeException();
		do_action( 'hh_auction_enquiry_kept', ( new EnquiryRepository() )->add( new EnquiryDraft( EnquiryKind::Offer, 'car-auctions', $this->lot, $this->sale->id(), 'Lot 7', $name, $mail, null, '', 2900, array() ), 'a', 'a', time() ) );
	}

	/** @return list<string> Of the mails to sellers since the last call. */
	private function subjects(): array {
		$before = count( $this->mails );
		Plugin::auctions()->index->flush();
		Core::services()->outbox->deliver( 500, 'auctions.seller-news' );
		return array_map( static fn ( Message $mail ): string => $mail->subject, array_slice( $this->mails, $before ) );
	}
}
