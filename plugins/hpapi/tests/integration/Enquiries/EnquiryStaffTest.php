<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Enquiry\EnquiryFilter;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryKind;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Enquiries\Slots\Slot;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What staff see and do, and what a person may ask to see and have erased.
 */
final class EnquiryStaffTest extends EnquiryTestCase {

	public function test_the_capability_is_the_administrators_and_editors(): void {
		self::assertTrue( get_role( 'administrator' )?->has_cap( EnquiryCapability::NAME ) );
		self::assertTrue( get_role( 'editor' )?->has_cap( EnquiryCapability::NAME ) );
		self::assertFalse( get_role( 'author' )?->has_cap( EnquiryCapability::NAME ) );
	}

	#[TestDox( 'A viewing is confirmed, then called off: the visitor is told each time, and the place is free again' )]
	public function test_life(): void {
		$slot = $this->offer();
		$this->book( $slot, array( 'email' => 'jo@example.com' ) );
		$this->deliver();
		$id = (int) $this->rows()[0]['id'];

		self::assertSame( 'moved', $this->move( $id, 'confirmed' ) );
		$this->deliver();
		self::assertStringContainsString( 'Viewing confirmed', $this->mails_to( 'jo@example.com' )[1]->subject );
		self::assertStringContainsString( "STATUS:CONFIRMED\r\n", $this->mails_to( 'jo@example.com' )[1]->attachments[0]->content );
		self::assertSame( 'refused', $this->move( $id, 'declined' ), 'What is confirmed is cancelled, not declined.' );
		self::assertSame( 1, $this->taken( $slot ) );

		self::assertSame( 'moved', $this->move( $id, 'cancelled' ) );
		$this->deliver();
		self::assertStringContainsString( 'Viewing cancelled', $this->mails_to( 'jo@example.com' )[2]->subject );
		self::assertSame( 0, $this->taken( $slot ) );
		self::assertCount( 1, $this->mails_to( 'staff@example.com' ), 'Staff know what they did themselves.' );
		self::assertSame( 'refused', $this->move( $id, 'confirmed' ) );
		self::assertSame( array( 'cancelled', '2' ), array( $this->rows()[0]['state'], (string) $this->rows()[0]['sequence'] ) );
	}

	#[TestDox( '[STAFF-07] An enquiry leads to its property; its buttons are what staff may do, and say which of them email the visitor' )]
	public function test_buttons(): void {
		$this->ask();
		$this->book( 0, array( 'email' => 'jo@example.com', 'preferred' => 'Evenings' ) );
		[ $question, $viewing ] = array_map( fn ( array $row ): string => $this->screen( array( 'enquiry' => (string) $row['id'] ) ), $this->rows() );
		$buttons = static fn ( string $html ): array => 1 <= preg_match_all( '/<button[^>]* name="to" value="(\w+)"/', $html, $found ) ? array_values( array_unique( $found[1] ) ) : array();

		self::assertSame( array( 'done' ), $buttons( $question ), 'Staff reply to a question.' );
		self::assertStringContainsString( 'Closing does not email the visitor.', $question );
		self::assertSame( array( 'confirmed', 'declined', 'cancelled', 'done' ), $buttons( $viewing ) );
		self::assertStringContainsString( 'Every button except Close emails the visitor.', $viewing );
		$property = (int) $this->rows()[0]['post_id'];
		self::assertStringContainsString( '<a href="' . esc_url( (string) get_permalink( $property ) ) . '">', $question );
		self::assertStringContainsString( '<a href="' . esc_url( (string) get_edit_post_link( $property, 'raw' ) ) . '">Edit property</a>', $question );
	}

