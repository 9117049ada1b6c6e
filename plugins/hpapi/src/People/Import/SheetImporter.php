<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Core\Cli\CommandHelp;
use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvFile;
use WP_CLI;

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

	/**
	 * Adds `wp hpapi <kind> import <file.csv>`.
	 *
	 * @param string $kind  As in the command, e.g. `staff`.
	 * @param string $short What it does, in a line.
	 * @param string $long  Which columns there are.
	 */
	public static function add_command( string $kind, Rows $rows, string $short, string $long ): void {
		WP_CLI::add_command(
			"hpapi {$kind} import",
			static fn ( array $arguments ) => ( new self( $rows ) )->run( $kind, $arguments[0] ),
			CommandHelp::of(
				$short,
				array( "wp hpapi {$kind} import {$kind}.csv" ),
				array( CommandHelp::file( 'A .csv file. Names of images and documents are relative to its folder.' ) ),
				$long . "\n\nRows unchanged since the last import are skipped, so changes by staff are kept."
			)
		);
	}

	private function run( string $kind, string $path ): void {
		try {
			$counts = $this->import( $path );
		} catch ( BadFile $fault ) {
			WP_CLI::error( $fault->getMessage() );
		}
		WP_CLI::success( sprintf( '%s: %d added, %d changed, %d unchanged.', ucfirst( $kind ), $counts['added'], $counts['changed'], $counts['unchanged'] ) );
	}
}
