<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Cli\CommandHelp;
use HearthHammer\Core\Index\Reindexing;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use WP_CLI;
use WP_CLI\Utils;

defined( 'ABSPATH' ) || exit;

/**
 * `wp hpapi reindex`
 */
final class ReindexProperties implements Module {

	private const OPTION = 'hpapi_reindex_at';

	public function __construct( private readonly PropertyIndexer $indexer ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command(
				'hpapi reindex',
				$this->command( ... ),
				CommandHelp::of(
					'Rebuild the search index of properties. Resume where an interrupted run stopped.',
					array( 'wp hpapi reindex', 'wp hpapi reindex --restart --batch=500' ),
					array( CommandHelp::number( 'batch', 'Properties per batch.', 200 ), CommandHelp::flag( 'restart', 'Start at the first property, even if an earlier run was stopped.' ) )
				)
			);
		}
	}

	/**
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	private function command( array $arguments, array $options ): void {
		unset( $arguments );
		$walk = $this->walk();
		if ( ! empty( $options['restart'] ) ) {
			$walk->restart();
		}
		$left = $walk->left();
		if ( $walk->at() > 0 ) {
			WP_CLI::log( sprintf( 'Resuming after property %d.', $walk->at() ) );
		}
		$bar  = Utils\make_progress_bar( sprintf( 'Indexing %d properties', $left ), $left );
		$done = $this->run( max( 1, min( 1000, (int) ( $options['batch'] ?? 200 ) ) ), static fn ( int $number ) => $bar->tick( $number ) );
		$bar->finish();
		$orphans = $this->indexer->delete_orphans();
		WP_CLI::success( sprintf( 'Indexed %d properties, removed %d orphaned rows.', $done, $orphans ) );
	}

	/**
	 * @param callable(int): mixed $tick Called with the number of properties of each batch.
	 * @return int How many were indexed.
	 */
	public function run( int $batch, callable $tick ): int {
		return $this->walk()->run( $batch, $tick );
	}

	private function walk(): Reindexing {
		return new Reindexing( $this->indexer, PropertyPostType::NAME, self::OPTION );
	}
}
