<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Sellers;

use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sellers\Seller;
use HearthHammer\Auctions\Sellers\SellerData;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Auctions\Sellers\SellersScreen;
use HearthHammer\Auctions\Staff\Roles;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Sellers of lots: on the edit screen, kept, exported and erased. RestRoutesTest looks for them everywhere else.
 */
final class SellersTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const TYPED = array( 'name' => 'Executors of A. "Tom" Hill', 'email' => 'hill@example.com', 'phone' => '07700900123', 'reserve' => '£12,500.50', 'fees' => '2% plus VAT', 'answer' => 'Would take £11,000', 'answer_by' => '2030-12-03' );

	private SellerRepository $sellers;

	private int $lot = 0;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->sellers = new SellerRepository();
		$this->lot     = self::lot( self::sale(), '7' );
		self::sign_in( Roles::AUCTIONEER );
	}

	protected function tearDown(): void {
		$_POST = $_GET = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	#[TestDox( '[SALE-07] An auctioneer enters seller, reserve with pence, fees and answer on the lot’s edit screen and finds them there again' )]
	public function test_kept(): void {
		$this->save( self::TYPED );
		$kept = $this->sellers->of( $this->lot );
		self::assertSame( array( 'Executors of A. "Tom" Hill', 'hill@example.com', '07700 900123', 1250050, '2% plus VAT', 'Would take £11,000', '2030-12-03' ), array( $kept->name, $kept->email, $kept->phone, $kept->reserve, $kept->fees, $kept->answer, $kept->answer_by ) );
		self::assertSame( array( '£12,500.50', 'Tuesday 3 December 2030' ), array( $kept->reserve_words(), $kept->deadline() ) );
		$html = $this->box();
		foreach ( array( 'Executors of A. &quot;Tom&quot; Hill', 'value="hill@example.com"', 'value="12,500.50"', 'value="2030-12-03"' ) as $shown ) {
			self::assertStringContainsString( $shown, $html );
		}
		// What a lot is saved with elsewhere has no seller, and leaves theirs.
		Plugin::auctions()->lots->update( $this->lot, null, array( 'guide_low' => 9000 ), LotWriter::SYNC );
		wp_update_post( array( 'ID' => $this->lot, 'post_title' => 'Another title' ) );
		self::assertSame( 1250050, $this->sellers->of( $this->lot )->reserve );
	}

	#[TestDox( '[SALE-07] A value that cannot be right leaves the stored one and is named; the others are saved; all empty removes the row' )]
	public function test_faults(): void {
		$this->save( self::TYPED );
		$this->save( array( 'email' => 'nobody', 'reserve' => '12k', 'phone' => 'x', 'answer_by' => '2030-02-30', 'name' => str_repeat( 'a', 161 ), 'fees' => '3%' ) );
		$kept = $this->sellers->of( $this->lot );
		self::assertSame( array( 'Executors of A. "Tom" Hill', 'hill@example.com', '07700 900123', 1250050, '3%', '2030-12-03' ), array( $kept->name, $kept->email, $kept->phone, $kept->reserve, $kept->fees, $kept->answer_by ) );
		$location = (string) apply_filters( 'redirect_post_location', 'https://example.org/', $this->lot );
		self::assertStringContainsString( 'hh_seller_faults=', $location );
		self::assertStringNotContainsString( '12k', $location );
		parse_str( (string) wp_parse_url( $location, PHP_URL_QUERY ), $_GET );
		set_current_screen( 'hh_lot' );
		ob_start();
		do_action( 'admin_notices' );
		$said = (string) ob_get_clean();
		foreach ( array( 'Reserve: enter an amount in pounds', 'enter an email address in the correct format', 'enter a phone number', 'Answer due by: enter a date', 'a name must be 160 characters or fewer' ) as $sentence ) {
			self::assertStringContainsString( $sentence, $said );
		}
		$this->save( array_fill_keys( array_keys( self::TYPED ), '' ) );
		global $wpdb;
		self::assertSame( '0', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', SellerRepository::table() ) ) );
	}

	#[TestDox( '[SALE-07] [SALE-10] Without the right to edit lots there is no box and nothing is saved; a nonce of another lot saves nothing' )]
	public function test_strangers(): void {
		$this->save( self::TYPED );
		$other = self::lot( self::sale( 'january-cars' ), '8' );
		$this->save( array( 'name' => 'Mallory' ), nonce_of: $other );
		self::assertSame( 'Executors of A. "Tom" Hill', $this->sellers->of( $this->lot )->name );
		foreach ( array( 'author', 'subscriber' ) as $role ) {
			self::sign_in( $role );
			self::assertStringNotContainsString( 'hill@example.com', $this->box() );
			$this->save( array( 'name' => 'Mallory' ) );
			self::assertSame( 'Executors of A. "Tom" Hill', $this->sellers->of( $this->lot )->name );
		}
	}

	#[TestDox( '[SALE-07] A seller’s data is exported and erased by their email; the reserve stays with the lot; a lot deleted for good takes it along' )]
	public function test_privacy(): void {
		$data = new SellerData( $this->sellers );
		$this->save( self::TYPED );
		$this->sellers->save( new Seller( 999999, 'Other', 'other@example.com', reserve: 5 ), time() );
		$items = $data->export( 'Hill@Example.com', 50, 0 );
		self::assertCount( 1, $items );
		self::assertContains( '£12,500.50', array_values( $items )[0] );
		self::assertContains( 'hh-auction-sellers', array_keys( apply_filters( 'wp_privacy_personal_data_erasers', array() ) ) );
		$erased = $data->erase( 'hill@example.com', 50 );
		self::assertSame( array( 1, true ), array( $erased->removed, $erased->done ) );
		self::assertSame( array( 'lot' => $this->lot, 'name' => '', 'email' => '', 'phone' => '', 'reserve' => 1250050, 'fees' => '', 'answer' => '', 'answer_by' => '', 'is_mailed' => true, 'told' => '' ), get_object_vars( $this->sellers->of( $this->lot ) ) );
		self::assertSame( array(), $data->export( 'hill@example.com', 50, 0 ) );
		self::assertSame( 'Other', $this->sellers->of( 999999 )->name );
		wp_delete_post( $this->lot, true );
		self::assertTrue( $this->sellers->of( $this->lot )->is_empty() );
	}

	#[TestDox( '[SALE-07] A lot that is offered again has the same seller, without the answer to the old bid; one that names its own keeps it' )]
	public function test_offered_again(): void {
		$this->save( self::TYPED );
		$later = self::lot( self::sale( 'january-cars' ), '8' );
		do_action( 'hh_lot_offered_again', $this->lot, $later );
		$kept = $this->sellers->of( $later );
		self::assertSame( array( 'hill@example.com', 1250050, '', '' ), array( $kept->email, $kept->reserve, $kept->answer, $kept->answer_by ) );
		$this->sellers->save( new Seller( $later, 'New owner' ), time() );
		do_action( 'hh_lot_offered_again', $this->lot, $later );
		self::assertSame( 'New owner', $this->sellers->of( $later )->name );
	}

	#[TestDox( '[SALE-07] Sellers are listed with their lots together, searched by name and email, and exported as CSV by people who may export details' )]
	public function test_list(): void {
		$sale  = self::sale( 'january-cars', array( 'starts_at' => time() + 5 * WEEK_IN_SECONDS ) );
		$other = self::lot( $sale, '8', array( 'status' => 'sold', 'hammer' => 4100 ), 'Ford Focus' );
		$third = self::lot( $sale, '9', array(), 'Ford Ka' );
		Plugin::auctions()->index->flush();
		$this->save( self::TYPED );
		$this->sellers->save( new Seller( $other, 'Executors of A. "Tom" Hill', 'hill@example.com', reserve: 400000 ), time() );
		$this->sellers->save( new Seller( $third, 'Bea 100% Cars', 'bea@example.com' ), time() );
		$this->sellers->save( new Seller( self::lot( $sale, '10' ), reserve: 5 ), time() );
		self::assertSame( array( $third, $other, $this->lot ), array_map( static fn ( Seller $one ): int => $one->lot, $this->sellers->page( '', 50, 0 ) ) );
		self::assertSame( array( $third ), array_map( static fn ( Seller $one ): int => $one->lot, $this->sellers->page( '100%', 50, 0 ) ) );
		self::assertSame( array( 3, 2, 0 ), array( $this->sellers->count( '' ), $this->sellers->count( 'HILL@' ), $this->sellers->count( '%' . '%x' ) ) );
		$screen = new SellersScreen( $this->sellers );
		$out    = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $out );
		$screen->write( $out, 'hill' );
		rewind( $out );
		$csv = (string) stream_get_contents( $out );
		self::assertStringContainsString( '"Executors of A. ""Tom"" Hill"', $csv );
		foreach ( array( 'Lot 8, Ford Focus', 'January cars', '£4,000', '£4,100', 'Sold', '£12,500.50' ) as $cell ) {
			self::assertStringContainsString( $cell, $csv );
		}
		self::assertStringNotContainsString( 'bea@', $csv );
		$screen->register();
		$_GET = array( 's' => '' );
		foreach ( array( 'author', Roles::AUCTIONEER ) as $role ) {
			self::sign_in( $role );
			$_REQUEST['_wpnonce'] = wp_create_nonce( SellersScreen::CSV );
			try {
				do_action( 'admin_post_' . SellersScreen::CSV );
				self::fail( 'It was sent.' );
			} catch ( WpDied $died ) {
				self::assertSame( 403, $died->status );
			}
		}
		unset( $_REQUEST['_wpnonce'] );
	}

	/** @param array<string, string> $typed */
	private function save( array $typed, int $nonce_of = 0 ): void {
		$_POST = wp_slash( array( 'hh_seller' => $typed, 'hh_seller_nonce' => wp_create_nonce( 'hh_seller' . ( $nonce_of ?: $this->lot ) ) ) );
		do_action( 'save_post_hh_lot', $this->lot );
		$_POST = array();
	}

	private static function sign_in( string $role ): void {
		wp_set_current_user( username_exists( $role ) ?: (int) wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'x', 'role' => $role ) ) );
	}

	private function box(): string {
		global $wp_meta_boxes;
		$wp_meta_boxes = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress's own, for this screen.
		set_current_screen( 'hh_lot' );
		$post = get_post( $this->lot );
		do_action( 'add_meta_boxes_hh_lot', $post );
		ob_start();
		do_meta_boxes( 'hh_lot', 'normal', $post );
		return (string) ob_get_clean();
	}
}
