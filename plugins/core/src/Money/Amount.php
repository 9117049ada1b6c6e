<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Money;

/**
 * Amounts and numbers as people type them, and as they are shown. src/lib/amount.ts reads the same: tests/vectors/amounts.json.
 */
final class Amount {

	public const MOST = 99999999;

	/** Whole pounds of "£425,000", "425000.00" or "425 000"; null for anything else. Pence are left out. */
	public static function read( string $typed ): ?int {
		$plain = (string) preg_replace( '/[£,\s\x{A0}]/u', '', $typed );
		if ( 1 !== preg_match( '/^(\d{1,12})(\.\d*)?$/', $plain, $found ) ) {
			return null;
		}
		$pounds = (int) $found[1];
		return $pounds > self::MOST ? null : $pounds;
	}

	/** Pence of "£1,234.50" or "1234.5"; null for anything else, and for parts of a penny. */
	public static function read_pence( string $typed ): ?int {
		$plain = (string) preg_replace( '/[£,\s\x{A0}]/u', '', $typed );
		if ( 1 !== preg_match( '/^(\d{1,12})(?:\.(\d{0,2}))?$/', $plain, $found ) || (int) $found[1] > self::MOST ) {
			return null;
		}
		return 100 * (int) $found[1] + (int) str_pad( $found[2] ?? '', 2, '0' );
	}

	/** A number with decimals such as "4.75" or "10%"; null for anything else. */
	public static function read_number( string $typed ): ?float {
		$plain = (string) preg_replace( '/[%,\s\x{A0}]/u', '', $typed );
		return 1 === preg_match( '/^\d{1,4}(\.\d{1,4})?$/', $plain ) ? (float) $plain : null;
	}

	/** A number as addresses and people write it, whatever the locale of the server, without idle zeros: 0.5, 10, 1.25. */
	public static function plain( float $number ): string {
		return rtrim( rtrim( number_format( $number, 2, '.', '' ), '0' ), '.' );
	}

	/** £425,000. */
	public static function pounds( int $pounds ): string {
		return '£' . number_format( $pounds );
	}

	/** £1,169.18, without idle pence where told so. */
	public static function pence( int $pence, bool $drop_idle = false ): string {
		return $drop_idle && 0 === $pence % 100 ? self::pounds( intdiv( $pence, 100 ) ) : '£' . number_format( $pence / 100, 2 );
	}
}
