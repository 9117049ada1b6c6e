<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

/**
 * What is wrong with a table of fees: a sentence for each bad field, for whoever typed it.
 */
final class FeeTableCheck {

	public const MOST_LINES = 20;
	public const MOST_BANDS = 40;
	public const MOST       = 999999999;

	private const LONGEST = 80;

	/** @return array<string, string> Field, e.g. `lines.0.bands.1.to`, to a sentence; empty where all is well. */
	public static function problems( mixed $table ): array {
		$lines = is_array( $table ) ? $table['lines'] ?? null : null;
		if ( ! is_array( $lines ) || ! array_is_list( $lines ) ) {
			return array( 'lines' => __( 'This is not a valid fee table.', 'hearth-hammer' ) );
		}
		if ( count( $lines ) > self::MOST_LINES ) {
			/* translators: %d: a number */
			return array( 'lines' => sprintf( __( 'A fee table can have up to %d fees.', 'hearth-hammer' ), self::MOST_LINES ) );
		}
		$problems = array();
		foreach ( $lines as $index => $line ) {
			$problems += self::line( "lines.{$index}", $line );
		}
		return $problems;
	}

	/** @return array<string, string> */
	private static function line( string $at, mixed $line ): array {
		if ( ! is_array( $line ) ) {
			return array( $at => __( 'This is not a valid fee.', 'hearth-hammer' ) );
		}
		$label    = is_string( $line['label'] ?? null ) ? trim( $line['label'] ) : '';
		$problems = array();
		if ( '' === $label || self::length( $label ) > self::LONGEST ) {
			/* translators: %d: a number of letters */
			$problems[ "{$at}.label" ] = sprintf( __( 'Enter a name for the fee in %d characters or fewer, like Buyer’s premium.', 'hearth-hammer' ), self::LONGEST );
		}
		if ( ! is_string( $line['applies_to'] ?? null ) || null === FeeScope::tryFrom( $line['applies_to'] ) ) {
			$problems[ "{$at}.applies_to" ] = __( 'Choose which lots the fee applies to.', 'hearth-hammer' );
		}
		if ( ! is_string( $line['vat'] ?? null ) || null === FeeVat::tryFrom( $line['vat'] ) ) {
			$problems[ "{$at}.vat" ] = __( 'Choose whether VAT is added to the fee, included in it or not due.', 'hearth-hammer' );
		}
		$bands = $line['bands'] ?? null;
		if ( ! is_array( $bands ) || ! array_is_list( $bands ) || array() === $bands || count( $bands ) > self::MOST_BANDS ) {
			/* translators: %d: a number */
			return $problems + array( "{$at}.bands" => sprintf( __( 'A fee must have at least one band and no more than %d.', 'hearth-hammer' ), self::MOST_BANDS ) );
		}
		$expected = 0;
		foreach ( $bands as $index => $band ) {
			$problems += self::band( "{$at}.bands.{$index}", $band, $expected, count( $bands ) - 1 === $index );
			$expected  = is_array( $band ) && is_int( $band['to'] ?? null ) ? $band['to'] + 1 : null;
		}
		return $problems;
	}

	/**
	 * @param int|null $expected Where the band before leaves off; null where that is not known.
	 * @return array<string, string>
	 */
	private static function band( string $at, mixed $band, ?int $expected, bool $is_last ): array {
		if ( ! is_array( $band ) ) {
			return array( $at => __( 'This is not a valid band.', 'hearth-hammer' ) );
		}
		$problems = array();
		$from     = $band['from'] ?? null;
		$to       = $band['to'] ?? null;
		if ( ! self::is_pounds( $from ) ) {
			$problems[ "{$at}.from" ] = __( 'Enter the band’s lowest hammer price in whole pounds.', 'hearth-hammer' );
		} elseif ( null !== $expected && $from !== $expected ) {
			$problems[ "{$at}.from" ] = 0 === $expected
				? __( 'The first band must start at £0.', 'hearth-hammer' )
				/* translators: %s: an amount of money */
				: sprintf( __( 'This band must start at £%s, where the previous one ends. Bands must not overlap or leave gaps.', 'hearth-hammer' ), number_format( $expected ) );
		}
		if ( $is_last && null !== $to ) {
			$problems[ "{$at}.to" ] = __( 'Leave the end of the last band empty, so that it covers every higher price.', 'hearth-hammer' );
		} elseif ( ! $is_last && ( ! self::is_pounds( $to ) || ( is_int( $from ) && $to < $from ) ) ) {
			$problems[ "{$at}.to" ] = __( 'Enter the band’s highest hammer price in whole pounds. It must not be less than the lowest.', 'hearth-hammer' );
		}
		return $problems + self::amount( $at, $band );
	}

	/**
	 * @param array<mixed> $band
	 * @return array<string, string>
	 */
	private static function amount( string $at, array $band ): array {
		$sum     = $band['sum'] ?? null;
		$percent = $band['percent'] ?? null;
		$minimum = $band['minimum'] ?? null;
		if ( ( null === $sum ) === ( null === $percent ) ) {
			return array( "{$at}.sum" => __( 'Enter either a fixed sum or a percentage.', 'hearth-hammer' ) );
		}
		$problems = array();
		if ( null !== $sum && ! self::is_pounds( $sum ) ) {
			$problems[ "{$at}.sum" ] = __( 'Enter the fixed sum in whole pounds.', 'hearth-hammer' );
		}
		if ( null !== $percent && ! self::is_percent( $percent ) ) {
			$problems[ "{$at}.percent" ] = __( 'Enter a percentage from 0 to 100 with up to two decimal places, like 2.5.', 'hearth-hammer' );
		}
		if ( null !== $minimum && ( null === $percent || ! self::is_pounds( $minimum ) ) ) {
			$problems[ "{$at}.minimum" ] = __( 'Enter a minimum in whole pounds, and only with a percentage.', 'hearth-hammer' );
		}
		return $problems;
	}

	private static function is_pounds( mixed $value ): bool {
		return is_int( $value ) && $value >= 0 && $value <= self::MOST;
	}

	private static function is_percent( mixed $value ): bool {
		return ( is_int( $value ) || is_float( $value ) ) && $value >= 0 && $value <= 100 && abs( $value * 100 - round( $value * 100 ) ) < 1e-6;
	}

	private static function length( string $text ): int {
		return mb_strlen( $text );
	}
}
