<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\EditScreens;

use HearthHammer\Auctions\EditScreens\OfferAgainScreen;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\SalePages\AvailableLots;
use HearthHammer\Auctions\Sellers\Seller;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;

/**
 * Unsold lots in another sale, as an auctioneer offers them.
 */
final class OfferAgainTest extends IntegrationTestCase {

	use AuctionFixtures;

	private SaleRecord $old;
	private SaleRecord $next;

	/** @var array<string, int> By number in the old sale. */
	private array $lots = array();

	/** @var list<array{int, int}> What the action told. */
	private array $told = array();

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->told = array();
		$this->old  = self::sale( 'november-cars', array( 'status' => 'finished', 'starts_at' => time() - WEEK_IN_SECONDS ) );
		$this->next = self::sale( 'december-cars' );
		foreach ( array( '1' => 'sold', '2' => 'unsold', '3' => 'referred', '4' => 'withdrawn' ) as $number => $status ) {
			$this->lots[ $number ] = self::lot( $this->old, (string) $number, array( 'status' => $status, 'hammer' => 'sold' === $status ? 4000 : 0, 'plate' => "AB1{$number}CDE", 'ends_at' => time() - DAY_IN_SECONDS, 'features' => array( 'One owner' ) ), "Car {$number}" );
		}
		self::lot( $this->next, '11' );
		Plugin::auctions()->index->flush();
		add_action( 'hh_lot_offered_again', function ( int $earlier, int $lot ): void {
			$this->told[] = array( $earlier, $lot );
		}, 10, 2 );
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'hammer', 'user_pass' => 'x', 'role' => 'hh_auctioneer' ) ) );
	}

	protected function tearDown(): void {
		$_GET = $_POST = $_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	#[TestDox( '[SALE-06] Ticked lots become new lots of the next sale with new number and guide, linked both ways; the old ones keep number, result and address; the mail’s action fires' )]
	public function test_offer(): void {
		( new SellerRepository() )->save( new Seller( $this->lots['2'], 'Ann', 'ann@example.com', reserve: 250000 ), time() );
		$before = LotFields::fields()->read( $this->lots['2'] );
		$to     = $this->press( array( '2' => array( '12', '2,500', '3000' ), '4' => array( '13', '', '' ) ) );
		self::assertStringContainsString( 'hh_offered_again=2', $to );
		self::assertStringContainsString( "hh_of_sale={$this->next->id()}", $to );

		$new = $this->again( '2' );
		self::assertSame( array( $this->next->id(), '12', 'available', 2500, 3000, 0, 0 ), array( $new->sale?->id(), $new->number()->printed, $new->status()->value, $new->int( 'guide_low' ), $new->int( 'guide_high' ), $new->int( 'hammer' ), $new->int( 'ends_at' ) ) );
		self::assertSame( array( $this->lots['2'], $this->old->id() ), array( $new->int( 'previous_lot' ), $new->int( 'previous_sale' ) ) );
		self::assertSame( array( 'Car 2', 'AB12CDE', array( 'One owner' ), '<p>As it stands.</p>' ), array( $new->title(), $new->text( 'plate' ), $new->strings( 'features' ), $new->post->post_content ) );
		self::assertSame( array( 'later_lot' => $new->id() ), array_diff_assoc( array_filter( LotFields::fields()->read( $this->lots['2'] ), is_scalar( ... ) ), array_filter( $before, is_scalar( ... ) ) ), 'Nothing else of the old lot changes.' );
		self::assertSame( array( array( $this->lots['2'], $new->id() ), array( $this->lots['4'], $this->again( '4' )->id() ) ), $this->told );
		self::assertSame( array( 'ann@example.com', 250000 ), array( ( new SellerRepository() )->of( $new->id() )->email, ( new SellerRepository() )->of( $new->id() )->reserve ) );
		self::assertSame( array(), LotFields::staff()->of( $new->id() ), 'A platform or file that lists it may set its fields.' );
		self::assertSame( LotWriter::STAFF, Plugin::auctions()->history->of( $new->id(), array( 'lot_number' ) )[0]['source'] );

		Plugin::auctions()->index->flush();
		$day = wp_date( 'l j F', $this->next->starts_at(), new \DateTimeZone( 'Europe/London' ) );
		[ $status, , $page ] = $this->render( '/auctions/november-cars/lot/2/' );
		self::assertSame( 200, $status, 'The old address stays.' );
		self::assertStringContainsString( "Offered again as lot 12 on {$day}", $page );
		self::assertMatchesRegularExpression( '#<a class="hh-button[^"]*" href="[^"]*/auctions/december-cars/lot/12/">See lot 12</a>#', $page );
		self::assertStringContainsString( '/auctions/november-cars/lot/2/', $this->render( '/auctions/december-cars/lot/12/' )[2] );
	}

	#[TestDox( '[SALE-06] What is offered again is no longer available now, and is again once the new lot is deleted' )]
	public function test_available(): void {
		self::assertSame( 2, $this->available() );
		$this->press( array( '2' => array( '12', '', '' ) ) );
		self::assertSame( 1, $this->available() );
		$new = $this->again( '2' )->id();
		wp_trash_post( $new );
		self::assertSame( 2, $this->available() );
		wp_untrash_post( $new );
		self::assertSame( 1, $this->available() );
		wp_delete_post( $new, true );
		self::assertSame( array( 2, 0 ), array( $this->available(), LotRecord::of( $this->lots['2'] )?->int( 'later_lot' ) ) );
	}

	#[TestDox( '[SALE-06] A number that is taken, twice on the page or missing, and a guide that is none, save nothing and are named in the list with what was typed' )]
	public function test_faults(): void {
		$html = $this->press( array( '2' => array( '11', '', '' ), '3' => array( '12', '5k', '' ), '4' => array( '12', '500', '400' ) ) );
		foreach ( array( '11 is already used in this sale', 'Guide price: enter an amount in whole pounds', '12 is on this page twice', 'must not be less than the lower one', 'value="5k"', 'Nothing was saved' ) as $said ) {
			self::assertStringContainsString( $said, $html );
		}
		self::assertSame( array( array(), 0 ), array( $this->told, LotRecord::of( $this->lots['2'] )?->int( 'later_lot' ) ) );
	}

	#[TestDox( '[SALE-06] A sold lot, one that is offered again, one that is not ticked and one of another sale are not offered; nor by a stranger or without a nonce' )]
	public function test_not(): void {
		$this->press( array( '2' => array( '12', '', '' ) ) );
		$other = self::lot( self::sale( 'october-cars', array( 'status' => 'finished', 'starts_at' => time() - 40 * DAY_IN_SECONDS ) ), '1', array( 'status' => 'unsold' ) );
		Plugin::auctions()->index->flush();
		$this->lots['9'] = $other;
		self::assertStringContainsString( 'hh_offered_again=0', $this->press( array( '1' => array( '14', '', '' ), '2' => array( '15', '', '' ), '9' => array( '16', '', '' ) ) ) );
		self::assertCount( 1, $this->told );
		foreach ( array( 'nonce', 'role' ) as $without ) {
			'role' === $without && wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'x', 'role' => 'author' ) ) );
			try {
				$this->press( array( '3' => array( '17', '', '' ) ), 'role' === $without ? null : 'forged' );
			} catch ( WpDied $died ) {
				self::assertSame( 403, $died->status );
			}
		}
		self::assertCount( 1, $this->told );
	}

	#[TestDox( '[SALE-06] Changing a lot’s sale on its edit screen makes a new lot once the old sale has begun, and moves it before' )]
	public function test_edit_screen(): void {
		wp_set_current_user( 1 );
		$to = $this->save( $this->lots['2'], array( 'sale' => (string) $this->next->id(), 'lot_number' => '20', 'guide_low' => '1800' ) );
		$new = $this->again( '2' );
		self::assertStringContainsString( "post={$new->id()}&", $to . '&' );
		self::assertSame( array( $this->next->id(), '20', 1800, 'available' ), array( $new->sale?->id(), $new->number()->printed, $new->int( 'guide_low' ), $new->status()->value ) );
		$old = LotRecord::of( $this->lots['2'] ) ?? throw new RuntimeException();
		self::assertSame( array( $this->old->id(), '2', 3000, 'unsold' ), array( $old->sale?->id(), $old->number()->printed, $old->int( 'guide_low' ), $old->status()->value ) );

		// In a sale that runs, a lot that was not offered yet is postponed there.
		$running = self::sale( 'today-cars', array( 'status' => 'running', 'starts_at' => time() - 60 ) );
		$waits   = self::lot( $running, '5' );
		$this->save( $waits, array( 'sale' => (string) $this->next->id(), 'lot_number' => '21' ) );
		self::assertSame( 'postponed', LotRecord::of( $waits )?->status()->value );
		self::assertSame( '21', LotRecord::of( LotRecord::of( $waits )->int( 'later_lot' ) )?->number()->printed );

		// Before its sale it only moves.
		$early = self::lot( self::sale( 'january-cars' ), '6' );
		$this->save( $early, array( 'sale' => (string) $this->next->id(), 'lot_number' => '22' ) );
		self::assertSame( array( $this->next->id(), 0 ), array( LotRecord::of( $early )?->sale?->id(), LotRecord::of( $early )?->int( 'later_lot' ) ) );

		// A sold lot stays, and so does one that is offered again.
		foreach ( array( '1' => 'a sold lot stays in its sale', '2' => 'already offered again' ) as $number => $said ) {
			$this->save( $this->lots[ $number ], array( 'sale' => (string) $this->next->id(), 'lot_number' => '23' ) );
			self::assertStringContainsString( $said, implode( ' ', RefusedFields::of( $this->lots[ $number ] )->sentences ?? array() ) );
			self::assertSame( $this->old->id(), LotRecord::of( $this->lots[ $number ] )?->sale?->id() );
		}
	}

	/**
	 * The screen's button.
	 *
	 * @param array<string, array{string, string, string}> $typed Number in the old sale to new number and guides.
	 * @return string Where it leads, or the screen with what is wrong.
	 */
	private function press( array $typed, ?string $nonce = null ): string {
		$_GET  = array( 'from' => (string) $this->old->id(), 'to' => (string) $this->next->id() );
		$_POST = array( '_wpnonce' => $nonce ?? wp_create_nonce( OfferAgainScreen::SLUG . "-{$this->old->id()}-{$this->next->id()}" ), 'lots' => array( '0' ) );
		foreach ( $typed as $number => [ $new, $low, $high ] ) {
			$id                          = $this->lots[ $number ];
			$_POST['lots'][]             = (string) $id;
			$_POST['lot_number'][ $id ]  = $new;
			$_POST['guide_low'][ $id ]   = $low;
			$_POST['guide_high'][ $id ]  = $high;
		}
		$_REQUEST = $_POST;
		set_current_screen( 'dashboard' );
		do_action( 'admin_menu', '' );
		$redirect = static fn ( string $to, int $status ) => throw new Redirected( $to, $status );
		add_filter( 'wp_redirect', $redirect, 10, 2 );
		$hook = get_plugin_page_hookname( OfferAgainScreen::SLUG, 'edit.php?post_type=hh_sale' );
		ob_start();
		try {
			do_action( "load-{$hook}" );
			do_action( $hook );
			return (string) ob_get_contents();
		} catch ( Redirected $redirected ) {
			return $redirected->location;
		} finally {
			ob_end_clean();
			remove_filter( 'wp_redirect', $redirect );
			unset( $GLOBALS['current_screen'] );
			Plugin::auctions()->index->flush();
		}
	}

	/**
	 * WordPress's button on the edit screen.
	 *
	 * @param array<string, string> $fields
	 * @return string Where it leads.
	 */
	private function save( int $lot, array $fields ): string {
		$_POST = array( 'post_ID' => (string) $lot, 'hh_field' => $fields, 'hh_fields_hh_lot' => wp_create_nonce( 'hh_fields_hh_lot' ) );
		wp_update_post( array( 'ID' => $lot ) );
		$_POST = array();
		Plugin::auctions()->index->flush();
		$to = (string) apply_filters( 'redirect_post_location', 'stays', $lot );
		remove_all_filters( 'redirect_post_location' );
		return $to;
	}

	private function again( string $number ): LotRecord {
		return LotRecord::of( LotRecord::of( $this->lots[ $number ] )?->int( 'later_lot' ) ?? 0 ) ?? throw new RuntimeException( 'It is not offered again.' );
	}

	private function available(): int {
		Plugin::auctions()->index->flush();
		return (int) ( ( new AvailableLots( Plugin::auctions()->search, Plugin::auctions()->list ) )->view( '', 1, time() )['count'] ?? -1 );
	}
}
