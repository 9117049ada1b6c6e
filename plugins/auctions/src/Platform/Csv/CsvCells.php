<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Auctions\Fees\SpecialPayment;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\PriceStatus;
use HearthHammer\Core\Sync\Problem;

defined( 'ABSPATH' ) || exit;

/**
 * Cells of a row as British offices write them, brought to the form of our plain feed. A cell that cannot be read leaves
 * its field as it is and is told; all others are taken.
 */
final class CsvCells {

	private const TIMES  = array( 'starts_at', 'ends_at' );
	private const GUIDES = array( 'guide_low', 'guide_high' );

	/** Whole pounds among the facts. */
	private const POUNDS = array( 'rent', 'ground_rent', 'service_charge', 'rateable_value', 'deposit_minimum', 'cap_clean', 'cap_average', 'cap_below' );

	private const MONTHS = array( 'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december' );

	private const AMOUNT = '(\d{1,10}(?:\.\d{1,2})?|\d{1,7}\.\d{3}(?=[km]))([km]?)';

	private const UNITS = '%|yrs?\.?|years?|miles?|cc|days?|beds?|keys?|keepers?|owners?|doors?|seats?|sq\.?\s?(?:ft|m)\.?';

	private const MOST = 2_000_000_000;

	/** @var list<Problem> */
	private array $problems = array();

	public function __construct(
		private readonly int $line,
		private readonly string $lot,
	) {}

	/** Whether Excel wrote a long number its own way, as 1.23457E+11: its last digits are lost. */
	public static function is_shortened( string $cell ): bool {
		return 1 === preg_match( '/^-?\d(?:[.,]\d+)?E[+-]\d{1,3}$/iD', $cell );
	}

	/** @return list<string> The values of a cell, between bars. */
	public static function items( string $cell ): array {
		return array_values( array_filter( array_map( trim( ... ), explode( '|', $cell ) ), static fn ( string $one ): bool => '' !== $one ) );
	}

	/** @return list<Problem> What could not be read. */
	public function problems(): array {
		return $this->problems;
	}

	/** Says of a private cell that it cannot be read, and not what it holds. */
	public function skip( string $column ): void {
		$this->problems[] = new Problem( $this->line, $column, "{$this->lot}: " . __( 'cannot be read, so it was not changed', 'hearth-hammer' ), false );
	}

	/**
	 * @param array<string, string> $row By column.
	 * @return array<string, string> Without cells that could not be read.
	 */
	public function read( array $row ): array {
		$schema = LotFields::fields()->schema();
		foreach ( $row as $column => $cell ) {
			if ( '' === $cell || in_array( $column, array( 'sale', ...self::GUIDES ), true ) ) {
				continue;
			}
			$is_number = array() !== array_intersect( array( 'integer', 'number' ), (array) ( $schema[ $column ]['type'] ?? array() ) );
			$read      = match ( true ) {
				in_array( $column, self::TIMES, true ) => self::time( $cell ) ?? $this->refuse( $column, $cell, /* translators: %s: what a cell holds */ __( '“%s” is not a date and time, so it was not changed. Write it like 03/05/2019 10:00', 'hearth-hammer' ) ),
				! $is_number && self::is_shortened( $cell ) => $this->refuse( $column, $cell, /* translators: %s: what a cell holds */ __( '“%s” is a number that the spreadsheet shortened, so it was not changed. Format the column as text, and type the number again', 'hearth-hammer' ) ),
				'date' === ( $schema[ $column ]['format'] ?? '' ) => self::date( $cell ) ?? $this->refuse( $column, $cell, /* translators: %s: what a cell holds */ __( '“%s” is not a date, so it was not changed. Write it like 03/05/2019 or 3 May 2019', 'hearth-hammer' ) ),
				'hammer' === $column, in_array( $column, self::POUNDS, true ) => $this->amount( $column, $cell ),
				'special_payments' === $column => $this->payments( $cell ),
				'status' === $column => LotStatus::tryFrom( self::slug( $cell ) )->value ?? $cell,
				'price_status' === $column => PriceStatus::tryFrom( self::slug( $cell ) )->value ?? self::price_status( $cell )->value ?? $cell,
				$is_number => self::number( $cell ) ?? $this->refuse( $column, $cell, /* translators: %s: what a cell holds */ __( '“%s” is not a number, so it was not changed. Write it like 99', 'hearth-hammer' ) ),
				default => $cell,
			};
			if ( null === $read ) {
				unset( $row[ $column ] );
			} else {
				$row[ $column ] = $read;
			}
		}
		return $this->guides( $row );
	}

