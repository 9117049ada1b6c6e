<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Cli;

use HearthHammer\Core\Index\FullText;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Module;
use Throwable;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp hearth-hammer rebuild-search`
 */
final readonly class RebuildSearchCommand implements Module {

	public function __construct( private Locks $locks ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command(
				'hearth-hammer rebuild-search',
				fn ( array $args, array $options ) => $this->rebuild( $options ),
				CommandHelp::of(
					'Rebuild the search indexes with a full-text key, so that searches by keyword pass over no old texts.',
					array( 'wp hearth-hammer rebuild-search', 'wp hearth-hammer rebuild-search --yes' ),
					array( CommandHelp::flag( 'yes', 'Do not ask on a cluster.' ) ),
					'Takes about a second for 1,000 rows. Visitors can search meanwhile, but changes wait. On a Galera cluster, all database machines wait.'
				)
			);
		}
	}

	/** @param array<string, string|bool> $options */
	private function rebuild( array $options ): void {
		$all = FullText::all();
		if ( array() === $all ) {
			WP_CLI::success( 'This database has no full-text keys. There is nothing to rebuild.' );
			return;
		}
		FullText::is_on_cluster() && WP_CLI::confirm( 'This database is a Galera cluster. All its machines wait until the rebuild is finished. Continue?', $options );
		foreach ( $all as $one ) {
			$began = microtime( true );
			WP_CLI::log( sprintf( '%s: %d rows, %d old texts.', ( $one->title )(), $one->rows(), $one->old() ) );
			try {
				$one->rebuild( $this->locks ) || WP_CLI::error( 'Another process is rebuilding. Try again when it has finished.' );
			} catch ( Throwable $fault ) {
				WP_CLI::error( $fault->getMessage() );
			}
			WP_CLI::log( sprintf( 'Rebuilt in %.1f seconds.', microtime( true ) - $began ) );
		}
		WP_CLI::success( 'Rebuilt the search indexes.' );
	}
}
