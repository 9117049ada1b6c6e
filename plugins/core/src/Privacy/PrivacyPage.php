<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The site's privacy page for forms: named in the head, where islands find it, and suggested to editors.
 */
final class PrivacyPage implements Module {

	public function register(): void {
		add_action( 'wp_head', $this->name( ... ) );
		add_action( 'admin_init', $this->suggest( ... ) );
	}

	/** Beside the button of a form that asks for personal data; src/ui/form/privacy-note.tsx prints the same. */
	public static function note(): string {
		$url = get_privacy_policy_url();
		return '' === $url ? '' : sprintf( '<p class="hh-field__hint hh-privacy-note"><a href="%s">%s</a></p>', esc_url( $url ), esc_html__( 'How we use your data', 'hearth-hammer' ) );
	}

	private function name(): void {
		if ( '' !== get_privacy_policy_url() ) {
			printf( '<link rel="privacy-policy" href="%s">' . "\n", esc_url( get_privacy_policy_url() ) );
		}
	}

	private function suggest(): void {
		wp_add_privacy_policy_content( __( 'Hearth & Hammer', 'hearth-hammer' ), '<p class="privacy-policy-tutorial">' . esc_html__( 'The “Privacy notice” block shows this on your page and updates it when your settings change.', 'hearth-hammer' ) . '</p>' . PrivacyNotices::html() );
	}
}
