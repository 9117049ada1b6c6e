<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration;

use HearthHammer\Auctions\Addenda\AddendumBox;
use HearthHammer\Auctions\EditScreens\OfferAgainScreen;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Staff\OffersBox;
use HearthHammer\Auctions\LegalPack\LegalTerms;
use HearthHammer\Auctions\LegalPack\Solicitors\SolicitorActions;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Tests\EnquiryButton;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

require_once __DIR__ . '/SaleLifeTestCase.php';

/**
 * Whole sales from draft to archive: what each person does, what each email says, and what visitors see.
 */
#[Group( 'volume' )]
final class SaleLifeTest extends SaleLifeTestCase {

	#[TestDox( '[SALE-01] [SALE-02] [SALE-03] [SALE-04] [SALE-06] [SALE-07] [SALE-08] [SALE-09] A property sale from draft to archive, played by the office, an auctioneer, bidders without an account, a solicitor and a seller' )]
	public function test_property_sale(): void {
		$day = self::day( '2027-03-10 11:00' );
		self::clock( $day - 4 * WEEK_IN_SECONDS );
		$department = self::department( 'property-auctions' );

		// The office prepares two sales.
		$this->as( 'office' );
		$sale = $this->new_sale( 'March property auction', 'march-houses', $department, 'room', array( 'status' => 'announced', 'starts_at' => '2027-03-10T11:00', 'venue' => 'The Corn Exchange' ) );
		$next = $this->new_sale( 'April property auction', 'april-houses', $department, 'room', array( 'status' => 'announced', 'starts_at' => '2027-04-14T11:00' ) );
		$of   = static fn ( string $guide, array $more = array() ): array => $more + array( 'status' => 'available', 'price_status' => 'guide', 'guide_low' => $guide, 'postcode' => 'TN17 3DA', 'town' => 'Cranbrook', 'property_type' => 'terraced', 'bedrooms' => '2' );
		$mill = $this->new_lot( $sale, '1', 'Mill Cottage', $of( '£150,000', array( 'prior_offers' => 'yes' ) ) );
		$barn = $this->new_lot( $sale, '2', 'The Barn', $of( '£200,000' ) );
		$oast = $this->new_lot( $sale, '3', 'Oast House', $of( '£300,000' ), array( 'name' => 'Sam Seller', 'email' => 'sam@example.com', 'reserve' => '310,000', 'fees' => '2% plus VAT', 'mailed' => '1' ) );
		$mails = $this->post();
		self::assertSame( array( 'sam@example.com: Your lot is entered in our auction: Oast House' ), array_keys( $mails ) );
		$seller = self::link( $mails['sam@example.com: Your lot is entered in our auction: Oast House'], 'auction-seller' );
		self::assertStringContainsString( '£310,000', $this->seen( $seller ) );

		// A solicitor sends documents by link; the auctioneer checks and publishes one.
		$this->press( SolicitorActions::SAVE, SolicitorActions::SAVE . $barn, array( 'lot' => (string) $barn, 'do' => 'ask', 'name' => 'Sue Solicitor', 'email' => 'sue@example.com', 'days' => '30' ) );
		$asked = $this->post()['sue@example.com: Documents for the legal pack: Lot 2, Cranbrook, TN17 3DA (The Barn)'] ?? self::fail( 'No link for the solicitor.' );
		$this->as( 'visitor' );
		$upload = self::link( $asked, 'legal-pack/upload' );
		self::assertStringContainsString( 'Send documents', $this->seen( $upload ) );
		self::assertIsString( Plugin::legal_packs()->uploads->answer( basename( $upload ), array( 'upload' => '1' ), $this->file( 'Title register.pdf', '%PDF-1.7 register' ), '', self::now() ) );
		self::assertSame( array( 'office@example.com: 1 document to check: Lot 2, Cranbrook, TN17 3DA (The Barn)' ), array_keys( $this->post() ) );
		$this->as( 'auctioneer' );
		$sent = Plugin::legal_packs()->sent->of_lot( $barn )[0];
		$this->press( SolicitorActions::SAVE, SolicitorActions::SAVE . $barn, array( 'lot' => (string) $barn, 'do' => "publish-{$sent->id}", 'title' => array( $sent->id => 'Title register' ) ) );
		self::assertCount( 1, Plugin::legal_packs()->documents->current( $barn ) );

		// A visitor asks for alerts, then the catalogue is published.
		$this->as( 'ann' );
		$this->confirm( 'search', array( 'business' => 'property-auctions' ), 'ann@example.com' );
		$this->as( 'office' );
		self::clock( $day - 3 * WEEK_IN_SECONDS );
		$this->edit( 'hh_sale', $sale, array( 'status' => 'catalogue' ) );
		$mails = $this->post( DAY_IN_SECONDS );
		self::assertArrayHasKey( 'sam@example.com: Your lot is in the catalogue: Lot 3, Cranbrook, TN17 3DA (Oast House)', $mails );
		$alert = array_values( array_filter( $mails, static fn ( $mail ): bool => 'ann@example.com' === $mail->to ) );
		self::assertCount( 1, $alert );
		self::assertStringContainsString( 'Lot 2', $alert[0]->plain );
		$catalogue = $this->seen( '/auctions/march-houses/' );
		foreach ( array( 'Mill Cottage', 'The Barn', 'Oast House' ) as $title ) {
			self::assertStringContainsString( $title, $catalogue );
		}

		// Two bidders make offers for lot 1, a third watches it; the auctioneer accepts one.
		$this->as( 'wendy' );
		$this->confirm( 'new', array( 'posts' => "{$mill},{$barn},{$oast}" ), 'wendy@example.com' );
		foreach ( array( 'bob' => '£160,000', 'cat' => '£155,000' ) as $who => $amount ) {
			$this->as( $who );
			self::assertStringContainsString( 'Make an offer', $this->seen( '/auctions/march-houses/lot/1/' ) );
			$this->enquire( $mill, 'offer', array( 'amount' => $amount, 'funding' => 'cash', 'name' => ucfirst( $who ), 'email' => "{$who}@example.com" ) );
		}
		$mails = $this->post();
		self::assertCount( 4, $mails, implode( "\n", array_keys( $mails ) ) );
		$this->as( 'auctioneer' );
		$best = ( new EnquiryRepository() )->offers( $mill )[0];
		self::assertSame( 'bob@example.com', $best->email );
		self::assertSame( 'accepted', EnquiryButton::press( OffersBox::DECIDE, $best->id, 'accepted' ) );
		$mails = $this->post();
		self::assertSame( array( 'bob@example.com', 'cat@example.com', 'wendy@example.com' ), array_values( array_unique( array_map( static fn ( $mail ): string => $mail->to, array_values( $mails ) ) ) ) );
		self::assertStringNotContainsString( '160,000', implode( '', array_map( static fn ( $mail ): string => 'bob@example.com' === $mail->to ? '' : $mail->plain, $mails ) ) );
		self::assertStringContainsString( 'Sold prior', $this->seen( '/auctions/march-houses/lot/1/' ) );

		// A bidder takes the pack of lot 2, and an addendum reaches those who watch it.
		$this->as( 'bob' );
		self::clock( $day - 2 * WEEK_IN_SECONDS );
		$this->take_pack( $barn );
		$this->as( 'auctioneer' );
		self::assertSame( 'added', $this->press( AddendumBox::ACTION, AddendumBox::ACTION . $barn, array( 'post' => (string) $barn, 'text' => 'The tenant has left.', 'submission' => str_repeat( 'a1', 16 ), 'sure' => '1' ) )['hh_addendum'] ?? '' );
		$mails = $this->post();
		self::assertStringContainsString( 'The tenant has left.', implode( '', array_map( static fn ( $mail ): string => 'wendy@example.com' === $mail->to ? $mail->plain : '', $mails ) ) );
		self::assertStringContainsString( 'The tenant has left.', $this->seen( '/auctions/march-houses/lot/2/' ) );

		// The day: the auctioneer opens the sale and enters results; one entry is sent twice after a lost connection.
		self::clock( $day );
		$this->edit( 'hh_sale', $sale, array( 'status' => 'running' ) );
		foreach ( array( '/', '/auctions/march-houses/', '/auctions/march-houses/lot/3/' ) as $page ) {
			self::assertStringContainsString( 'Now at lot 2', $this->seen( $page ), $page );
		}
		self::assertStringContainsString( 'The Barn', $this->seen( '/auctions/march-houses/screen/' ) );
		self::clock( $day + 120 );
		$entry = $this->enter( $sale, $barn, 'sold', 212000 );
		$this->send( $sale, $entry );
		self::assertStringContainsString( 'Now at lot 3', $this->seen( '/auctions/march-houses/' ) );
		self::clock( $day + 240 );
		$this->enter( $sale, $oast, 'unsold' );
		$this->post();
		$this->close_sale( $sale );
		$mails = $this->post();
		self::assertArrayHasKey( 'sam@example.com: Your lot was not sold: Lot 3, Cranbrook, TN17 3DA (Oast House)', $mails );
		self::assertStringContainsString( '£212,000', $this->seen( '/auctions/march-houses/' ) );
		self::assertStringContainsString( '£212,000', $this->seen( '/auctions/march-houses/press/' ) );
		self::assertStringContainsString( 'Oast House', $this->seen( '/auctions/available/' ) );
		self::assertSame( 200, $this->render( "/auction-papers/{$barn}/memorandum/" )[0] );

		// The unsold lot is offered again in April; those who watch it and the seller hear so, the archive stays.
		self::clock( $day + DAY_IN_SECONDS );
		$this->as( 'office' );
		$this->edit( 'hh_sale', $next, array( 'status' => 'catalogue' ) );
		$this->as( 'auctioneer' );
		$to = $this->press_on( OfferAgainScreen::SLUG, array( 'from' => (string) $sale, 'to' => (string) $next ), OfferAgainScreen::SLUG . "-{$sale}-{$next}", array( 'lots' => array( '0', (string) $oast ), 'lot_number' => array( $oast => '7' ), 'guide_low' => array( $oast => '280,000' ), 'guide_high' => array( $oast => '' ) ) );
		self::assertSame( '1', $to['hh_offered_again'] ?? '' );
		$mails = $this->post();
		self::assertArrayHasKey( 'sam@example.com: We’re offering your lot again: Lot 7, Cranbrook, TN17 3DA (Oast House)', $mails );
		self::assertContains( 'wendy@example.com', array_map( static fn ( $mail ): string => $mail->to, array_values( $mails ) ) );
		self::assertStringContainsString( 'Offered again as lot 7', $this->seen( '/auctions/march-houses/lot/3/' ) );
		self::assertStringNotContainsString( 'Oast House', $this->seen( '/auctions/available/' ) );
		$this->as( 'visitor' );
		$page = $this->seen( $seller );
		self::assertStringContainsString( 'Lot 7', $page );
		self::assertStringContainsString( 'Lot 3', $page );
		self::assertStringContainsString( 'March property auction', $this->seen( '/auctions/results/' ) );
	}