	/**
	 * A range in one cell is two figures; POA is a price status.
	 *
	 * @param array<string, string> $row
	 * @return array<string, string>
	 */
	private function guides( array $row ): array {
		foreach ( self::GUIDES as $column ) {
			$cell = $row[ $column ] ?? '';
			if ( '' === $cell ) {
				continue;
			}
			$status = self::price_status( $cell );
			$range  = self::range( $cell );
			unset( $row[ $column ] );
			if ( null !== $status ) {
				$row[ $column ] = '';
				$row            = self::with_status( $row, $status );
			} elseif ( null === $range || floor( $range[0] ) !== $range[0] || floor( $range[1] ?? 0.0 ) !== ( $range[1] ?? 0.0 ) ) {
				$this->refuse( $column, $cell, /* translators: %s: what a cell holds */ __( '“%s” is not a price in whole pounds, so it was not changed. Write it like £120,000, 90k, 90-100k or POA', 'hearth-hammer' ) );
			} else {
				$row[ $column ] = self::plain( $range[0] );
				if ( isset( $range[1] ) && '' === ( $row['guide_high'] ?? '' ) ) {
					$row['guide_high'] = self::plain( $range[1] );
					$row               = self::with_status( $row, PriceStatus::GuideRange );
				}
			}
		}
		if ( '' !== ( $row['guide_high'] ?? '' ) && (int) $row['guide_high'] < (int) ( $row['guide_low'] ?? 0 ) ) {
			$this->refuse( 'guide_high', $row['guide_high'], /* translators: %s: what a cell holds */ __( '“%s” is below the lower guide price, so it was not changed', 'hearth-hammer' ) );
			unset( $row['guide_high'] );
		}
		return $row;
	}

	/**
	 * Where the row has no price status of its own.
	 *
	 * @param array<string, string> $row
	 * @return array<string, string>
	 */
	private static function with_status( array $row, PriceStatus $status ): array {
		return '' === ( $row['price_status'] ?? '' ) ? array( ...$row, 'price_status' => $status->value ) : $row;
	}

	private function amount( string $column, string $cell ): ?string {
		$range = self::range( (string) preg_replace( '/\s*(?:p\.?\s?a\.?|per annum|(?:per|a) year)$/i', '', $cell ) );
		if ( null === $range || isset( $range[1] ) || ( 'hammer' !== $column && floor( $range[0] ) !== $range[0] ) ) {
			return $this->refuse( $column, $cell, /* translators: %s: what a cell holds */ __( '“%s” is not an amount of money, so it was not changed. Write it like £120,000', 'hearth-hammer' ) );
		}
		return self::plain( $range[0] );
	}

	private function payments( string $cell ): ?string {
		$lines = self::items( $cell );
		return count( SpecialPayment::all( $lines ) ) === count( $lines )
			? $cell
			: $this->refuse( 'special_payments', $cell, /* translators: %s: what a cell holds */ __( '“%s” has no sum in whole pounds, so it was not changed. Write it like Searches: £350', 'hearth-hammer' ) );
	}

	/** @return array{0: float, 1?: float}|null Pounds of `£120,000+`, `90k`, `£90,000 to £100,000` and `90-100k`. */
	private static function range( string $cell ): ?array {
		$plain = strtolower( (string) preg_replace( '/[£,\s\x{A0}*]/u', '', $cell ) );
		$plain = (string) preg_replace( '/^(?:guideprice|guide|offersover|offersinexcessof|inexcessof|oieo|from|circa):?/', '', $plain );
		if ( 1 !== preg_match( '/^' . self::AMOUNT . '(?:(?:-|–|—|to)' . self::AMOUNT . ')?\+?$/Du', $plain, $found ) ) {
			return null;
		}
		$times = static fn ( string $unit ): int => array( 'k' => 1000, 'm' => 1_000_000 )[ $unit ] ?? 1;
		$unit  = $found[4] ?? '';
		$low   = round( (float) $found[1] * $times( '' === $found[2] ? $unit : $found[2] ), 2 );
		if ( ! isset( $found[3] ) ) {
			return $low > self::MOST ? null : array( $low );
		}
		$high = round( (float) $found[3] * $times( $unit ), 2 );
		// `90,000-100k` has its first figure in full.
		$low = $low > $high && '' === $found[2] ? (float) $found[1] : $low;
		return $low > $high || $high > self::MOST ? null : array( $low, $high );
	}

