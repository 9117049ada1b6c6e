<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Costs;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * What the calculators' plain forms send, and where they send it: to the page that they stand on.
 */
final class CalculatorRequest implements Module {

	/** Names of the fields. A page with one of them is the same page with other numbers in it. */
	private const FIELDS = array( 'sd_price', 'sd_nation', 'sd_buyer', 'sd_non_resident', 'mc_price', 'mc_deposit', 'mc_years', 'mc_rate' );

	private const LONGEST = 40;

	public function register(): void {
		add_filter( 'wp_robots', $this->robots( ... ) );
	}

	/** Whether the form of these fields was sent, e.g. `sd`. */
	public static function is_sent( string $form ): bool {
		return null !== self::sent( "{$form}_price" );
	}

	/** What was sent in a field, or what stands there otherwise. */
	public static function text( string $field, string $otherwise ): string {
		return mb_substr( self::sent( $field ) ?? $otherwise, 0, self::LONGEST );
	}

	/**
	 * Where the form goes, and what a form of this address must send along, as a form drops the address's own query.
	 *
	 * @return array{action: string, hidden: list<array{name: string, value: string}>}
	 */
	public static function target( string $anchor ): array {
		$url    = is_singular() ? (string) get_permalink( (int) get_queried_object_id() ) : '';
		$hidden = array();
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		foreach ( $query as $name => $value ) {
			if ( is_string( $value ) ) {
				$hidden[] = array(
					'name'  => (string) $name,
					'value' => $value,
				);
			}
		}
		return array(
			'action' => '' === $url ? '' : (string) strtok( $url, '?' ) . '#' . $anchor,
			'hidden' => $hidden,
		);
	}

	private static function sent( string $field ): ?string {
		return isset( $_GET[ $field ] ) && is_string( $_GET[ $field ] ) ? sanitize_text_field( wp_unslash( $_GET[ $field ] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification -- A sum changes nothing.
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	private function robots( array $robots ): array {
		foreach ( self::FIELDS as $field ) {
			if ( isset( $_GET[ $field ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification
				return array( 'noindex' => true, 'follow' => true ) + array_diff_key( $robots, array( 'index' => true, 'max-image-preview' => true ) );
			}
		}
		return $robots;
	}
}
