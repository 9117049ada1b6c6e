<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\ValuationRecord;

/**
 * Valuations as a file for a spreadsheet program: UTF-8 with its mark, a heading, one line each, times of London.
 *
 * @phpstan-import-type Item from ValuationList
 */
final readonly class ValuationCsv {

	private const BATCH = 200;
	private const MARK  = "\u{FEFF}";

	public function __construct( private ValuationList $list ) {}

	/**
	 * Writes batch by batch, so that a long list needs no more memory than a short one.
	 *
	 * @param resource $stream
	 * @return int How many valuations.
	 */
	public function write( $stream, ValuationFilter $filter ): int {
		fwrite( $stream, self::MARK );
		$last  = 0;
		$count = 0;
		do {
			$items = $this->list->after( $filter, $last, self::BATCH );
			if ( 0 === $last ) {
				$this->write_line( $stream, $this->heading() );
			}
			foreach ( $items as $item ) {
				$this->write_line( $stream, array_values( $this->row( $item ) ) );
				$last = $item['valuation']->id;
				++$count;
			}
			fflush( $stream );
		} while ( count( $items ) === self::BATCH );
		return $count;
	}

	/** A text that a spreadsheet program would run as a formula becomes a text it shows. */
	public static function harmless( string $text ): string {
		// Some programs look behind blanks, and some read the wide signs of Asian keyboards as the plain ones.
		return 1 === preg_match( '/^[\s\p{Cf}]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]|^[\t\r\n]/u', $text ) || ! mb_check_encoding( $text, 'UTF-8' ) ? "'" . $text : $text;
	}

	/** @return list<string> */
	private function heading(): array {
		return array( 'submission', 'looked_up', ...ValuationRecord::FIELDS, 'outcome', 'provider', 'mail', 'mail_sent', 'call_requested' );
	}

	/**
	 * @param Item $item
	 * @return list<string|int|null>
	 */
	private function row( array $item ): array {
		$valuation = $item['valuation'];
		$record    = array_map( static fn ( mixed $value ): string|int|null => is_array( $value ) ? implode( ', ', $value ) : $value, $valuation->record()->to_array() );
		return array(
			$valuation->public_id,
			StaffWords::time( $valuation->created_at, 'Y-m-d H:i:s' ),
			...array_values( $record ),
			StaffWords::outcome_of( $valuation ),
			$item['provider'],
			$item['mail'],
			StaffWords::time( $valuation->sent_at, 'Y-m-d H:i:s' ),
			StaffWords::time( $valuation->phone_requested_at, 'Y-m-d H:i:s' ),
		);
	}

	/**
	 * @param resource              $stream
	 * @param list<string|int|null> $cells
	 */
	private function write_line( $stream, array $cells ): void {
		fputcsv( $stream, array_map( static fn ( string|int|null $cell ): string => is_string( $cell ) ? self::harmless( $cell ) : (string) $cell, $cells ), ',', '"', '', "\r\n" );
	}
}
