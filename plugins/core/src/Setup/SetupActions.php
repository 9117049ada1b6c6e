<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * What a click on "Getting started" puts right.
 */
final class SetupActions implements Module {

	public const ACTION  = 'hh_setup';
	public const MAIL    = 'mail';
	public const PRIVACY = 'privacy';
	public const DISMISS = 'dismiss';
	public const NAMES   = array( self::MAIL, self::PRIVACY, self::DISMISS );

	public function __construct( private readonly TestMail $test_mail ) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->act( ... ) );
	}

	/** What its button says. */
	public static function label( string $name ): string {
		return match ( $name ) {
			self::MAIL    => __( 'Send a test email', 'hearth-hammer' ),
			self::PRIVACY => __( 'Create a draft', 'hearth-hammer' ),
			default       => __( 'Don’t remind me', 'hearth-hammer' ),
		};
	}

	private function act(): void {
		check_admin_referer( self::ACTION );
		$name = is_string( $_POST['do'] ?? null ) ? sanitize_key( $_POST['do'] ) : '';
		if ( ! current_user_can( self::PRIVACY === $name ? 'manage_privacy_options' : 'manage_options' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to set up this site.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		match ( $name ) {
			self::MAIL    => $this->test_mail->send(),
			self::PRIVACY => self::draft_privacy_page(),
			self::DISMISS => update_user_meta( get_current_user_id(), SetupScreen::DISMISSED, 1 ),
			default       => null,
		};
		wp_safe_redirect( self::DISMISS === $name ? admin_url() : add_query_arg( 'done', $name, SetupScreen::url() ) );
		exit;
	}

	/** Nothing where there is one already. */
	private static function draft_privacy_page(): void {
		if ( null !== get_post( (int) get_option( 'wp_page_for_privacy_policy' ) ) && (int) get_option( 'wp_page_for_privacy_policy' ) > 0 ) {
			return;
		}
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => __( 'Privacy', 'hearth-hammer' ), 'post_content' => '<!-- wp:hearth-hammer/privacy-notice /-->' ) );
		if ( $id > 0 ) {
			update_option( 'wp_page_for_privacy_policy', $id );
		}
	}
}
