<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

use Closure;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Metrics\Counter;
use HearthHammer\Core\Metrics\Counters;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The full-text key of an index. InnoDB keeps the texts that were changed or deleted, and passes over them in each search,
 * until the table is rebuilt (decision 0095).
 */
final readonly class FullText implements Module {

	private const FILTER = 'hearth_hammer_full_text';

	/** By table: the counter's total at the last rebuild. */
	private const OPTION = 'hh_core_full_text';

	/** Fewer old texts slow nothing down. */
	private const LEAST = 1000;

	private const LOCK         = 'full-text';
	private const LOCK_SECONDS = HOUR_IN_SECONDS;

	/** Requests that come after a rebuild that waits for the table wait as well. */
	private const WAIT_SECONDS = 5;

	/** @param Closure(): string $title What the index is of: "Properties". */
	public function __construct( private IndexTable $table, public Closure $title ) {}

	public function register(): void {
		if ( array() !== $this->table->full_text ) {
			add_filter( self::FILTER, fn ( array $all ): array => array( ...$all, $this ) );
		}
	}

	/** @return list<self> Of all plugins; none on SQLite. */
	public static function all(): array {
		/**
		 * The site's full-text keys. A plugin registers a FullText.
		 *
		 * @param list<FullText> $all
		 */
		return array_values( array_filter( (array) apply_filters( self::FILTER, array() ), static fn ( mixed $one ): bool => $one instanceof self ) );
	}

	/** Whether the database is a Galera cluster, whose machines all wait for a rebuild. */
	public static function is_on_cluster(): bool {
		global $wpdb;
		return 'ON' === strtoupper( (string) $wpdb->get_var( "SHOW VARIABLES LIKE 'wsrep_on'", 1 ) );
	}

	public function rows(): int {
		return $this->table->count();
	}

	/** @return int Texts that the key holds for nothing. */
	public function old(): int {
		return max( 0, $this->total() - (int) ( self::rebuilt()[ $this->table->name ] ?? 0 ) );
	}

	/** @param float $share Old texts for each row, from which on it is. */
	public function is_due( float $share ): bool {
		$old = $this->old();
		return $old >= self::LEAST && $old >= $share * $this->rows();
	}

	/**
	 * Visitors search meanwhile; whatever writes to the table waits.
	 *
	 * @return bool False where another process rebuilds.
	 * @throws WriteFailed
	 */
	public function rebuild( Locks $locks ): bool {
		return true === $locks->hold( self::LOCK, self::LOCK_SECONDS, $this->rebuild_alone( ... ) );
	}

	/** @throws WriteFailed */
	private function rebuild_alone(): bool {
		global $wpdb;
		try {
			$total = $this->total();
			$wpdb->query( $wpdb->prepare( 'SET SESSION lock_wait_timeout = %d', self::WAIT_SECONDS ) );
			// Adding the key again would keep InnoDB's list of the old texts.
			if ( false === $wpdb->query( $wpdb->prepare( 'ALTER TABLE %i FORCE, ALGORITHM=COPY', $this->table->prefixed() ) ) ) {
				throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
			}
			update_option( self::OPTION, array( ...self::rebuilt(), $this->table->name => $total ), false );
			return true;
		} finally {
			$wpdb->query( 'SET SESSION lock_wait_timeout = DEFAULT' );
		}
	}

	private function total(): int {
		return ( new Counters() )->total( Counter::FullTextChanges, array( 'table' => $this->table->name ) );
	}

	/** @return array<string, mixed> */
	private static function rebuilt(): array {
		$rebuilt = get_option( self::OPTION, array() );
		return is_array( $rebuilt ) ? $rebuilt : array();
	}
}
