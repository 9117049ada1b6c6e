<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Core\Lists\ListScreen;
use HearthHammer\Core\Reply\WaitingCount;

defined( 'ABSPATH' ) || exit;

/**
 * The staff's list of valuations, and one of them.
 *
 * @phpstan-import-type Item from ValuationList
 * @extends ListScreen<Item, ValuationFilter>
 */
final class ValuationsScreen extends ListScreen {

	public const SLUG       = 'caphpi-valuations';
	public const CAPABILITY = ValuationCapability::NAME;
	public const SINGULAR   = 'valuation';
	public const PLURAL     = 'valuations';
	public const CSV        = 'caphpi_export_valuations';

	public function __construct(
		private readonly ValuationList $list,
		private readonly BulkActions $bulk,
		private readonly ValuationDetail $detail,
	) {}

	public function title(): string {
		return __( 'Valuations', 'hearth-hammer' );
	}

	/** @return array<string, string> */
	public function columns(): array {
		return array(
			'vehicle' => __( 'Vehicle', 'hearth-hammer' ),
			'date'    => __( 'Date', 'hearth-hammer' ),
			'values'  => __( 'Trade values', 'hearth-hammer' ),
			'outcome' => __( 'Outcome', 'hearth-hammer' ),
			'owner'   => __( 'Owner', 'hearth-hammer' ),
			'mail'    => __( 'Email', 'hearth-hammer' ),
			'sale'    => __( 'Sale', 'hearth-hammer' ),
		);
	}

	/** @return array<string, array{string, bool}> */
	public function sortable(): array {
		return array(
			'vehicle' => array( 'plate', false ),
			'date'    => array( 'date', true ),
			'values'  => array( 'value', true ),
			'sale'    => array( 'sold', true ),
		);
	}

	/** @return array<string, string> */
	public function bulk_actions(): array {
		return array(
			BulkActions::SEND_AGAIN => __( 'Send again', 'hearth-hammer' ),
			BulkActions::ANSWERED   => __( 'Mark as answered', 'hearth-hammer' ),
			BulkActions::ENTERED    => __( 'Mark as entered', 'hearth-hammer' ),
			BulkActions::DELETE     => __( 'Delete permanently', 'hearth-hammer' ),
		);
	}

