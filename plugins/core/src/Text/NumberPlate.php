<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Text;

/**
 * How a number plate is stored, AB12CDE, and how it is painted, AB12 CDE.
 */
final class NumberPlate {

	/** What JavaScript calls a space, the hyphen, and what phones and word processors make of them. */
	private const BETWEEN = '/[\t-\r\p{Z}\x{FEFF}\x{2010}-\x{2015}\x{2212}-]+/u';

	/** @return string As it is stored, however it was typed; empty where it is no UTF-8. */
	public static function stored( string $plate ): string {
		return strtoupper( (string) preg_replace( self::BETWEEN, '', $plate ) );
	}

	/** @param string $plate However it was typed; what has no known form has no gap. */
	public static function spaced( string $plate ): string {
		$plate = (string) preg_replace( '/\W/', '', self::stored( $plate ) );
		return match ( 1 ) {
			// Since 2001, and before it with the year in front or behind; older ones and Northern Ireland's.
			preg_match( '/^[A-Z]{2}[0-9]{2}[A-Z]{3}$/', $plate ) => substr( $plate, 0, 4 ) . ' ' . substr( $plate, 4 ),
			preg_match( '/^([A-Z][0-9]{1,3})([A-Z]{3})$/', $plate, $parts ) => "{$parts[1]} {$parts[2]}",
			preg_match( '/^([A-Z]{3})([0-9]{1,3}[A-Z])$/', $plate, $parts ) => "{$parts[1]} {$parts[2]}",
			preg_match( '/^([A-Z]{1,3})([0-9]{1,4})$/', $plate, $parts ) => "{$parts[1]} {$parts[2]}",
			preg_match( '/^([0-9]{1,4})([A-Z]{1,3})$/', $plate, $parts ) => "{$parts[1]} {$parts[2]}",
			default => $plate,
		};
	}
}
