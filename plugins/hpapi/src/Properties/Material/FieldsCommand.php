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
					'Tops up properties with what their feed lacks, from a CSV file.',
					array( 'wp hpapi fields import material.csv --dry-run', 'wp hpapi fields import material.csv' ),
					array( CommandHelp::file( 'A .csv file.' ), CommandHelp::flag( 'dry-run', 'Check the file and say what would change.' ) ),
					'The first line names the columns: reference, and any of the fields of material information. A cell that is empty leaves its field alone. What is set this way counts as set by staff: feeds leave it alone until it is handed back on the edit screen. The file is checked first; where anything in it is wrong nothing is changed.'
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
			WP_CLI::warning( sprintf( 'There is no property %s.', $reference ) );
		}
		WP_CLI::success( sprintf( $dry_run ? '%d properties would change, %d have it already. Nothing was changed.' : 'Properties: %d changed, %d unchanged.', $counts['changed'], $counts['unchanged'] ) );
	}
}
