<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Admin;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Page\PageOffset;
use HearthHammer\Hpapi\Leads\Newsletter\Subscriber;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\Newsletter\SubscriberState;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/**
 * The list of subscribers as WordPress shows lists.
 */
final class SubscribersTable extends WP_List_Table {

	private const PER_PAGE = 50;

	public function __construct( private readonly Subscribers $subscribers ) {
		parent::__construct(
			array(
				'singular' => 'subscriber',
				'plural'   => 'subscribers',
				'screen'   => 'toplevel_page_' . SubscribersScreen::SLUG,
			)
		);
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'email'     => __( 'Email address', 'hearth-hammer' ),
			'state'     => __( 'Status', 'hearth-hammer' ),
			'source'    => __( 'Source', 'hearth-hammer' ),
			'requested' => __( 'Requested', 'hearth-hammer' ),
			'confirmed' => __( 'Confirmed', 'hearth-hammer' ),
		);
	}

	public function prepare_items(): void {
		// Said outright: the admin's header asks the screen for its columns before this table is made, and remembers none.
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'email' );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A search changes nothing.
		$search      = sanitize_text_field( wp_unslash( is_string( $_GET['s'] ?? null ) ? $_GET['s'] : '' ) );
		$this->items = $this->subscribers->page( $search, self::PER_PAGE, PageOffset::before( $this->get_pagenum(), self::PER_PAGE ) );
		$this->set_pagination_args(
			array(
				'total_items' => $this->subscribers->count( $search ),
				'per_page'    => self::PER_PAGE,
			)
		);
	}

	public function no_items(): void {
		esc_html_e( 'No subscribers found.', 'hearth-hammer' );
	}

	/**
	 * @param Subscriber $item
	 * @param string     $column_name
	 */
	protected function column_default( $item, $column_name ): string {
		return esc_html(
			match ( $column_name ) {
				'email'     => $item->email,
				'state'     => match ( $item->state ) {
					SubscriberState::Pending      => __( 'Not confirmed yet', 'hearth-hammer' ),
					SubscriberState::Subscribed   => __( 'Subscribed', 'hearth-hammer' ),
					SubscriberState::Unsubscribed => __( 'Unsubscribed', 'hearth-hammer' ),
				},
				'source'    => '' === $item->source ? '—' : $item->source,
				'requested' => self::when( $item->requested_at ),
				'confirmed' => self::when( $item->confirmed_at ),
				default     => '',
			}
		);
	}

	private static function when( int $time ): string {
		return 0 === $time ? '—' : ClockTime::on( $time, 'j M Y' );
	}
}
