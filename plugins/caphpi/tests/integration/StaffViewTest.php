<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Caphpi\Privacy\Erasure;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Staff\SaleInput;
use HearthHammer\Caphpi\Staff\ValuationCapability;
use HearthHammer\Caphpi\Staff\ValuationCsv;
use HearthHammer\Caphpi\Staff\ValuationFilter;
use HearthHammer\Caphpi\Staff\ValuationList;
use HearthHammer\Caphpi\Staff\ValuationReplies;
use HearthHammer\Caphpi\Staff\ValuationStats;
use HearthHammer\Caphpi\Valuation\Sale;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Core\Core;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The staff's list, the fields they fill in, the export and the overview.
 */
#[Group( 'volume' )]
final class StaffViewTest extends ValuationTestCase {

	private const HOOK = 'toplevel_page_caphpi-valuations';

	protected function setUp(): void {
		parent::setUp();
		$this->send( $this->token( 'KM21FJX' ), array( 'email' => 'jo@example.com', 'name' => 'Jo', 'postcode' => 'TN17 3AB' ) ); // Phone quote.
		$this->send( $this->token( 'DU08GNX', 91 ), array( 'email' => '=jo+1@example.com', 'name' => '-Al' ) ); // Thanked.
		$this->token( 'OV18KCE' ); // Not finished.
		$this->look_up( 'TE57UNK' ); // Not found.
		wp_set_current_user( 1 );
	}

	public function test_a_valuation_is_shown_in_words(): void {
		foreach ( \HearthHammer\Caphpi\Staff\RecordLabels::groups() as $labels ) {
			self::assertSame( array(), array_diff( array_keys( $labels ), \HearthHammer\Caphpi\Valuation\ValuationRecord::FIELDS ) );
		}
		$_GET = array( 'valuation' => (string) $this->id( 'KM21FJX' ) );
		$html = $this->screen();
		self::assertMatchesRegularExpression( '#Trade \(below average\)</th><td[^>]*>£\\d#', $html );
		[ $words, $record ] = explode( '<details', $html, 2 );
		self::assertStringNotContainsString( 'TradeValueBelowAverageInt', $words );
		self::assertStringContainsString( 'TradeValueBelowAverageInt', $record );
	}

	public function test_the_list_is_filtered_and_sorted(): void {
		self::assertSame( array( 'TE57UNK', 'OV18KCE', 'DU08GNX', 'KM21FJX' ), $this->plates( array() ) );
		self::assertSame( array( 'KM21FJX' ), $this->plates( array( 'outcome' => 'phone_quote' ) ) );
		self::assertSame( array( 'DU08GNX' ), $this->plates( array( 'outcome' => 'thank_you' ) ) );
		self::assertSame( array( 'OV18KCE' ), $this->plates( array( 'outcome' => 'unfinished' ) ) );
		self::assertSame( array( 'TE57UNK' ), $this->plates( array( 'outcome' => 'not_found' ) ) );
		self::assertSame( array( 'KM21FJX' ), $this->plates( array( 's' => 'jo@', 'provider' => 'sandbox' ) ) );
		self::assertSame( array(), $this->plates( array( 'provider' => 'hpi' ) ) );
		self::assertSame( array( 'DU08GNX', 'KM21FJX', 'OV18KCE', 'TE57UNK' ), $this->plates( array( 'orderby' => 'plate', 'order' => 'asc' ) ) );
		self::assertSame( array( 'DU08GNX', 'KM21FJX' ), array_slice( $this->plates( array( 'orderby' => 'value', 'order' => 'asc', 's' => 'jo' ) ), 0, 2 ) );

		$this->keep( 'DU08GNX', new Sale( 'Yes', 'Sold', '2026-01-02', 650 ) );
		self::assertSame( array( 'DU08GNX' ), $this->plates( array( 'status' => 'Sold' ) ) );
		self::assertCount( 3, $this->plates( array( 'status' => 'none' ) ) );
		self::assertSame( 'DU08GNX', $this->plates( array( 'orderby' => 'sold' ) )[0] );
		self::assertCount( 4, $this->plates( array( 'outcome' => 'x', 'status' => "' OR 1", 'orderby' => 'email', 'from' => '2026-02-31', 'to' => array( 'a' ) ) ), 'What does not fit is left out.' );
	}

