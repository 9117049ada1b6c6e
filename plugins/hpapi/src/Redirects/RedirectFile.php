<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use Generator;
use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvWriter;

/**
 * A file of redirects as spreadsheet programs write it: old address and new one, with a line of names above or without;
 * commas, semicolons or tabs; UTF-8 or Windows-1252. A line that is no pair is told and does not end the file.
 */
final readonly class RedirectFile {

	/** The line of names above a file that this site writes. */
	public const COLUMNS = array( 'old address', 'new address' );

	private const MOST_BYTES = 20 * 1024 * 1024;

	/** Redirects that are read from the table at once. */
	private const BATCH = 1000;

	public function __construct( private string $path ) {}

	/**
	 * @return Generator<int, array{string, string}|null> Line to old and new address; null for a line that is no pair.
	 * @throws BadFile When it is missing, empty, too large or no text.
	 */
	public function rows(): Generator {
		$bytes = is_file( $this->path ) ? (int) filesize( $this->path ) : 0;
		if ( $bytes < 1 || $bytes > self::MOST_BYTES ) {
			throw new BadFile( $bytes < 1 ? 'The file is empty or does not exist.' : 'The file is larger than 20 MB.' );
		}
		$text = (string) file_get_contents( $this->path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file on this server.
		if ( str_contains( $text, "\0" ) ) {
			throw new BadFile( 'The file is not text. Save the table as CSV.' );
		}
		$text      = mb_check_encoding( $text, 'UTF-8' ) ? (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ) : (string) mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
		$delimiter = self::delimiter( $text );
		foreach ( (array) preg_split( '/\r\n|\r|\n/', $text ) as $index => $line ) {
			if ( '' === trim( (string) $line, " \t,;" ) ) {
				continue;
			}
			$cells = array_map( static fn ( ?string $cell ): string => trim( (string) $cell ), str_getcsv( (string) $line, $delimiter, '"', '' ) );
			if ( 0 === $index && 1 !== preg_match( '#^(/|https?://)#i', $cells[0] ) ) {
				continue;
			}
			// Exports of other tools have more columns, e.g. 301; these two come first.
			yield $index + 1 => count( $cells ) < 2 ? null : array( $cells[0], self::plain( $cells[1] ) );
		}
	}

	/** Writes all redirects as a file that rows() reads again. */
	public static function write( CsvWriter $csv, RedirectRepository $redirects ): void {
		for ( $offset = 0; array() !== ( $rows = $redirects->page( '', self::BATCH, $offset ) ); $offset += self::BATCH ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			foreach ( $rows as $row ) {
				$csv->write( array( $row['source'], $row['target'] ) );
			}
		}
	}

	/** Our own download puts an apostrophe before what a spreadsheet would run. */
	private static function plain( string $cell ): string {
		return (string) preg_replace( "/^'(?=[=+\\-@])/", '', $cell );
	}

	private static function delimiter( string $text ): string {
		$first = (string) strtok( $text, "\r\n" );
		$times = array( ',' => substr_count( $first, ',' ), ';' => substr_count( $first, ';' ), "\t" => substr_count( $first, "\t" ) );
		arsort( $times );
		return (string) array_key_first( $times );
	}
}