	private static function price_status( string $cell ): ?PriceStatus {
		return match ( preg_replace( '/[^a-z]/', '', strtolower( $cell ) ) ) {
			'poa', 'priceonapplication' => PriceStatus::Poa,
			'noreserve', 'nilreserve', 'unreserved' => PriceStatus::NoReserve,
			'refer', 'refertoauctioneer' => PriceStatus::Refer,
			default => null,
		};
	}

	/** Without idle pence. */
	private static function plain( float $pounds ): string {
		return floor( $pounds ) === $pounds ? sprintf( '%d', $pounds ) : sprintf( '%.2F', $pounds );
	}

	/** The number of `99 yrs`, `45,000 miles`, `45k` and `1,998cc`. */
	private static function number( string $cell ): ?string {
		if ( 1 !== preg_match( '/^(-?\d{1,3}(?:,\d{3})+|-?\d+)(\.\d+)?\s?(k?)\s?(?:' . self::UNITS . ')?(?:\s(?:remaining|unexpired|left))?$/iDu', $cell, $found ) ) {
			return null;
		}
		$number = str_replace( ',', '', $found[1] ) . $found[2];
		return '' === $found[3] ? $number : (string) ( (float) $number * 1000 );
	}

	/** Unix seconds and ISO 8601 stay as they are; a time without a zone is London's. */
	private static function time( string $cell ): ?string {
		if ( ctype_digit( $cell ) || 1 === preg_match( '/^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d|$)/', $cell ) ) {
			return $cell;
		}
		if ( 1 !== preg_match( '/^(.+?),?\s+(?:at\s+)?(\d{1,2})(?:[:.](\d\d)(?::\d\d)?\s?(am|pm)?|\s?(am|pm))$/iD', $cell, $found ) ) {
			return self::date( $cell );
		}
		$half = strtolower( $found[5] ?? $found[4] ?? '' );
		$hour = (int) $found[2];
		$date = self::date( $found[1] );
		if ( null === $date || $hour > ( '' === $half ? 23 : 12 ) || (int) ( $found[3] ?? 0 ) > 59 ) {
			return null;
		}
		return sprintf( '%sT%02d:%02d', $date, '' === $half ? $hour : $hour % 12 + ( 'pm' === $half ? 12 : 0 ), (int) ( $found[3] ?? 0 ) );
	}

	/** YYYY-MM-DD of a date with its day first; of a month and a year its first day. */
	private static function date( string $cell ): ?string {
		$plain = strtolower( (string) preg_replace( array( '/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+/i', '/(?<=\d)(?:st|nd|rd|th)\b/i' ), '', $cell ) );
		[ $year, $month, $day ] = match ( true ) {
			1 === preg_match( '/^(\d{4})-(\d{1,2})-(\d{1,2})$/D', $plain, $found ) => array( $found[1], (int) $found[2], (int) $found[3] ),
			1 === preg_match( '/^(\d{1,2})[\/.\- ](\d{1,2})[\/.\- ](\d{4}|\d\d)$/D', $plain, $found ) => array( $found[3], (int) $found[2], (int) $found[1] ),
			1 === preg_match( '/^(\d{1,2})[\s\/.\-]*([a-z]{3,9})[\s\/.,\-]*(\d{4}|\d\d)$/D', $plain, $found ) => array( $found[3], self::month( $found[2] ), (int) $found[1] ),
			1 === preg_match( '/^([a-z]{3,9})[\s\/.,\-]*(\d{4}|\d\d)$/D', $plain, $found ) => array( $found[2], self::month( $found[1] ), 1 ),
			default => array( '0', 0, 0 ),
		};
		$year = (int) $year + ( 2 !== strlen( $year ) ? 0 : ( (int) $year < 70 ? 2000 : 1900 ) );
		return $year > 1800 && checkdate( $month, $day, $year ) ? sprintf( '%04d-%02d-%02d', $year, $month, $day ) : null;
	}

	/** 0 for none. */
	private static function month( string $name ): int {
		foreach ( self::MONTHS as $index => $month ) {
			if ( str_starts_with( $month, $name ) ) {
				return $index + 1;
			}
		}
		return 0;
	}

	private static function slug( string $cell ): string {
		return trim( (string) preg_replace( '/[^a-z]+/', '_', strtolower( $cell ) ), '_' );
	}

	private function refuse( string $column, string $cell, string $sentence ): null {
		$this->problems[] = new Problem( $this->line, $column, "{$this->lot}: " . sprintf( $sentence, mb_substr( $cell, 0, 40 ) ), false );
		return null;
	}
}
