<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider\Sandbox;

use HearthHammer\Caphpi\Input\Plate;

/**
 * When a plate says its vehicle was first registered.
 *
 * Plates that say nothing (dateless, Northern Irish, personal, Q) have no date; plates that no vehicle can
 * carry (trade plates, an age identifier not yet issued) do not exist.
 */
final readonly class PlateAge {

	/** The sandbox's today: the same plate is the same vehicle for ever. */
	public const REFERENCE = '2026-12-31';

	private const PREFIXES = array(
		'A' => '1983-08', 'B' => '1984-08', 'C' => '1985-08', 'D' => '1986-08', 'E' => '1987-08', 'F' => '1988-08',
		'G' => '1989-08', 'H' => '1990-08', 'J' => '1991-08', 'K' => '1992-08', 'L' => '1993-08', 'M' => '1994-08',
		'N' => '1995-08', 'P' => '1996-08', 'R' => '1997-08', 'S' => '1998-08', 'T' => '1999-03', 'V' => '1999-09',
		'W' => '2000-03', 'X' => '2000-09', 'Y' => '2001-03',
	);
	private const SUFFIXES = array(
		'A' => '1963-02', 'B' => '1964-01', 'C' => '1965-01', 'D' => '1966-01', 'E' => '1967-01', 'F' => '1967-08',
		'G' => '1968-08', 'H' => '1969-08', 'J' => '1970-08', 'K' => '1971-08', 'L' => '1972-08', 'M' => '1973-08',
		'N' => '1974-08', 'P' => '1975-08', 'R' => '1976-08', 'S' => '1977-08', 'T' => '1978-08', 'V' => '1979-08',
		'W' => '1980-08', 'X' => '1981-08', 'Y' => '1982-08',
	);

	/** @param string|null $month YYYY-MM in which the period of this identifier began. */
	private function __construct(
		public bool $exists,
		public ?string $month = null,
	) {}

	public static function of( Plate $plate ): self {
		$text = $plate->value;
		if ( 1 === preg_match( '/^[A-HJ-PR-Y]{2}(\d{2})[A-HJ-PR-Z]{3}$/D', $text, $match ) ) {
			return self::current( (int) $match[1] );
		}
		if ( 1 === preg_match( '/^Q\d{1,3}[A-Z]{3}$/D', $text ) ) {
			return new self( true );
		}
		if ( 1 === preg_match( '/^([A-Z])\d{1,3}[A-Z]{3}$/D', $text, $match ) ) {
			return self::dated( self::PREFIXES[ $match[1] ] ?? null );
		}
		if ( 1 === preg_match( '/^[A-Z]{3}\d{1,3}([A-Z])$/D', $text, $match ) ) {
			return self::dated( self::SUFFIXES[ $match[1] ] ?? null );
		}
		return new self( 1 === preg_match( '/^(?:[A-Z]{1,3}\d{1,4}|\d{1,4}[A-Z]{1,3})$/D', $text ) );
	}

	private static function current( int $identifier ): self {
		// 51 was the first, in September 2001; 02 followed in March 2002.
		$month = $identifier > 50
			? sprintf( '%d-09', 1950 + $identifier )
			: sprintf( '%d-03', 2000 + $identifier );
		return self::dated( $month >= '2001-09' && $month <= self::REFERENCE ? $month : null );
	}

	private static function dated( ?string $month ): self {
		return new self( null !== $month, $month );
	}
}
