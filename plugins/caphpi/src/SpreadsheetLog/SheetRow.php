<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRecord;

/**
 * A valuation as a row: the record's values in field order, then the submission's id (LOG-02).
 */
final readonly class SheetRow {

	/** What a spreadsheet takes for the beginning of a formula; the full-width signs too. Spaces before it change nothing. */
	private const FORMULA = '/^[\s\x{FEFF}\x{00A0}]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]|^[\t\r\n]/u';
	/** Number plates that a spreadsheet takes for numbers or dates: 1234, 12E5, 1MAR, MAY20. */
	private const NO_PLATE = '/^\d+(E\d+)?$|^\d{1,4}(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$|^(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d{1,4}$/';

	/**
	 * @param array<string, string|int|list<string>|null> $record     As valuation-record.json describes it.
	 * @param string                                      $submission Finds the row again.
	 */
	public function __construct(
		private array $record,
		public string $submission,
		public int $valuation_id = 0,
	) {}

	public static function of( StoredValuation $valuation ): self {
		return new self( $valuation->record()->to_array(), $valuation->public_id, $valuation->id );
	}

	/** @return list<string|int> What the user would type into the cells: an apostrophe before a text says that it is one. */
	public function cells(): array {
		$cells = array();
		foreach ( $this->record as $field => $value ) {
			$cells[] = self::cell( $field, $value );
		}
		// Digits with one e among them would become a number.
		$cells[] = "'" . $this->submission;
		return $cells;
	}

	/** Letters of the column that holds the submission's id, e.g. "AQ". */
	public function id_column(): string {
		$letters = '';
		for ( $number = count( $this->record ) + 1; $number > 0; $number = intdiv( $number - 1, 26 ) ) {
			$letters = chr( 65 + ( $number - 1 ) % 26 ) . $letters;
		}
		return $letters;
	}

	/** @param string|int|list<string>|null $value */
	private static function cell( string $field, string|int|array|null $value ): string|int {
		if ( null === $value ) {
			return ValuationRecord::UNKNOWN;
		}
		if ( is_int( $value ) ) {
			return $value;
		}
		$text = is_array( $value ) ? implode( ',', $value ) : $value;
		// Without it the phone number would lose its leading 0.
		$is_text = ( 'phone' === $field && ValuationRecord::UNKNOWN !== $text )
			// Bytes that are no UTF-8 match nothing, and are no business of a spreadsheet's.
			|| 0 !== preg_match( self::FORMULA, $text )
			|| ( 'Vrm' === $field && 1 === preg_match( self::NO_PLATE, $text ) );
		return $is_text ? "'" . $text : $text;
	}
}
