<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\SearchBox;
use HearthHammer\Core\Reply\WaitingCount;

defined( 'ABSPATH' ) || exit;

/**
 * The staff's list of valuations, and one of them.
 */
final class ValuationsScreen implements Module {

	public const SLUG = 'caphpi-valuations';

	public function __construct(
		private readonly ValuationList $list,
		private readonly BulkActions $bulk,
		private readonly ValuationDetail $detail,
	) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	/** @param int $valuation_id 0: the list. */
	public static function url( int $valuation_id = 0 ): string {
		return admin_url( 'admin.php?page=' . self::SLUG . ( 0 === $valuation_id ? '' : '&valuation=' . $valuation_id ) );
	}

	private function add_page(): void {
		$waiting = current_user_can( ValuationCapability::NAME ) ? $this->list->waiting() : 0;
		/* translators: %d: how many */
		$bubble  = WaitingCount::html( $waiting, sprintf( _n( '%d owner waiting for a call', '%d owners waiting for a call', $waiting, 'hearth-hammer' ), $waiting ) );
		$hook    = add_menu_page( __( 'Valuations', 'hearth-hammer' ), __( 'Valuations', 'hearth-hammer' ) . $bubble, ValuationCapability::NAME, self::SLUG, $this->show( ... ), 'dashicons-car', 27 );
		add_action( "load-{$hook}", $this->act( ... ) );
	}

	/** What changes something redirects, so that loading the page again does not change it twice. */
	private function act(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Each checks its own nonce.
		if ( isset( $_POST['sale_status'] ) ) {
			$to = $this->detail->save( self::asked(), $_POST );
		} else {
			$done = $this->bulk->run( $_GET );
			$to   = null === $done ? null : add_query_arg( $done + array_map( rawurlencode( ... ), ValuationFilter::from_query( $_GET )->to_query() ), self::url() );
		}
		// phpcs:enable
		if ( null !== $to ) {
			wp_safe_redirect( $to );
			exit;
		}
	}

	private function show(): void {
		if ( ! current_user_can( ValuationCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view valuations.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		echo '<div class="wrap">';
		$this->show_notices();
		if ( self::asked() > 0 ) {
			$this->detail->show( self::asked() );
		} else {
			$this->show_list();
		}
		echo '</div>';
	}

	private function show_list(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Filters change nothing.
		$filter = ValuationFilter::from_query( $_GET );
		$table  = new ValuationsTable( $this->list, $filter );
		$table->prepare_items();
		echo '<h1 class="wp-heading-inline">' . esc_html__( 'Valuations', 'hearth-hammer' ) . '</h1><hr class="wp-header-end">';
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">';
		SearchBox::show( $table, __( 'Search valuations', 'hearth-hammer' ), 'caphpi-valuations', __( 'Number plate or email', 'hearth-hammer' ) );
		// Not in the table's own bar, which WordPress hides on small screens.
		( new FilterFields( $filter, $this->list->providers() ) )->show();
		$table->display();
		echo '</form>';
	}

	private function show_notices(): void {
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

	/** The valuation that the address names; a list of them is a bulk action's. */
	private static function asked(): int {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reading only; the capability is checked.
		return is_string( $_GET['valuation'] ?? null ) ? absint( $_GET['valuation'] ) : 0;
	}
}
