<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Core\Text\PlainText;
use HearthHammer\Core\Sync\Problem;

/**
 * The fields of one row as values, with a note of all that is wrong with them.
 */
final class FieldReader {

	/** @var list<Problem> */
	private array $problems = array();

	public function __construct( public readonly BlmRow $row ) {}

	/** @return list<Problem> */
	public function problems(): array {
		return $this->problems;
	}

	public function error( string $column, string $message ): void {
		$this->problems[] = new Problem( $this->row->line, $column, $message );
	}

	public function warning( string $column, string $message ): void {
		$this->problems[] = new Problem( $this->row->line, $column, $message, false );
	}

	/** Plain text of at most so many letters. */
	public function text( string $column, int $letters = 500 ): string {
		return mb_substr( PlainText::of( $this->row->get( $column ) ), 0, $letters );
	}

	/** A whole number; an empty field is 0. */
	public function whole( string $column, int $most = 999 ): int {
		return (int) round( $this->number( $column, $most ) );
	}

	/** A number, perhaps with a pound sign and thousands' commas; an empty field is 0. */
	public function number( string $column, float $most ): float {
		$typed = $this->row->get( $column );
		$plain = str_replace( array( ' ', '£', "\u{A0}", '%', 'GBP' ), '', $typed );
		// 485,000 is meant in thousands, 4,5 is not.
		$plain = 1 === preg_match( '/^\d{1,3}(,\d{3})+(\.\d+)?$/', $plain ) ? str_replace( ',', '', $plain ) : $plain;
		if ( '' === $plain ) {
			return 0.0;
		}
		if ( 1 !== preg_match( '/^\d+(\.\d+)?$/', $plain ) ) {
			$this->error( $column, sprintf( /* translators: 1: name of a field, e.g. price, 2: what was typed */ __( 'the %1$s “%2$s” is not a number', 'hearth-hammer' ), BlmLabels::of( $column ), self::shown( $typed ) ) );
			return 0.0;
		}
		if ( (float) $plain > $most ) {
			$this->error( $column, sprintf( /* translators: 1: name of a field, e.g. price, 2: what was typed, 3: the highest number */ __( 'the %1$s %2$s is more than %3$s', 'hearth-hammer' ), BlmLabels::of( $column ), self::shown( $typed ), number_format( $most ) ) );
			return 0.0;
		}
		return (float) $plain;
	}

	/**
	 * The word for a number of BLM's. An empty field is the default.
	 *
	 * @template T of int|string
	 * @param array<int, T> $words
	 * @param T             $otherwise
	 * @param bool          $needed    Whether a number that is missing or not known is an error; else a warning.
	 * @return T
	 */
	public function word( string $column, array $words, int|string $otherwise, bool $needed = false ): int|string {
		$typed = $this->row->get( $column );
		if ( '' === $typed && ! $needed ) {
			return $otherwise;
		}
		if ( ctype_digit( $typed ) && isset( $words[ (int) $typed ] ) ) {
			return $words[ (int) $typed ];
		}
		$message = '' === $typed
			? sprintf( /* translators: %s: name of a field, e.g. price */ __( 'the %s is empty', 'hearth-hammer' ), BlmLabels::of( $column ) )
			: sprintf(
				$needed
					/* translators: 1: name of a field, 2: what was typed, 3: what it may be */
					? __( 'the %1$s “%2$s” is not a valid BLM value (%3$s)', 'hearth-hammer' )
					/* translators: 1: name of a field, 2: what was typed, 3: what it may be */
					: __( 'the %1$s “%2$s” is not a valid BLM value (%3$s), so it is ignored', 'hearth-hammer' ),
				BlmLabels::of( $column ),
				self::shown( $typed ),
				implode( ', ', array_keys( $words ) )
			);
		$needed ? $this->error( $column, $message ) : $this->warning( $column, $message );
		return $otherwise;
	}

	/** @param bool $otherwise Of an empty field; what is neither yes nor no is no, with a warning. */
	public function flag( string $column, bool $otherwise ): bool {
		$typed = $this->row->get( $column );
		if ( '' === $typed ) {
			return $otherwise;
		}
		$flag = match ( strtoupper( $typed ) ) {
			'Y', 'YES', '1', 'TRUE' => true,
			'N', 'NO', '0', 'FALSE' => false,
			default => null,
		};
		if ( null === $flag ) {
			$this->warning( $column, sprintf( /* translators: 1: name of a field, 2: what was typed */ __( 'the %1$s is “%2$s”, not yes (1) or no (0), so it is treated as no', 'hearth-hammer' ), BlmLabels::of( $column ), self::shown( $typed ) ) );
		}
		return $flag ?? false;
	}

	/** A time of the feed, which is British time; null where there is none. */
	public function time( string $column ): ?DateTimeImmutable {
		$typed = $this->row->get( $column );
		if ( '' === $typed || 1 === preg_match( '/^0000-00-00/', $typed ) ) {
			return null;
		}
		foreach ( array( '!Y-m-d H:i:s', '!Y-m-d\TH:i:s', '!Y-m-d H:i', '!Y-m-d' ) as $format ) {
			$time   = DateTimeImmutable::createFromFormat( $format, $typed, new DateTimeZone( 'Europe/London' ) );
			$errors = DateTimeImmutable::getLastErrors();
			if ( false !== $time && ( false === $errors || 0 === $errors['warning_count'] ) && $time->getTimestamp() > 0 ) {
				return $time;
			}
		}
		$this->warning( $column, sprintf( /* translators: 1: name of a field, 2: what was typed */ __( 'the %1$s “%2$s” is not a date like 2026-05-31 09:00:00, so it is ignored', 'hearth-hammer' ), BlmLabels::of( $column ), self::shown( $typed ) ) );
		return null;
	}

	/** What was typed, short enough for a message. */
	public static function shown( string $typed ): string {
		return mb_strlen( $typed ) > 60 ? mb_substr( $typed, 0, 60 ) . '…' : $typed;
	}
}
