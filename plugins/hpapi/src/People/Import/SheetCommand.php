<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People\Import;

use HearthHammer\Core\Cli\CommandHelp;
use HearthHammer\Core\Csv\BadFile;
use WP_CLI;

/**
 * `wp hpapi <kind> import <file.csv>` for people, awards, notes on properties and news.
 */
final readonly class SheetCommand {

	private function __construct( private string $kind, private Rows $rows ) {}

	/**
	 * @param string $kind  As in the command, e.g. `staff`.
	 * @param string $short What it does, in a line.
	 * @param string $long  Which columns there are.
	 */
	public static function add( string $kind, Rows $rows, string $short, string $long ): void {
		WP_CLI::add_command(
			"hpapi {$kind} import",
			( new self( $kind, $rows ) )->run( ... ),
			CommandHelp::of(
				$short,
				array( "wp hpapi {$kind} import {$kind}.csv" ),
				array( CommandHelp::file( 'A .csv file. Names of images and documents are relative to its folder.' ) ),
				$long . "\n\nRows unchanged since the last import are skipped, so changes by staff are kept."
			)
		);
	}

	/** @param list<string> $arguments */
	private function run( array $arguments ): void {
		try {
			$counts = ( new SheetImporter( $this->rows ) )->import( $arguments[0] );
		} catch ( BadFile $fault ) {
			WP_CLI::error( $fault->getMessage() );
		}
		WP_CLI::success( sprintf( '%s: %d added, %d changed, %d unchanged.', ucfirst( $this->kind ), $counts['added'], $counts['changed'], $counts['unchanged'] ) );
	}
}