	#[TestDox( 'A viewing without a time is confirmed for the time that was agreed, and not without one' )]
	public function test_agreed_time(): void {
		$this->book( 0, array( 'email' => 'jo@example.com', 'preferred' => 'Evenings' ) );
		$id = (int) $this->rows()[0]['id'];
		self::assertSame( 'no-time', $this->move( $id, 'confirmed' ) );
		self::assertSame( 'no-time', $this->move( $id, 'confirmed', array( 'starts' => '2020-01-01T10:00' ) ) );
		$day = wp_date( 'Y-m-d', time() + 5 * DAY_IN_SECONDS );
		self::assertSame( 'moved', $this->move( $id, 'confirmed', array( 'starts' => "{$day}T18:15", 'minutes' => '45' ) ) );
		self::assertSame( array( "{$day} 18:15", '45' ), array( wp_date( 'Y-m-d H:i', (int) $this->rows()[0]['starts_at'] ), (string) $this->rows()[0]['minutes'] ) );
		$this->deliver();
		$mails = $this->mails_to( 'jo@example.com' );
		self::assertCount( 1, $mails, 'The first mail had not gone: the later one says how things are.' );
		self::assertStringContainsString( '6:15pm', $mails[0]->plain );
	}

	#[TestDox( 'Only with the capability and a nonce' )]
	public function test_guarded(): void {
		$this->ask();
		$id = (int) $this->rows()[0]['id'];
		self::assertSame( 'died', $this->move( $id, 'done', array( '_wpnonce' => 'wrong' ) ) );
		self::assertSame( 'died', $this->move( $id, 'done', array(), 0 ) );
		self::assertSame( 'received', $this->rows()[0]['state'] );
		self::assertSame( 'moved', $this->move( $id, 'done' ) );
	}

	#[TestDox( 'The list filters and finds, one statement a page, and shows everything escaped' )]
	public function test_list(): void {
		$this->ask( array( 'name' => "O'Neil & Sons", 'email' => "o'neil@example.com", 'message' => '<script>alert(1)</script>' ) );
		$this->book( $this->offer(), array( 'email' => 'al@example.org' ) );
		$list  = EnquiriesScreen::list();
		$found = static fn ( EnquiryFilter $filter ): array => array_map( static fn ( array $item ): string => $item['enquiry']->email, $list->page( $filter, 10, 0 ) );
		self::assertSame( array( 'al@example.org', "o'neil@example.com" ), $found( new EnquiryFilter() ) );
		self::assertSame( array( 'al@example.org' ), $found( new EnquiryFilter( EnquiryKind::Viewing ) ) );
		self::assertSame( array(), $found( new EnquiryFilter( null, EnquiryState::Done ) ) );
		self::assertSame( array( "o'neil@example.com" ), $found( new EnquiryFilter( search: "o'neil" ) ) );
		self::assertSame( array(), $found( new EnquiryFilter( search: '%' ) ) );
		self::assertSame( 2, $list->waiting() );
		self::assertSame( array( 1, 1 ), $this->counted() );
		self::assertSame( 1, $this->count_queries( static fn () => $list->page( new EnquiryFilter(), 10, 0 ) ) );

		$html = $this->screen( array() );
		self::assertMatchesRegularExpression( '~<select name="kind".*<select name="state".*Export as CSV.*<div class="tablenav top">~s', $html, 'A phone shows the filters, too.' );
		self::assertStringContainsString( 'O&#039;Neil &amp; Sons', $html );
		self::assertStringNotContainsString( '<script>alert', $html );
		$html = $this->screen( array( 'enquiry' => (string) $this->rows()[0]['id'] ) );
		self::assertStringContainsString( '&lt;script&gt;alert(1)', $html );
		self::assertStringContainsString( 'value="done"', $html );
		self::assertStringNotContainsString( 'value="confirmed"', $html );
	}

