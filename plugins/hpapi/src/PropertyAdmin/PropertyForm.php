<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Fields\FieldGuard;
use HearthHammer\Hpapi\Properties\PropertyFields;

/**
 * What the edit screen sent for a property's fields, checked.
 */
final readonly class PropertyForm {

	public const NONCE     = 'hpapi_property_fields';
	public const INPUT     = 'hpapi_field';
	public const HAND_BACK = 'hpapi_hand_back';

	/**
	 * @param array<string, string> $typed     By field.
	 * @param array<string, mixed>  $values    Those that may be kept, cleaned.
	 * @param array<string, string> $faults    A sentence for each of the others.
	 * @param list<string>          $hand_back Fields that the feed gets back.
	 */
	private function __construct( public array $typed, public array $values, public array $faults, public array $hand_back ) {}

	/** Null where this request is not the edit screen's form for this post, or whoever sent it may not. */
	public static function sent( int $post, FieldGuard $guard ): ?self {
		if ( ! self::is_ours( $post ) ) {
			return null;
		}
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Checked by is_ours(), cleaned by PropertyFields.
		$sent = isset( $_POST[ self::INPUT ] ) && is_array( $_POST[ self::INPUT ] ) ? wp_unslash( $_POST[ self::INPUT ] ) : array();
		$back = isset( $_POST[ self::HAND_BACK ] ) && is_array( $_POST[ self::HAND_BACK ] ) ? array_filter( wp_unslash( $_POST[ self::HAND_BACK ] ), is_string( ... ) ) : array();
		// phpcs:enable
		$typed = array_filter( array_intersect_key( $sent, array_flip( array_diff( MetaBoxFields::names(), $back ) ) ), is_string( ... ) );
		$read  = array();
		foreach ( $typed as $name => $value ) {
			$read[ $name ] = PropertyInput::read( $name, $value );
		}
		$faults = $guard->faults( $post, $read ) + self::half_a_point( $typed );
		$values = array();
		foreach ( array_diff_key( $read, $faults ) as $name => $value ) {
			$values[ $name ] = PropertyFields::clean( $name, $value );
		}
		if ( in_array( get_post_status( $post ), array( 'publish', 'future' ), true ) ) {
			// What visitors see already does not lose what it needs.
			$title   = isset( $_POST['post_title'] ) && is_string( $_POST['post_title'] ) ? sanitize_text_field( wp_unslash( $_POST['post_title'] ) ) : (string) get_post_field( 'post_title', $post ); // phpcs:ignore WordPress.Security.NonceVerification -- Checked by is_ours().
			$missing = array_diff_key( PropertyRules::missing( $post, $title, $values ), PropertyRules::missing( $post, (string) get_post_field( 'post_title', $post ), array() ) );
			$faults += $missing;
			$values  = array_diff_key( $values, $missing );
		}
		return new self( $typed, $values, $faults, array_values( $back ) );
	}

	/**
	 * A latitude without its longitude is somewhere at sea.
	 *
	 * @param array<string, string> $typed
	 * @return array<string, string>
	 */
	private static function half_a_point( array $typed ): array {
		$latitude  = trim( $typed['latitude'] ?? '' );
		$longitude = trim( $typed['longitude'] ?? '' );
		if ( ( '' === $latitude ) === ( '' === $longitude ) || ! isset( $typed['latitude'], $typed['longitude'] ) ) {
			return array();
		}
		$sentence = __( 'Enter both the latitude and the longitude of the point on the map.', 'hearth-hammer' );
		return array( 'latitude' => $sentence, 'longitude' => $sentence );
	}

	private static function is_ours( int $post ): bool {
		$nonce = isset( $_POST[ self::NONCE ] ) && is_string( $_POST[ self::NONCE ] ) ? sanitize_key( $_POST[ self::NONCE ] ) : '';
		$id    = isset( $_POST['post_ID'] ) && is_numeric( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0;
		return $id === $post && false !== wp_verify_nonce( $nonce, self::NONCE ) && current_user_can( 'edit_post', $post );
	}
}