	public function query(): ValuationFilter {
		return ValuationFilter::from_query( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Filters change nothing.
	}

	/** @return list<Item> */
	public function rows( mixed $query, int $limit, int $offset ): array {
		return $this->list->page( $query, $limit, $offset );
	}

	public function count( mixed $query ): int {
		return $this->list->count( $query );
	}

	public function empty_words( mixed $query ): string {
		return __( 'No valuations found.', 'hearth-hammer' );
	}

	public function search_label(): string {
		return __( 'Search valuations', 'hearth-hammer' );
	}

	public function search_hint(): string {
		return __( 'Number plate or email', 'hearth-hammer' );
	}

	/** @return array{int, string} */
	public function box( mixed $row ): array {
		return array( $row['valuation']->id, $row['valuation']->plate->spaced() );
	}

	/** @return array<string, string> */
	public function row_actions( mixed $row ): array {
		$actions = array( 'open' => sprintf( '<a href="%s">%s</a>', esc_url( self::url( array( 'valuation' => $row['valuation']->id ) ) ), esc_html__( 'Open', 'hearth-hammer' ) ) );
		if ( null !== $row['valuation']->owner->email ) {
			$actions['again'] = sprintf( '<a href="%s">%s</a>', esc_url( SendAgain::url( $row['valuation']->id ) ), esc_html__( 'Send again', 'hearth-hammer' ) );
		}
		return $actions;
	}

	public function cell( mixed $row, string $column ): string {
		$valuation = $row['valuation'];
		return match ( $column ) {
			'vehicle' => self::vehicle( $valuation ),
			'date'    => esc_html( StaffWords::time( $valuation->created_at ) ),
			'values'  => self::lines( array_map( esc_html( ... ), ValuationRecord::trade_prices( $valuation->lookup->valuation?->trade ) ) ),
			'outcome' => esc_html( StaffWords::outcome_of( $valuation ) ),
			'owner'   => self::owner( $valuation ),
			'mail'    => esc_html( StaffWords::mail( $row['mail'], $valuation->sent_at ) ) . ( '' === $row['error'] ? '' : '<br><span class="description">' . esc_html( $row['error'] ) . '</span>' ),
			'sale'    => self::sale( $valuation ),
			default   => '',
		};
	}

	/** In the order of their making, so that a long file misses none (ValuationCsv). */
	public function write( $stream, mixed $query ): void {
		( new ValuationCsv( $this->list ) )->write( $stream, $query );
	}

	protected function add_to_menu( callable $show ): string {
		$waiting = current_user_can( self::CAPABILITY ) ? $this->list->waiting() : 0;
		/* translators: %d: how many */
		$bubble = WaitingCount::html( $waiting, sprintf( _n( '%d owner waiting for a call', '%d owners waiting for a call', $waiting, 'hearth-hammer' ), $waiting ) );
		return add_menu_page( $this->title(), $this->title() . $bubble, self::CAPABILITY, self::SLUG, $show, 'dashicons-car', 27 );
	}

	/** @return array<string, string> */
	protected function parameters( mixed $query ): array {
		return $query->to_query();
	}

	protected function filters( mixed $query ): string {
		$day    = static fn ( string $name, string $label, string $value ): string => sprintf( '<label>%2$s <input type="date" name="%1$s" value="%3$s"></label>', esc_attr( $name ), esc_html( $label ), esc_attr( $value ) );
		$labels = static fn ( array $values, callable $words ): array => array_combine( $values, array_map( $words, $values ) );
		return $day( 'from', __( 'From', 'hearth-hammer' ), $query->from )
			. $day( 'to', __( 'To', 'hearth-hammer' ), $query->to )
			. self::choice( 'outcome', __( 'Outcome', 'hearth-hammer' ), __( 'All outcomes', 'hearth-hammer' ), $labels( ValuationFilter::outcomes(), StaffWords::outcome( ... ) ), $query->outcome )
			. self::choice( 'status', __( 'Sale status', 'hearth-hammer' ), __( 'All sale statuses', 'hearth-hammer' ), $labels( ValuationFilter::statuses(), StaffWords::status( ... ) ), $query->status )
			. self::choice( 'provider', __( 'Provider', 'hearth-hammer' ), __( 'All providers', 'hearth-hammer' ), $labels( $this->list->providers(), StaffWords::provider( ... ) ), $query->provider )
			. self::choice( 'answer', __( 'Call requests', 'hearth-hammer' ), __( 'All call requests', 'hearth-hammer' ), $labels( ValuationFilter::ANSWERS, StaffWords::answer( ... ) ), $query->answer );
	}

	/**
	 * @param list<int> $ids
	 * @return array<string, int|string>
	 */
	protected function act( string $action, array $ids ): array {
		return array( 'done' => $this->bulk->run( $action, $ids ), 'did' => $action );
	}

	protected function before_page(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- It checks its own nonce.
		if ( isset( $_POST['sale_status'] ) ) {
			$to = $this->detail->save( is_string( $_GET['valuation'] ?? null ) ? absint( $_GET['valuation'] ) : 0, $_POST );
			if ( null !== $to ) {
				// Loading the page again must not save twice.
				wp_safe_redirect( $to );
				exit;
			}
		}
		// phpcs:enable
	}

	protected function csv_name(): string {
		return 'valuations-' . StaffWords::time( time(), 'Y-m-d-Hi' );
	}

	protected function show_one( int $id ): bool {
		$this->detail->show( $id );
		return true;
	}

	protected function show_notices(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only tells what has been done.
		$notices = array();
		if ( isset( $_GET['sent-again'] ) ) {
			$notices[] = __( 'The valuation is being sent again.', 'hearth-hammer' );
		}
		if ( isset( $_GET['saved'] ) ) {
			$notices[] = __( 'Sale details saved.', 'hearth-hammer' );
		}
		if ( isset( $_GET['done'] ) ) {
			$notices[] = BulkActions::report( sanitize_key( is_string( $_GET['did'] ?? null ) ? $_GET['did'] : '' ), absint( $_GET['done'] ) );
		}
		// phpcs:enable
		foreach ( $notices as $notice ) {
			wp_admin_notice( esc_html( $notice ), array( 'type' => 'success', 'dismissible' => true ) );
		}
	}

	private static function vehicle( StoredValuation $valuation ): string {
		$title = $valuation->lookup->title();
		return sprintf(
			'<strong><a class="row-title" href="%s">%s</a></strong><br>%s<br>%s',
			esc_url( self::url( array( 'valuation' => $valuation->id ) ) ),
			esc_html( $valuation->plate->spaced() ),
			esc_html( '' === $title ? __( 'Unknown vehicle', 'hearth-hammer' ) : $title ),
			/* translators: %s: a number such as 42,000 */
			esc_html( sprintf( __( '%s miles', 'hearth-hammer' ), $valuation->mileage->formatted() ) )
		);
	}

	private static function owner( StoredValuation $valuation ): string {
		$lines = OwnerLines::html( $valuation->owner );
		if ( $valuation->is_waiting() || $valuation->answered_at > 0 ) {
			$lines[] = sprintf( '<strong>%s</strong>', esc_html( StaffWords::answer( $valuation->is_waiting() ? 'waiting' : 'answered' ) ) );
		}
		return self::lines( $lines );
	}

	private static function sale( StoredValuation $valuation ): string {
		$sale  = $valuation->sale;
		$lines = array(
			null === $sale->status ? '' : StaffWords::status( $sale->status ),
			null === $sale->status && null !== $sale->vehicle_entered ? ( 'Yes' === $sale->vehicle_entered ? __( 'Entered', 'hearth-hammer' ) : __( 'Not entered', 'hearth-hammer' ) ) : '',
			(string) $sale->date,
			null === $sale->price ? '' : ValuationRecord::price( $sale->price ),
		);
		$lines = array_filter( $lines, static fn ( string $line ): bool => '' !== $line );
		return self::lines( array_map( esc_html( ... ), $lines ) );
	}

	/** @param array<string> $lines HTML. */
	private static function lines( array $lines ): string {
		return array() === $lines ? '—' : implode( '<br>', $lines );
	}
}
