<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Media\Attachments;
use HearthHammer\Core\Media\LostFiles;
use HearthHammer\Core\Media\MediaRecord;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Media\PicturePlanner;
use Throwable;

/**
 * Writes records in short transactions. The run's cursor is written with them, so whatever stops an import, it goes
 * on behind the last record that is there.
 */
final class WritePass {

	private const BATCH = 50;

	/** A transaction is ended after so long: others wait meanwhile (on SQLite every writer does). */
	private const TRANSACTION_SECONDS = 1.5;

	/** Slow pictures: what is ready is written after so long, so that little is lost by a stop. */
	private const PLAN_SECONDS = 3.0;

	private readonly SkippedRecords $aside;
	private readonly RecordWriting $writing;

	public function __construct(
		private readonly Run $run,
		private readonly Runs $runs,
		private readonly References $references,
		private readonly RecordWriter $writer,
		private readonly WithdrawalPass $withdrawals,
		private readonly MediaRecords $media,
		private readonly Attachments $attachments,
		PicturePlanner $planner,
		string $version,
	) {
		$this->aside   = new SkippedRecords( $run );
		$this->writing = new RecordWriting( $run, $writer, $planner, $attachments, $version );
	}

	/**
	 * Goes on until the end, or until told to pause.
	 *
	 * @param callable(): void $pulse Called often.
	 * @param callable(): bool $pause Asked after each transaction.
	 * @return bool Whether the end was reached.
	 * @throws InvalidFeed When the source is no longer what was checked.
	 */
	public function advance( Adapter $adapter, callable $pulse, callable $pause ): bool {
		do {
			$page = $adapter->source->pull( $this->run->cursor );
			$this->withdrawals->withdraw_keys( $page->deleted_ids, $this->run );
			$this->references->seen( array_map( References::key( ... ), $page->seen_ids ), $this->run->id );
			$this->run->counts->unchanged += count( $page->seen_ids );
			foreach ( array_chunk( $page->records, self::BATCH ) as $batch ) {
				if ( ! $this->write( $batch, $adapter, $pulse, $pause ) ) {
					return false;
				}
				// WordPress keeps every post and meta it has seen; 20,000 of them would not fit.
				wp_cache_supports( 'flush_runtime' ) && wp_cache_flush_runtime();
			}
			$this->run->cursor = $page->next_cursor;
		} while ( $page->more );
		$this->run->state['complete'] = $page->complete;
		$this->run->state['bookmark'] = $page->next_cursor;
		return true;
	}

	/**
	 * @param list<RawRecord> $batch
	 * @param callable():void $pulse
	 * @param callable():bool $pause
	 * @return bool False where it was stopped before the batch was written.
	 */
	private function write( array $batch, Adapter $adapter, callable $pulse, callable $pause ): bool {
		$first   = $this->run->rows_done;
		$records = array();
		$left    = array();
		foreach ( $batch as $index => $raw ) {
			$key = $this->aside->key( $first + $index );
			if ( null !== $key ) {
				'' === $key || $left[] = References::key( $key );
				continue;
			}
			$records[ $index ] = $adapter->mapper->map( $raw )->record ?? throw new InvalidFeed( __( 'the source has changed since it was checked', 'hearth-hammer' ), $raw->line );
		}
		// What the site has of them stays: they are there.
		$this->references->seen( $left, $this->run->id );
		if ( ! $this->write_records( $records, $batch, $adapter, $first, $pulse, $pause ) ) {
			return false;
		}
		$this->pass_over( $first + count( $batch ) );
		$this->run->cursor   = $batch[ count( $batch ) - 1 ]->after;
		$this->run->position = $adapter->source->position( $this->run->cursor );
		return true;
	}

	/**
	 * @param array<int, Record> $records By index in the batch.
	 * @param list<RawRecord>    $batch
	 * @param int                $first   Place of the batch's first record in the run.
	 * @param callable():void    $pulse
	 * @param callable():bool    $pause
	 */
	private function write_records( array $records, array $batch, Adapter $adapter, int $first, callable $pulse, callable $pause ): bool {
		$known = $this->references->known_or_made_here( array_values( array_map( static fn ( Record $record ): string => $record->source_key, $records ) ), $this->writer );
		$posts = array_values( array_map( static fn ( StoredReference $one ): int => $one->post, $known ) );
		$media = $this->media->of_posts( $posts );

		$lost  = LostFiles::of( array_merge( ...array_values( array_map( static fn ( array $of_post ): array => array_map( static fn ( MediaRecord $one ): int => $one->attachment, $of_post ), $media ) ) ) );
		_prime_post_caches( $posts, false, false );
		$this->writer->prepare( array_values( $records ), $this->run->feed );
		$waiting = array();
		$began   = microtime( true );
		foreach ( $records as $index => $record ) {
			$stored    = $known[ References::key( $record->source_key ) ] ?? null;
			$stored    = null !== $stored && $this->writer->exists( $stored->post ) ? $stored : null;
			$waiting[] = $this->writing->prepare( $batch[ $index ], $record, $stored, null === $stored ? array() : $media[ $stored->post ] ?? array(), $first + $index, $pulse, $lost );
			if ( microtime( true ) - $began > self::PLAN_SECONDS || array_key_last( $records ) === $index ) {
				if ( ! $this->write_prepared( $waiting, $adapter, $pulse, $pause ) ) {
					return false;
				}
				$waiting = array();
				$began   = microtime( true );
			}
		}
		return true;
	}