	#[TestDox( '[STAFF-07] An owner who asked to be called waits in filter and menu until staff write or mark it; the answer goes with the valuation' )]
	public function test_answer(): void {
		global $wpdb, $menu;
		$list = new ValuationList();
		$id   = $this->id( 'KM21FJX' );
		self::assertSame( 0, $list->waiting() );
		$wpdb->update( $wpdb->prefix . 'caphpi_valuation', array( 'phone_requested_at' => time() - 60 ), array( 'id' => $id ) );
		self::assertSame( array( array( 'KM21FJX' ), array() ), array( $this->plates( array( 'answer' => 'waiting' ) ), $this->plates( array( 'answer' => 'answered' ) ) ) );
		$menu = array();
		do_action( 'admin_menu' );
		self::assertStringContainsString( '<span class="awaiting-mod count-1"><span aria-hidden="true">1</span><span class="screen-reader-text">1 owner waiting for a call</span></span>', implode( array_column( $menu, 0 ) ) );

		$source = new ValuationReplies( new ValuationRepository(), new ValuationSettings(), Core::services()->replies->replies );
		$thread = $source->thread( $id );
		self::assertNotNull( $thread );
		self::assertNull( $source->thread( $this->id( 'OV18KCE' ) ), 'Nobody to write to.' );
		$reply = Core::services()->replies->answering->answer( $source, $thread, wp_get_current_user(), 'Please bring the V5C.', 0, bin2hex( random_bytes( 16 ) ), false, false );
		self::assertSame( array( 0, array( 'KM21FJX' ) ), array( $list->waiting(), $this->plates( array( 'answer' => 'answered' ) ) ) );
		$this->deliver();
		$mail = array_values( array_filter( $this->mails, static fn ( array $mail ): bool => 'jo@example.com' === $mail['to'] && str_contains( $mail['plain'], 'Please bring the V5C.' ) ) );
		self::assertCount( 1, $mail );
		self::assertStringContainsString( 'KM21 FJX', $mail[0]['subject'] );
		$_GET = array( 'valuation' => (string) $id );
		self::assertStringContainsString( 'Please bring the V5C.', $this->screen() );

		$al = $this->id( 'DU08GNX' );
		$wpdb->update( $wpdb->prefix . 'caphpi_valuation', array( 'phone_requested_at' => time() - 60 ), array( 'id' => $al ) );
		self::assertStringContainsString( 'done=1', $this->bulk( 'mark_answered', array( $al ) ) );
		self::assertSame( 0, $list->waiting() );

		( new Erasure( new ValuationRepository() ) )->erase( array( $id => 'x' ) );
		self::assertNull( Core::services()->replies->replies->find( $reply->id ) );
	}

	public function test_days_are_londons(): void {
		// In summer London's day begins at 23:00 UTC.
		$this->set_created( 'KM21FJX', '2026-06-30 22:59:59' );
		$this->set_created( 'DU08GNX', '2026-06-30 23:00:00' );
		$this->set_created( 'OV18KCE', '2026-07-01 22:59:59' );
		$this->set_created( 'TE57UNK', '2026-07-01 23:00:00' );
		self::assertSame( array( 'OV18KCE', 'DU08GNX' ), $this->plates( array( 'from' => '2026-07-01', 'to' => '2026-07-01' ) ) );
		self::assertSame( array( 'KM21FJX' ), $this->plates( array( 'to' => '2026-06-30' ) ) );
		self::assertSame( array( 'TE57UNK' ), $this->plates( array( 'from' => '2026-07-02' ) ) );
	}

	public function test_the_screen_shows_filters_and_links_that_keep_them(): void {
		$_GET = array( 'outcome' => 'phone_quote', 'from' => '2026-01-01', 's' => '"><b>' );
		$html = $this->screen();
		self::assertStringContainsString( '<option value="phone_quote" selected', $html );
		self::assertStringContainsString( 'name="from" value="2026-01-01"', $html );
		self::assertStringContainsString( 'action=caphpi_export_valuations', $html );
		self::assertStringNotContainsString( '"><b>', $html );
		self::assertMatchesRegularExpression( '/action=caphpi_export_valuations[^"]*outcome=phone_quote/', $html );
	}

