<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Core\Page\PageOffset;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/**
 * The list of valuations as WordPress shows lists.
 *
 * @phpstan-import-type Item from ValuationList
 */
final class ValuationsTable extends WP_List_Table {

	private const PER_PAGE = 30;

	public function __construct(
		private readonly ValuationList $list,
		private readonly ValuationFilter $filter,
	) {
		parent::__construct(
			array(
				'singular' => 'valuation',
				'plural'   => 'valuations',
				'screen'   => 'toplevel_page_' . ValuationsScreen::SLUG,
			)
		);
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'cb'      => '<input type="checkbox">',
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
	protected function get_sortable_columns(): array {
		return array(
			'vehicle' => array( 'plate', false ),
			'date'    => array( 'date', true ),
			'values'  => array( 'value', true ),
			'sale'    => array( 'sold', true ),
		);
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return array(
			BulkActions::SEND_AGAIN => __( 'Send again', 'hearth-hammer' ),
			BulkActions::ANSWERED   => __( 'Mark as answered', 'hearth-hammer' ),
			BulkActions::ENTERED    => __( 'Mark as entered', 'hearth-hammer' ),
			BulkActions::DELETE     => __( 'Delete permanently', 'hearth-hammer' ),
		);
	}

	public function prepare_items(): void {
		// Said outright: the admin's header asks the screen for its columns before this table is made, and remembers none.
		$this->_column_headers = array( $this->get_columns(), array(), $this->get_sortable_columns(), 'vehicle' );
		$this->items           = $this->list->page( $this->filter, self::PER_PAGE, PageOffset::before( $this->get_pagenum(), self::PER_PAGE ) );
		$this->set_pagination_args(
			array(
				'total_items' => $this->list->count( $this->filter ),
				'per_page'    => self::PER_PAGE,
			)
		);
	}

	public function no_items(): void {
		esc_html_e( 'No valuations found.', 'hearth-hammer' );
	}

	/** @param Item $item */
	protected function column_cb( $item ): string {
		$id = $item['valuation']->id;
		return sprintf(
			'<input type="checkbox" name="valuation[]" id="cb-select-%1$d" value="%1$d"><label for="cb-select-%1$d"><span class="screen-reader-text">%2$s</span></label>',
			$id,
			/* translators: %s: a number plate */
			esc_html( sprintf( __( 'Select %s', 'hearth-hammer' ), $item['valuation']->plate->spaced() ) )
		);
	}

	/** @param Item $item */
	protected function column_vehicle( array $item ): string {
		$valuation = $item['valuation'];
		$title     = $valuation->lookup->title();
		return sprintf(
			'<strong><a class="row-title" href="%s">%s</a></strong><br>%s<br>%s',
			esc_url( ValuationsScreen::url( $valuation->id ) ),
			esc_html( $valuation->plate->spaced() ),
			esc_html( '' === $title ? __( 'Unknown vehicle', 'hearth-hammer' ) : $title ),
			/* translators: %s: a number such as 42,000 */
			esc_html( sprintf( __( '%s miles', 'hearth-hammer' ), $valuation->mileage->formatted() ) )
		) . $this->row_actions( $this->actions( $item ) );
	}

	/** @param Item $item */
	protected function column_date( array $item ): string {
		return esc_html( StaffWords::time( $item['valuation']->created_at ) );
	}

	/** @param Item $item */
	protected function column_values( array $item ): string {
		$prices = ValuationRecord::trade_prices( $item['valuation']->lookup->valuation?->trade );
		return array() === $prices ? '—' : implode( '<br>', array_map( 'esc_html', $prices ) );
	}

	/** @param Item $item */
	protected function column_outcome( array $item ): string {
		return esc_html( StaffWords::outcome_of( $item['valuation'] ) );
	}

	/** @param Item $item */
	protected function column_owner( array $item ): string {
		$lines = OwnerLines::html( $item['valuation']->owner );
		if ( $item['valuation']->is_waiting() || $item['valuation']->answered_at > 0 ) {
			$lines[] = sprintf( '<strong>%s</strong>', esc_html( StaffWords::answer( $item['valuation']->is_waiting() ? 'waiting' : 'answered' ) ) );
		}
		return array() === $lines ? '—' : implode( '<br>', $lines );
	}

	/** @param Item $item */
	protected function column_mail( array $item ): string {
		return esc_html( StaffWords::mail( $item['mail'], $item['valuation']->sent_at ) )
			. ( '' === $item['error'] ? '' : '<br><span class="description">' . esc_html( $item['error'] ) . '</span>' );
	}

	/** @param Item $item */
	protected function column_sale( array $item ): string {
		$sale  = $item['valuation']->sale;
		$lines = array(
			null === $sale->status ? '' : StaffWords::status( $sale->status ),
			null === $sale->status && null !== $sale->vehicle_entered ? ( 'Yes' === $sale->vehicle_entered ? __( 'Entered', 'hearth-hammer' ) : __( 'Not entered', 'hearth-hammer' ) ) : '',
			(string) $sale->date,
			null === $sale->price ? '' : ValuationRecord::price( $sale->price ),
		);
		$lines = array_filter( $lines, static fn ( string $line ): bool => '' !== $line );
		return array() === $lines ? '—' : implode( '<br>', array_map( esc_html( ... ), $lines ) );
	}

	/**
	 * @param Item $item
	 * @return array<string, string>
	 */
	private function actions( array $item ): array {
		$actions = array( 'open' => sprintf( '<a href="%s">%s</a>', esc_url( ValuationsScreen::url( $item['valuation']->id ) ), esc_html__( 'Open', 'hearth-hammer' ) ) );
		if ( null !== $item['valuation']->owner->email ) {
			$actions['again'] = sprintf( '<a href="%s">%s</a>', esc_url( SendAgain::url( $item['valuation']->id ) ), esc_html__( 'Send again', 'hearth-hammer' ) );
		}
		return $actions;
	}
}
