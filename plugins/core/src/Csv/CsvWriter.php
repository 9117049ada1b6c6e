<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Csv;

/**
 * A file for spreadsheet programs in which nothing runs: UTF-8, commas, a line break of two signs (RFC 4180), and texts
 * that would be formulas made texts.
 */
final readonly class CsvWriter {

	/** What spreadsheet programs take files without for Windows' own alphabet. */
	private const MARK = "\u{FEFF}";

	/** Blanks of any alphabet, control and format signs, marks, fillers: some programs look behind them. */
	private const INVISIBLE = '[\p{Z}\p{C}\p{M}\x{115F}\x{1160}\x{2800}\x{3164}\x{FFA0}]';

	/** = + - @, and as Asian keyboards and small print write them: some programs read those as the plain ones. */
	private const SIGN = '[=+\-@\x{2212}\x{FE62}\x{FE63}\x{FE66}\x{FE6B}\x{FF0B}\x{FF0D}\x{FF1D}\x{FF20}]';

	/** @param resource $stream Open for writing. */
	private function __construct( private mixed $stream ) {}

	/**
	 * Begins a file with a line of column names.
	 *
	 * @param resource     $stream  Open for writing.
	 * @param list<string> $columns
	 * @param bool         $is_read_by_people False for a file that another service takes, which may trip over the mark.
	 */
	public static function begin( $stream, array $columns, bool $is_read_by_people = true ): self {
		if ( $is_read_by_people ) {
			fwrite( $stream, self::MARK ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
		$writer = new self( $stream );
		$writer->write( $columns );
		return $writer;
	}

	/** @param list<string|int|float|null> $cells Numbers as numbers: only texts are made harmless. Null is an empty cell. */
	public function write( array $cells ): void {
		fwrite( $this->stream, implode( ',', array_map( self::cell( ... ), $cells ) ) . "\r\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/** A text that a spreadsheet program would run as a formula becomes a text it shows: with an apostrophe before it. */
	public static function harmless( string $text ): string {
		// Bytes that are no UTF-8 match nothing, and are no business of a spreadsheet's.
		return 0 === preg_match( '/^' . self::INVISIBLE . '*' . self::SIGN . '|^[\t\r\n]/u', $text ) ? $text : "'" . $text;
	}

	private static function cell( string|int|float|null $cell ): string {
		if ( ! is_string( $cell ) ) {
			return (string) $cell;
		}
		$text = self::harmless( $cell );
		// A program that also takes semicolons, tabs or bars for the end of a cell must not find one inside a text.
		return 1 === preg_match( '/[",;|\s]/', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}
}
