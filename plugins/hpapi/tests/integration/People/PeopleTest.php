<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\People;

use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\People\Awards;
use HearthHammer\Hpapi\People\EarlyBird;
use HearthHammer\Hpapi\People\Fields;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Properties\PropertyText;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Staff, awards, what a valuer says of a property, and early birds.
 */
final class PeopleTest extends IntegrationTestCase {

	private static function member( string $name, string $branch = 'TST', string $quote = 'In general.', int $order = 0 ): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => 'hpapi_staff',
				'post_status' => 'publish',
				'post_title'  => $name,
				'menu_order'  => $order,
				'meta_input'  => array(
					'hpapi_staff_role'   => 'Valuer',
					'hpapi_staff_branch' => $branch,
					'hpapi_staff_phone'  => '01632 960 124',
					'hpapi_staff_email'  => 'valuer@example.com',
					'hpapi_staff_quote'  => $quote,
				),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}

	#[TestDox( '[BLK-01] The block of offices names the people of each branch, each with the way to their page' )]
	public function test_people_of_offices(): void {
		update_option( 'hh_offices', array( array( 'name' => 'Rye', 'town' => 'Rye', 'branch' => 'RYE' ), array( 'name' => 'Tenterden', 'town' => 'Tenterden', 'branch' => 'TEN' ), array( 'name' => 'Store', 'town' => 'Rye', 'branch' => '' ) ) );
		self::member( 'Tom Hallett', 'ten', '', 2 );
		self::member( 'Eleanor Ashdown', 'RYE', '', 1 );
		self::member( 'Priya Nair', '', '', 3 );
		$html = self::block( 'offices' );
		self::assertMatchesRegularExpression( '~aria-label="People at Rye">\s*<li>\s*<a href="[^"]*/people/eleanor-ashdown/">Eleanor Ashdown</a>\s*<span>Valuer</span>\s*</li>\s*</ul>~', $html );
		self::assertMatchesRegularExpression( '~aria-label="People at Tenterden">.*Tom Hallett</a>~s', $html );
		self::assertSame( 2, substr_count( $html, 'hh-office__people' ), 'An office without a branch id has none.' );
		self::assertStringNotContainsString( 'Priya', $html );
	}

	#[TestDox( 'Edit screens name what was saved: a member of staff with their page, an award without one' )]
	public function test_messages(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'hpapi_staff' );
		do_action( 'admin_init' );
		$award = (int) wp_insert_post( array( 'post_type' => 'hpapi_award', 'post_status' => 'publish', 'post_title' => 'Best agent' ) );
		foreach ( array( self::member( 'Tom Hallett' ) => array( 'hpapi_staff', '~^Member of staff published\. <a href="[^"]+/people/tom-hallett/">View staff page</a>$~' ), $award => array( 'hpapi_award', '~^Award published\.$~' ) ) as $post => [ $type, $words ] ) {
			$GLOBALS['post'] = get_post( $post );
			self::assertMatchesRegularExpression( $words, (string) ( apply_filters( 'post_updated_messages', array( 'post' => array() ) )[ $type ][6] ?? '' ) );
		}
		self::assertSame( array( 'Moved to the Trash: %s.', 'Moved to the Trash: %s.' ), array_column( array_intersect_key( (array) apply_filters( 'bulk_post_updated_messages', array( 'post' => array() ) ), array( 'hpapi_staff' => 1, 'hpapi_award' => 1 ) ), 'trashed' ) );
		unset( $GLOBALS['post'], $GLOBALS['current_screen'] );
	}

	#[TestDox( '[STAFF-06] The lists of staff and awards show what visitors see, staff in the visitors’ order' )]
	public function test_lists(): void {
		update_option( 'hh_offices', array( array( 'name' => 'Tenterden office', 'town' => 'Tenterden', 'branch' => 'TEN' ) ) );
		$tom = self::member( 'Tom Hallett', 'ten', '', 2 );
		self::member( 'Eleanor Ashdown', 'CRB', '', 1 );
		$award = (int) wp_insert_post( array( 'post_type' => 'hpapi_award', 'post_status' => 'publish', 'post_title' => 'Best agent', 'meta_input' => array( 'hpapi_award_year' => 2026 ) ) );
		set_current_screen( 'edit-hpapi_staff' );
		do_action( 'admin_init' );
		self::assertSame( array( 'cb', 'hpapi_picture', 'title', 'hpapi_role', 'hpapi_branch', 'hpapi_phone', 'hpapi_order' ), array_keys( (array) apply_filters( 'manage_hpapi_staff_posts_columns', array( 'cb' => '', 'title' => 'Title', 'date' => 'Date' ) ) ) );
		$cell = static function ( string $type, string $column, int $post ): string {
			ob_start();
			do_action( "manage_{$type}_posts_custom_column", $column, $post );
			return (string) ob_get_clean();
		};
		self::assertSame( array( 'Valuer', 'Tenterden office', '01632 960 124', '2' ), array_map( static fn ( string $column ): string => $cell( 'hpapi_staff', $column, $tom ), array( 'hpapi_role', 'hpapi_branch', 'hpapi_phone', 'hpapi_order' ) ) );
		self::assertSame( array( '2026', '—' ), array( $cell( 'hpapi_award', 'hpapi_year', $award ), $cell( 'hpapi_award', 'hpapi_giver', $award ) ) );
		do_action( 'load-edit.php' );
		$GLOBALS['wp_the_query']->query( array( 'post_type' => 'hpapi_staff' ) );
		self::assertSame( array( 'Eleanor Ashdown', 'Tom Hallett' ), array_column( $GLOBALS['wp_the_query']->posts, 'post_title' ) );
		unset( $GLOBALS['current_screen'] );
	}

	#[TestDox( '[STAFF-06] A branch is chosen from the offices that have one; one that no office has stays, and it is typed where there are none' )]
	public function test_branches(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'hpapi_staff' );
		do_action( 'admin_init' );
		$box = static function ( int $post ): string {
			do_action( 'add_meta_boxes_hpapi_staff', get_post( $post ) );
			ob_start();
			do_meta_boxes( 'hpapi_staff', 'normal', get_post( $post ) );
			return (string) ob_get_clean();
		};
		update_option( 'hh_offices', array( array( 'name' => 'Store', 'town' => 'Rye', 'branch' => '' ) ) );
		self::assertStringContainsString( '<input type="text" class="regular-text" id="hpapi_staff_branch"', $box( self::member( 'Tom Hallett', 'ten' ) ) );
		update_option( 'hh_offices', array( array( 'name' => 'Tenterden office', 'town' => 'Tenterden', 'branch' => 'TEN' ), array( 'name' => 'Store', 'town' => 'Rye', 'branch' => '' ) ) );
		$html = $box( self::member( 'Tom Hallett', 'ten' ) );
		self::assertStringContainsString( '<option value="TEN" selected=\'selected\'>Tenterden office</option></select>', $html );
		self::assertStringNotContainsString( 'Store', $html );
		self::assertStringContainsString( '<option value="RYE" selected=\'selected\'>RYE</option></select>', $box( self::member( 'Priya Nair', 'RYE' ) ) );
		unset( $GLOBALS['current_screen'] );
	}

	#[TestDox( '[STAFF-06] A new person is the last in order; without a name they stay a draft, and who is published keeps the name' )]
	public function test_name_is_needed(): void {
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'x' . wp_rand(), 'user_pass' => 'x', 'role' => 'editor' ) ) );
		set_current_screen( 'hpapi_staff' );
		do_action( 'admin_init' );
		$new = (int) wp_insert_post( array( 'post_type' => 'hpapi_staff', 'post_status' => 'auto-draft', 'post_title' => 'Auto Draft' ) );
		wp_update_post( array( 'ID' => $new, 'post_status' => 'publish', 'post_title' => ' ' ) );
		self::assertSame( 'draft', get_post_status( $new ) );
		self::assertSame( array( true, array( 'title' => 'Enter the person’s name.' ) ), array( RefusedFields::of( $new )?->is_held, RefusedFields::of( $new )?->sentences ) );
		wp_update_post( array( 'ID' => $new, 'post_status' => 'publish', 'post_title' => 'Priya O’Neil' ) );
		self::assertSame( array( 'publish', null ), array( get_post_status( $new ), RefusedFields::of( $new ) ) );
		self::member( 'Eleanor Ashdown', 'CRB', '', 7 );
		$later = (int) wp_insert_post( array( 'post_type' => 'hpapi_staff', 'post_status' => 'auto-draft', 'post_title' => 'Auto Draft' ) );
		self::assertSame( array( 1, 8 ), array( get_post( $new )?->menu_order, get_post( $later )?->menu_order ), 'Each is the last.' );
		wp_update_post( array( 'ID' => $new, 'post_title' => '' ) );
		self::assertSame( array( 'publish', 'Priya O’Neil', false ), array( get_post_status( $new ), get_post( $new )->post_title ?? '', RefusedFields::of( $new )?->is_held ) );
		unset( $GLOBALS['current_screen'] );
	}

	#[TestDox( '[BLK-01] The block of people shows who works here, in the order that staff gave, with a number and an address to reach each' )]
	public function test_people_block(): void {
		self::assertSame( '', self::block( 'people' ) );
		self::member( 'Tom <i>Hallett</i>', 'TEN', '', 2 );
		self::member( 'Eleanor Ashdown', 'CRB', 'Come & see.', 1 );
		wp_insert_post( array( 'post_type' => 'hpapi_staff', 'post_status' => 'draft', 'post_title' => 'Not yet' ) );
		$html = self::block( 'people' );
		self::assertMatchesRegularExpression( '/Eleanor Ashdown.*Come &amp; see\..*Tom/s', $html );
		self::assertStringNotContainsString( '<i>', $html );
		self::assertStringNotContainsString( 'Not yet', $html );
		self::assertSame( 2, substr_count( $html, 'href="tel:+441632960124"' ) );
		self::assertMatchesRegularExpression( '~/people/eleanor-ashdown/">Eleanor Ashdown</a>.*/enquiry/person/\d+/" rel="nofollow">Message Eleanor</a>~s', $html );
		self::assertSame( 1, substr_count( $html, 'hh-person__quote' ) );
		self::assertSame( 1, substr_count( self::block( 'people', array( 'limit' => 1 ) ), '<li' ) );
	}

	#[TestDox( '[BLK-01] The block of people shows those alone whom an editor chose, in that order, whatever the limit; who has left is left out' )]
	public function test_chosen_people(): void {
		$tom     = self::member( 'Tom Hallett', 'TEN', '', 1 );
		$eleanor = self::member( 'Eleanor Ashdown', 'CRB', '', 2 );
		self::member( 'Nobody chosen', 'CRB', '', 3 );
		$html = self::block( 'people', array( 'people' => array( $eleanor, 987654, $tom, $tom ), 'limit' => 1 ) );
		self::assertMatchesRegularExpression( '/Eleanor Ashdown.*Tom Hallett/s', $html );
		self::assertSame( 2, substr_count( $html, '<li' ) );
		self::assertStringNotContainsString( 'Nobody chosen', $html );
	}

	#[TestDox( '[PROP-06] A property’s page quotes the valuer it names, else the first of its branch' )]
	public function test_valuer(): void {
		$second = self::member( 'Tom Hallett', 'tst', 'Second.', 2 );
		$first  = self::member( 'Eleanor Jane Ashdown', 'TST', 'In general.', 1 );
		self::member( 'Priya Nair', 'RYE', 'Elsewhere.' );
		$id     = PropertyFactory::property();
		$people = Hpapi::property_people( $id );
		self::assert_matches_schema( $people, self::schema( 'property-people' ) );
		self::assertSame( array( $first, 'EA', 'In general.' ), array( $people['valuer']['id'] ?? 0, $people['valuer']['initials'] ?? '', $people['valuer']['quote'] ?? '' ) );

		update_post_meta( $id, 'hpapi_valuer', $second );
		update_post_meta( $id, 'hpapi_valuer_quote', 'Come before <b>eleven</b>.' );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertStringContainsString( 'Come before eleven.', $html );
		self::assertStringContainsString( 'Tom Hallett', $html );
		self::assertStringContainsString( 'href="tel:+441632960124"', $html );
		self::assertStringNotContainsString( 'Second.', $html );

		// Somebody who left speaks for nothing.
		wp_trash_post( $second );
		self::assertSame( $first, Hpapi::property_people( $id )['valuer']['id'] ?? 0 );
		self::assertNull( Hpapi::property_people( PropertyFactory::property( array( 'branch' => 'NIL' ) ) )['valuer'] );
	}

	#[TestDox( '[PROP-06] The awards are shown on a property’s page and by the block, the newest first' )]
	public function test_awards(): void {
		foreach ( array( 'Older' => 2020, 'Newest' => 2025 ) as $title => $year ) {
			wp_insert_post( array( 'post_type' => 'hpapi_award', 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => array( 'hpapi_award_year' => $year, 'hpapi_award_giver' => 'The Circle', 'hpapi_award_link' => 'javascript:alert(1)' ) ) );
		}
		$awards = ( new Awards() )->all();
		self::assert_matches_schema( $awards, self::schema( 'awards' ) );
		self::assertSame( array( array( 'Newest', 2025, '' ), array( 'Older', 2020, '' ) ), array_map( static fn ( array $award ): array => array( $award['title'], $award['year'], $award['link'] ), $awards ) );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( PropertyFactory::property() ), PHP_URL_PATH ) );
		self::assertMatchesRegularExpression( '/Newest.*Older/s', $html );
		self::assertStringNotContainsString( 'Older', do_blocks( '<!-- wp:hearth-hammer/awards {"limit":1} /-->' ) );
	}

	#[TestDox( '[PROP-07] An early-bird time shows its end in London’s time, summer and winter, and nothing once it is over' )]
	public function test_early_bird(): void {
		self::assertSame( gmmktime( 16, 0, 0, 7, 1, 2026 ), EarlyBird::read( '2026-07-01T17:00' ) );
		self::assertSame( gmmktime( 17, 0, 0, 12, 1, 2026 ), EarlyBird::read( '2026-12-01T17:00' ) );
		self::assertSame( '2026-07-01T17:00', EarlyBird::input( EarlyBird::read( '2026-07-01T17:00' ) ) );
		self::assertSame( 0, EarlyBird::read( 'whenever' ) );
		// On the night that the clocks go back, six at night is a quarter of a day and an hour after midnight.
		self::assertSame( 19 * HOUR_IN_SECONDS, EarlyBird::read( '2026-10-25T18:00' ) - EarlyBird::read( '2026-10-25T00:00' ) );
		$until = EarlyBird::read( '2026-07-01T17:00' );
		self::assertSame( 'Wednesday 1 July at 5pm', EarlyBird::at( $until, '', $until - 1 )?->to_array()['until_label'] );
		self::assertNull( EarlyBird::at( $until, '', $until ) );

		$id   = PropertyFactory::property( array( 'early_bird_until' => time() + 100000, 'early_bird_text' => 'Best and final offers' ) );
		$path = (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
		[ , , $html ] = $this->render( $path );
		self::assertStringContainsString( 'Best and final offers', $html );
		self::assertStringContainsString( 'data-hh-countdown="' . (int) get_post_meta( $id, 'hpapi_early_bird_until', true ) . '"', $html );
		update_post_meta( $id, 'hpapi_early_bird_until', time() - 1 );
		[ , , $html ] = $this->render( $path );
		self::assertStringNotContainsString( 'Best and final offers', $html );
		self::assertNull( Hpapi::property_people( PropertyFactory::property( array( 'status' => 'sold', 'early_bird_until' => time() + 1000 ) ) )['early_bird'] );
	}

	#[TestDox( 'What staff say of a property survives the next feed' )]
	public function test_survives_imports(): void {
		$id     = PropertyFactory::property( array( 'valuer' => 5, 'valuer_quote' => 'Ours.', 'early_bird_until' => 2000000000 ) );
		$post   = get_post( $id );
		self::assertNotNull( $post );
		( new PropertyWriter() )->update( $post, new PropertyText( $post->post_title, $post->post_content, $post->post_name ), array( 'price' => 390000 ) );
		self::assertSame( array( 5, 'Ours.', 2000000000, 390000 ), array_map( static fn ( string $name ): mixed => is_numeric( $value = get_post_meta( $id, 'hpapi_' . $name, true ) ) ? (int) $value : $value, array( 'valuer', 'valuer_quote', 'early_bird_until', 'price' ) ) );
	}

	#[TestDox( 'Staff’s fields are cleaned whoever writes them, and core’s REST shows them to editors alone' )]
	public function test_fields(): void {
		$id = self::member( 'Eleanor Ashdown' );
		update_post_meta( $id, 'hpapi_staff_email', 'not an address' );
		update_post_meta( $id, 'hpapi_staff_quote', '<script>x</script>Good.' . str_repeat( 'y', 900 ) );
		self::assertSame( '', get_post_meta( $id, 'hpapi_staff_email', true ) );
		$quote = (string) get_post_meta( $id, 'hpapi_staff_quote', true );
		self::assertStringStartsWith( 'Good.', $quote );
		self::assertSame( 600, mb_strlen( $quote ) );
		self::assertStringNotContainsString( '960 124', (string) wp_json_encode( $this->rest( 'GET', '/wp/v2/hpapi_staff' )->get_data() ) );
		wp_set_current_user( 1 );
		self::assertStringContainsString( '960 124', (string) wp_json_encode( $this->rest( 'GET', "/wp/v2/hpapi_staff/{$id}", array( 'context' => 'edit' ) )->get_data() ) );
		self::assertSame( StaffPostType::NAME, Fields::of_staff()->post_type );
	}

	#[TestDox( 'The edit screen saves staff’s fields for those who may, with its nonce, and nobody else' )]
	public function test_edit_screen(): void {
		$id    = self::member( 'Eleanor Ashdown' );
		$_POST = array( 'hpapi_staff_role' => 'Partner', 'hpapi_people_fields_nonce' => 'wrong' );
		wp_set_current_user( 1 );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Eleanor Ashdown' ) );
		self::assertSame( 'Valuer', get_post_meta( $id, 'hpapi_staff_role', true ) );
		$_POST['hpapi_people_fields_nonce'] = wp_create_nonce( 'hpapi_people_fields' );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Eleanor Ashdown' ) );
		self::assertSame( 'Partner', get_post_meta( $id, 'hpapi_staff_role', true ) );
	}
}
