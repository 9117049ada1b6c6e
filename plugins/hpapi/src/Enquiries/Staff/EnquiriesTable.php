<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Enquiry\EnquiryFilter;
use HearthHammer\Core\Enquiry\EnquiryList;
use HearthHammer\Core\Page\PageOffset;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryWords;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationWords;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/**
 * The list of enquiries as WordPress shows lists.
 *
 * @phpstan-type Item array{enquiry: Enquiry, mail: 'waiting'|'retrying'|'sent'|'given_up', error: string}
 */
final class EnquiriesTable extends WP_List_Table {

	private const PER_PAGE = 30;

	/** @param EnquiryList<Enquiry> $list */
	public function __construct(
		private readonly EnquiryList $list,
		private readonly EnquiryFilter $filter,
	) {
		parent::__construct(
			array(
				'singular' => 'enquiry',
				'plural'   => 'enquiries',
				'screen'   => EnquiriesScreen::SCREEN,
			)
		);
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'who'      => __( 'Sender', 'hearth-hammer' ),
			'what'     => __( 'Enquiry', 'hearth-hammer' ),
			'property' => __( 'Property', 'hearth-hammer' ),
			'state'    => __( 'Status and next step', 'hearth-hammer' ),
			'date'     => __( 'Received', 'hearth-hammer' ),
			'mail'     => __( 'Email to visitor', 'hearth-hammer' ),
		);
	}

	public function prepare_items(): void {
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'who' );
		$this->items           = $this->list->page( $this->filter, self::PER_PAGE, PageOffset::before( $this->get_pagenum(), self::PER_PAGE ) );
		$this->set_pagination_args(
			array(
				'total_items' => $this->list->count( $this->filter ),
				'per_page'    => self::PER_PAGE,
			)
		);
	}

	public function no_items(): void {
		esc_html_e( 'No enquiries found.', 'hearth-hammer' );
	}

	/** Not in the table's own bar, which WordPress hides on small screens. */
	public function show_filters(): void {
		echo '<div style="display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;clear:both;padding:8px 0">';
		$this->list->show_choices( $this->filter, 'hpapi' );
		submit_button( __( 'Filter', 'hearth-hammer' ), '', '', false );
		echo ' ';
		EnquiriesScreen::csv()->show_button( $this->filter );
		echo '</div>';
	}

	/** @param Item $item */
	protected function column_who( array $item ): string {
		$enquiry = $item['enquiry'];
		$url     = EnquiriesScreen::url( array( 'enquiry' => $enquiry->id ) );
		return sprintf( '<strong><a href="%s">%s</a></strong><br>%s', esc_url( $url ), esc_html( $enquiry->name ), esc_html( implode( ', ', array_filter( array( $enquiry->email, $enquiry->phone ) ) ) ) )
			. $this->row_actions( array( 'view' => sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Open', 'hearth-hammer' ) ) ) );
	}

	/** @param Item $item */
	protected function column_what( array $item ): string {
		$enquiry = $item['enquiry'];
		$text    = $enquiry->is_valuation() ? ValuationWords::summary( $enquiry ) : ( $enquiry->is_viewing()
			? ( $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : $enquiry->preferred )
			: implode( ', ', array_filter( array( implode( ', ', array_map( EnquiryWords::wish( ... ), $enquiry->wishes ) ), $enquiry->message ) ) ) );
		return '<strong>' . esc_html( $enquiry->kind->label() ) . '</strong><br>' . esc_html( wp_html_excerpt( $text, 90, '…' ) );
	}

	/** @param Item $item */
	protected function column_property( array $item ): string {
		$enquiry = $item['enquiry'];
		$link    = $enquiry->post_id > 0 ? get_edit_post_link( $enquiry->post_id, 'raw' ) : null;
		$text    = esc_html( $enquiry->address ) . '<br><span class="description">' . esc_html( $enquiry->reference ) . '</span>';
		return is_string( $link ) ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), $text ) : $text;
	}

	/** @param Item $item */
	protected function column_state( array $item ): string {
		$next = EnquiryWords::next_action( $item['enquiry'], time() );
		return '<strong>' . esc_html( $item['enquiry']->state->label() ) . '</strong>' . ( '' === $next ? '' : '<br><span class="hpapi-next">' . esc_html( $next ) . '</span>' );
	}

	/** @param Item $item */
	protected function column_date( array $item ): string {
		return esc_html( ClockTime::on( $item['enquiry']->created_at, 'j M Y' ) );
	}

	/** @param Item $item */
	protected function column_mail( array $item ): string {
		$state = match ( $item['mail'] ) {
			'waiting'  => __( 'Queued', 'hearth-hammer' ),
			'retrying' => __( 'Failed, will retry', 'hearth-hammer' ),
			'given_up' => __( 'Failed', 'hearth-hammer' ),
			'sent'     => __( 'Sent', 'hearth-hammer' ),
		};
		return esc_html( $state ) . ( '' === $item['error'] ? '' : '<br><span class="description">' . esc_html( $item['error'] ) . '</span>' );
	}
}
