<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Admin;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Leads\LeadCapability;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * The staff's list of subscribers.
 */
final class SubscribersScreen implements Module {

	public const SLUG = 'hpapi-subscribers';

	public function __construct( private readonly Subscribers $subscribers ) {}

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
	}

	private function add_page(): void {
		add_menu_page( __( 'Newsletter', 'hearth-hammer' ), __( 'Newsletter', 'hearth-hammer' ), LeadCapability::NAME, self::SLUG, $this->show( ... ), 'dashicons-email-alt', 28 );
	}

	private function show(): void {
		if ( ! current_user_can( LeadCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view newsletter subscribers.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$table = new SubscribersTable( $this->subscribers );
		$table->prepare_items();
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Newsletter', 'hearth-hammer' ) . '</h1>';
		printf( '<a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_url( SubscriberExport::url() ), esc_html__( 'Export subscribers', 'hearth-hammer' ) );
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '">';
		$table->search_box( __( 'Search subscribers', 'hearth-hammer' ), 'hpapi-subscribers' );
		$table->display();
		echo '</form></div>';
	}
}
