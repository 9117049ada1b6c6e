<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Csv\CsvWriter;

/**
 * All redirects as a file that the import reads again.
 */
final readonly class RedirectsExport {

	public const COLUMNS = array( 'old address', 'new address' );

	private const BATCH = 1000;

	public function __construct( private RedirectRepository $redirects ) {}

	public function write( CsvWriter $csv ): void {
		for ( $offset = 0; array() !== ( $rows = $this->redirects->page( '', self::BATCH, $offset ) ); $offset += self::BATCH ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			foreach ( $rows as $row ) {
				$csv->write( array( $row['source'], $row['target'] ) );
			}
		}
	}
}