	public function test_staff_fill_in_what_became_of_a_vehicle(): void {
		$id   = $this->id( 'KM21FJX' );
		$_GET = array( 'valuation' => (string) $id );
		self::assertSame( 'saved=1', substr( $this->post( $id, array( 'vehicle_entered' => 'Yes', 'sale_status' => 'Sold', 'sale_date' => '2026-01-02', 'sale_price' => '£8,450' ) ), -7 ) );
		$valuation = ( new ValuationRepository() )->find( $id );
		self::assertEquals( new Sale( 'Yes', 'Sold', '2026-01-02', 8450 ), $valuation?->sale );
		$record = $this->record( 'KM21FJX' );
		self::assert_matches_schema( $record, self::schema( 'valuation-record' ) );
		self::assertSame( array( 'Yes', 'Sold', '2026-01-02', 8450 ), array( $record['vehicle_entered'], $record['sale_status'], $record['sale_date'], $record['sale_price'] ) );
		self::assertSame( ValuationRecord::FIELDS, array_keys( $record ) );

		$html = $this->screen();
		foreach ( array( 'KM21 FJX Ford Fiesta', 'value="2026-01-02"', 'value="8450"', '<option value="Sold" selected', 'TradeValueBelowAverageInt', 'jo@example.com' ) as $part ) {
			self::assertStringContainsString( $part, $html );
		}

		$this->post( $id, array( 'vehicle_entered' => '', 'sale_status' => '', 'sale_date' => '', 'sale_price' => '' ) );
		self::assertEquals( new Sale(), ( new ValuationRepository() )->find( $id )?->sale );
	}

	public function test_what_is_wrong_is_said_beside_the_field_and_nothing_is_kept(): void {
		$id   = $this->id( 'KM21FJX' );
		$_GET = array( 'valuation' => (string) $id );
		self::assertSame( '', $this->post( $id, array( 'vehicle_entered' => 'No', 'sale_status' => 'Sold', 'sale_date' => '2026-02-30', 'sale_price' => '<b>"much' ) ) );
		$html = $this->screen();
		self::assertSame( 3, substr_count( $html, 'aria-invalid="true"' ) );
		self::assertStringContainsString( 'Changes not saved', $html );
		self::assertStringContainsString( 'Enter the price in whole pounds', $html );
		self::assertStringNotContainsString( '<b>"much', $html );
		self::assertEquals( new Sale(), ( new ValuationRepository() )->find( $id )?->sale );
	}

	/** @param array<string, string> $form */
	#[DataProvider( 'sales' )]
	public function test_a_sale_is_checked( array $form, ?string $wrong ): void {
		$input = SaleInput::from_input( $form + array( 'vehicle_entered' => '', 'sale_status' => '', 'sale_date' => '', 'sale_price' => '' ) );
		self::assertSame( null === $wrong ? array() : array( $wrong ), array_keys( $input->errors ) );
		self::assertSame( null === $wrong, null !== $input->sale );
	}

