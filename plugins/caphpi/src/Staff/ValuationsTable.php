<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\Outcome;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use WP_List_Table;

/**
 * The list of valuations as WordPress shows lists.
 *
 * @phpstan-import-type Item from ValuationList
 */
final class ValuationsTable extends WP_List_Table {

	private const PER_PAGE = 30;

	public function __construct( private readonly ValuationList $list ) {
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
			'vehicle' => __( 'Vehicle', 'hearth-hammer' ),
			'date'    => __( 'Date', 'hearth-hammer' ),
			'values'  => __( 'Trade values', 'hearth-hammer' ),
			'outcome' => __( 'Outcome', 'hearth-hammer' ),
			'owner'   => __( 'Owner', 'hearth-hammer' ),
			'mail'    => __( 'Mail', 'hearth-hammer' ),
		);
	}

	public function prepare_items(): void {
		// Said outright: the admin's header asks the screen for its columns before this table is made, and remembers none.
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'vehicle' );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$search      = sanitize_text_field( wp_unslash( is_string( $_GET['s'] ?? null ) ? $_GET['s'] : '' ) );
		$this->items = $this->list->page( $search, self::PER_PAGE, ( $this->get_pagenum() - 1 ) * self::PER_PAGE );
		$this->set_pagination_args(
			array(
				'total_items' => $this->list->count( $search ),
				'per_page'    => self::PER_PAGE,
			)
		);
	}

	public function no_items(): void {
		esc_html_e( 'No valuations found.', 'hearth-hammer' );
	}

	/** @param Item $item */
	protected function column_vehicle( array $item ): string {
		$valuation = $item['valuation'];
		$title     = $valuation->lookup->title();
		return sprintf(
			'<strong>%s</strong><br>%s<br>%s',
			esc_html( $valuation->plate->spaced() ),
			esc_html( '' === $title ? __( 'Unknown vehicle', 'hearth-hammer' ) : $title ),
			/* translators: %s: a number such as 42,000 */
			esc_html( sprintf( __( '%s miles', 'hearth-hammer' ), $valuation->mileage->formatted() ) )
		) . $this->row_actions( $this->actions( $item ) );
	}

	/** @param Item $item */
	protected function column_date( array $item ): string {
		return esc_html( (string) wp_date( 'j M Y, H:i', $item['valuation']->created_at ) );
	}

	/** @param Item $item */
	protected function column_values( array $item ): string {
		$trade = $item['valuation']->lookup->valuation?->trade;
		return null === $trade ? '—' : implode( '<br>', array_map( 'esc_html', array_map( ValuationRecord::price( ... ), array( $trade->clean, $trade->average, $trade->below_average ) ) ) );
	}

	/** @param Item $item */
	protected function column_outcome( array $item ): string {
		return esc_html(
			match ( $item['valuation']->outcome ) {
				null                => null === $item['valuation']->lookup->cap_id() ? __( 'No online valuation', 'hearth-hammer' ) : __( 'Not finished', 'hearth-hammer' ),
				Outcome::ThankYou   => __( 'Thanked', 'hearth-hammer' ),
				Outcome::NoValue    => __( 'No value: asked for a phone number', 'hearth-hammer' ),
				Outcome::PhoneQuote => __( 'Phone quote offered', 'hearth-hammer' ),
			}
		);
	}

	/** @param Item $item */
	protected function column_owner( array $item ): string {
		$owner = $item['valuation']->owner;
		$lines = array(
			$owner->name->is_known() ? esc_html( $owner->name->value ) : '',
			null === $owner->email ? '' : sprintf( '<a href="mailto:%s">%s</a>', esc_attr( self::mailto( $owner->email->value ) ), esc_html( $owner->email->value ) ),
			null === $owner->phone ? '' : sprintf( '<a href="tel:%s">%s</a>', esc_attr( str_replace( ' ', '', $owner->phone->value ) ), esc_html( $owner->phone->value ) ),
			ValuationRecord::UNKNOWN === $owner->postcode->value ? '' : esc_html( $owner->postcode->value ),
		);
		$lines = array_filter( $lines, static fn ( string $line ): bool => '' !== $line );
		return array() === $lines ? '—' : implode( '<br>', $lines );
	}

	/** @param Item $item */
	protected function column_mail( array $item ): string {
		$state = match ( $item['mail'] ) {
			'none'     => '—',
			'waiting'  => __( 'Waiting', 'hearth-hammer' ),
			'retrying' => __( 'Failed so far, will be tried again', 'hearth-hammer' ),
			'given_up' => __( 'Given up', 'hearth-hammer' ),
			/* translators: %s: date and time */
			'sent'     => sprintf( __( 'Sent %s', 'hearth-hammer' ), (string) wp_date( 'j M Y, H:i', $item['valuation']->sent_at ) ),
		};
		return esc_html( $state ) . ( '' === $item['error'] ? '' : '<br><span class="description">' . esc_html( $item['error'] ) . '</span>' );
	}

	/** "?" and "&" may stand in an address; bare they would add recipients to the mail that staff write. */
	private static function mailto( string $email ): string {
		return str_replace( '%40', '@', rawurlencode( $email ) );
	}

	/**
	 * @param Item $item
	 * @return array<string, string>
	 */
	private function actions( array $item ): array {
		if ( null === $item['valuation']->owner->email ) {
			return array();
		}
		return array(
			'again' => sprintf( '<a href="%s">%s</a>', esc_url( SendAgain::url( $item['valuation']->id ) ), esc_html__( 'Send again', 'hearth-hammer' ) ),
		);
	}
}
