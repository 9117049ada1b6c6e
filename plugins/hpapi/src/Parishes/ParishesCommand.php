<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Csv\BadFile;
use WP_CLI;

/**
 * Import parishes, each of which gets its own page.
 */
final class ParishesCommand {

	/**
	 * Import parishes from a CSV file.
	 *
	 * Columns: slug, name, latitude, longitude, sectors (separated by semicolons), and optionally summary and
	 * features_json (a list of {"title", "text"}). Rows unchanged since the last import are skipped.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A .csv file.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hpapi parishes import demo/gazetteer/parishes.csv
	 *
	 * @param list<string> $arguments
	 */
	public function import( array $arguments ): void {
		$file = $arguments[0];
		$bar  = null;
		try {
			$lines  = is_file( $file ) ? max( 1, count( (array) file( $file ) ) - 1 ) : 1;
			$bar    = WP_CLI\Utils\make_progress_bar( basename( $file ), $lines );
			$counts = ( new ParishImporter() )->import( $file, static fn () => $bar->tick() );
			$bar->finish();
		} catch ( BadFile $fault ) {
			WP_CLI::error( $fault->getMessage() );
		}
		WP_CLI::success( sprintf( 'Parishes: %d added, %d changed, %d unchanged.', $counts['added'], $counts['changed'], $counts['unchanged'] ) );
	}
}
