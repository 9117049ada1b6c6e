<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Csv;

use Generator;

/**
 * A comma-separated file with a first line of column names, read row by row.
 */
final class CsvFile {

	/** @var list<string> Lower-case. */
	private array $columns = array();

	private function __construct( private readonly string $path ) {
		$handle = $this->open();
		$first  = fgetcsv( $handle, null, ',', '"', '' );
		fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( ! is_array( $first ) || array( null ) === $first ) {
			throw new BadFile( sprintf( '%s is empty.', basename( $path ) ) );
		}
		$first[0] = (string) preg_replace( '/^\xEF\xBB\xBF/', '', (string) $first[0] );
		foreach ( $first as $column ) {
			$this->columns[] = strtolower( trim( (string) $column, " \"\t" ) );
		}
	}

	/** @throws BadFile When it is missing or empty. */
	public static function open_file( string $path ): self {
		return new self( $path );
	}

	public function has( string ...$columns ): bool {
		return array() === array_diff( $columns, $this->columns );
	}

	/** @throws BadFile When one is missing. */
	public function need( string ...$columns ): void {
		$missing = array_diff( $columns, $this->columns );
		if ( array() !== $missing ) {
			throw new BadFile( sprintf( '%s, line 1: the column %s is missing.', basename( $this->path ), implode( ', ', $missing ) ) );
		}
	}

	public function bytes(): int {
		return (int) filesize( $this->path );
	}

	/**
	 * @param callable(int):void|null $progress Called now and then with the bytes read so far.
	 * @return Generator<int, array<string, string>> Line number to the row by column.
	 * @throws BadFile When a row has more or fewer fields than the first line.
	 */
	public function rows( ?callable $progress = null ): Generator {
		$handle = $this->open();
		try {
			fgetcsv( $handle, null, ',', '"', '' );
			$line  = 1;
			$width = count( $this->columns );
			while ( false !== ( $row = fgetcsv( $handle, null, ',', '"', '' ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
				++$line;
				if ( array( null ) === $row ) {
					continue;
				}
				if ( count( $row ) !== $width ) {
					throw new BadFile( sprintf( '%s, line %d: %d fields instead of %d.', basename( $this->path ), $line, count( $row ), $width ) );
				}
				yield $line => array_combine( $this->columns, array_map( static fn ( ?string $field ): string => trim( (string) $field ), $row ) );
				$line += substr_count( implode( '', $row ), "\n" );
				if ( null !== $progress && 0 === $line % 1000 ) {
					$progress( (int) ftell( $handle ) );
				}
			}
		} finally {
			fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}

	/** @return resource */
	private function open() {
		$handle = is_file( $this->path ) ? fopen( $this->path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $handle ) {
			throw new BadFile( sprintf( 'File not found: %s.', $this->path ) );
		}
		return $handle;
	}
}
