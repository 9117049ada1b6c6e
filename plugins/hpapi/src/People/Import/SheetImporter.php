<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvFile;

/**
 * Reads a CSV file row by row: all are checked before the first is written.
 */
final readonly class SheetImporter {

	public function __construct( private Rows $rows ) {}

	/**
	 * @return array{added: int, changed: int, unchanged: int}
	 * @throws BadFile Before anything is written.
	 */
	public function import( string $path ): array {
		$csv = CsvFile::open_file( $path );
		$csv->need( ...$this->rows->columns() );
		$folder = dirname( $path );
		$rows   = array();
		$seen   = array();
		foreach ( $csv->rows() as $line => $row ) {
			$key   = mb_strtolower( $row[ $this->rows->columns()[0] ] );
			$fault = match ( true ) {
				'' === $key => sprintf( 'the %s is missing', $this->rows->columns()[0] ),
				isset( $seen[ $key ] ) => sprintf( '%s is in the file twice', $key ),
				default => $this->rows->fault( $row, $folder ),
			};
			if ( null !== $fault ) {
				throw new BadFile( sprintf( '%s, line %d: %s.', basename( $path ), $line, $fault ) );
			}
			$seen[ $key ] = true;
			$rows[]       = $row;
		}
		$counts = array(
			'added'     => 0,
			'changed'   => 0,
			'unchanged' => 0,
		);
		foreach ( $rows as $row ) {
			++$counts[ $this->rows->write( $row, $folder ) ];
		}
		return $counts;
	}
}
