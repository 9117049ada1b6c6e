<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Caphpi\Staff\SendAgain;
use HearthHammer\Caphpi\Staff\ValuationCapability;
use HearthHammer\Caphpi\Staff\ValuationFilter;
use HearthHammer\Caphpi\Staff\ValuationList;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What staff see and do, and what a person may ask to see and have erased.
 */
final class StaffTest extends ValuationTestCase {

	#[TestDox( 'Administrators, vehicle valuers and the auctions’ manager see valuations, editors do not; a valuer sees them after signing in, and cannot export people’s details' )]
	public function test_who_sees_valuations(): void {
		foreach ( array( 'administrator' => true, ValuationCapability::VALUER => true, 'hh_auction_manager' => true, 'hh_auctioneer' => false, 'editor' => false ) as $role => $may ) {
			self::assertSame( $may, get_role( $role )?->has_cap( ValuationCapability::NAME ), $role );
		}
		$valuer = (int) wp_insert_user( array( 'user_login' => 'valuer', 'user_pass' => 'x', 'role' => ValuationCapability::VALUER ) );
		self::assertSame( admin_url( 'admin.php?page=caphpi-valuations' ), apply_filters( 'login_redirect', admin_url(), '', get_user_by( 'id', $valuer ) ) );
		wp_set_current_user( $valuer );
		foreach ( array( 'edit_posts', 'edit_hh_lots', 'hpapi_manage_enquiries', 'hh_export_people', 'manage_options' ) as $not ) {
			self::assertFalse( current_user_can( $not ), $not );
		}
	}

	public function test_the_list_finds_by_plate_and_address_with_the_state_of_the_mail(): void {
		$this->send( $this->token( 'KM21FJX' ), array( 'email' => 'jo@example.com', 'name' => 'Jo' ) );
		$this->deliver();
		$this->mail_works = false;
		$this->send( $this->token( 'GY67HRT' ), array( 'email' => 'al@example.org' ) );
		$this->deliver();
		$this->token( 'OV18KCE' );

		$list = new ValuationList();
		self::assertSame( array( 'OV18KCE', 'GY67HRT', 'KM21FJX' ), self::plates( $list->page( new ValuationFilter(), 10, 0 ) ) );
		self::assertSame( array( 'none', 'retrying', 'sent' ), array_column( $list->page( new ValuationFilter(), 10, 0 ), 'mail' ) );
		self::assertSame( array( 'GY67HRT' ), self::plates( $list->page( new ValuationFilter(), 1, 1 ) ) );
		self::assertSame( array( 'KM21FJX' ), self::plates( $list->page( new ValuationFilter( 'km21 f' ), 10, 0 ) ) );
		self::assertSame( array( 'GY67HRT' ), self::plates( $list->page( new ValuationFilter( 'example.org' ), 10, 0 ) ) );
		self::assertSame( array(), $list->page( new ValuationFilter( '%' ), 10, 0 ) );
		self::assertSame( array( 3, 1, 0 ), array( $list->count( new ValuationFilter() ), $list->count( new ValuationFilter( 'jo@' ) ), $list->count( new ValuationFilter( "'" ) ) ) );
		self::assertSame( 1, $this->count_queries( static fn () => $list->page( new ValuationFilter(), 10, 0 ) ) );
	}

