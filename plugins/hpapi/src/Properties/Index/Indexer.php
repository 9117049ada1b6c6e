<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * Keeps the index in step with the properties.
 *
 * Saving one property fires dozens of hooks; each marks it, and flush() indexes it once, at the request's end.
 * An import suspends that, indexes its batches itself with index_many(), and resumes.
 */
final class Indexer {

	private const BATCH = 100;

	/** @var array<int, true> Posts that changed and are not yet indexed. */
	private array $marked = array();

	private int $suspended = 0;

	/** Whether this process has changed the index. */
	private bool $has_changed = false;

	public function __construct(
		private readonly IndexWriter $writer,
		private readonly ParishRepository $parishes,
	) {}

	public function mark( int $post_id ): void {
		$this->marked[ $post_id ] = true;
	}

	/** Indexes what was marked; nothing while suspended. */
	public function flush(): void {
		if ( $this->suspended > 0 || array() === $this->marked ) {
			return;
		}
		$this->index_many( array_keys( $this->marked ) );
	}

	/** Until resume() as many times, marks wait. */
	public function suspend(): void {
		++$this->suspended;
	}

	/** Then indexes whatever was marked and not given to index_many() meanwhile. */
	public function resume(): void {
		$this->suspended = max( 0, $this->suspended - 1 );
		$this->flush();
	}

	/**
	 * Makes the rows of these posts anew, or deletes those of posts that are gone. The data's version changes once.
	 *
	 * @param list<int> $post_ids
	 */
	public function index_many( array $post_ids ): void {
		if ( array() === $post_ids ) {
			return;
		}
		foreach ( array_chunk( $post_ids, self::BATCH ) as $batch ) {
			$this->index_batch( $batch );
			$this->marked = array_diff_key( $this->marked, array_flip( $batch ) );
		}
		DataVersion::change();
		$this->has_changed = true;
	}

	/**
	 * At the request's end: indexes what was marked, and counts the stock, which the next visitor would wait for.
	 * An import counts once, when it ends; visitors who come meanwhile count for themselves.
	 */
	public function finish(): void {
		$this->flush();
		if ( $this->has_changed ) {
			$this->has_changed = false;
			Stock::now();
		}
	}

	/** @param list<int> $ids */
	private function index_batch( array $ids ): void {
		// Posts and meta of the whole batch in two statements, then those of their pictures in two more.
		_prime_post_caches( $ids, false, true );
		$records  = array();
		$pictures = array();
		foreach ( $ids as $id ) {
			$record = PropertyRecord::of( $id );
			if ( null !== $record && 'auto-draft' !== $record->post->post_status ) {
				$records[ $id ] = $record;
				$pictures       = array( ...$pictures, ...array_map( intval( ... ), array_column( array_slice( $record->list( 'images' ), 0, 8 ), 'attachment' ) ) );
			}
		}
		_prime_post_caches( array_values( array_unique( array_filter( $pictures ) ) ), false, true );
		$rows = array_map( fn ( PropertyRecord $record ): array => IndexRow::of( $record, $this->parishes ), array_values( $records ) );
		/**
		 * Rows of the index are about to be written: what they say can still be compared with what it holds.
		 *
		 * @param list<array<string, int|float|string|null>> $rows      Of IndexRow.
		 * @param bool                                       $is_import Whether an import writes them.
		 */
		do_action( 'hpapi_index_rows', $rows, $this->suspended > 0 );
		$this->writer->write( $rows );
		$this->writer->delete( array_values( array_diff( $ids, array_keys( $records ) ) ) );
	}

	/** Marks every property of a parish, whose name stands on their cards. */
	public function mark_parish( int $parish ): void {
		global $wpdb;
		foreach ( $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE parish_id = %d', IndexTable::name(), $parish ) ) as $id ) {
			$this->mark( (int) $id );
		}
	}

	public function delete_orphans(): int {
		$deleted = $this->writer->delete_orphans( PropertyPostType::NAME );
		if ( $deleted > 0 ) {
			DataVersion::change();
		}
		return $deleted;
	}
}