	/** Counts the records that were set aside up to a place. */
	private function pass_over( int $place ): void {
		$left = $place - $this->run->rows_done;

		$this->run->counts->rows      += $left;
		$this->run->counts->set_aside += $left;
		$this->run->rows_done          = $place;
	}

	/**
	 * @param list<PreparedRecord> $prepared
	 * @param callable():void      $pulse
	 * @param callable():bool      $pause
	 */
	private function write_prepared( array $prepared, Adapter $adapter, callable $pulse, callable $pause ): bool {
		$changing = array_filter( $prepared, static fn ( PreparedRecord $one ): bool => ! $one->is_same && null !== $one->stored );
		update_meta_cache( 'post', array_values( array_map( static fn ( PreparedRecord $one ): int => (int) $one->stored?->post, $changing ) ) );
		while ( array() !== $prepared ) {
			$before = $this->run->progress_so_far();
			$undone = function () use ( $before ): void {
				wp_cache_flush();
				$this->run->take_back_to( $before );
			};
			try {
				$written = Transaction::run( fn (): int => $this->write_some( $prepared, $adapter ), $undone );
			} catch ( Throwable $fault ) {
				array_walk( $prepared, static fn ( PreparedRecord $one ) => $one->pictures->discard() );
				throw $fault;
			}
			/** A batch of a sync or an import is written and committed. */
			do_action( 'hearth_hammer_batch_written' );
			foreach ( array_splice( $prepared, 0, $written ) as $one ) {
				$this->attachments->delete( $one->pictures->removed );
			}
			$pulse();
			if ( $pause() ) {
				array_walk( $prepared, static fn ( PreparedRecord $one ) => $one->pictures->discard() );
				return false;
			}
		}
		return true;
	}

	/**
	 * @param non-empty-list<PreparedRecord> $prepared
	 * @return int How many there was time for.
	 */
	private function write_some( array $prepared, Adapter $adapter ): int {
		$run     = $this->run;
		$began   = microtime( true );
		$same    = array();
		$stored  = array();
		$changed = array();
		$told    = array();
		$written = 0;
		foreach ( $prepared as $one ) {
			$this->pass_over( $one->place );
			$this->count_pictures( $one, $adapter );
			++$run->counts->rows;
			if ( $one->is_same ) {
				null !== $one->stored && $same[] = $one->stored->reference;
				++$run->counts->unchanged;
				if ( $one->pictures->records_changed ) {
					$this->attachments->remember( $one->pictures, (int) $one->stored?->post );
				}
			} else {
				[ $stored[], $post, $told[] ] = $this->writing->write( $one );
				$changed[]           = $post;
			}
			$run->cursor    = $one->raw->after;
			$run->position  = $adapter->source->position( $run->cursor );
			++$run->rows_done;
			++$written;
			if ( microtime( true ) - $began > self::TRANSACTION_SECONDS ) {
				break;
			}
		}
		$this->references->keep( $stored, $run->id );
		$this->references->seen( $same, $run->id );
		$this->writer->index( array_values( array_filter( $changed ) ) );
		$this->writer instanceof ReportsChanges && ( new RunChanges() )->add( $run->id, array_values( array_filter( $told ) ) );
		$this->runs->save( $run );
		return $written;
	}

	private function count_pictures( PreparedRecord $one, Adapter $adapter ): void {
		$counts = $this->run->counts;
		foreach ( $one->pictures->faults as [ $item, $fault ] ) {
			// That one did not come was said by the check.
			if ( $item->is_address() || null !== $adapter->source->files()->path( $item->source ) ) {
				$this->run->problems->add( ( new Problem( $one->record->line, $item->field, $fault, false ) )->about( $one->record->source_key, $one->record->name ) );
			}
		}
		$counts->pictures_kept    += $one->pictures->kept;
		$counts->pictures_added   += count( $one->pictures->installed() );
		$counts->pictures_removed += count( $one->pictures->removed );
		$counts->pictures_failed  += count( $one->pictures->faults );
		$counts->pictures_later   += $one->pictures->later;
	}
}
