<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Text\PlainText;

/**
 * Reads one record of a platform value by value, and notes what is wrong. Every value is a stranger's.
 */
final class RecordReader {

	private const MOST_POUNDS  = 2_000_000_000;
	private const MOST_ADDENDA = 50;

	/** @var list<Problem> */
	private array $problems = array();

	/**
	 * @param array<mixed> $data
	 * @param string       $name What to call the record in messages, e.g. `lot 12A`.
	 */
	public function __construct(
		private readonly array $data,
		private readonly int $line,
		private readonly string $name,
	) {}

	/** @return list<Problem> */
	public function problems(): array {
		return $this->problems;
	}

	/** An error: nothing of the whole list is written. */
	public function error( string $field, string $message ): void {
		$this->problems[] = new Problem( $this->line, $field, "{$this->name}: {$message}" );
	}

	public function warn( string $field, string $message ): void {
		$this->problems[] = new Problem( $this->line, $field, "{$this->name}: {$message}", false );
	}

	public function has( string $field ): bool {
		return array_key_exists( $field, $this->data );
	}

	/** One line without tags. */
	public function text( string $field, int $most, bool $needed = false ): string {
		$value = $this->data[ $field ] ?? null;
		if ( null !== $value && ! is_string( $value ) && ! is_int( $value ) ) {
			$this->error( $field, __( 'is not text', 'hearth-hammer' ) );
			return '';
		}
		$text = mb_substr( PlainText::of( (string) $value ), 0, $most );
		if ( $needed && '' === $text ) {
			$this->error( $field, __( 'is empty', 'hearth-hammer' ) );
		}
		return $text;
	}

	/** As it came: whoever shows it cleans it. */
	public function html( string $field ): string {
		$value = $this->data[ $field ] ?? '';
		if ( ! is_string( $value ) ) {
			$this->error( $field, __( 'is not text', 'hearth-hammer' ) );
			return '';
		}
		return mb_substr( $value, 0, 50000 );
	}

	/** Whole pounds. An amount with pence is none, and is never rounded to one. */
	public function pounds( string $field ): int {
		$pence = $this->pence( $field );
		if ( 0 !== $pence % 100 ) {
			$this->error( $field, __( 'is not in whole pounds', 'hearth-hammer' ) );
			return 0;
		}
		return intdiv( $pence, 100 );
	}

	/** An amount of pounds such as 1250, 1250.5 or "£1,250.50", in pence. */
	public function pence( string $field ): int {
		$value = $this->data[ $field ] ?? null;
		if ( null === $value || '' === $value ) {
			return 0;
		}
		$plain = match ( true ) {
			is_string( $value ) => str_replace( array( ',', ' ', '£' ), '', $value ),
			// JSON writes 4200.10 as the nearest double, whose shortest form is the amount again.
			is_float( $value ), is_int( $value ) => (string) json_encode( $value ),
			default => '',
		};
		if ( 1 !== preg_match( '/^(\d{1,10})(?:\.(\d{1,2})0*)?$/D', rtrim( $plain, '.' ), $found ) || (int) $found[1] > self::MOST_POUNDS ) {
			$this->error( $field, __( 'is not an amount of money', 'hearth-hammer' ) );
			return 0;
		}
		return 100 * (int) $found[1] + (int) str_pad( $found[2] ?? '', 2, '0' );
	}

	/** Unix seconds of a time in ISO 8601, or in seconds; 0 where there is none. A time without a zone is London's. */
	public function time( string $field ): int {
		$value = $this->data[ $field ] ?? null;
		if ( null === $value || '' === $value || 0 === $value ) {
			return 0;
		}
		if ( is_int( $value ) || ( is_string( $value ) && ctype_digit( $value ) && strlen( $value ) <= 11 ) ) {
			return $value > 0 && $value < 32_503_680_000 ? (int) $value : $this->no_time( $field );
		}
		if ( ! is_string( $value ) || 1 !== preg_match( '/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d|$)/', $value ) ) {
			return $this->no_time( $field );
		}
		try {
			return ( new DateTimeImmutable( $value, new DateTimeZone( 'Europe/London' ) ) )->getTimestamp();
		} catch ( Exception ) {
			return $this->no_time( $field );
		}
	}

	private function no_time( string $field ): int {
		$this->error( $field, __( 'is not a valid time', 'hearth-hammer' ) );
		return 0;
	}

	/** @return list<array<mixed>> Objects. */
	public function rows( string $field, int $most ): array {
		$value = $this->data[ $field ] ?? array();
		if ( ! is_array( $value ) || array() !== array_filter( $value, static fn ( mixed $one ): bool => ! is_array( $one ) ) ) {
			$this->error( $field, __( 'is not a list', 'hearth-hammer' ) );
			return array();
		}
		if ( count( $value ) > $most ) {
			$this->warn( $field, sprintf( /* translators: %d: number of items that a list may have */ _n( 'has more than %d item, so only the first was used', 'has more than %d items, so only the first ones were used', $most, 'hearth-hammer' ), $most ) );
		}
		return array_slice( array_values( $value ), 0, $most );
	}

	/** @return array<mixed> */
	public function named( string $field ): array {
		$value = $this->data[ $field ] ?? array();
		if ( ! is_array( $value ) || ( array() !== $value && array_is_list( $value ) ) ) {
			$this->error( $field, __( 'is not an object', 'hearth-hammer' ) );
			return array();
		}
		return $value;
	}

	/** The raw value, for what has a rule of its own. */
	public function raw( string $field ): mixed {
		return $this->data[ $field ] ?? null;
	}

	/** @return list<array{number: int, text: string}> Those that a lot or a whole sale names. */
	public function addenda(): array {
		$addenda = array();
		foreach ( $this->rows( 'addenda', self::MOST_ADDENDA ) as $index => $row ) {
			$text = is_string( $row['text'] ?? null ) ? sanitize_textarea_field( $row['text'] ) : '';
			if ( '' === $text ) {
				$this->warn( sprintf( 'addenda[%d]', $index + 1 ), __( 'is empty, so it was skipped', 'hearth-hammer' ) );
				continue;
			}
			$addenda[] = array( 'number' => is_int( $row['number'] ?? null ) ? $row['number'] : $index + 1, 'text' => $text );
		}
		return $addenda;
	}
}