	#[TestDox( '[SALE-01] [SALE-03] [SALE-04] [SALE-05] [SALE-07] A timed van sale from draft to archive: ends that are extended, results, an unsold van that is sold after it by an offer, and its seller’s page' )]
	public function test_van_sale(): void {
		$day = self::day( '2027-05-12 09:00' );
		self::clock( $day - WEEK_IN_SECONDS );
		$this->as( 'office' );
		$sale    = $this->new_sale( 'May vans', 'may-vans', self::department( 'van-auctions' ), 'timed', array( 'status' => 'draft', 'starts_at' => '2027-05-12T09:00', 'ends_at' => '2027-05-12T18:00' ) );
		$of      = static fn ( string $guide, string $ends ): array => array( 'status' => 'available', 'price_status' => 'guide', 'guide_low' => $guide, 'make' => 'Ford', 'model' => 'Transit', 'ends_at' => "2027-05-12T{$ends}" );
		$transit = $this->new_lot( $sale, '1', 'Ford Transit 350', $of( '8000', '17:00' ) );
		$custom  = $this->new_lot( $sale, '2', 'Ford Transit Custom', $of( '12000', '17:05' ), array( 'name' => 'Vic Vans', 'email' => 'vic@example.com', 'phone' => '07700 900123', 'reserve' => '11,500', 'mailed' => '1' ) );
		wp_set_current_user( 0 );
		self::assertSame( 404, $this->render( '/auctions/may-vans/' )[0], 'A draft is for staff alone.' );
		self::assertSame( array(), $this->post(), 'Nor is the seller told of a draft.' );
		$this->as( 'office' );
		$this->edit( 'hh_sale', $sale, array( 'status' => 'announced' ) );
		self::assertSame( array( 'vic@example.com: Your lot is entered in our auction: Ford Transit Custom' ), array_keys( $this->post() ) );
		$this->edit( 'hh_sale', $sale, array( 'status' => 'catalogue' ) );
		$this->as( 'wendy' );
		$this->confirm( 'new', array( 'posts' => (string) $sale ), 'wendy@example.com' );
		$this->post();

		// While it runs, the office gives a lot more time after a late bid.
		self::clock( $day + 7 * HOUR_IN_SECONDS );
		$this->as( 'auctioneer' );
		$this->edit( 'hh_sale', $sale, array( 'status' => 'running' ) );
		self::assertStringContainsString( 'data-hh-countdown="' . ( $day + 8 * HOUR_IN_SECONDS ) . '"', $this->seen( '/auctions/may-vans/lot/1/' ) );
		$this->edit( 'hh_lot', $transit, array( 'ends_at' => '2027-05-12T17:02' ) );
		self::assertStringContainsString( 'data-hh-countdown="' . ( $day + 8 * HOUR_IN_SECONDS + 120 ) . '"', $this->seen( '/auctions/may-vans/lot/1/' ) );
		self::assertStringNotContainsString( 'Now at lot', $this->seen( '/auctions/may-vans/' ) );
		self::clock( $day + 9 * HOUR_IN_SECONDS );
		$this->enter( $sale, $transit, 'sold', 8450 );
		$this->enter( $sale, $custom, 'unsold' );
		$this->close_sale( $sale );
		$mails = $this->post();
		self::assertArrayHasKey( 'vic@example.com: Your lot was not sold: Lot 2, Ford Transit Custom', $mails );
		self::assertStringContainsString( '£8,450', implode( '', array_map( static fn ( $mail ): string => 'wendy@example.com' === $mail->to ? $mail->plain : '', $mails ) ) );

		// What is left is for sale: a bidder without an account offers, the seller hears, the auctioneer accepts.
		self::clock( $day + DAY_IN_SECONDS );
		$this->as( 'dan' );
		self::assertStringContainsString( 'Ford Transit Custom', $this->seen( '/auctions/available/' ) );
		self::assertStringContainsString( 'Make an offer', $this->seen( '/auctions/may-vans/lot/2/' ) );
		$this->enquire( $custom, 'offer', array( 'amount' => '£11,600', 'funding' => 'cash', 'name' => 'Dan', 'email' => 'dan@example.com' ) );
		$mails = $this->post();
		self::assertArrayHasKey( 'vic@example.com: We’ve received an offer for your lot: Lot 2, Ford Transit Custom', $mails );
		$seller = self::link( $mails['vic@example.com: We’ve received an offer for your lot: Lot 2, Ford Transit Custom'], 'auction-seller' );
		self::assertStringContainsString( '£11,600', $this->seen( $seller ) );
		self::assertStringContainsString( 'waiting for your answer', $this->seen( $seller ) );
		$this->as( 'auctioneer' );
		self::assertSame( 'accepted', EnquiryButton::press( OffersBox::DECIDE, ( new EnquiryRepository() )->offers( $custom )[0]->id, 'accepted' ) );
		$this->edit( 'hh_lot', $custom, array( 'hammer' => '11600' ) );
		$mails = $this->post();
		self::assertArrayHasKey( 'dan@example.com: Your offer has been accepted: Lot 2, Ford Transit Custom', $mails );
		self::assertArrayHasKey( 'vic@example.com: Your lot has been sold for £11,600: Lot 2, Ford Transit Custom', $mails );
		self::assertSame( 'sold_after', self::lot_at( $custom )->status()->value );
		self::assertStringNotContainsString( 'Ford Transit Custom', $this->seen( '/auctions/available/' ) );
		self::assertStringContainsString( 'Sold after', $this->seen( '/auctions/may-vans/lot/2/' ) );
		self::assertStringContainsString( 'May vans', $this->seen( '/auctions/results/' ) );
		self::assertSame( 'finished', self::sale_at( $sale )->status()->value );
	}

