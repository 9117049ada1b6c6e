<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Log\Log;

/**
 * Keeps an index in step with its posts.
 *
 * Saving one post fires dozens of hooks; each marks it, and flush() indexes it once, at the request's end.
 * An import suspends that, indexes its batches itself with index_many(), and resumes.
 */
abstract class Indexer {

	private const BATCH = 100;

	/** @var array<int, true> Posts that changed and are not yet indexed. */
	private array $marked = array();

	private int $suspended = 0;

	public function __construct( private readonly IndexWriter $writer ) {}

	/**
	 * The rows of those of these posts that are to be in the index; whatever they need is read for all at once.
	 *
	 * @param list<int>                              $ids
	 * @param array<int, array<string, string|null>> $before Their rows as they are, by post.
	 * @return array<int, array<string, int|float|string|null>> By post.
	 */
	abstract protected function rows( array $ids, array $before ): array;

	/**
	 * The rows of these posts are written: the data has another version now.
	 *
	 * @param list<int> $ids
	 */
	abstract protected function changed( array $ids ): void;

	public function mark( int $post_id ): void {
		$this->marked[ $post_id ] = true;
	}

	/**
	 * Indexes what was marked; nothing while suspended.
	 *
	 * @throws WriteFailed
	 */
	public function flush(): void {
		if ( $this->is_suspended() || array() === $this->marked ) {
			return;
		}
		$this->index_many( array_keys( $this->marked ) );
	}

	/** As the last thing of a request, when there is no answer left to say that it failed. */
	public function flush_last(): void {
		try {
			$this->flush();
		} catch ( WriteFailed $fault ) {
			Log::write( "The search index could not be updated, so it has old rows of the posts below. Reindex them. {$fault->getMessage()} " . implode( ', ', array_keys( $this->marked ) ) );
		}
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
	 * @throws WriteFailed
	 */
	public function index_many( array $post_ids ): void {
		if ( array() === $post_ids ) {
			return;
		}
		foreach ( array_chunk( $post_ids, self::BATCH ) as $batch ) {
			$before = $this->writer->stored( $batch );
			$rows   = $this->rows( $batch, $before );
			$this->writer->write( array_values( $rows ), $before );
			$this->writer->delete( array_values( array_diff( $batch, array_keys( $rows ) ) ) );
			$this->marked = array_diff_key( $this->marked, array_flip( $batch ) );
		}
		$this->changed( $post_ids );
	}

	final protected function is_suspended(): bool {
		return $this->suspended > 0;
	}

	final protected function delete_rows_without( string $post_type ): int {
		return $this->writer->delete_orphans( $post_type );
	}
}
