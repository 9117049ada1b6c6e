<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Csv;

use Closure;
use Generator;

/**
 * A comma-separated file with a first line of column names, read row by row.
 */
final class CsvFile {

	/** Bytes of a line; what is longer is no list. */
	private const LONGEST_LINE = 65536;

	/** @var list<string> Lower-case. */
	private array $columns = array();

	private readonly bool $has_heading;

	/** Bytes up to the end of the row that was read last. */
	private int $position = 0;

	/**
	 * @param Closure(): (resource|false)  $source  Opens it at its beginning.
	 * @param (Closure(list<string>): (list<string>|null))|null $headless Names the columns of a file whose first row is one already.
	 */
	private function __construct( private readonly Closure $source, private readonly string $name, private readonly int $bytes, ?Closure $headless = null ) {
		$handle = $this->open();
		$first  = fgetcsv( $handle, self::LONGEST_LINE, ',', '"', '' );
		fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( ! is_array( $first ) || array( null ) === $first ) {
			throw new BadFile( sprintf( '%s is empty.', $name ) );
		}
		$first[0] = (string) preg_replace( '/^\xEF\xBB\xBF/', '', (string) $first[0] );
		$first    = array_map( static fn ( ?string $field ): string => trim( (string) $field, " \"\t" ), $first );
		$columns  = null === $headless ? null : $headless( $first );

		$this->has_heading = null === $columns;
		$this->columns     = $columns ?? array_map( strtolower( ... ), $first );
	}

	/**
	 * @param (Closure(list<string>): (list<string>|null))|null $headless Names the columns of a file whose first row is one already.
	 * @throws BadFile When it is missing or empty.
	 */
	public static function open_file( string $path, ?Closure $headless = null ): self {
		return new self( static fn () => is_file( $path ) ? fopen( $path, 'rb' ) : false, basename( $path ), is_file( $path ) ? (int) filesize( $path ) : 0, $headless ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/**
	 * @param Closure(): (resource|false)                       $source   Opens it at its beginning.
	 * @param (Closure(list<string>): (list<string>|null))|null $headless Names the columns of a file whose first row is one already.
	 * @throws BadFile When it is missing or empty.
	 */
	public static function open_stream( Closure $source, string $name, int $bytes, ?Closure $headless = null ): self {
		return new self( $source, $name, $bytes, $headless );
	}

	public function has( string ...$columns ): bool {
		return array() === array_diff( $columns, $this->columns );
	}

	/** @return list<string> Lower-case, in the file's order. */
	public function columns(): array {
		return $this->columns;
	}

	/** @throws BadFile When one is missing. */
	public function need( string ...$columns ): void {
		$missing = array_diff( $columns, $this->columns );
		if ( array() !== $missing ) {
			throw new BadFile( sprintf( '%s, line 1: the column %s is missing.', $this->name, implode( ', ', $missing ) ) );
		}
	}

	public function bytes(): int {
		return $this->bytes;
	}

	/** Where rows() goes on behind the row that was read last. */
	public function position(): int {
		return $this->position;
	}

	/**
	 * @param callable(int):void|null $progress Called now and then with the bytes read so far.
	 * @param int                     $from     A position() of before.
	 * @return Generator<int, array<string, string>> Line number (from `$from` on) to the row by column.
	 * @throws BadFile When a row has more or fewer fields than the first line.
	 */
	public function rows( ?callable $progress = null, int $from = 0 ): Generator {
		$handle = $this->open();
		try {
			$line = 0;
			if ( $from > 0 ) {
				$this->skip( $handle, $from );
			} elseif ( $this->has_heading ) {
				fgetcsv( $handle, null, ',', '"', '' );
				$line = 1;
			}
			$width = count( $this->columns );
			while ( false !== ( $row = fgetcsv( $handle, null, ',', '"', '' ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
				++$line;
				$this->position = (int) ftell( $handle );
				if ( array( null ) === $row ) {
					continue;
				}
				if ( count( $row ) !== $width ) {
					throw new BadFile( sprintf( '%s, line %d: %d fields instead of %d.', $this->name, $line, count( $row ), $width ) );
				}
				yield $line => array_combine( $this->columns, array_map( static fn ( ?string $field ): string => trim( (string) $field ), $row ) );
				$line += substr_count( implode( '', $row ), "\n" );
				if ( null !== $progress && 0 === $line % 1000 ) {
					$progress( $this->position );
				}
			}
		} finally {
			fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}

	/**
	 * A file out of a zip cannot be entered in its middle, only be read up to there.
	 *
	 * @param resource $handle
	 */
	private function skip( $handle, int $bytes ): void {
		if ( stream_get_meta_data( $handle )['seekable'] && 0 === fseek( $handle, $bytes ) ) {
			return;
		}
		while ( $bytes > 0 && ! feof( $handle ) ) {
			$bytes -= strlen( (string) fread( $handle, min( $bytes, 1048576 ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}

	/** @return resource */
	private function open() {
		$handle = ( $this->source )();
		if ( false === $handle ) {
			throw new BadFile( sprintf( 'File not found: %s.', $this->name ) );
		}
		return $handle;
	}
}
