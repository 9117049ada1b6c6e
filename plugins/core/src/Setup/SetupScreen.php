<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Hearth & Hammer → Getting started: what is set up and what is missing (STAFF-08), and the notice that leads there.
 */
final class SetupScreen implements Module {

	public const SLUG      = 'hh-setup';
	public const DISMISSED = 'hh_setup_dismissed';

	/** Runs below the lists. */
	public const BELOW = 'hearth_hammer_setup_below';

	private const CAPABILITY = 'edit_posts';
	/** Where a reminder is no disturbance. */
	private const REMINDS_ON = array( 'dashboard', 'plugins', 'themes', 'edit-page' );

	public function register(): void {
		add_action( 'admin_menu', $this->add_page( ... ) );
		add_action( 'admin_notices', $this->remind( ... ) );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	private function add_page(): void {
		add_menu_page( __( 'Getting started', 'hearth-hammer' ), __( 'Hearth & Hammer', 'hearth-hammer' ), self::CAPABILITY, self::SLUG, $this->show( ... ), 'dashicons-admin-home', 3 );
		// The same page under a name of its own: a second callback would print it twice.
		add_submenu_page( self::SLUG, __( 'Getting started', 'hearth-hammer' ), __( 'Getting started', 'hearth-hammer' ), self::CAPABILITY, self::SLUG );
	}

	private function show(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view this page.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$lists   = SetupList::all();
		$missing = self::missing( $lists );
		printf( '<div class="wrap hh-setup"><h1>%s</h1>', esc_html__( 'Getting started', 'hearth-hammer' ) );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only tells what has been done.
		if ( is_string( $_GET['done'] ?? null ) && SetupActions::MAIL === sanitize_key( $_GET['done'] ) ) {
			wp_admin_notice( esc_html__( 'A test email is on its way to you. The result will appear below within a minute.', 'hearth-hammer' ), array( 'type' => 'info' ) );
		}
		echo '<style>.hh-setup__list{max-width:960px;margin:0;padding:0;border:1px solid #c3c4c7;background:#fff;list-style:none}.hh-setup__item{display:grid;grid-template-columns:7em minmax(8em,14em) 1fr auto;gap:4px 16px;align-items:center;margin:0;padding:12px 16px;border-top:1px solid #dcdcde}.hh-setup__item:first-child{border-top:0}.hh-setup__state{font-weight:600}.hh-setup__state--done{color:#006b1f}.hh-setup__state--missing,.hh-setup__state--trouble{color:#b32d2e}.hh-setup__item:has(.hh-setup__state--trouble){border-left:4px solid #b32d2e}.hh-setup__state--warning{color:#8a5a00}.hh-setup__item p{margin:0;overflow-wrap:anywhere}.hh-setup__do{display:flex;flex-wrap:wrap;gap:8px}@media(max-width:782px){.hh-setup__item{grid-template-columns:1fr}}</style>';
		/* translators: %s: a number */
		printf( '<p role="status">%s</p>', esc_html( 0 === $missing ? __( 'Setup is complete.', 'hearth-hammer' ) : sprintf( _n( '%s item left to set up.', '%s items left to set up.', $missing, 'hearth-hammer' ), number_format_i18n( $missing ) ) ) );
		foreach ( $lists as $heading => $checks ) {
			printf( '<h2>%s</h2><ul class="hh-setup__list">', esc_html( $heading ) );
			array_map( self::show_check( ... ), $checks );
			echo '</ul>';
		}
		/** Prints what is set up on the page itself. */
		do_action( self::BELOW );
		echo '</div>';
	}

	private static function show_check( SetupCheck $check ): void {
		printf( '<li class="hh-setup__item" id="hh-setup-%1$s"><span class="hh-setup__state hh-setup__state--%2$s">%3$s</span><strong>%4$s</strong><p>%5$s</p><div class="hh-setup__do">', esc_attr( $check->id ), esc_attr( $check->state->value ), esc_html( $check->state->label() ), esc_html( $check->label ), esc_html( $check->sentence ) );
		if ( '' !== $check->action ) {
			self::show_button( $check->action, SetupActions::label( $check->action ), 'button' );
		}
		if ( '' !== $check->url ) {
			printf( '<a class="button" href="%s">%s</a>', esc_url( $check->url ), esc_html( $check->link ) );
		}
		echo '</div></li>';
	}

	private static function show_button( string $action, string $label, string $class_name ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( SetupActions::ACTION ) );
		wp_nonce_field( SetupActions::ACTION, '_wpnonce', true );
		printf( '<button class="%s" name="do" value="%s">%s</button></form>', esc_attr( $class_name ), esc_attr( $action ), esc_html( $label ) );
	}

	/** After the plugins are switched on, until nothing is missing or somebody has had enough of it. */
	private function remind(): void {
		if ( ! current_user_can( 'manage_options' ) || ! in_array( get_current_screen()?->id, self::REMINDS_ON, true ) || '' !== (string) get_user_meta( get_current_user_id(), self::DISMISSED, true ) ) {
			return;
		}
		$missing = self::missing( SetupList::all() );
		if ( 0 === $missing ) {
			return;
		}
		/* translators: %s: a number */
		printf( '<div class="notice notice-info"><p>%s <a href="%s">%s</a></p>', esc_html( sprintf( _n( 'Hearth & Hammer: %s item left to set up.', 'Hearth & Hammer: %s items left to set up.', $missing, 'hearth-hammer' ), number_format_i18n( $missing ) ) ), esc_url( self::url() ), esc_html__( 'Getting started', 'hearth-hammer' ) );
		self::show_button( SetupActions::DISMISS, SetupActions::label( SetupActions::DISMISS ), 'button-link' );
		echo '</div>';
	}

	/** @param array<string, list<SetupCheck>> $lists */
	private static function missing( array $lists ): int {
		return count( array_filter( array_merge( array(), ...array_values( $lists ) ), static fn ( SetupCheck $check ): bool => SetupState::Missing === $check->state ) );
	}
}