	public function test_the_table_shows_them_escaped(): void {
		$this->send( $this->token( 'KM21FJX' ), array( 'email' => "o'neil@example.com", 'name' => "O'Neil & Sons", 'postcode' => 'TN17 3AB' ) );
		// The screen as WordPress shows it: its header has asked for the columns before the page is called.
		wp_set_current_user( 1 );
		set_current_screen( 'toplevel_page_caphpi-valuations' );
		get_column_headers( 'toplevel_page_caphpi-valuations' );
		$html = $this->screen();
		foreach ( array( 'KM21 FJX', 'Ford Fiesta', '34,000 miles', '£6,650', 'Phone quote offered', 'O&#039;Neil &amp; Sons', 'o&#039;neil@example.com', 'Queued' ) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	public function test_an_address_is_no_way_to_add_recipients_to_a_mail_of_the_staffs(): void {
		$this->send( $this->token(), array( 'email' => 'jo?bcc=al%40evil.example&x@example.com' ) );
		wp_set_current_user( 1 );
		set_current_screen( 'toplevel_page_caphpi-valuations' );
		self::assertStringContainsString( 'href="mailto:jo%3Fbcc%3Dal%2540evil.example%26x@example.com"', $this->screen() );
	}

	public function test_staff_send_again_only_with_capability_and_nonce(): void {
		$this->send( $this->token() );
		$this->deliver();
		$id    = (int) $this->rows()[0]['id'];
		$query = (string) wp_parse_url( html_entity_decode( SendAgain::url( $id ) ), PHP_URL_QUERY );

		wp_set_current_user( 1 );
		wp_parse_str( (string) wp_parse_url( html_entity_decode( SendAgain::url( $id ) ), PHP_URL_QUERY ), $_GET );
		$_REQUEST = $_GET;
		$this->assert_sending( 'redirected' );
		$this->deliver();
		self::assertCount( 2, $this->mails );

		$_REQUEST['_wpnonce'] = 'wrong';
		$this->assert_sending( 'died' );

		wp_set_current_user( 0 );
		wp_parse_str( $query, $_GET );
		$_REQUEST = $_GET;
		$this->assert_sending( 'died' );
		$this->deliver();
		self::assertCount( 2, $this->mails );
	}

	#[TestDox( '[LOG-03] staff see in the admin that a mail was given up' )]
	public function test_notice(): void {
		$this->mail_works = false;
		$this->send( $this->token() );
		foreach ( range( 1, 7 ) as $attempt ) {
			$this->deliver();
		}
		set_current_screen( 'dashboard' );
		self::assertStringNotContainsString( 'valuation email failed', self::notices(), 'Nobody without the capability sees it.' );
		wp_set_current_user( 1 );
		self::assertStringContainsString( '1 valuation email failed', self::notices() );
		set_current_screen( 'plugins' );
		self::assertStringNotContainsString( 'valuation email failed', self::notices() );
	}

	public function test_personal_data_is_exported_and_erased(): void {
		$this->send( $this->token(), array( 'email' => 'Jo@example.com', 'name' => 'Jo' ) );
		$this->send( $this->token( 'GY67HRT' ), array( 'email' => 'al@example.com' ) );

		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['caphpi-valuations']['callback']( ' jo@Example.com', 1 );
		self::assertTrue( $export['done'] );
		self::assertCount( 1, $export['data'] );
		self::assertContains( array( 'name' => 'Vrm', 'value' => 'KM21FJX' ), $export['data'][0]['data'] );
		self::assertContains( array( 'name' => 'email', 'value' => 'Jo@example.com' ), $export['data'][0]['data'] );

		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['caphpi-valuations']['callback'];
		self::assertSame( array( true, false, true ), array_values( array_intersect_key( $erase( 'jo@example.com', 1 ), array_flip( array( 'items_removed', 'items_retained', 'done' ) ) ) ) );
		self::assertFalse( $erase( 'jo@example.com', 1 )['items_removed'] );
		self::assertSame( array( 'al@example.com' ), array_column( $this->rows(), 'email' ) );
		$this->deliver();
		self::assertSame( array( 'al@example.com' ), array_column( $this->mails, 'to' ), 'A mail that waited for the erased goes nowhere.' );
	}

	#[TestDox( '[LOG-05] A valuation\'s mail, its row of the spreadsheet and the alert to staff are about its owner' )]
	public function test_deliveries_are_about_the_owner(): void {
		$token = $this->token();
		$this->send( $token, array( 'email' => 'Jo@example.com' ) );
		$this->send( $token, array( 'phone' => '07700 900123' ), 'phone-request' );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['hh-outbox']['callback']( 'jo@example.com', 1 )['data'];
		$kinds  = array_map( static fn ( array $item ): string => $item['data'][0]['value'], $export );
		self::assertEqualsCanonicalizing( array( 'Valuation email', 'Spreadsheet row', 'Spreadsheet row update', 'Staff alert' ), $kinds );
	}

	#[TestDox( '[LOG-05] valuations: the exporter and the eraser know them, time deletes them, a capability of its own guards screens and exports' )]
	public function test_personal_data_as_a_whole(): void {
		global $wpdb;
		$this->set( array( 'sheet_id' => 'the-sheet', 'keep_days' => 100 ) );
		$erased = array();
		add_action( 'caphpi_valuation_erased', static function ( int $id, string $public_id ) use ( &$erased ): void {
			$erased[ $id ] = $public_id;
		}, 10, 2 );
		foreach ( array( 'KM21FJX', 'GY67HRT' ) as $plate ) {
			$this->send( $this->token( $plate ), array( 'email' => 'jo@example.com', 'name' => 'Jo', 'postcode' => 'TN17 3AB' ) );
		}
		$this->send( $this->token( 'OV18KCE' ), array( 'email' => 'al@example.com' ) );
		// Found by nobody's address: only time, or staff, delete what has a phone number alone.
		$token = $this->token( 'DU08GNX' );
		$this->send( $token, array( 'phone' => '07700 900123' ), 'phone-request' );
		$ids = array_column( $this->rows(), 'public_id', 'vrm' );

		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['caphpi-valuations']['callback']( 'JO@example.com', 1 );
		self::assertSame( array( 2, true ), array( count( $export['data'] ), $export['done'] ) );
		foreach ( array( 'name' => 'Jo', 'email' => 'jo@example.com', 'Vrm' => 'KM21FJX', 'postcode' => 'TN17 3AB' ) as $name => $value ) {
			self::assertContains( compact( 'name', 'value' ), $export['data'][0]['data'] );
		}

		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['caphpi-valuations']['callback']( 'jo@example.com', 1 );
		self::assertSame( array( true, true, true ), array( $erase['items_removed'], $erase['items_retained'], $erase['done'] ), 'What stands in the spreadsheet is retained, and said.' );
		self::assertStringContainsString( $ids['KM21FJX'] . ', ' . $ids['GY67HRT'], $erase['messages'][0] );
		self::assertSame( array( $ids['KM21FJX'], $ids['GY67HRT'] ), array_values( $erased ) );
		self::assertSame( array( 'OV18KCE', 'DU08GNX' ), array_column( $this->rows(), 'vrm' ) );

		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = created_at - %d WHERE vrm = %s', $wpdb->prefix . 'caphpi_valuation', 101 * DAY_IN_SECONDS, 'DU08GNX' ) );
		do_action( 'caphpi_forget' );
		self::assertSame( array( 'OV18KCE' ), array_column( $this->rows(), 'vrm' ) );
		self::assertContains( $ids['DU08GNX'], $erased );

		set_current_screen( 'toplevel_page_caphpi-valuations' );
		foreach ( array( 'editor', 'author' ) as $role ) {
			$user = wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'x', 'role' => $role ) );
			self::assertIsInt( $user );
			wp_set_current_user( $user );
			foreach ( array( 'toplevel_page_caphpi-valuations', get_plugin_page_hookname( 'caphpi-overview', 'caphpi-valuations' ) ) as $hook ) {
				self::assertContains( self::guarded( $hook ), array( 'died', 'nothing' ), 'Neither WordPress nor the screen shows it.' );
			}
			$_REQUEST = array( '_wpnonce' => wp_create_nonce( 'caphpi_export_valuations' ) );
			self::assertSame( 'died', self::guarded( 'admin_post_caphpi_export_valuations' ) );
			get_user_by( 'id', $user )->add_cap( ValuationCapability::NAME );
			wp_set_current_user( 0 );
			wp_set_current_user( $user );
			self::assertSame( 'shown', self::guarded( 'toplevel_page_caphpi-valuations' ) );
		}
	}

