<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Admin;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Leads\LeadFailed;
use HearthHammer\Hpapi\Leads\LeadProviders;

/**
 * The button that asks the lead provider whether it answers.
 */
final class ConnectionTest implements Module {

	public const ACTION = 'hpapi_leads_test';

	public function __construct( private readonly LeadProviders $providers ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->test( ... ) );
	}

	public static function show_button(): void {
		echo '<h2>' . esc_html__( 'Connection', 'hearth-hammer' ) . '</h2><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		echo '<input type="hidden" name="action" value="' . esc_attr( self::ACTION ) . '">';
		wp_nonce_field( self::ACTION );
		submit_button( __( 'Test connection', 'hearth-hammer' ), 'secondary', 'submit', false );
		echo '<p class="description">' . esc_html__( 'With the settings as they were saved last.', 'hearth-hammer' ) . '</p></form>';
	}

	public static function show_result(): void {
		$result = sanitize_key( wp_unslash( is_string( $_GET['connection'] ?? null ) ? $_GET['connection'] : '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- Only tells what has been done.
		$says   = array(
			'sandbox' => __( 'The sandbox is in use: there is no connection to test.', 'hearth-hammer' ),
			'works'   => __( 'HubSpot answers and takes the credential.', 'hearth-hammer' ),
			'refused' => __( 'HubSpot answers, and refuses the credential.', 'hearth-hammer' ),
			'silent'  => __( 'HubSpot does not answer as it should. Please try again in some minutes.', 'hearth-hammer' ),
		);
		if ( isset( $says[ $result ] ) ) {
			wp_admin_notice( $says[ $result ], array( 'type' => in_array( $result, array( 'refused', 'silent' ), true ) ? 'error' : 'success' ) );
		}
	}

	/** @return 'sandbox'|'works'|'refused'|'silent' */
	public function result(): string {
		$provider = $this->providers->current();
		if ( ! $provider->tracks() ) {
			return 'sandbox';
		}
		try {
			$provider->check();
			return 'works';
		} catch ( LeadFailed $failure ) {
			return $failure->permanent ? 'refused' : 'silent';
		}
	}

	private function test(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You may not change these settings.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		wp_safe_redirect( add_query_arg( 'connection', $this->result(), LeadSettingsScreen::url() ) );
		exit;
	}
}
