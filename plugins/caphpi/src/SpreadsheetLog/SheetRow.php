<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Core\Csv\CsvWriter;

/**
 * A valuation as a row: the record's values in field order, then the submission's id (LOG-02).
 */
final readonly class SheetRow {

	/** Names and codes: never a number, a date or a time, whatever they look like. */
	private const TEXTS = array( 'Vrm', 'CAPCode', 'CAPMake', 'CAPModel', 'CAPVariant', 'Fuel', 'BodyDescription', 'WheelPlan', 'MatchCode', 'WarningCode', 'Options', 'postcode' );

	/** What a spreadsheet takes for a number, date, time or truth as a whole: 1234, 12E5, 9-3, 1AM, 1MAR, MAY20, 3rd May, £5, TRUE. */
	private const NO_TEXT = '/^(?=\D*\d)(?:[\d\s.,:\/()%\p{Sc}+-]|(?<=\d)E[+-]?(?=\d)|(?<=[\d\s])[AP]M\b|(?<=\d)(?:ST|ND|RD|TH)\b|'
		. 'JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEP(?:T(?:EMBER)?)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)+$|^(?:TRUE|FALSE)$/iu';

	/** What a visitor may say after the row was written: where it goes, and where to call. */
	public const CHANGED = array( 'name', 'email', 'postcode', 'phone', 'hashed_email' );

	/** AQ: the first version's 42 fields, and the id behind them. */
	private const FIRST_ID_COLUMN = 43;

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

	/**
	 * The cells that may have changed since the row was written, by address, for the row with that number.
	 *
	 * @return array<string, string|int> e.g. "AI7" => "'07700 900123".
	 */
	public function changed_cells( int $number ): array {
		$cells = array();
		foreach ( array_keys( $this->record ) as $at => $field ) {
			if ( in_array( $field, self::CHANGED, true ) ) {
				$cells[ self::letters( $at + 1 ) . $number ] = self::cell( $field, $this->record[ $field ] );
			}
		}
		return $cells;
	}

	/**
	 * The columns that may hold the ids of rows, e.g. "AQ1:AQ": from the one of the first version, whose record had the
	 * fewest fields, to today's. A field that a new version adds moves the id to the right; the rows before it stay.
	 */
	public function id_columns(): string {
		$today = count( $this->record ) + 1;
		return self::letters( min( self::FIRST_ID_COLUMN, $today ) ) . '1:' . self::letters( $today );
	}

	/** @param int $number From 1 for A. */
	private static function letters( int $number ): string {
		$letters = '';
		for ( ; $number > 0; $number = intdiv( $number - 1, 26 ) ) {
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
			|| ( in_array( $field, self::TEXTS, true ) && 1 === preg_match( self::NO_TEXT, $text ) );
		return $is_text ? "'" . $text : CsvWriter::harmless( $text );
	}
}
