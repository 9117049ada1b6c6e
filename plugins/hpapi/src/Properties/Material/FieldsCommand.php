<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Material;

use HearthHammer\Core\Cli\CommandHelp;
use HearthHammer\Core\Module;
use HearthHammer\Core\Csv\BadFile;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp hpapi fields import`
 */
final class FieldsCommand implements Module {

	public function __construct( private readonly FieldsImporter $importer ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command(
				'hpapi fields import',
				$this->command( ... ),
				CommandHelp::of(
					'Add details that a feed lacks to properties, from a CSV file.',
					array( 'wp hpapi fields import material.csv --dry-run', 'wp hpapi fields import material.csv' ),
					array( CommandHelp::file( 'A .csv file.' ), CommandHelp::flag( 'dry-run', 'Show what would change without changing anything.' ) ),
					'The first line names the columns: reference, and any of the material information fields. An empty cell leaves its field unchanged. Values set this way count as set by staff: feeds do not change them until the edit screen hands them back. The file is checked first. If it has an error, nothing is changed.'
				)
			);
		}
	}

	/**
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	private function command( array $arguments, array $options ): void {
		$dry_run = ! empty( $options['dry-run'] );
		try {
			$counts = $this->importer->import( $arguments[0], $dry_run );
		} catch ( BadFile $fault ) {
			WP_CLI::error( $fault->getMessage() . ' Nothing was changed.' );
		}
		foreach ( $counts['unknown'] as $reference ) {
			WP_CLI::warning( sprintf( 'Property %s not found.', $reference ) );
		}
		WP_CLI::success( sprintf( $dry_run ? 'Would change %d properties; %d already match. Nothing was changed.' : 'Changed %d properties, %d unchanged.', $counts['changed'], $counts['unchanged'] ) );
	}
}
