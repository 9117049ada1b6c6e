<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Names the edited pages that stayed when one of the other plugins was deleted; `removal.php` writes the list. By then
 * the plugin itself cannot say so.
 */
final class KeptPages implements Module {

	public const OPTION  = 'hh_core_kept_pages';
	public const DISMISS = 'hh_dismiss_kept_pages';

	private const CAPABILITY = 'edit_pages';

	public function register(): void {
		add_action( 'admin_notices', $this->tell( ... ) );
		add_action( 'admin_post_' . self::DISMISS, $this->dismiss( ... ) );
	}

	private function tell(): void {
		if ( ! current_user_can( self::CAPABILITY ) || ! in_array( get_current_screen()?->id, array( 'plugins', 'edit-page' ), true ) ) {
			return;
		}
		$pages = self::pages();
		if ( array() === $pages ) {
			return;
		}
		printf( '<div class="notice notice-info"><p>%s</p><ul class="ul-disc">', esc_html( _n( 'A Hearth & Hammer plugin was deleted. This page stayed, because it was edited or has pages below it. If you don’t need it, move it to the Trash.', 'A Hearth & Hammer plugin was deleted. These pages stayed, because they were edited or have pages below them. If you don’t need them, move them to the Trash.', count( $pages ), 'hearth-hammer' ) ) );
		foreach ( $pages as $page ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( (string) get_edit_post_link( $page->ID, 'url' ) ), esc_html( $page->post_title ) );
		}
		printf( '</ul><form method="post" action="%s"><p><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::DISMISS ) );
		wp_nonce_field( self::DISMISS );
		printf( '<button class="button-link">%s</button></p></form></div>', esc_html__( 'Dismiss this notice', 'hearth-hammer' ) );
	}

	private function dismiss(): void {
		check_admin_referer( self::DISMISS );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit pages.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		delete_option( self::OPTION );
		wp_safe_redirect( wp_get_referer() ?: admin_url( 'edit.php?post_type=page' ) );
		exit;
	}

	/** @return list<WP_Post> Those that are still there. */
	private static function pages(): array {
		$ids = get_option( self::OPTION );
		return array_values(
			array_filter(
				array_map( get_post( ... ), is_array( $ids ) ? array_map( 'intval', $ids ) : array() ),
				static fn ( ?WP_Post $page ): bool => null !== $page && 'page' === $page->post_type && 'trash' !== $page->post_status
			)
		);
	}
}