	/** @return iterable<string, array{array<string, string>, string|null}> */
	public static function sales(): iterable {
		yield 'nothing' => array( array(), null );
		yield 'entered for a day to come' => array( array( 'sale_status' => 'Entered', 'sale_date' => gmdate( 'Y-m-d', time() + 20 * DAY_IN_SECONDS ) ), null );
		yield 'sold, price not known' => array( array( 'sale_status' => 'Sold', 'sale_date' => '2026-01-02' ), null );
		yield 'sold for nothing' => array( array( 'sale_status' => 'Sold', 'sale_date' => '2026-01-02', 'sale_price' => '0' ), null );
		yield 'sold on no day' => array( array( 'sale_status' => 'Sold', 'sale_price' => '100' ), 'sale_date' );
		yield 'sold tomorrow' => array( array( 'sale_status' => 'Sold', 'sale_date' => gmdate( 'Y-m-d', time() + 2 * DAY_IN_SECONDS ) ), 'sale_date' );
		yield 'a price without a sale' => array( array( 'sale_status' => 'Unsold', 'sale_price' => '100' ), 'sale_price' );
		yield 'pence' => array( array( 'sale_status' => 'Sold', 'sale_date' => '2026-01-02', 'sale_price' => '100.50' ), 'sale_price' );
		yield 'too much' => array( array( 'sale_status' => 'Sold', 'sale_date' => '2026-01-02', 'sale_price' => '10000001' ), 'sale_price' );
		yield 'another status' => array( array( 'sale_status' => 'sold' ), 'sale_status' );
		yield 'entered perhaps' => array( array( 'vehicle_entered' => 'Perhaps' ), 'vehicle_entered' );
		yield 'not entered but sold' => array( array( 'vehicle_entered' => 'No', 'sale_status' => 'Withdrawn' ), 'vehicle_entered' );
		yield 'another kind of date' => array( array( 'sale_date' => '2/1/2026' ), 'sale_date' );
	}

