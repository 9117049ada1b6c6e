<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Plugin;
use HearthHammer\Core\Module;

/**
 * The staff's list of valuations.
 */
final class ValuationsScreen implements Module {

	public const SLUG = 'caphpi-valuations';

	public function __construct( private readonly ValuationList $list ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	private function add_page(): void {
		add_menu_page( __( 'Valuations', 'hearth-hammer' ), __( 'Valuations', 'hearth-hammer' ), Plugin::CAPABILITY, self::SLUG, $this->show( ... ), 'dashicons-car', 27 );
	}

	private function show(): void {
		if ( ! current_user_can( Plugin::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not see valuations.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$table = new ValuationsTable( $this->list );
		$table->prepare_items();
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Valuations', 'hearth-hammer' ) . '</h1><hr class="wp-header-end">';
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only tells what has been done.
		if ( isset( $_GET['sent-again'] ) ) {
			wp_admin_notice( __( 'The valuation is on its way again.', 'hearth-hammer' ), array( 'type' => 'success', 'dismissible' => true ) );
		}
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">';
		$table->search_box( __( 'Search plate or email', 'hearth-hammer' ), 'caphpi-valuations' );
		$table->display();
		echo '</form></div>';
	}
}
