<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Auctions\Platform\Records\LotMapper;
use HearthHammer\Auctions\Platform\Records\PlatformMedia;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Page;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\Run;

defined( 'ABSPATH' ) || exit;

/**
 * A CSV file of lots, the whole catalogue of the sales that it names, as spreadsheet programs write it: with commas,
 * semicolons or tabs, in UTF-8 or Windows' own alphabet. A cursor is a place in it.
 */
final readonly class LotsCsvSource implements RecordSource {

	private const ROWS = 200;

	public const NEEDED = array( 'sale', 'lot_number', 'title' );

	private CsvLotMapper $mapper;

	/** @param list<string> $columns As CsvLotMapper::columns() names them. */
	private function __construct(
		private string $path,
		private string $separator,
		private bool $is_utf8,
		private array $columns,
		private int $begins,
		private MediaFolder $media,
	) {
		$this->mapper = new CsvLotMapper( $columns, new LotMapper( new PlatformMedia( $media, new MediaFolder( dirname( $path ) ) ), false ) );
	}

	/** @throws InvalidFeed Where it has no line of columns, or lacks one without which no lot can be made. */
	public static function open( string $path, MediaFolder $media ): self {
		$file = is_file( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $file ) {
			throw new InvalidFeed( __( 'file not found', 'hearth-hammer' ) );
		}
		$first     = (string) fgets( $file );
		$separator = ',';
		foreach ( array( ';', "\t" ) as $other ) {
			$separator = substr_count( $first, $other ) > substr_count( $first, $separator ) ? $other : $separator;
		}
		rewind( $file );
		$is_utf8 = true;
		while ( $is_utf8 && ! feof( $file ) ) {
			// Line by line, so that no letter is cut in two.
			$is_utf8 = mb_check_encoding( (string) fgets( $file ), 'UTF-8' );
		}
		rewind( $file );
		$cells = fgetcsv( $file, null, $separator, '"', '' );
		$begin = (int) ftell( $file );
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$columns = CsvLotMapper::columns( array_map( static fn ( ?string $cell ): string => (string) preg_replace( '/^\xEF\xBB\xBF/', '', (string) $cell ), is_array( $cells ) ? $cells : array() ) );
		$missing = array_diff( self::NEEDED, $columns );
		if ( array() !== $missing ) {
			throw new InvalidFeed( sprintf( /* translators: %s: names of columns */ __( 'the first line is missing: %s', 'hearth-hammer' ), implode( ', ', $missing ) ), 1 );
		}
		return new self( $path, $separator, $is_utf8, $columns, $begin, $media );
	}

	public function modes(): array {
		return array( Run::FULL );
	}

	public function version(): string {
		return CsvLotMapper::VERSION;
	}

	public function pull( ?array $cursor ): Page {
		$from    = null === $cursor ? null : array( 'offset' => (int) $cursor['offset'], 'line' => (int) $cursor['line'] );
		$records = array_map( fn ( array $row ): Record => $this->mapper->map( $row['cells'], $row['line'], $row['after'] ), $this->read( $from, self::ROWS ) );
		$last    = array() === $records ? $cursor : $records[ count( $records ) - 1 ]->after;
		$more    = count( $records ) === self::ROWS;
		return new Page( $records, more: $more, next_cursor: $last, complete: ! $more );
	}

	public function position( ?array $cursor ): int {
		return (int) ( $cursor['offset'] ?? 0 );
	}

	public function files(): MediaFolder {
		return $this->media;
	}

	/**
	 * @param array{offset: int, line: int}|null $from Behind the row that was read last.
	 * @return list<array{cells: list<string>, line: int, after: array{offset: int, line: int}}>
	 * @throws InvalidFeed At a row with more or fewer cells than columns.
	 */
	private function read( ?array $from, int $most ): array {
		$file = fopen( $this->path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $file ) {
			throw new InvalidFeed( __( 'the file no longer exists', 'hearth-hammer' ) );
		}
		fseek( $file, $from['offset'] ?? $this->begins );
		$line = $from['line'] ?? 1;
		$rows = array();
		while ( count( $rows ) < $most ) {
			$cells = fgetcsv( $file, null, $this->separator, '"', '' );
			if ( ! is_array( $cells ) ) {
				break;
			}
			++$line;
			$at     = $line;
			$line  += substr_count( implode( '', $cells ), "\n" );
			$cells  = array_map( fn ( ?string $cell ): string => $this->cell( (string) $cell ), $cells );
			$after  = array( 'offset' => (int) ftell( $file ), 'line' => $line );
			if ( '' === implode( '', $cells ) ) {
				continue;
			}
			// A cell beside the table that was typed and emptied leaves its separators behind.
			while ( count( $cells ) > count( $this->columns ) && '' === $cells[ count( $cells ) - 1 ] ) {
				array_pop( $cells );
			}
			if ( count( $cells ) !== count( $this->columns ) ) {
				throw new InvalidFeed( sprintf( /* translators: 1: cells of a line, 2: columns of the first line */ _n( 'has %1$d cell, but should have %2$d', 'has %1$d cells, but should have %2$d', count( $cells ), 'hearth-hammer' ), count( $cells ), count( $this->columns ) ), $at );
			}
			$rows[] = array( 'cells' => $cells, 'line' => $at, 'after' => $after );
		}
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		return $rows;
	}

	/** Our own files put an apostrophe before what a spreadsheet program would run. */
	private function cell( string $cell ): string {
		$text = trim( $this->is_utf8 ? $cell : mb_convert_encoding( $cell, 'UTF-8', 'Windows-1252' ) );
		return 1 === preg_match( "/^'[=+\\-@]/", $text ) ? substr( $text, 1 ) : $text;
	}
}
