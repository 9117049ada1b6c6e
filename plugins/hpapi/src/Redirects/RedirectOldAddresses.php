<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Sends who comes by an address of the old site to where it is now. Only what would be a 404 is looked up, in one
 * statement; before WordPress guesses.
 */
final readonly class RedirectOldAddresses implements Module {

	/** Before redirect_canonical(), which guesses at 10. */
	private const PRIORITY = 9;

	/** @param Closure(): RedirectRepository $redirects Made when they are needed. */
	public function __construct( private Closure $redirects ) {}

	public function register(): void {
		add_action( 'template_redirect', $this->redirect( ... ), self::PRIORITY );
	}

	private function redirect(): void {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : 'GET'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
		if ( ! is_404() || ! in_array( $method, array( 'GET', 'HEAD' ), true ) ) {
			return;
		}
		$asked   = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Brought into one spelling, and only compared.
		$address = OldAddress::parse( str_starts_with( $asked, '//' ) ? '/' . ltrim( $asked, '/' ) : $asked );
		$target  = null === $address ? null : ( $this->redirects )()->find( $address );
		$url     = $target?->url();
		// A loop that came about since the import, e.g. by a new address of the property.
		if ( null === $url || null === $address || OldAddress::parse( $url )?->key() === $address->key() ) {
			return;
		}
		wp_safe_redirect( $url, 301, 'Hearth & Hammer' );
		exit;
	}
}
