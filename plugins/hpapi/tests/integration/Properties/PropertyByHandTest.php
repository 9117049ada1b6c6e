<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyText;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * A property that somebody makes in the admin (STAFF-06): what is kept, what is refused, where it is.
 */
final class PropertyByHandTest extends IntegrationTestCase {

	private const GOOD = array( 'channel' => '1', 'status' => 'available', 'price' => '£425,000', 'postcode' => 'tn173ab', 'property_type' => 'cottage', 'bedrooms' => '3' );

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		PropertyFactory::place( 'postcode', 'TN17 3AB', new Coordinates( 51.0968, 0.5356 ) );
		PropertyFactory::place( 'postcode', 'TN31 7LB', new Coordinates( 50.9508, 0.7329 ) );
		PropertyFactory::place( 'outcode', 'TN30', new Coordinates( 51.0680, 0.6880 ) );
	}

	/** @return iterable<string, array{string, string, string}> Field, what was typed, what is said. */
	public static function bad_fields(): iterable {
		yield 'a council tax band' => array( 'council_tax_band', 'zz', 'Council tax band: “ZZ” is not valid. Enter a band from A to I, TBC or EXEMPT.' );
		yield 'a postcode' => array( 'postcode', 'NOT A POSTCODE', 'Postcode: “NOT A POSTCODE” is not a UK postcode. Enter it like TN17 3AB.' );
		yield 'a date' => array( 'available_from', '31/12/2026', 'Available from: “31/12/2026” is not a date. Enter it like 2026-12-31.' );
		yield 'a day that is none' => array( 'available_from', '2026-02-30', 'Available from: “2026-02-30” is not a date. Enter it like 2026-12-31.' );
		yield 'a price in words' => array( 'price', 'lots', 'Price or rent: “lots” is not a number.' );
		yield 'half a bedroom' => array( 'bedrooms', '2.5', 'Bedrooms: “2.5” is not a whole number.' );
		yield 'a score above the scale' => array( 'epc_score', '151', 'Energy score: 151 is too high. Enter 150 or less.' );
		yield 'a negative deposit' => array( 'deposit', '-1', 'Deposit: -1 is too low. Enter 0 or more.' );
		yield 'a status of one’s own' => array( 'status', 'haunted', 'Status: “haunted” is not one of the options.' );
		yield 'a type of one’s own' => array( 'property_type', 'castle-in-the-air', 'Type: “castle-in-the-air” is not one of the options.' );
		yield 'a parish that is none' => array( 'parish', '1', 'Parish: “1” is not one of the options.' );
	}

	#[DataProvider( 'bad_fields' )]
	#[TestDox( '[STAFF-06] The edit screen keeps what was there for $_dataName, says why, and shows what was typed again' )]
	public function test_bad_field( string $field, string $typed, string $sentence ): void {
		$id     = PropertyFactory::property( array( 'council_tax_band' => 'D', 'available_from' => '2026-12-01', 'epc_score' => 70, 'deposit' => 500 ), 'Mill House' );
		$before = get_post_meta( $id, "hpapi_{$field}", true );
		$this->save( $id, array( $field => $typed, 'summary' => 'New words.' ) );
		self::assertSame( $before, get_post_meta( $id, "hpapi_{$field}", true ), 'what was there stands' );
		self::assertSame( 'New words.', get_post_meta( $id, 'hpapi_summary', true ), 'all else is saved' );
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertSame( array( 'summary' ), get_post_meta( $id, 'hpapi_staff_fields', true ) );

		[ $notice, $box ] = $this->screen( $id );
		self::assertStringContainsString( sprintf( '<a href="#hpapi-%s">%s</a>', $field, esc_html( $sentence ) ), $notice );
		self::assertStringContainsString( sprintf( 'id="hpapi-%s-fault">%s', $field, esc_html( $sentence ) ), $box );
		self::assertMatchesRegularExpression( sprintf( '/id="hpapi-%1$s"[^>]* aria-invalid="true" aria-describedby="hpapi-%1$s-fault"/', $field ), $box );
		if ( in_array( $field, array( 'postcode', 'available_from', 'price', 'bedrooms' ), true ) ) {
			self::assertStringContainsString( sprintf( 'value="%s" aria-invalid', $typed ), $box, 'what was typed is not lost' );
		}
		self::assertStringNotContainsString( 'message=', (string) apply_filters( 'redirect_post_location', 'post.php?post=1&message=6', $id ), 'nor does WordPress say that all is well' );

		$this->save( $id, array( $field => is_scalar( $before ) ? (string) $before : '' ) );
		self::assertSame( '', $this->screen( $id )[0], 'put right, nothing is said any more' );
	}

	#[DataProvider( 'bad_fields' )]
	#[TestDox( '[STAFF-06] REST refuses $_dataName with 400 and the same sentence' )]
	public function test_bad_field_by_rest( string $field, string $typed, string $sentence ): void {
		$id     = PropertyFactory::property( array( 'available_from' => '2026-12-01' ) );
		$before = get_post_meta( $id, "hpapi_{$field}", true );
		$answer = $this->rest( 'POST', "/wp/v2/hpapi_property/{$id}", array( 'title' => 'Other', 'meta' => array( "hpapi_{$field}" => is_numeric( $typed ) ? $typed + 0 : $typed ) ) );
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( str_replace( '“ZZ”', '“zz”', $sentence ), $answer->get_data()['message'] );
		self::assertSame( $before, get_post_meta( $id, "hpapi_{$field}", true ) );
		self::assertNotSame( 'Other', get_the_title( $id ) );
		self::assertSame( '', get_post_meta( $id, 'hpapi_staff_fields', true ), 'nothing became a person’s' );
	}

	#[TestDox( '[STAFF-06] A new property that lacks price and place stays a draft, with a sentence for each; put right, it is published' )]
	public function test_held(): void {
		$id = $this->draft( '' );
		$this->save( $id, array( 'postcode' => 'NOT A POSTCODE', 'price' => '' ) + self::GOOD, array( 'post_status' => 'publish' ) );
		self::assertSame( 'draft', get_post_status( $id ) );
		[ $notice, $box ] = $this->screen( $id );
		self::assertStringContainsString( 'To publish it, correct the following', $notice );
		self::assertStringContainsString( '<a href="#title">Address: enter an address in the title field', $notice );
		self::assertStringContainsString( '<a href="#hpapi-price">Price or rent: enter an amount, or choose the qualifier POA.', $notice );
		self::assertStringContainsString( '<a href="#hpapi-postcode">Postcode: “NOT A POSTCODE” is not', $notice );
		self::assertStringContainsString( 'value="NOT A POSTCODE"', $box );
		self::assertSame( 'cottage', get_post_meta( $id, 'hpapi_property_type', true ) );

		$this->save( $id, self::GOOD, array( 'post_status' => 'publish', 'post_title' => 'Mill House' ) );
		self::assertSame( array( 'publish', '' ), array( get_post_status( $id ), $this->screen( $id )[0] ) );
		$this->assert_noted_now( (int) get_post_meta( $id, 'hpapi_listed_at', true ) );
		self::assertSame( array( array( 'date' => wp_date( 'Y-m-d' ), 'price' => 425000, 'status' => 'available' ) ), get_post_meta( $id, 'hpapi_price_history', true ) );
		$this->save( $id, array( 'price' => '399950' ) );
		self::assertSame( array( 399950 ), array_column( array_slice( (array) get_post_meta( $id, 'hpapi_price_history', true ), -1 ), 'price' ) );

		$this->save( $id, array( 'price' => '' ) );
		self::assertSame( '399950', (string) get_post_meta( $id, 'hpapi_price', true ), 'what is published keeps what it needs' );
		self::assertStringContainsString( '#hpapi-price', $this->screen( $id )[0] );
	}

	#[TestDox( '[STAFF-06] Neither quick edit nor bulk edit nor REST publishes what lacks price and place' )]
	public function test_held_elsewhere(): void {
		$id     = $this->draft( 'Mill House' );
		$answer = $this->rest( 'POST', "/wp/v2/hpapi_property/{$id}", array( 'status' => 'publish' ) );
		self::assertSame( 400, $answer->get_status() );
		self::assertStringContainsString( 'Price or rent: enter an amount', $answer->get_data()['message'] );

		$_REQUEST['bulk_edit'] = 'Update';
		set_current_screen( 'edit-hpapi_property' );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		self::assertSame( 'draft', get_post_status( $id ) );
		ob_start();
		do_action( 'admin_notices' );
		self::assertMatchesRegularExpression( '#<a href="[^"]+">Mill House</a>: Price or rent: enter an amount#', (string) ob_get_clean() );
		unset( $_REQUEST['bulk_edit'] );

		$answer = $this->rest( 'POST', "/wp/v2/hpapi_property/{$id}", array( 'status' => 'publish', 'meta' => array( 'hpapi_price' => 425000, 'hpapi_postcode' => 'TN17 3AB' ) ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'postcode', get_post_meta( $id, 'hpapi_location_quality', true ), 'REST locates it, too' );

		$other = $this->draft( 'Other House' );
		$quick = static fn () => wp_update_post( array( 'ID' => $other, 'post_status' => 'publish' ) );
		add_action( 'wp_ajax_inline-save', $quick, 0 );
		try {
			remove_all_actions( 'wp_ajax_inline-save', 1 );
			do_action( 'wp_ajax_inline-save' );
			self::fail( 'Quick edit should have said why.' );
		} catch ( WpDied $died ) {
			self::assertStringContainsString( 'Postcode: enter a postcode', $died->getMessage() );
		}
		self::assertSame( 'draft', get_post_status( $other ) );
	}

	#[TestDox( '[STAFF-06] The postcode locates a property, the parish is found, and radius, map and area find it' )]
	public function test_located(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$rye    = PropertyFactory::parish( 'Rye', 50.9508, 0.7329 );
		$id     = $this->draft( 'Mill House' );
		$this->save( $id, array( 'latitude' => '', 'longitude' => '', 'parish' => '0' ) + self::GOOD, array( 'post_status' => 'publish' ) );
		self::assertSame( array( 51.0968, 0.5356, 'postcode', $parish ), $this->place( $id ) );
		self::assertNotContains( 'parish', (array) get_post_meta( $id, 'hpapi_staff_fields', true ), 'nobody chose it' );
		Plugin::indexer()->finish();
		foreach ( array( array( 'location' => 'TN17 3AB', 'radius' => '1' ), array( 'location' => 'Cranbrook' ), array( 'bounds' => '51,0.5,51.2,0.6' ) ) as $asked ) {
			self::assertSame( array( $id ), array_column( $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', $asked )->get_data()['data'], 'id' ) );
		}
		self::assertSame( array( '£425,000' ), array_column( $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties', array() )->get_data()['data'], 'price_string' ) );

		$this->save( $id, array( 'latitude' => '51.09702', 'longitude' => '0.53111' ) );
		self::assertSame( array( 51.09702, 0.53111, 'staff', $parish ), $this->place( $id ), 'the point is put right by hand' );
		$this->save( $id, array( 'postcode' => 'TN31 7LB' ) );
		self::assertSame( array( 50.9508, 0.7329, 'postcode', $rye ), $this->place( $id ), 'another postcode far away is another place' );
		$this->save( $id, array( 'parish' => (string) $parish ) );
		$this->save( $id, array( 'postcode' => 'TN30 6AA' ) );
		self::assertSame( array( 51.068, 0.688, 'outcode', $parish ), $this->place( $id ), 'a parish that somebody chose stays' );
		$this->save( $id, array( 'parish' => '0', 'postcode' => 'TN31 7LB' ) );
		self::assertSame( $rye, $this->place( $id )[3], 'until it is given back' );
		$this->save( $id, array( 'latitude' => '51.2' , 'longitude' => '' ) );
		self::assertSame( 50.9508, $this->place( $id )[0], 'half a point is none' );
		self::assertStringContainsString( 'Enter both the latitude and the longitude', $this->screen( $id )[0] );
	}

	#[TestDox( '[STAFF-06] An unknown postcode does not decide the parish without saying so: the edit screen asks to check what its area decided, not what a person chose' )]
	public function test_a_guessed_parish_is_said(): void {
		$parish = PropertyFactory::parish( 'Tenterden', 51.068, 0.688 );
		$id     = (int) wp_insert_post( array( 'post_type' => 'hpapi_property', 'post_title' => 'Oak House', 'post_status' => 'draft' ) );
		$said   = 'The parish, Tenterden, was found from the area too. Check it.';
		$this->save( $id, array( 'latitude' => '', 'longitude' => '', 'parish' => '0', 'postcode' => 'TN30 6AA' ) + self::GOOD );
		self::assertSame( array( 'outcode', $parish ), array_slice( $this->place( $id ), 2 ) );
		self::assertStringContainsString( $said, html_entity_decode( $this->screen( $id )[1] ) );
		$this->save( $id, array( 'parish' => (string) PropertyFactory::parish( 'Rolvenden' ) ) );
		$this->save( $id, array( 'parish' => (string) $parish ) );
		self::assertStringNotContainsString( $said, html_entity_decode( $this->screen( $id )[1] ), 'a person chose it' );
		$this->save( $id, array( 'parish' => '0', 'postcode' => 'TN17 3AB' ) );
		self::assertStringNotContainsString( 'from the area', html_entity_decode( $this->screen( $id )[1] ), 'the postcode is known' );
	}

	#[TestDox( '[STAFF-06] Staff look a postcode up for the map; who may not write properties is told so' )]
	public function test_locate_route(): void {
		PropertyFactory::parish( 'Cranbrook' );
		$ask = fn ( string $postcode, array $headers ): \WP_REST_Response => $this->rest( 'GET', '/hpapi/v1/estate-agents/locate-postcode', array( 'postcode' => $postcode ), $headers );
		$own = array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) );
		$answer = $ask( 'tn17 3ab', $own );
		self::assertSame( array( 'postcode' => 'TN17 3AB', 'latitude' => 51.0968, 'longitude' => 0.5356, 'approximate' => false, 'name' => 'TN17 3AB', 'parish' => 'Cranbrook' ), $answer->get_data() );
		$this->assert_matches_schema( $answer->get_data(), Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/locate-postcode-answer.json' )->to_array() );
		self::assertStringContainsString( 'no-store', (string) ( $answer->get_headers()['Cache-Control'] ?? '' ) );
		self::assertTrue( $ask( 'TN30 6AA', $own )->get_data()['approximate'] );
		self::assertSame( array( 400, '“rubbish” is not a UK postcode. Enter it like TN17 3AB.' ), array( $ask( 'rubbish', $own )->get_status(), $ask( 'rubbish', $own )->get_data()['message'] ) );
		self::assertSame( array( 404, 400, 403 ), array( $ask( 'AB10 1AB', $own )->get_status(), $ask( str_repeat( 'x', 21 ), $own )->get_status(), $ask( 'TN17 3AB', array() )->get_status() ) );
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'blogger', 'user_pass' => 'x', 'role' => 'author' ) ) );
		self::assertSame( 403, $ask( 'TN17 3AB', array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) )->get_status() );
		wp_set_current_user( 0 );
		self::assertSame( 401, $ask( 'TN17 3AB', array() )->get_status() );
	}

	#[TestDox( '[STAFF-06] A reference of another property is refused; an odd value that a feed brought keeps nobody from the rest' )]
	public function test_reference_and_feed_values(): void {
		PropertyFactory::property( array( 'reference' => 'CRB_7' ) );
		$id = PropertyFactory::property( array( 'reference' => 'CRB_8', 'council_tax_band' => 'BAND D', 'feed' => 'main' ) );
		$this->save( $id, array( 'reference' => 'CRB_7', 'council_tax_band' => 'BAND D', 'bedrooms' => '5' ) );
		self::assertSame( array( 'CRB_8', 'BAND D', '5' ), array_map( static fn ( string $name ): string => (string) get_post_meta( $id, "hpapi_{$name}", true ), array( 'reference', 'council_tax_band', 'bedrooms' ) ) );
		[ $notice ] = $this->screen( $id );
		self::assertStringContainsString( 'Reference: CRB_7 is already used by another property.', $notice );
		self::assertStringNotContainsString( 'Council tax band', $notice );
		self::assertSame( 200, $this->rest( 'POST', "/wp/v2/hpapi_property/{$id}", array( 'meta' => array( 'hpapi_council_tax_band' => 'BAND D', 'hpapi_bedrooms' => 4 ) ) )->get_status() );
	}

	#[TestDox( '[STAFF-06] What staff put right of a feed’s place survives its next run' )]
	public function test_survives_feed(): void {
		$id     = PropertyFactory::property( array( 'feed' => 'main', 'location_quality' => 'postcode' ), 'Mill House' );
		$import = static fn () => ( new PropertyWriter() )->update( get_post( $id ) ?? throw new \LogicException(), new PropertyText( 'Mill House', '<p>A house by the mill.</p>', 'mill-house' ), array( 'postcode' => 'TN17 3AB', 'latitude' => 51.0968, 'longitude' => 0.5356, 'location_quality' => 'postcode', 'bedrooms' => 6 ) );
		$this->save( $id, array( 'postcode' => 'TN31 7LB' ) );
		$import();
		self::assertSame( array( 50.9508, 0.7329, 'postcode' ), array_slice( $this->place( $id ), 0, 3 ) );
		self::assertSame( 'TN31 7LB', get_post_meta( $id, 'hpapi_postcode', true ) );
		self::assertSame( '6', (string) get_post_meta( $id, 'hpapi_bedrooms', true ) );
	}

	#[TestDox( 'Whatever is sent for the fields, the lists of media and the postcode, nothing breaks and nothing that is none is kept' )]
	#[Group( 'volume' )]
	public function test_hostile_values(): void {
		$id     = PropertyFactory::property( array(), 'Mill House' );
		$fields = array_keys( PropertyFields::schema() );
		foreach ( require dirname( __DIR__, 5 ) . '/tests/php/hostile-values.php' as $value ) {
			$_POST = array(
				'post_ID'                 => (string) $id,
				'hpapi_property_fields'   => wp_create_nonce( 'hpapi_property_fields' ),
				'hh_media_hpapi_property' => wp_create_nonce( 'hh_media_hpapi_property' ),
				'hpapi_field'             => wp_slash( array_fill_keys( $fields, $value ) ),
				'hh_media_lists'          => array( 'images', 'documents', 'virtual_tours', $value ),
				'hh_media'                => wp_slash( array( 'images' => $value, 'documents' => array( $value ), 'virtual_tours' => array( array( 'url' => $value, 'caption' => $value, 'attachment' => $value ) ) ) ),
				'hh_media_hand_back'      => array( $value ),
			);
			wp_update_post( array( 'ID' => $id ) );
			$_POST = array();
			$this->screen( $id );
			self::assertNotNull( Postcode::parse( (string) get_post_meta( $id, 'hpapi_postcode', true ) ) );
			self::assertContains( get_post_meta( $id, 'hpapi_status', true ), PropertyFields::schema()['status']['enum'] );
			self::assertSame( array(), array_filter( (array) get_post_meta( $id, 'hpapi_virtual_tours', true ), static fn ( mixed $tour ): bool => is_array( $tour ) && ! str_starts_with( (string) $tour['url'], 'https://' ) ) );
			$answer = $this->rest( 'GET', '/hpapi/v1/estate-agents/locate-postcode', array( 'postcode' => $value ), array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) );
			self::assertContains( $answer->get_status(), array( 200, 400, 404 ) );
		}
	}

	private function draft( string $title ): int {
		return (int) wp_insert_post( array( 'post_type' => 'hpapi_property', 'post_status' => 'draft', 'post_title' => $title, 'post_content' => 'A house by the mill.' ) );
	}

	/** @return array{float, float, string, int} */
	private function place( int $id ): array {
		$of = static fn ( string $name ): string => (string) get_post_meta( $id, "hpapi_{$name}", true );
		return array( (float) $of( 'latitude' ), (float) $of( 'longitude' ), $of( 'location_quality' ), (int) $of( 'parish' ) );
	}

	/**
	 * @param array<string, string> $fields
	 * @param array<string, string> $post
	 */
	private function save( int $id, array $fields, array $post = array() ): void {
		$_POST = wp_slash( array( 'post_ID' => (string) $id, 'hpapi_property_fields' => wp_create_nonce( 'hpapi_property_fields' ), 'hpapi_field' => $fields ) + $post );
		wp_update_post( array( 'ID' => $id ) + $post );
		$_POST = array();
	}

	/** @return array{string, string} Notices and boxes of the edit screen. */
	private function screen( int $id ): array {
		require_once ABSPATH . 'wp-admin/includes/meta-boxes.php';
		$post            = get_post( $id );
		$GLOBALS['post'] = $post;
		set_current_screen( 'hpapi_property' );
		do_action( 'add_meta_boxes_hpapi_property', $post );
		ob_start();
		do_action( 'admin_notices' );
		$notices = (string) ob_get_clean();
		ob_start();
		do_meta_boxes( get_current_screen(), 'normal', $post );
		$boxes = (string) ob_get_clean();
		set_current_screen( 'front' );
		return array( $notices, $boxes );
	}
}
