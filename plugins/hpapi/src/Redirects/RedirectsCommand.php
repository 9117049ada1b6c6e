<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvWriter;
use WP_CLI;

/**
 * Redirects from the addresses of an old site.
 */
final readonly class RedirectsCommand {

	public function __construct( private RedirectRepository $redirects ) {}

	/**
	 * Takes redirects from a CSV file: old address, new path or reference of a property.
	 *
	 * What is wrong is told by line and reason; the rest is taken. An old address that is there already leads to its new
	 * target from then on.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The CSV file.
	 *
	 * [--dry-run]
	 * : Check the file, change nothing.
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
		WP_CLI::success( sprintf( '%s%d added, %d replaced, %d left out.', $is_dry_run ? 'A dry run: ' : '', $done->added, $done->replaced, count( $done->problems ) ) );
	}

	/**
	 * Writes all redirects as CSV to the standard output, as `import` reads it.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hpapi redirects export > redirects.csv
	 */
	public function export(): void {
		$stream = fopen( 'php://stdout', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		false !== $stream && ( new RedirectsExport( $this->redirects ) )->write( CsvWriter::begin( $stream, RedirectsExport::COLUMNS, false ) );
	}

	/**
	 * Deletes all redirects.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Do not ask.
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
		WP_CLI::success( sprintf( '%d deleted.', $this->redirects->delete_all() ) );
	}
}