	/** Asks for emails about a search or lots, and presses the button of the letter. @param array<string, string> $about */
	private function confirm( string $page, array $about, string $email ): void {
		$of   = Plugin::watching()->pages;
		$form = $of->answer( new PageRequest( $page, array( 'hh_watch_token' => '' ), $about, null ), self::now() );
		self::assertSame( 1, preg_match( '/name="token" value="([^"]+)"/', $form->body(), $token ) );
		self::assertSame( 'Check your email', $of->answer( new PageRequest( $page, array( 'hh_watch_token' => '' ), array(), $about + array( 'token' => $token[1], 'email' => $email, 'frequency' => 'instant', 'website' => '' ) ), self::now() )->title );
		$letter = array_values( array_filter( $this->post(), static fn ( $mail ): bool => $mail->to === $email ) );
		self::assertCount( 1, $letter );
		self::assertSame( 200, $of->answer( new PageRequest( 'confirm', array( 'hh_watch_token' => basename( self::link( $letter[0], 'watching/confirm' ) ) ), array(), array() ), self::now() )->status );
	}

	/** A bidder without an account asks for a pack, and opens it by the link in their email. */
	private function take_pack( int $lot ): void {
		$answer = $this->rest( 'POST', '/hpapi/v1/auctions/legal-packs', array( 'token' => Plugin::legal_packs()->form_token->issue(), 'lot' => $lot, 'name' => 'Bob', 'email' => 'bob@example.com', 'accept' => true, 'terms' => LegalTerms::current()['version'] ) );
		self::assertSame( 202, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$mails = array_values( $this->post() );
		self::assertSame( array( 'bob@example.com' ), array_map( static fn ( $mail ): string => $mail->to, $mails ) );
		$token = basename( self::link( $mails[0], 'legal-pack' ) );
		$open  = static fn ( ?array $fields ): TemplatePage|string|null => Plugin::legal_packs()->pages->answer( new PageRequest( 'pack', array( 'hh_legal_lot' => '', 'hh_legal_token' => $token ), array(), $fields ), self::now() );
		self::assertIsString( $open( array( 'open' => '1' ) ) );
		$pack = $open( null );
		self::assertInstanceOf( TemplatePage::class, $pack );
		self::assertMatchesRegularExpression( '#/legal-pack/file/[^"]+/title-register\.pdf#', $pack->body() );
	}

	private static function now(): int {
		return \HearthHammer\Tests\TestClock::now();
	}

	private static function day( string $time ): int {
		return ( new \DateTimeImmutable( $time, new \DateTimeZone( 'Europe/London' ) ) )->getTimestamp();
	}
}
