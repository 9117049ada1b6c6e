<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use PHPUnit\Framework\Assert;

/**
 * A button on staff's screen of an enquiry, of either plugin.
 */
final class EnquiryButton {

	/**
	 * @param string                $action Of admin-post.php; its nonce is for this enquiry alone.
	 * @param string                $to     The state that it moves to; empty where the button says that by itself.
	 * @param array<string, string> $more   What else its form has.
	 * @param string                $said   Name in the address of what the screen is told to say afterwards.
	 * @return string That; empty for nothing.
	 * @throws WpDied Where whoever presses it may not.
	 */
	public static function press( string $action, int $enquiry, string $to = '', array $more = array(), string $said = 'said' ): string {
		$_POST    = array( ...$more, 'enquiry' => (string) $enquiry, 'to' => $to, '_wpnonce' => wp_create_nonce( $action . $enquiry ) );
		$_REQUEST = $_POST;
		$redirect = static fn ( string $url ) => throw new Redirected( $url, 302 );
		add_filter( 'wp_redirect', $redirect );
		try {
			do_action( "admin_post_{$action}" );
		} catch ( Redirected $redirected ) {
			wp_parse_str( (string) wp_parse_url( $redirected->location, PHP_URL_QUERY ), $query );
			return is_string( $query[ $said ] ?? null ) ? $query[ $said ] : '';
		} finally {
			remove_filter( 'wp_redirect', $redirect );
		}
		Assert::fail( 'A button leads somewhere.' );
	}
}
