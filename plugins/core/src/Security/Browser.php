<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Security;

/**
 * A random name for this browser in a cookie that scripts cannot read.
 *
 * It binds signed tokens to the browser they were made for. It follows nobody: it lives 21 days, as long as
 * the valuation session, and is only set when a visitor asks for something that needs it.
 */
final class Browser {

	private const COOKIE = 'hh_browser';
	private const DAYS   = 21;

	private ?string $made = null;

	/** The name that the browser sent, or null. */
	public function known(): ?string {
		$sent = $_COOKIE[ self::COOKIE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Checked whole below.
		return is_string( $sent ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $sent ) ? $sent : $this->made;
	}

	/** The name, made where there is none. It lives anew from each answer on, as long as a token bound to it may. */
	public function ensure(): string {
		$name = $this->known() ?? bin2hex( random_bytes( 16 ) );
		if ( $name === $this->made ) {
			return $name;
		}
		$this->made = $name;
		if ( ! headers_sent() ) {
			setcookie(
				self::COOKIE,
				$name,
				array(
					'expires'  => time() + self::DAYS * DAY_IN_SECONDS,
					'path'     => rtrim( COOKIEPATH, '/' ) . '/',
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				)
			);
		}
		return $name;
	}

	/** Forgets the name made in this request; for tests, which make many requests in one process. */
	public function forget(): void {
		$this->made = null;
	}
}
