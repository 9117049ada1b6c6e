<?php
/**
 * WordPress's functions of translations for unit tests, where WordPress is not: English stays as it is.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals

if ( ! function_exists( '__' ) ) {
	function __( string $text, string $domain = 'default' ): string { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter
		return $text;
	}

	function _n( string $one, string $more, int $number, string $domain = 'default' ): string { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter
		return 1 === $number ? $one : $more;
	}
}
