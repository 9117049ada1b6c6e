<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Module;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * After an update that changed the index's shape: alters the table at once, and has the worker make the rows anew.
 *
 * Costs no SQL where the shape is the same: the option is autoloaded, and so is WordPress's list of events.
 */
final class IndexUpdate implements Module {

	private const BATCH        = 200;
	private const LOCK_SECONDS = 180;

	/** Of one cron request; what is left then goes on with the next. */
	private const SLICE_SECONDS = 45.0;

	/**
	 * @param string $hook   Of the worker; the lock has its name.
	 * @param string $option Autoloaded: the shape that the table has reached.
	 */
	public function __construct(
		private readonly IndexTable $table,
		private readonly Indexer $indexer,
		private readonly Locks $locks,
		private readonly string $hook,
		private readonly string $option,
	) {}

	public function register(): void {
		add_action( $this->hook, fn () => $this->run( self::SLICE_SECONDS ) );
	}

	public function check(): void {
		// deploy/update: the old version still writes rows of its shape.
		if ( Config::flag( 'HEARTH_HAMMER_BEFORE_SWITCH' ) ) {
			return;
		}
		$reached = (string) get_option( $this->option, '' );
		$shape   = $this->table->shape;
		if ( $reached === $shape ) {
			return;
		}
		if ( $shape . IndexCheck::UNFINISHED !== $reached ) {
			try {
				$this->table->create();
			} catch ( Throwable $fault ) {
				Log::write( "{$this->option}: {$fault->getMessage()}" );
				return;
			}
			if ( array() === $this->of_another_shape( 1 ) ) {
				// As on a new site, where requests would check the shape until WordPress's cron runs.
				update_option( $this->option, $shape, true );
				return;
			}
			update_option( $this->option, $shape . IndexCheck::UNFINISHED, true );
		}
		if ( ! wp_next_scheduled( $this->hook ) ) {
			wp_schedule_event( time(), 'hh_minutely', $this->hook );
		}
	}

	/**
	 * Leaves rows to the worker, where making them anew now would keep a person waiting.
	 *
	 * @param list<int> $posts
	 */
	public function leave( array $posts ): void {
		global $wpdb;
		foreach ( array_chunk( $posts, 1000 ) as $some ) {
			$wpdb->query( $wpdb->prepare( "UPDATE %i SET shape = '' WHERE post_id IN (" . implode( ',', array_fill( 0, count( $some ), '%d' ) ) . ')', array( $this->table->prefixed(), ...$some ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
		update_option( $this->option, $this->table->shape . IndexCheck::UNFINISHED, true );
		$this->check();
	}

	/**
	 * @param float $seconds How long at most; a batch takes about one.
	 * @return int|null How many rows were made anew; null where another worker is at it.
	 */
	public function run( float $seconds, int $batch = self::BATCH ): ?int {
		return $this->locks->hold( $this->lock(), self::LOCK_SECONDS, fn ( string $token ): int => $this->work( $token, $seconds, $batch ) );
	}

	private function work( string $token, float $seconds, int $batch ): int {
		$began = microtime( true );
		$done  = 0;
		do {
			$old = $this->of_another_shape( $batch );
			if ( array() === $old ) {
				update_option( $this->option, $this->table->shape, true );
				wp_unschedule_hook( $this->hook );
				break;
			}
			$this->indexer->index_many( $old );
			$done += count( $old );
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
			$this->locks->extend( $this->lock(), $token, self::LOCK_SECONDS );
		} while ( microtime( true ) - $began < $seconds );
		return $done;
	}

	private function lock(): string {
		return str_replace( '_', '-', $this->hook );
	}

	/** @return list<int> Posts. */
	private function of_another_shape( int $limit ): array {
		global $wpdb;
		return array_values( array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE shape <> %s ORDER BY post_id LIMIT %d', $this->table->prefixed(), $this->table->shape, $limit ) ) ) );
	}
}
