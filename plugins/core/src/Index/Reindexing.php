<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

/**
 * Makes every row of an index anew, in the order of the posts. Goes on where an interrupted run stopped.
 */
final readonly class Reindexing {

	/**
	 * @param string $post_type Of the posts in the index.
	 * @param string $option    Holds the last post indexed while a run is under way, and after one that was interrupted.
	 */
	public function __construct(
		private Indexer $indexer,
		private string $post_type,
		private string $option,
	) {}

	/** Begin with the first post, whatever a former run did. */
	public function restart(): void {
		delete_option( $this->option );
	}

	/** The last post that a former run has done; 0 where none was interrupted. */
	public function at(): int {
		return (int) get_option( $this->option, 0 );
	}

	public function left(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_type = %s AND ID > %d', $wpdb->posts, $this->post_type, $this->at() ) );
	}

	/**
	 * @param callable(int): mixed $tick Called with the number of posts of each batch.
	 * @return int How many were indexed.
	 */
	public function run( int $batch, callable $tick ): int {
		$done = 0;
		for ( ;; ) {
			$ids = $this->next( $batch );
			if ( array() === $ids ) {
				$this->restart();
				return $done;
			}
			$this->indexer->index_many( $ids );
			update_option( $this->option, end( $ids ), false );
			$done += count( $ids );
			$tick( count( $ids ) );
			// A hundred thousand posts and their meta would not fit into memory.
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		}
	}

	/** @return list<int> */
	private function next( int $limit ): array {
		global $wpdb;
		return array_values( array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT ID FROM %i WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d', $wpdb->posts, $this->post_type, $this->at(), $limit ) ) ) );
	}
}
