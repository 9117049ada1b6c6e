<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

use HearthHammer\Core\Module;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Says the same of a name that is unknown and of a password that is wrong, at sign-in and where a password is lost, so
 * that no one learns from it who has an account.
 */
final class SignInErrors implements Module {

	private const CODE    = 'incorrect_login';
	private const UNKNOWN = array( 'invalid_username', 'invalid_email' );

	public function register(): void {
		add_filter( 'authenticate', $this->say_the_same( ... ), 1000, 3 );
		add_filter( 'shake_error_codes', static fn ( array $codes ): array => array( ...$codes, self::CODE ) );
		add_filter( 'lostpassword_errors', $this->say_nothing( ... ), 10, 2 );
	}

	private function say_the_same( WP_User|WP_Error|null $user, mixed $name, mixed $password ): WP_User|WP_Error|null {
		unset( $name );
		$code = $user instanceof WP_Error ? (string) $user->get_error_code() : '';
		if ( ! in_array( $code, array( ...self::UNKNOWN, 'incorrect_password' ), true ) ) {
			return $user;
		}
		if ( 'incorrect_password' !== $code && is_string( $password ) ) {
			// As long as looking at a password takes.
			wp_hash_password( $password );
		}
		return new WP_Error(
			self::CODE,
			sprintf(
				'<strong>%1$s</strong> %2$s <a href="%3$s">%4$s</a>',
				esc_html__( 'Error:', 'hearth-hammer' ),
				esc_html__( 'The username, email address or password is incorrect.', 'hearth-hammer' ),
				esc_url( wp_lostpassword_url() ),
				esc_html__( 'Lost your password?', 'hearth-hammer' )
			)
		);
	}

	/** An address that no one has is answered as one that somebody has: "check your email". */
	private function say_nothing( WP_Error $errors, WP_User|false $user ): WP_Error {
		$is_asked = isset( $GLOBALS['pagenow'] ) && 'wp-login.php' === $GLOBALS['pagenow'];
		$typed    = is_string( $_POST['user_login'] ?? null ) ? trim( wp_unslash( $_POST['user_login'] ) ) : ''; // phpcs:ignore WordPress.Security -- Only whether there is something.
		$others   = array_diff( $errors->get_error_codes(), array( ...self::UNKNOWN, 'invalidcombo' ) );
		if ( $is_asked && '' !== $typed && false === $user && array() === $others && wp_safe_redirect( add_query_arg( 'checkemail', 'confirm', wp_login_url() ) ) ) {
			exit;
		}
		return $errors;
	}
}
