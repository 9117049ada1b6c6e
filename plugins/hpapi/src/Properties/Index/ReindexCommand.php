<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use WP_CLI;
use WP_CLI\Utils;

/**
 * `wp hpapi reindex`
 */
final class ReindexCommand implements Module {

	/** Holds the last post indexed while a run is under way, and after one that was interrupted. */
	private const OPTION = 'hpapi_reindex_at';

	public function __construct( private readonly Indexer $indexer ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command(
				'hpapi reindex',
				$this->command( ... ),
				array(
					'shortdesc' => 'Makes the search index of properties anew. Goes on where an interrupted run stopped.',
					'synopsis'  => array(
						array(
							'type'        => 'assoc',
							'name'        => 'batch',
							'description' => 'Properties at a time.',
							'optional'    => true,
							'default'     => 200,
						),
						array(
							'type'        => 'flag',
							'name'        => 'restart',
							'description' => 'Begin with the first property, whatever a former run did.',
							'optional'    => true,
						),
					),
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
		if ( ! empty( $options['restart'] ) ) {
			delete_option( self::OPTION );
		}
		$from = (int) get_option( self::OPTION, 0 );
		$left = $this->count_after( $from );
		if ( $from > 0 ) {
			WP_CLI::log( sprintf( 'Going on after property %d.', $from ) );
		}
		$bar  = Utils\make_progress_bar( sprintf( 'Indexing %d properties', $left ), $left );
		$done = $this->run( max( 1, min( 1000, (int) ( $options['batch'] ?? 200 ) ) ), static fn ( int $number ) => $bar->tick( $number ) );
		$bar->finish();
		$orphans = $this->indexer->delete_orphans();
		WP_CLI::success( sprintf( '%d properties indexed, %d rows without a property removed.', $done, $orphans ) );
	}

	/**
	 * @param callable(int): mixed $tick Called with the number of properties of each batch.
	 * @return int How many were indexed.
	 */
	public function run( int $batch, callable $tick ): int {
		$done = 0;
		for ( ;; ) {
			$ids = $this->after( (int) get_option( self::OPTION, 0 ), $batch );
			if ( array() === $ids ) {
				delete_option( self::OPTION );
				return $done;
			}
			$this->indexer->index_many( $ids );
			update_option( self::OPTION, end( $ids ), false );
			$done += count( $ids );
			$tick( count( $ids ) );
			// A hundred thousand posts and their meta would not fit into memory.
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		}
	}

	/** @return list<int> */
	private function after( int $id, int $limit ): array {
		global $wpdb;
		return array_values( array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT ID FROM %i WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d', $wpdb->posts, PropertyPostType::NAME, $id, $limit ) ) ) );
	}

	private function count_after( int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_type = %s AND ID > %d', $wpdb->posts, PropertyPostType::NAME, $id ) );
	}
}
