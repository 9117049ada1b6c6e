<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * How wide the visitor's window was when they were here last (SITE-06). `src/lib/window-width.ts` keeps it for 365 days,
 * once the visitor allows cookies.
 */
final class WindowWidth {

	public const COOKIE = 'hh_window_width';

	/** CSS pixels; null where no browser has said so, or nonsense. */
	public static function known(): ?int {
		$width = $_COOKIE[ self::COOKIE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only digits are read.
		return is_string( $width ) && 1 === preg_match( '/^[1-9]\d{2,4}$/D', $width ) ? (int) $width : null;
	}
}
