<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\EditScreens;

use HearthHammer\Auctions\EditScreens\LotSections;
use HearthHammer\Auctions\LotPage\CostCalculator;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Lots and sales that a house without a platform makes by hand.
 */
final class LotByHandTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** What a lot has that no person types: a sync's own, what follows from other fields, and lists with a box of their own. */
	private const NOT_TYPED = array( 'number_twin', 'auctioneer_id', 'platform_sale_id', 'platform_lot_id', 'status_said', 'current_bid', 'staff_fields', 'feed_hash', 'updated_at', 'previous_sale', 'previous_lot', 'later_lot', 'acres_source', 'location_quality', 'images', 'videos', 'documents', 'floorplans', 'epc_images', 'virtual_tours' );

	private SaleRecord $sale;
	private int $lot;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->sale = self::sale();
		$this->lot  = (int) wp_insert_post( array( 'post_type' => 'hh_lot', 'post_status' => 'publish', 'post_title' => 'A blue Focus' ) );
	}

	#[TestDox( '[STAFF-06] The edit screen offers every field of a lot that the catalogue and its page show' )]
	public function test_all_fields(): void {
		$offered = array_merge( ...array_map( static fn ( $section ): array => array_keys( $section->fields ), LotSections::of( $this->lot ) ) );
		self::assertSame( array(), array_values( array_diff( array_keys( LotFields::fields()->schema() ), self::NOT_TYPED, $offered ) ) );
		self::assertSame( $offered, array_values( array_unique( $offered ) ) );
		$html = $this->box( 'hh_lot', $this->lot );
		foreach ( $offered as $name ) {
			self::assertMatchesRegularExpression( '/<(input|select|textarea|fieldset)[^>]* id="hh-field-' . $name . '"/', $html, $name );
			self::assertStringContainsString( "<label for=\"hh-field-{$name}\">", $html );
		}
		self::assertStringContainsString( 'December cars', $html, 'The sale is chosen by its name.' );
		self::assertStringContainsString( '<option value="petrol">Petrol</option>', $html );
	}

	#[TestDox( '[STAFF-06] What staff type is kept, checked, in the history, and shown to visitors' )]
	public function test_kept(): void {
		$ends = ( new \DateTimeImmutable( '2030-07-01 18:30', new \DateTimeZone( 'Europe/London' ) ) )->getTimestamp();
		$this->save(
			array(
				'sale' => (string) $this->sale->id(),
				'lot_number' => '12A',
				'status' => 'available',
				'price_status' => 'guide_range',
				'guide_low' => '£4,000',
				'guide_high' => '5 000',
				'ends_at' => '2030-07-01T18:30',
				'features' => "Alloy wheels\r\n\r\n  Sunroof ",
				'plate' => 'ab12 cde',
				'make' => 'Ford',
				'model' => 'Focus',
				'mileage' => '',
				'former_keepers' => '0',
				'mot_until' => '2030-03-31',
				'viewings' => array( array( 'starts_at' => '2030-06-30T09:00', 'ends_at' => '2030-06-30T17:00', 'note' => 'In the yard' ), array( 'starts_at' => '', 'ends_at' => '', 'note' => '' ) ),
			)
		);
		self::assertNull( RefusedFields::of( $this->lot ) );
		$lot = LotRecord::of( $this->lot );
		self::assertNotNull( $lot );
		self::assertSame( array( $this->sale->id(), $this->sale->id(), '12A', 4000, 5000, $ends ), array( $lot->sale?->id(), $lot->post->post_parent, $lot->number()->printed, $lot->int( 'guide_low' ), $lot->int( 'guide_high' ), $lot->ends_at() ) );
		self::assertSame( array( array( 'Alloy wheels', 'Sunroof' ), 'AB12CDE', null, 0 ), array( $lot->strings( 'features' ), $lot->text( 'plate' ), $lot->int_or_null( 'mileage' ), $lot->int_or_null( 'former_keepers' ) ) );
		self::assertSame( 'In the yard', $lot->list( 'viewings' )[0]['note'] ?? '' );
		self::assertContains( 'guide_low', LotFields::staff()->of( $this->lot ) );
		Plugin::auctions()->lots->update( $this->lot, null, array( 'guide_low' => 1, 'colour' => 'Blue' ), LotWriter::SYNC );
		self::assertSame( array( 4000, 'Blue' ), array( LotRecord::of( $this->lot )?->int( 'guide_low' ), LotRecord::of( $this->lot )?->text( 'colour' ) ), 'A sync leaves alone what staff set.' );
		Plugin::auctions()->index->flush();
		wp_set_current_user( 0 );
		[ $status, , $html ] = $this->render( '/auctions/december-cars/lot/12A/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'AB12 CDE', $html );
	}

	#[TestDox( '[STAFF-06] What is wrong is not kept: a sentence for each, what was typed stays in the field, and the rest is saved' )]
	public function test_refused(): void {
		self::lot( $this->sale, '7', array(), 'The seventh' );
		Plugin::auctions()->index->flush();
		$this->save( array( 'sale' => (string) $this->sale->id(), 'lot_number' => '007', 'guide_low' => 'about 4k', 'guide_high' => '3000', 'mot_until' => '31.02.2030', 'postcode' => 'nowhere', 'ends_at' => '2030-02-31T10:00', 'fuel' => 'steam', 'colour' => 'Red', 'viewings' => array( array( 'starts_at' => '2030-06-30T17:00', 'ends_at' => '2030-06-30T09:00', 'note' => '' ) ), 'inspection_report' => 'javascript:alert(1)', 'latitude' => '51.1' ) );
		$refused = RefusedFields::of( $this->lot );
		self::assertNotNull( $refused );
		$ids = array_keys( $refused->sentences );
		sort( $ids );
		self::assertSame( array( 'hh-field-ends_at', 'hh-field-fuel', 'hh-field-guide_low', 'hh-field-inspection_report', 'hh-field-latitude', 'hh-field-longitude', 'hh-field-lot_number', 'hh-field-mot_until', 'hh-field-postcode', 'hh-field-viewings' ), $ids );
		self::assertSame( 'Lot number: 007 is already used in this sale, for “The seventh”.', $refused->sentences['hh-field-lot_number'] );
		$lot = LotRecord::of( $this->lot );
		self::assertSame( array( 'Red', 0, 3000, '' ), array( $lot?->text( 'colour' ), $lot?->int( 'guide_low' ), $lot?->int( 'guide_high' ), $lot?->number()->printed ) );
		$html = $this->box( 'hh_lot', $this->lot );
		self::assertStringContainsString( 'value="about 4k" aria-invalid="true" aria-describedby="hh-field-guide_low-fault"', $html );
		self::assertStringContainsString( 'value="2030-06-30T17:00"', $html );
		self::assertMatchesRegularExpression( '~name="hh_field\[viewings\]\[0\]\[starts_at\]" aria-invalid="true" aria-describedby="hh-field-viewings-0-fault" value="2030-06-30T17:00".*id="hh-field-viewings-0-fault"[^>]*>Enter a start date and time~s', $html, 'What is wrong with a row stands beside it.' );
		self::assertStringContainsString( 'name="hh_field[viewings][1][starts_at]" value=""', $html );
		// The next save that is right clears it.
		$this->save( array( 'sale' => (string) $this->sale->id(), 'lot_number' => '8', 'guide_low' => '2500' ) );
		self::assertNull( RefusedFields::of( $this->lot ) );
		self::assertSame( array( '8', 2500 ), array( LotRecord::of( $this->lot )?->number()->printed, LotRecord::of( $this->lot )?->int( 'guide_low' ) ) );
	}

	#[TestDox( '[LOT-04] Payments under the special conditions: one without a sum is refused by name, the others reach calculator, facts and printed catalogue' )]
	public function test_special_payments(): void {
		$hall   = self::sale( 'village-hall', array( 'fee_table' => array( 'lines' => array() ) ), 'property-auctions' );
		$common = array( 'sale' => (string) $hall->id(), 'lot_number' => '3', 'status' => 'available', 'price_status' => 'guide', 'guide_low' => '10000' );
		$this->save( array( 'special_payments' => "Searches: £350\nthe seller’s legal costs" ) + $common );
		self::assertStringContainsString( '“the seller’s legal costs” has no sum in whole pounds', RefusedFields::of( $this->lot )->sentences['hh-field-special_payments'] ?? '' );
		$this->save( array( 'special_payments' => "Searches: £350\r\nSeller’s legal costs: £1,200 + VAT" ) + $common );
		self::assertNull( RefusedFields::of( $this->lot ) );
		Plugin::auctions()->index->flush();
		wp_set_current_user( 0 );
		$lot   = LotRecord::of( $this->lot );
		self::assertNotNull( $lot );
		$words = 'Searches: £350; Seller’s legal costs: £1,200 + VAT';
		foreach ( array( '/auctions/village-hall/lot/3/?hammer=10000', '/auctions/village-hall/print/' ) as $page ) {
			self::assertStringContainsString( $words, html_entity_decode( $this->render( $page )[2], ENT_QUOTES ), $page );
		}
		$answer = ( new CostCalculator( $lot, $hall->fee_table(), array( 'hammer' => '10,000' ) ) )->due();
		self::assertSame( array( 'Hammer price', 'Searches', 'Seller’s legal costs', 'VAT on the fees at 20%' ), array_column( $answer['rows'], 'label' ) );
		self::assertSame( array( '£10,000', '£350', '£1,200', '£240', '£11,790' ), array( ...array_column( $answer['rows'], 'amount' ), $answer['total'] ) );
	}

	#[TestDox( '[STAFF-06] Nobody without the right to edit it, and no other form, changes a lot' )]
	public function test_strangers(): void {
		$_POST = array( 'post_ID' => (string) $this->lot, 'hh_fields_hh_lot' => 'wrong', 'hh_field' => array( 'make' => 'Kia' ) );
		wp_update_post( array( 'ID' => $this->lot ) );
		$_POST['hh_fields_hh_lot'] = wp_create_nonce( 'hh_fields_hh_lot' );
		wp_set_current_user( 0 );
		wp_update_post( array( 'ID' => $this->lot ) );
		self::assertSame( '', LotRecord::of( $this->lot )?->text( 'make' ) );
	}

	#[TestDox( '[STAFF-06] A sale by hand: its day by the house’s clock, how to bid, and what is wrong with it' )]
	public function test_sale(): void {
		$this->save( array( 'status' => 'catalogue', 'starts_at' => '2030-07-01T11:00', 'venue' => 'The hall', 'remote_bidding' => array( '', 'online', 'telephone' ), 'deposit_percent' => '10', 'online_bidding_url' => 'not one', 'viewing_days' => array( array( 'starts_at' => '2030-06-30T09:00', 'ends_at' => '2030-06-30T17:00', 'note' => '' ) ) ), 'hh_sale', $this->sale->id() );
		self::assertSame( array( 'hh-field-online_bidding_url' ), array_keys( RefusedFields::of( $this->sale->id() )->sentences ?? array() ) );
		$sale = SaleRecord::of( $this->sale->id() );
		self::assertSame( array( ( new \DateTimeImmutable( '2030-07-01 10:00', new \DateTimeZone( 'UTC' ) ) )->getTimestamp(), 'The hall', array( 'online', 'telephone' ) ), array( $sale?->starts_at(), $sale?->text( 'venue' ), $sale?->strings( 'remote_bidding' ) ) );
		self::assertContains( 'venue', SaleFields::staff()->of( $this->sale->id() ) );
		$html = $this->box( 'hh_sale', $this->sale->id() );
		self::assertStringContainsString( 'value="2030-07-01T11:00"', $html );
		self::assertStringContainsString( '<option value="catalogue" selected=\'selected\'>Catalogue open</option>', $html );
	}

	#[TestDox( '[STAFF-06] A lot’s form opens what it is: vehicle or property once its sale says so, the lot alone until then; nothing of the other kind is remembered' )]
	public function test_sections(): void {
		$this->save( array( 'sale' => (string) $this->sale->id() ) );
		$html = $this->box( 'hh_lot', $this->lot );
		preg_match_all( '~id="hh-section-([a-z]+)"[^>]* open>~', $html, $open );
		self::assertSame( array( 'lot', 'vehicle' ), $open[1] );
		self::assertSame( array( 1, 0 ), array( substr_count( $html, 'data-hh-section="condition"' ), substr_count( $html, 'data-hh-section="property"' ) ) );
		self::assertMatchesRegularExpression( '~id="hh-section-property"[^>]*><summary><h3>Property details</h3> .*?\d+ of 17 filled in.*?Type \(for example, terraced\), Use, Bedrooms~s', $html );
		$new = (int) wp_insert_post( array( 'post_type' => 'hh_lot', 'post_title' => 'New', 'post_status' => 'auto-draft' ) );
		preg_match_all( '~id="hh-section-([a-z]+)"[^>]* open>~', $this->box( 'hh_lot', $new ), $open );
		self::assertSame( array( 'lot' ), $open[1] );
	}

	#[TestDox( '[STAFF-06] A sale’s edit screen leads to a new lot of it: sale and next number are filled in, and its kind’s details are open; the messages name the lot and the sale' )]
	public function test_new_lot_of_a_sale(): void {
		self::lot( $this->sale, '10A' );
		Plugin::auctions()->index->flush();
		ob_start();
		do_action( 'post_submitbox_misc_actions', get_post( $this->sale->id() ) );
		self::assertSame( 1, preg_match( '~post-new\.php\?post_type=hh_lot&#038;hh_of_sale=(\d+)">Add lot to this sale~', (string) ob_get_clean(), $way ) );
		$_GET = array( 'hh_of_sale' => $way[1] );
		$new  = (int) wp_insert_post( array( 'post_type' => 'hh_lot', 'post_title' => 'Auto Draft', 'post_status' => 'auto-draft' ) );
		$html = $this->box( 'hh_lot', $new );
		self::assertMatchesRegularExpression( "/<option value=\"{$this->sale->id()}\" selected='selected'>/", $html );
		self::assertMatchesRegularExpression( '/value="11"[^>]* id="hh-field-lot_number"|id="hh-field-lot_number"[^>]* value="11"/', $html );
		preg_match_all( '~id="hh-section-([a-z]+)"[^>]* open>~', $html, $open );
		self::assertSame( array( 'lot', 'vehicle' ), $open[1] );
		self::assertStringNotContainsString( 'value="11"', $this->box( 'hh_lot', $this->lot ), 'A lot that is there keeps its own.' );
		$_GET = array();
		foreach ( array( $this->lot => array( 'hh_lot', 'Lot published.', 'View lot' ), $this->sale->id() => array( 'hh_sale', 'Sale published.', 'View catalogue' ) ) as $post => [ $type, $words, $link ] ) {
			$GLOBALS['post'] = get_post( $post );
			$message         = (string) ( apply_filters( 'post_updated_messages', array( 'post' => array() ) )[ $type ][6] ?? '' );
			self::assertStringStartsWith( $words, $message );
			self::assertStringContainsString( ">{$link}<", $message );
			self::assertSame( str_replace( 'published', 'submitted for review', $words ), apply_filters( 'post_updated_messages', array( 'post' => array( 8 => 'Post submitted.' ) ) )[ $type ][8] ?? '', 'An auctioneer publishes no sales.' );
		}
	}

	/** @param array<string, mixed> $fields */
	private function save( array $fields, string $type = 'hh_lot', int $post = 0 ): void {
		$post  = $post ?: $this->lot;
		$_POST = wp_slash( array( 'post_ID' => (string) $post, "hh_fields_{$type}" => wp_create_nonce( "hh_fields_{$type}" ), 'hh_field' => $fields ) );
		wp_update_post( array( 'ID' => $post ) );
		$_POST = array();
	}

	/** The box as the edit screen prints it. */
	private function box( string $type, int $post ): string {
		global $wp_meta_boxes;
		require_once ABSPATH . 'wp-admin/includes/template.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		$GLOBALS['post'] = get_post( $post );
		set_current_screen( $type );
		do_action( "add_meta_boxes_{$type}", get_post( $post ) );
		ob_start();
		( $wp_meta_boxes[ $type ]['normal']['high']['hh-fields']['callback'] )( get_post( $post ) );
		return (string) ob_get_clean();
	}
}
