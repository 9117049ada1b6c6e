<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvWriter;
use WP_CLI;

/**
 * Manage redirects from an old site.
 */
final readonly class RedirectsCommand {

	public function __construct( private RedirectRepository $redirects ) {}

	/**
	 * Import redirects from a CSV file: old address, new path or property reference.
	 *
	 * Report each wrong line with its reason and import the others. If an old address already has a redirect, replace
	 * its target.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The CSV file.
	 *
	 * [--dry-run]
	 * : Show what would change without changing anything.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hpapi redirects import old-site.csv
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function import( array $arguments, array $options ): void {
		$is_dry_run = (bool) ( $options['dry-run'] ?? false );
		try {
			$done = ( new ImportRedirects( $this->redirects ) )->from_file( $arguments[0], $is_dry_run );
		} catch ( BadFile $fault ) {
			WP_CLI::error( $fault->getMessage() );
		}
		foreach ( $done->problems as $line => $problem ) {
			WP_CLI::warning( sprintf( 'line %d: %s', $line, $problem ) );
		}
		WP_CLI::success( sprintf( '%s%d added, %d replaced, %d skipped.', $is_dry_run ? 'Dry run: ' : '', $done->added, $done->replaced, count( $done->problems ) ) );
	}

	/**
	 * Write all redirects to standard output as CSV, in the format that `import` reads.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hpapi redirects export > redirects.csv
	 */
	public function export(): void {
		$stream = fopen( 'php://stdout', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false !== $stream ) {
			RedirectFile::write( CsvWriter::begin( $stream, RedirectFile::COLUMNS, false ), $this->redirects );
		}
	}

	/**
	 * Delete all redirects.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Skip the confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hpapi redirects delete-all --yes
	 *
	 * @subcommand delete-all
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function delete_all( array $arguments, array $options ): void {
		WP_CLI::confirm( sprintf( 'Delete all %d redirects?', $this->redirects->count() ), $options );
		WP_CLI::success( sprintf( 'Deleted %d redirects.', $this->redirects->delete_all() ) );
	}
}
