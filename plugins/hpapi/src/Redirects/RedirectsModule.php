<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects from the addresses of the site that was here before.
 */
final readonly class RedirectsModule implements Module {

	/** Before redirect_canonical(), which guesses at 10. */
	private const PRIORITY = 9;

	public function register(): void {
		add_action( 'template_redirect', $this->redirect( ... ), self::PRIORITY );
		( new Waiting( Waiting::ADMIN, static fn (): array => array( new RedirectsScreen( new RedirectRepository() ), new RedirectsActions( new RedirectRepository() ) ) ) )->register();
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi redirects', new RedirectsCommand( new RedirectRepository() ) );
		}
	}

	/** Sends visitors from an address of the old site to the new one. Only a 404 is looked up, in one statement. */
	private function redirect(): void {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : 'GET'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
		if ( ! is_404() || ! in_array( $method, array( 'GET', 'HEAD' ), true ) ) {
			return;
		}
		$asked   = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Brought into one spelling, and only compared.
		$address = OldAddress::parse( str_starts_with( $asked, '//' ) ? '/' . ltrim( $asked, '/' ) : $asked );
		$target  = null === $address ? null : ( new RedirectRepository() )->find( $address );
		$url     = $target?->url();
		// A loop that arose since the import, e.g. because the property has a new address.
		if ( null === $url || null === $address || OldAddress::parse( $url )?->key() === $address->key() ) {
			return;
		}
		wp_safe_redirect( $url, 301, 'Hearth & Hammer' );
		exit;
	}
}