	public function test_only_who_may_with_a_nonce_saves_exports_and_changes_many(): void {
		$id   = $this->id( 'KM21FJX' );
		$_GET = array( 'valuation' => (string) $id );
		self::assertSame( 'died', $this->post( $id, array( 'sale_status' => 'Sold' ), 'wrong' ) );
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'x', 'role' => 'editor' ) ) );
		self::assertSame( 'died', $this->post( $id, array( 'sale_status' => 'Entered' ) ) );
		self::assertSame( 'died', $this->bulk( 'delete', array( $id ) ) );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( 'caphpi_export_valuations' ) );
		self::assertSame( 'died', self::outcome_of( static fn () => do_action( 'admin_post_caphpi_export_valuations' ) ) );
		wp_set_current_user( 1 );
		$_REQUEST = array( '_wpnonce' => 'wrong' );
		self::assertSame( 'died', self::outcome_of( static fn () => do_action( 'admin_post_caphpi_export_valuations' ) ) );
		self::assertSame( 'died', $this->bulk( 'delete', array( $id ), 'wrong' ) );
		self::assertCount( 4, $this->rows() );
		self::assertEquals( new Sale(), ( new ValuationRepository() )->find( $id )?->sale );
		self::assertFalse( get_role( 'editor' )?->has_cap( ValuationCapability::NAME ) );
	}

	public function test_many_are_sent_again_marked_and_deleted(): void {
		$this->deliver();
		$ids = array( $this->id( 'KM21FJX' ), $this->id( 'OV18KCE' ), 0, 99999 );
		self::assertStringContainsString( 'done=1', $this->bulk( 'send_again', $ids ), 'One has no address.' );
		$this->deliver();
		self::assertCount( 3, $this->mails );

		self::assertStringContainsString( 'done=2&did=mark_entered', $this->bulk( 'mark_entered', $ids ) );
		$_GET = array( 'done' => '2', 'did' => 'mark_entered' );
		self::assertStringContainsString( '2 valuations marked as entered.', $this->screen() );
		$_GET = array( 'done' => '1', 'did' => 'send_again' );
		self::assertStringContainsString( '1 valuation is being sent again.', $this->screen() );
		$_GET = array( 'done' => '0', 'did' => 'mark_answered' );
		self::assertStringContainsString( 'No valuations were changed.', $this->screen() );
		self::assertStringContainsString( 'done=0', $this->bulk( 'mark_entered', $ids ), 'They are already.' );
		self::assertEquals( new Sale( 'Yes', 'Entered' ), ( new ValuationRepository() )->find( $ids[0] )?->sale );

		$erased = array();
		add_action( 'caphpi_valuation_erased', static function ( int $id, string $public_id ) use ( &$erased ): void {
			$erased[ $id ] = strlen( $public_id );
		}, 10, 2 );
		self::assertStringContainsString( 'done=2', $this->bulk( 'delete', $ids ) );
		self::assertSame( array( $ids[0] => 32, $ids[1] => 32 ), $erased );
		self::assertSame( array( 'DU08GNX', 'TE57UNK' ), array_column( $this->rows(), 'vrm' ) );
		self::assertSame( '', $this->bulk( '-1', $ids ) );
	}

	public function test_the_export_is_a_file_that_a_spreadsheet_reads_and_runs_nothing_of(): void {
		$this->set_created( 'DU08GNX', '2026-07-01 22:59:59' );
		$this->keep( 'KM21FJX', new Sale( 'Yes', 'Sold', '2026-01-02', 8450 ) );
		[ $count, $csv ] = $this->csv( new ValuationFilter() );
		self::assertSame( 4, $count );
		self::assertStringStartsWith( "\xEF\xBB\xBFsubmission,looked_up,name,email,Vrm,", $csv );
		self::assertStringContainsString( "\r\n", $csv );
		$lines = self::parse( $csv );
		self::assertSame( array( 'KM21FJX', 'DU08GNX', 'OV18KCE', 'TE57UNK' ), array_column( $lines, 'Vrm' ) );
		self::assertSame( array( '\'-Al', '\'=jo+1@example.com', '2026-07-01 23:59:59', '2026-07-01', 'Valued online' ), array( $lines[1]['name'], $lines[1]['email'], $lines[1]['looked_up'], $lines[1]['valuation_date'], $lines[1]['outcome'] ) );
		self::assertSame( array( 'Sold', '8450', '£6,650', 'TN17 3AB' ), array( $lines[0]['sale_status'], $lines[0]['sale_price'], $lines[0]['TradeValueBelowAverage'], $lines[0]['postcode'] ) );

		[ $count, $csv ] = $this->csv( new ValuationFilter( outcome: 'unfinished' ) );
		self::assertSame( array( 1, array( 'OV18KCE' ) ), array( $count, array_column( self::parse( $csv ), 'Vrm' ) ) );
		[ $count, $csv ] = $this->csv( new ValuationFilter( 'nobody' ) );
		self::assertSame( array( 0, 1 ), array( $count, substr_count( $csv, "\r\n" ) ), 'The heading is there.' );
	}

	public function test_a_long_export_misses_and_doubles_nothing(): void {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE vrm = %s', $wpdb->prefix . 'caphpi_valuation', 'KM21FJX' ), ARRAY_A );
		unset( $row['id'] );
		for ( $copy = 0; $copy < 397; $copy++ ) {
			$wpdb->insert( $wpdb->prefix . 'caphpi_valuation', array( 'public_id' => md5( "copy {$copy}" ) ) + $row );
		}
		[ $count, $csv ] = $this->csv( new ValuationFilter() );
		$ids             = array_column( self::parse( $csv ), 'submission' );
		self::assertSame( array( 401, 401, 401 ), array( $count, count( $ids ), count( array_unique( $ids ) ) ) );
	}

	public function test_the_overview_counts_by_day_outcome_and_conversion(): void {
		$this->keep( 'KM21FJX', new Sale( null, 'Sold', '2026-01-02', 8450 ) );
		$this->keep( 'DU08GNX', new Sale( 'Yes' ) );
		$this->set_created( 'OV18KCE', gmdate( 'Y-m-d H:i:s', time() - 40 * DAY_IN_SECONDS ) );
		$stats = new ValuationStats();
		$days  = $stats->by_day( 30 );
		self::assertCount( 30, $days );
		self::assertSame( array( 3, 3 ), array( array_sum( $days ), end( $days ) ) );
		self::assertSame( wp_date( 'Y-m-d', null, new \DateTimeZone( 'Europe/London' ) ), array_key_last( $days ) );
		self::assertSame( array( 'thank_you' => 1, 'no_value' => 0, 'phone_quote' => 1, 'not_found' => 1, 'unfinished' => 0 ), $stats->by_outcome( 30 ) );
		self::assertSame( array( 'valued' => 3, 'sent' => 2, 'called' => 0, 'entered' => 2, 'sold' => 1, 'pounds' => 8450 ), $stats->conversion( 365 ) );

		do_action( 'admin_menu' );
		ob_start();
		do_action( get_plugin_page_hookname( 'caphpi-overview', 'caphpi-valuations' ) );
		$html = (string) ob_get_clean();
		self::assertSame( 30, substr_count( $html, '<rect ' ) );
		self::assertStringContainsString( 'Of the vehicles valued in the last 12 months, 66.7% were entered and 33.3% were sold, for a total of £8,450.', $html );
		self::assertSame( 3, substr_count( $html, '</table>' ), 'Every chart has its numbers as a table.' );
	}

	public function test_the_overview_of_a_new_site_is_empty_and_whole(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . 'caphpi_valuation' ) );
		$stats = new ValuationStats();
		self::assertSame( array( 0, 0, 0 ), array( array_sum( $stats->by_day( 30 ) ), array_sum( $stats->by_outcome( 30 ) ), array_sum( $stats->conversion( 365 ) ) ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<string>
	 */
	private function plates( array $query ): array {
		$list   = new ValuationList();
		$filter = ValuationFilter::from_query( $query );
		$items  = $list->page( $filter, 10, 0 );
		self::assertSame( count( $items ), $list->count( $filter ) );
		return array_map( static fn ( array $item ): string => $item['valuation']->plate->value, $items );
	}

	private function id( string $plate ): int {
		return (int) array_column( $this->rows(), 'id', 'vrm' )[ $plate ];
	}

	private function keep( string $plate, Sale $sale ): void {
		$repository = new ValuationRepository();
		$valuation  = $repository->find( $this->id( $plate ) );
		self::assertInstanceOf( StoredValuation::class, $valuation );
		$repository->keep_sale( $valuation, $sale );
	}

	private function set_created( string $plate, string $utc ): void {
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'caphpi_valuation', array( 'created_at' => (int) strtotime( $utc . ' UTC' ) ), array( 'vrm' => $plate ) );
	}

	private function screen(): string {
		set_current_screen( self::HOOK );
		remove_all_actions( self::HOOK );
		do_action( 'admin_menu' );
		ob_start();
		do_action( self::HOOK );
		return (string) ob_get_clean();
	}

	/** @param array<string, string> $form */
	private function post( int $id, array $form, ?string $nonce = null ): string {
		$_POST    = wp_slash( $form ) + array( '_wpnonce' => $nonce ?? wp_create_nonce( 'caphpi_save_sale' . $id ) );
		$_REQUEST = $_POST;
		return $this->load();
	}

	/** @param list<int> $ids */
	private function bulk( string $action, array $ids, ?string $nonce = null ): string {
		$_POST    = array();
		$_GET     = array( 'action' => $action, 'valuation' => array_map( strval( ... ), $ids ), '_wpnonce' => $nonce ?? wp_create_nonce( 'bulk-valuations' ) );
		$_REQUEST = $_GET;
		return $this->load();
	}

	private function load(): string {
		remove_all_actions( 'load-' . self::HOOK );
		do_action( 'admin_menu' );
		return self::outcome_of( static fn () => do_action( 'load-' . self::HOOK ) );
	}

	/** Where it leads, 'died', or an empty text. */
	private static function outcome_of( callable $work ): string {
		add_filter( 'wp_redirect', static fn ( string $to ) => throw new Redirected( $to, 302 ) );
		try {
			$work();
		} catch ( Redirected $redirected ) {
			return $redirected->location;
		} catch ( WpDied ) {
			return 'died';
		}
		return '';
	}

	/** @return array{int, string} */
	private function csv( ValuationFilter $filter ): array {
		$stream = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $stream );
		$count = ( new ValuationCsv( new ValuationList() ) )->write( $stream, $filter );
		rewind( $stream );
		return array( $count, (string) stream_get_contents( $stream ) );
	}

	/** @return list<array<string, string>> */
	private static function parse( string $csv ): array {
		$lines   = array_map( static fn ( string $line ): array => str_getcsv( $line, ',', '"', '' ), explode( "\r\n", trim( substr( $csv, 3 ) ) ) );
		$heading = array_shift( $lines );
		return array_map( static fn ( array $line ): array => array_combine( (array) $heading, $line ), $lines );
	}
}