	#[TestDox( 'The export is safe in a spreadsheet' )]
	public function test_csv(): void {
		$this->ask( array( 'message' => "=HYPERLINK(\"https://evil.example\")\nwith, \"quotes\"", 'phone' => '+33 123456789', 'email' => '+jo@example.com' ) );
		$out = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $out );
		Plugin::enquiries()->screen->write( $out, new EnquiryFilter() );
		rewind( $out );
		self::assertSame( "\xEF\xBB\xBF", fread( $out, 3 ) );
		$header = fgetcsv( $out, null, ',', '"', '' );
		$row    = fgetcsv( $out, null, ',', '"', '' );
		self::assertIsArray( $header );
		self::assertIsArray( $row );
		$row = array_combine( $header, $row );
		self::assertSame( "'=HYPERLINK(\"https://evil.example\")\nwith, \"quotes\"", $row['Message'] );
		self::assertSame( array( "'+33123456789", "'+jo@example.com" ), array( $row['Phone'], $row['Email'] ) );
	}

	#[TestDox( 'Staff offer one time and a weekly pattern on the edit screen, see who comes, and take a time back' )]
	public function test_meta_box(): void {
		wp_set_current_user( 1 );
		$day = wp_date( 'Y-m-d', time() + 5 * DAY_IN_SECONDS );
		// Not today, when a time may be so near that it can no longer be booked.
		$weekday = strtolower( (string) wp_date( 'D', time() + 2 * DAY_IN_SECONDS ) );
		$this->save_times( array( 'at' => "{$day}T11:00", 'days' => array( $weekday ), 'from' => '10:00', 'weeks' => '2', 'minutes' => '20', 'places' => '3' ) );
		$slots = ( new SlotRepository() )->offered( $this->property, 'ENQ', time() );
		self::assertCount( 3, $slots );
		self::assertSame( array( 20, 3 ), array( $slots[0]->minutes, $slots[0]->places ) );
		$this->save_times( array( 'days' => array( $weekday ), 'from' => '10:00', 'weeks' => '2', 'minutes' => '20', 'places' => '3' ) );
		self::assertCount( 3, ( new SlotRepository() )->offered( $this->property, 'ENQ', time() ), 'What is offered already is not offered twice.' );

		$this->book( $slots[0]->id, array( 'name' => 'Ada Visitor' ) );
		$this->save_times( array( 'remove' => array( (string) $slots[0]->id, (string) $slots[1]->id ) ) );
		self::assertSame( array( 1, 1 ), array( ( new SlotRepository() )->find( $slots[0]->id )?->places, ( new SlotRepository() )->find( $slots[0]->id )?->taken ) );
		self::assertNull( ( new SlotRepository() )->find( $slots[1]->id ) );

		$this->save_times( array( 'at' => "{$day}T12:00" ), 'wrong' );
		self::assertCount( 2, ( new SlotRepository() )->offered( $this->property, 'ENQ', time() ) );
		self::assertStringContainsString( 'Ada Visitor', $this->edit_screen() );
	}

	#[TestDox( '[STAFF-06] Times that are offered every week: days are ticked, viewings follow one another; what is wrong is said at its field and nothing of it is lost' )]
	public function test_weekly_times(): void {
		wp_set_current_user( 1 );
		$this->save_times( array( 'days' => array( 'wed', 'nonsense' ), 'from' => '16:00', 'until' => '17:30', 'weeks' => '1', 'minutes' => '30', 'places' => '1' ) );
		$slots = ( new SlotRepository() )->offered( $this->property, 'ENQ', time() );
		$hours = array_map( static fn ( Slot $slot ): string => (string) wp_date( 'H:i', $slot->starts_at ), $slots );
		sort( $hours );
		self::assertSame( array( '16:00', '16:30', '17:00' ), $hours );
		self::assertSame( array( 'Wed' ), array_values( array_unique( array_map( static fn ( Slot $slot ): string => (string) wp_date( 'D', $slot->starts_at ), $slots ) ) ) );

		$good = array( 'at' => wp_date( 'Y-m-d', time() + 3 * DAY_IN_SECONDS ) . 'T09:00', 'days' => array( 'mon' ), 'from' => '10:00', 'until' => '11:00' );
		foreach (
			array(
				'at'      => array( 'at' => '2020-01-01T10:00' ),
				'days'    => array( 'days' => array() ),
				'from'    => array( 'from' => '' ),
				'until'   => array( 'until' => '10:05' ),
				'minutes' => array( 'minutes' => '4' ),
				'weeks'   => array( 'weeks' => '-1' ),
				'places'  => array( 'places' => '999' ),
			) as $field => $wrong
		) {
			RefusedFields::forget( $this->property );
			$this->save_times( array( ...$good, ...$wrong ) );
			self::assertSame( array( "hpapi-viewing-{$field}" ), array_keys( RefusedFields::of( $this->property )->sentences ?? array() ), $field );
			self::assertCount( count( $slots ), ( new SlotRepository() )->offered( $this->property, 'ENQ', time() ), $field );
		}
		$screen = $this->edit_screen();
		self::assertMatchesRegularExpression( '/id="hpapi-viewing-places"[^>]*value="999"[^>]*aria-invalid="true" aria-describedby="hpapi-viewing-places-fault"/', $screen );
		self::assertMatchesRegularExpression( '/value="mon"[^>]*checked/', $screen );
		self::assertStringContainsString( 'Visitors per slot: enter a number from 1 to 100.', $screen );
		RefusedFields::forget( $this->property );
		$this->save_times( $good );
		self::assertNull( RefusedFields::of( $this->property ) );
		self::assertGreaterThan( count( $slots ), count( ( new SlotRepository() )->offered( $this->property, 'ENQ', time() ) ) );
	}

	#[TestDox( 'A list of branches is kept only if each has a name and an address that mail can go to; the one before still stands' )]
	public function test_branch_list(): void {
		$clean = static fn ( string $typed ): mixed => EnquirySettings::form()->clean( array( 'branch_emails' => $typed ) )['branch_emails'] ?? null;
		self::assertSame( 'CRB: cranbrook@example.com, TEN: tenterden@example.com', $clean( ' CRB:cranbrook@example.com ; TEN : tenterden@example.com,' ) );
		self::assertSame( '', $clean( '' ) );
		foreach ( array( 'CRB', 'CRB: nowhere', ': cranbrook@example.com', 'cranbrook@example.com', 'CRB: a@example.com b@example.com', str_repeat( 'CRB: cranbrook@example.com, ', 40 ) ) as $wrong ) {
			self::assertNull( $clean( $wrong ), $wrong );
		}
		self::assertStringContainsString( '“Branches” was not changed.', implode( ' ', array_column( get_settings_errors(), 'message' ) ) );
	}

	#[TestDox( 'Mail goes to the branch’s own address where it has one' )]
	public function test_recipient(): void {
		update_option( EnquirySettings::OPTION, array( 'branch_emails' => 'OTHER: x@example.com, enq : branch@example.com' ) );
		$this->ask( array( 'email' => 'jo@example.com' ) );
		$this->deliver();
		self::assertCount( 1, $this->mails_to( 'branch@example.com' ) );
		self::assertSame( 'branch@example.com', $this->mails_to( 'jo@example.com' )[0]->headers['Reply-To'] );
		update_option( EnquirySettings::OPTION, array() );
		$this->ask( array( 'email' => 'al@example.com' ) );
		$this->deliver();
		self::assertCount( 1, $this->mails_to( (string) get_option( 'admin_email' ) ) );
		self::assertArrayNotHasKey( 'Reply-To', $this->mails_to( 'al@example.com' )[0]->headers, 'Visitors do not learn the administrator’s address.' );
	}

	#[TestDox( 'An enquiry goes to the office of its branch, else of its district, else where the settings say, else to the main office' )]
	public function test_office(): void {
		$office = static fn ( string $name, array $more ): array => $more + array( 'name' => $name, 'phone' => "01632 960 {$name}", 'email' => "{$name}@example.com" );
		$branch = $office( '200', array( 'branch' => 'enq' ) );
		$near   = $office( '300', array( 'districts' => array( 'TN17' ) ) );
		update_option( Company::OFFICES, array( $office( '100', array() ), $near, $branch ) );
		$this->ask( array( 'email' => 'jo@example.com' ) );
		$this->deliver();
		self::assertCount( 1, $this->mails_to( '200@example.com' ) );
		self::assertSame( '200@example.com', $this->mails_to( 'jo@example.com' )[0]->headers['Reply-To'] );
		self::assertStringContainsString( '01632 960 200', $this->mails_to( 'jo@example.com' )[0]->html );

		update_option( Company::OFFICES, array( $office( '100', array() ), $near ) );
		update_post_meta( $this->property, 'hpapi_postcode', 'TN17 3AB' );
		$this->ask( array( 'email' => 'al@example.com' ) );
		$this->deliver();
		self::assertCount( 1, $this->mails_to( '300@example.com' ) );

		update_option( Company::OFFICES, array( $office( '100', array() ) ) );
		$this->ask( array( 'email' => 'bo@example.com' ) );
		$this->deliver();
		self::assertCount( 1, $this->mails_to( 'staff@example.com' ) );
		self::assertStringContainsString( '01632 960 100', $this->mails_to( 'bo@example.com' )[0]->html );

		update_option( EnquirySettings::OPTION, array() );
		$this->ask( array( 'email' => 'cy@example.com' ) );
		$this->deliver();
		self::assertCount( 1, $this->mails_to( '100@example.com' ) );
	}

	#[TestDox( 'Personal data is exported and erased; a place that was held is free, a mail that waited goes nowhere' )]
	public function test_privacy(): void {
		$slot = $this->offer();
		$this->book( $slot, array( 'email' => 'Jo@example.com', 'message' => 'My words' ) );
		$this->ask( array( 'email' => 'al@example.com' ) );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['hpapi-enquiries']['callback']( ' jo@Example.com', 1 );
		self::assertTrue( $export['done'] );
		self::assertCount( 1, $export['data'] );
		self::assertContains( array( 'name' => 'Message', 'value' => 'My words' ), $export['data'][0]['data'] );
		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['hpapi-enquiries']['callback'];
		self::assertSame( array( true, false, true ), array( $erase( 'jo@example.com', 1 )['items_removed'], $erase( 'jo@example.com', 1 )['items_removed'], $erase( 'jo@example.com', 1 )['done'] ) );
		self::assertSame( array( 'al@example.com' ), array_column( $this->rows(), 'email' ) );
		self::assertSame( 0, $this->taken( $slot ) );
		$this->deliver();
		self::assertSame( array(), $this->mails_to( 'Jo@example.com' ) );
	}

	#[TestDox( '[LOG-05] The mail to staff about an enquiry is the visitor\'s too: exporter and eraser know it while it waits' )]
	public function test_the_alert_is_about_the_visitor(): void {
		$this->ask( array( 'email' => 'jo@example.com' ) );
		$this->ask( array( 'email' => 'al@example.com' ) );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['hh-outbox']['callback']( 'Jo@example.com', 1 )['data'];
		$kinds  = array_map( static fn ( array $item ): string => $item['data'][0]['value'], $export );
		self::assertContains( 'Enquiry: email to staff', $kinds );
		self::assertContains( 'Enquiry: email to visitor', $kinds );
		self::assertTrue( apply_filters( 'wp_privacy_personal_data_erasers', array() )['hh-outbox']['callback']( 'jo@example.com', 1 )['items_removed'] );
		$this->deliver();
		self::assertSame( array(), $this->mails_to( 'jo@example.com' ) );
		self::assertCount( 1, $this->mails_to( 'staff@example.com' ), 'Staff hear of the other one only.' );
	}

	#[TestDox( 'Kept as long as the setting says, a viewing from its day on' )]
	public function test_retention(): void {
		global $wpdb;
		update_option( EnquirySettings::OPTION, array( 'keep_days' => 30 ) );
		$this->ask( array( 'email' => 'old@example.com' ) );
		$this->book( $this->offer(), array( 'email' => 'coming@example.com' ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = %d', $wpdb->prefix . 'hpapi_enquiry', time() - 31 * DAY_IN_SECONDS ) );
		$this->ask( array( 'email' => 'new@example.com' ) );
		self::assertNotFalse( wp_next_scheduled( 'hpapi_forget_enquiries' ) );
		do_action( 'hpapi_forget_enquiries' );
		self::assertSame( array( 'coming@example.com', 'new@example.com' ), array_column( $this->rows(), 'email' ) );
	}

	/** The boxes of the property's edit screen. */
	private function edit_screen(): string {
		set_current_screen( 'hpapi_property' );
		do_action( 'add_meta_boxes_hpapi_property', get_post( $this->property ) );
		ob_start();
		do_meta_boxes( 'hpapi_property', 'normal', get_post( $this->property ) );
		return (string) ob_get_clean();
	}

	/** @param array<string, mixed> $fields */
	private function save_times( array $fields, ?string $nonce = null ): void {
		$_POST = array( 'hpapi_viewings' => $nonce ?? wp_create_nonce( 'hpapi_viewings' ), 'hpapi_viewing' => $fields );
		wp_update_post( array( 'ID' => $this->property ) );
		$_POST = array();
	}

	/**
	 * @param array<string, string> $more
	 * @return string What the screen is told to say, or "died".
	 */
	private function move( int $id, string $to, array $more = array(), int $user = 1 ): string {
		wp_set_current_user( 1 );
		$nonce = wp_create_nonce( 'hpapi_enquiry_move' . $id );
		wp_set_current_user( $user );
		$_POST    = array( 'enquiry' => (string) $id, 'to' => $to, '_wpnonce' => $nonce, ...$more );
		$_REQUEST = $_POST;
		$redirect = static fn ( string $to ) => throw new Redirected( $to, 302 );
		add_filter( 'wp_redirect', $redirect );
		try {
			do_action( 'admin_post_' . 'hpapi_enquiry_move' );
		} catch ( Redirected $redirected ) {
			wp_parse_str( (string) wp_parse_url( $redirected->location, PHP_URL_QUERY ), $query );
			return (string) ( $query['said'] ?? '' );
		} catch ( WpDied ) {
			return 'died';
		} finally {
			remove_filter( 'wp_redirect', $redirect );
			$_POST    = array();
			$_REQUEST = array();
		}
		return 'nothing';
	}

	/** @param array<string, string> $query */
	private function screen( array $query ): string {
		wp_set_current_user( 1 );
		set_current_screen( 'hpapi_property_page_' . EnquiriesScreen::SLUG );
		$_GET = $query;
		do_action( 'admin_menu' );
		ob_start();
		do_action( (string) get_plugin_page_hookname( 'hpapi-enquiries', 'edit.php?post_type=hpapi_property' ) );
		return (string) ob_get_clean();
	}

	/** @return array{int, int} How often the menu says that two wait: on “Properties” itself, and on its “Enquiries”. */
	private function counted(): array {
		global $menu, $submenu;
		$menu    = array( array( 'Properties', 'edit_hpapi_properties', 'edit.php?post_type=hpapi_property' ), array( 'Posts', 'edit_posts', 'edit.php' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$submenu = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		wp_set_current_user( 1 );
		do_action( 'admin_menu' );
		$times = static fn ( array $items ): int => substr_count( implode( array_column( $items, 0 ) ), '<span class="screen-reader-text">2 enquiries waiting for a reply</span>' );
		return array( $times( $menu ), $times( $submenu['edit.php?post_type=hpapi_property'] ?? array() ) );
	}
}
