<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Module;
use HearthHammer\Core\Reply\EnquiryNotices;
use HearthHammer\Core\Reply\ReplyDesk;
use HearthHammer\Core\Reply\WaitingCount;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Properties → Enquiries: the list, and one of them.
 */
final class EnquiriesScreen implements Module {

	public const SCREEN = 'hpapi_property_page_hpapi-enquiries';

	private const SLUG   = 'hpapi-enquiries';
	private const PARENT = 'edit.php?post_type=hpapi_property';

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly EnquiryList $list,
		private readonly ReplyDesk $desk,
	) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	/** @param array<string, int|string> $parameters */
	public static function url( array $parameters = array() ): string {
		return add_query_arg( array_map( rawurlencode( ... ), array_map( strval( ... ), array( 'post_type' => 'hpapi_property', 'page' => self::SLUG ) + $parameters ) ), admin_url( 'edit.php' ) );
	}

	private function add_page(): void {
		$waiting = current_user_can( EnquiryCapability::NAME ) ? $this->list->waiting() : 0;
		$words   = WaitingCount::of_enquiries( $waiting );
		WaitingCount::show_on( self::PARENT, $waiting, $words );
		add_submenu_page( self::PARENT, __( 'Enquiries', 'hearth-hammer' ), __( 'Enquiries', 'hearth-hammer' ) . WaitingCount::html( $waiting, $words ), EnquiryCapability::NAME, self::SLUG, $this->show( ... ) );
	}

	private function show(): void {
		if ( ! current_user_can( EnquiryCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view enquiries.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only shows.
		$id   = absint( is_scalar( $_GET['enquiry'] ?? null ) ? $_GET['enquiry'] : 0 );
		$said = is_string( $_GET['said'] ?? null ) ? sanitize_key( $_GET['said'] ) : '';
		// phpcs:enable
		echo '<div class="wrap">';
		$enquiry = $id > 0 ? $this->enquiries->find( $id ) : null;
		EnquiryNotices::say(
			$said,
			array(
				'moved'   => array( __( 'Enquiry updated. The visitor is emailed if the change affects them.', 'hearth-hammer' ), 'success' ),
				'no-time' => array( __( 'Enter a date and time in the future for the viewing.', 'hearth-hammer' ), 'error' ),
			)
		);
		if ( null !== $enquiry ) {
			( new EnquiryDetail( $this->desk ) )->show( $enquiry );
		} else {
			$this->show_list();
		}
		echo '</div>';
	}

	private function show_list(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$table = new EnquiriesTable( $this->list, EnquiryFilter::from_request() );
		$table->prepare_items();
		echo '<h1 class="wp-heading-inline">' . esc_html__( 'Enquiries', 'hearth-hammer' ) . '</h1><hr class="wp-header-end">';
		printf( '<form method="get"><input type="hidden" name="post_type" value="hpapi_property"><input type="hidden" name="page" value="%s">', esc_attr( self::SLUG ) );
		$table->search_box( __( 'Search enquiries', 'hearth-hammer' ), 'hpapi-enquiries' );
		$table->show_filters();
		$table->display();
		echo '</form>';
	}
}
