<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Sellers;

use HearthHammer\Auctions\Enquiries\EnquiryDraft;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Sell\SellForm;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sellers\EntryForm;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Auctions\Staff\Roles;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\EnquiryButton;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;

/**
 * Entries from 'Sell at our auction' become draft lots.
 */
final class EntryLotsTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const CAR  = array( 'plate' => 'ab12 cde', 'mileage' => '45,000', 'vehicle' => 'land rover Discovery Sport', 'price' => '9000' );
	private const HOME = array( 'address' => '1 High Street, Cranbrook, TN17 3DA', 'property' => 'Shop <b>with</b> a flat' );

	private int $entries = 0;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		self::sign_in( Roles::AUCTIONEER );
	}

	protected function tearDown(): void {
		$_POST = $_GET = $_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	#[TestDox( '[SALE-07] An auctioneer makes a draft lot of a car’s entry: plate, mileage, make and model, the seller privately; the seller gets no email' )]
	public function test_car(): void {
		$sale  = self::sale();
		$entry = $this->entry( 'car-auctions', self::CAR );
		$lot   = $this->add( $entry, $sale->id() );
		self::assertSame( array( 'draft', $sale->id(), 'land rover Discovery Sport', '' ), array( $lot->post->post_status, $lot->sale?->id(), $lot->title(), $lot->post->post_content ) );
		self::assertSame( array( 'AB12CDE', 45000, 'Land Rover', 'Discovery Sport', 0, '' ), array( $lot->text( 'plate' ), $lot->int_or_null( 'mileage' ), $lot->text( 'make' ), $lot->text( 'model' ), $lot->int( 'guide_low' ), $lot->text( 'postcode' ) ) );
		$seller = ( new SellerRepository() )->of( $lot->id() );
		self::assertSame( array( 'Jo Smith', 'jo@example.com', '07700 900123', 0 ), array( $seller->name, $seller->email, $seller->phone, $seller->reserve ) );
		global $wpdb;
		self::assertSame( '0', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', "{$wpdb->prefix}hh_outbox" ) ) );
		self::assertFalse( $lot->is_published() );
	}

	#[TestDox( '[SALE-07] A property’s entry gives address, postcode with its point, and description; the message is copied only if staff tick it' )]
	public function test_property(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (kind, slug, name, name_key, latitude, longitude) VALUES ('postcode', 'tn173da', 'TN17 3DA', 'tn173da', 51.0968, 0.5356)", $wpdb->prefix . 'hh_place' ) );
		$sale  = self::sale( 'weald', business: 'property-auctions' );
		$plain = $this->add( $this->entry( 'property-auctions', self::HOME ), $sale->id() );
		self::assertSame( array( '1 High Street, Cranbrook', 'TN17 3DA', 'Shop <b>with</b> a flat' ), array( $plain->text( 'display_address' ), $plain->text( 'postcode' ), $plain->title() ) );
		self::assertSame( array( 51.0968, 'postcode' ), array( $plain->coordinates()?->latitude, $plain->text( 'location_quality' ) ) );
		self::assertSame( '<p>Shop &lt;b&gt;with&lt;/b&gt; a flat</p>', $plain->post->post_content );
		$copied = $this->add( $this->entry( 'property-auctions', array( 'address' => 'Land at Frittenden Road, Staplehurst' ) + self::HOME ), $sale->id(), array( 'message' => '1' ) );
		self::assertStringContainsString( 'On finance.<br />', $copied->post->post_content );
		self::assertSame( array( 'Land at Frittenden Road, Staplehurst', '' ), array( $copied->text( 'display_address' ), $copied->text( 'postcode' ) ) );
	}

	#[TestDox( '[SALE-07] The second time leads to the lot that is there, also in another sale; once that is deleted a new one can be made' )]
	public function test_once(): void {
		$sale  = self::sale();
		$entry = $this->entry( 'car-auctions', self::CAR );
		$stale = ( new EnquiryRepository() )->find( $entry ) ?? throw new RuntimeException();
		$lot   = $this->add( $entry, $sale->id() );
		self::assertSame( 'there', $this->press( $entry, self::sale( 'january-cars' )->id() ) );
		// Two people at the same time: one of them still has the entry as it was.
		self::assertSame( $lot->id(), Plugin::sellers()->entries->make( $stale, $sale, false ) );
		self::assertSame( 1, $this->lots() );
		self::assertSame( $entry, ( new EnquiryRepository() )->entry_of( $lot->id() )?->id );
		self::assertStringContainsString( "post={$lot->id()}&#038;action=edit", $this->tools( $entry ) );
		self::assertStringNotContainsString( '<select', $this->tools( $entry ) );
		wp_trash_post( $lot->id() );
		self::assertStringContainsString( '<select', $this->tools( $entry ) );
		self::assertNotSame( $lot->id(), $this->add( $entry, $sale->id() )->id() );
	}

	#[TestDox( '[SALE-07] The form suggests the next sale of that kind that takes entries; other sales and nonsense are refused' )]
	public function test_sales(): void {
		$entry = $this->entry( 'car-auctions', self::CAR );
		self::assertStringContainsString( 'no upcoming sale of this kind', $this->tools( $entry ) );
		$later  = self::sale( 'february-cars', array( 'starts_at' => time() + 60 * DAY_IN_SECONDS ) )->id();
		$closed = self::sale( 'december-cars', array( 'entries_close_at' => time() - 60 ) )->id();
		$next   = self::sale( 'january-cars', array( 'starts_at' => time() + 30 * DAY_IN_SECONDS, 'status' => 'announced' ) )->id();
		$others = array( self::sale( 'past', array( 'starts_at' => time() - WEEK_IN_SECONDS ) )->id(), self::sale( 'done', array( 'status' => 'finished' ) )->id(), self::sale( 'off', array( 'status' => 'cancelled' ) )->id(), self::sale( 'homes', business: 'property-auctions' )->id() );
		Plugin::auctions()->index->flush();
		$html = $this->tools( $entry );
		self::assertSame( 1, preg_match_all( "/<option value=\"{$next}\" selected/", $html ) );
		self::assertSame( array( $closed, $next, $later ), array_map( intval( ... ), preg_match_all( '/<option value="([0-9]+)"/', $html, $found ) > 0 ? $found[1] : array() ) );
		foreach ( array( ...$others, 0, 999999 ) as $sale ) {
			self::assertSame( 'sale', $this->press( $entry, $sale ) );
		}
		$_GET['hh_entry'] = 'sale';
		self::assertStringContainsString( 'Choose an upcoming sale of this kind.', $this->tools( $entry ) );
		self::assertSame( 0, $this->lots() );
	}

	#[TestDox( '[SALE-07] People who may not add lots see no form and make none; an enquiry of another kind never becomes a lot; a buyer counts no entry as an enquiry' )]
	public function test_who(): void {
		$sale  = self::sale();
		$entry = $this->entry( 'car-auctions', self::CAR );
		$draft = ( new SellForm( Business::from_slug( 'car-auctions' ) ?? throw new RuntimeException() ) )->draft( $this->typed( self::CAR ) );
		$ask   = ( new EnquiryRepository() )->add( new EnquiryDraft( EnquiryKind::Ask, 'car-auctions', self::lot( $sale, '3' ), 0, 'Lot 3', $draft->name, $draft->email, null ), 'ask', 'ask', time() )->id ?? 0;
		add_role( 'hh_clerk', 'Clerk', array( 'read' => true, 'edit_posts' => true ) );
		foreach ( array( 'subscriber' => $entry, 'hh_clerk' => $entry, Roles::AUCTIONEER => $ask ) as $role => $id ) {
			self::sign_in( $role );
			self::assertSame( array( '', '' ), array( $this->tools( $id ), $this->tools( $id, 'hh_auction_enquiry_row' ) ) );
			try {
				$this->press( $id, $sale->id() );
				self::fail( "{$role} made a lot." );
			} catch ( WpDied $died ) {
				self::assertSame( 403, $died->status );
			}
		}
		remove_role( 'hh_clerk' );
		self::assertTrue( current_user_can( Capabilities::EDIT_LOTS ) );
		self::assertStringContainsString( '#hh-entry-lot', $this->tools( $entry, 'hh_auction_enquiry_row' ) );
		$lot = $this->add( $entry, $sale->id() )->id();
		self::assertSame( array(), ( new EnquiryRepository() )->asked( array( $lot ) ) );
		self::assertStringContainsString( 'Edit lot', $this->tools( $entry, 'hh_auction_enquiry_row' ) );
	}

	#[TestDox( '[SALE-07] The lot’s private box links to its entry, and the seller’s acknowledgement never links to the draft' )]
	public function test_links(): void {
		$entry = $this->entry( 'car-auctions', self::CAR );
		$lot   = $this->add( $entry, self::sale()->id() );
		global $wp_meta_boxes;
		$wp_meta_boxes = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress's own, for this screen.
		set_current_screen( LotPostType::NAME );
		do_action( 'add_meta_boxes_' . LotPostType::NAME, $lot->post );
		ob_start();
		do_meta_boxes( LotPostType::NAME, 'normal', $lot->post );
		self::assertStringContainsString( "enquiry={$entry}\"", (string) ob_get_clean() );
		$mail = Plugin::enquiries()->mail->to_visitor( ( new EnquiryRepository() )->find( $entry ) ?? throw new RuntimeException() );
		self::assertStringNotContainsString( 'hh_lot', $mail->html );
		self::assertStringNotContainsString( $lot->title(), $mail->subject . $mail->html );
	}

	/**
	 * @param array<string, string> $answers
	 * @return int The id of an entry with a message.
	 */
	private function entry( string $business, array $answers ): int {
		$key   = 'entry-' . ++$this->entries;
		$draft = ( new SellForm( Business::from_slug( $business ) ?? throw new RuntimeException() ) )->draft( $this->typed( $answers ) );
		return ( new EnquiryRepository() )->add( $draft, $key, $key, time() )->id ?? throw new RuntimeException();
	}

	/**
	 * @param array<string, string> $answers
	 * @return array<string, string>
	 */
	private function typed( array $answers ): array {
		return $answers + array( 'name' => 'Jo Smith', 'email' => 'jo@example.com', 'phone' => '07700900123', 'message' => "On finance.\nCall after six." );
	}

	/** @param array<string, string> $more */
	private function add( int $entry, int $sale, array $more = array() ): LotRecord {
		self::assertSame( 'made', $this->press( $entry, $sale, $more ) );
		return LotRecord::of( ( new EnquiryRepository() )->find( $entry )->lot ?? 0 ) ?? throw new RuntimeException();
	}

	/** @param array<string, string> $more */
	private function press( int $entry, int $sale, array $more = array() ): string {
		return EnquiryButton::press( EntryForm::ACTION, $entry, '', $more + array( 'sale' => (string) $sale ), 'hh_entry' );
	}

	private function tools( int $entry, string $hook = 'hh_auction_enquiry_tools' ): string {
		ob_start();
		do_action( $hook, ( new EnquiryRepository() )->find( $entry ) );
		return (string) ob_get_clean();
	}

	private function lots(): int {
		return count( get_posts( array( 'post_type' => LotPostType::NAME, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) );
	}

	private static function sign_in( string $role ): void {
		wp_set_current_user( username_exists( $role ) ?: (int) wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'x', 'role' => $role ) ) );
	}
}
