<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Form;

/**
 * A filter above WordPress's own list of a post type: a select whose choice is in the list's address.
 */
final class ListSelect {

	/**
	 * @param string                    $name    Of the query parameter.
	 * @param string                    $all     What it says where nothing is chosen, e.g. "All statuses".
	 * @param array<string|int, string> $choices Value to label.
	 */
	public static function print( string $name, string $all, array $choices ): void {
		$chosen = self::chosen( $name );
		printf( '<select name="%s" aria-label="%s"><option value="">%s</option>', esc_attr( $name ), esc_attr( $all ), esc_html( $all ) );
		foreach ( $choices as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( $chosen, (string) $value, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	/** Empty where nothing is chosen. */
	public static function chosen( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- A list's filter changes nothing.
	}
}