	public function test_valuations_are_kept_only_as_long_as_the_setting_says(): void {
		global $wpdb;
		$this->set( array( 'keep_days' => 100 ) );
		$this->send( $this->token() );
		$this->send( $this->token( 'GY67HRT' ), array( 'email' => 'al@example.com' ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = created_at - %d WHERE vrm = %s', $wpdb->prefix . 'caphpi_valuation', 101 * DAY_IN_SECONDS, 'KM21FJX' ) );
		self::assertNotFalse( wp_next_scheduled( 'caphpi_forget' ) );
		do_action( 'caphpi_forget' );
		self::assertSame( array( 'GY67HRT' ), array_column( $this->rows(), 'vrm' ) );
	}

	/**
	 * @param list<array{valuation: \HearthHammer\Caphpi\Valuation\StoredValuation, mail: string, error: string}> $items
	 * @return list<string>
	 */
	private static function plates( array $items ): array {
		return array_map( static fn ( array $item ): string => $item['valuation']->plate->value, $items );
	}

	private function screen(): string {
		do_action( 'admin_menu' );
		ob_start();
		do_action( 'toplevel_page_caphpi-valuations' );
		return (string) ob_get_clean();
	}

	private static function guarded( string $hook ): string {
		remove_all_actions( 'toplevel_page_caphpi-valuations' );
		do_action( 'admin_menu' );
		ob_start();
		try {
			do_action( $hook );
			return '' === ob_get_contents() ? 'nothing' : 'shown';
		} catch ( WpDied ) {
			return 'died';
		} finally {
			ob_end_clean();
		}
	}

	private static function notices(): string {
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}

	private function assert_sending( string $expected ): void {
		add_filter( 'wp_redirect', static fn ( string $to ) => throw new Redirected( $to, 302 ) );
		$outcome = 'nothing';
		try {
			do_action( 'admin_post_caphpi_send_again' );
		} catch ( Redirected ) {
			$outcome = 'redirected';
		} catch ( WpDied ) {
			$outcome = 'died';
		}
		self::assertSame( $expected, $outcome );
	}
}
