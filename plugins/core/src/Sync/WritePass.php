<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Media\Attachments;
use HearthHammer\Core\Media\HeldPictures;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Media\PictureCheck;
use HearthHammer\Core\Media\PicturePlan;
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

	public function __construct(
		private readonly Run $run,
		private readonly RecordSource $source,
		private readonly Runs $runs,
		private readonly References $references,
		private readonly RecordWriter $writer,
		private readonly WithdrawalPass $withdrawals,
		private readonly MediaRecords $media,
		private readonly Attachments $attachments,
		private readonly PicturePlanner $planner,
		private readonly string $version,
	) {
		$this->aside = new SkippedRecords( $run );
	}

	/**
	 * Goes on until the end, or until told to pause.
	 *
	 * @param callable(): void $pulse Called often.
	 * @param callable(): bool $pause Asked after each transaction.
	 * @return bool Whether the end was reached.
	 * @throws InvalidFeed When the source is no longer what was checked.
	 */
	public function advance( callable $pulse, callable $pause ): bool {
		do {
			// Two pages of records at a time would be too many.
			$page = null;
			$page = $this->source->pull( $this->run->cursor );
			$this->withdrawals->withdraw_keys( $page->deleted_ids, $this->run );
			$this->references->seen( array_map( References::key( ... ), $page->seen_ids ), $this->run->id );
			$this->run->counts->unchanged += count( $page->seen_ids );
			foreach ( array_chunk( $page->records, self::BATCH ) as $batch ) {
				if ( ! $this->write( $batch, $pulse, $pause ) ) {
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
	 * @param list<Record>    $batch
	 * @param callable():void $pulse
	 * @param callable():bool $pause
	 * @return bool False where it was stopped before the batch was written.
	 */
	private function write( array $batch, callable $pulse, callable $pause ): bool {
		$first   = $this->run->rows_done;
		$records = array();
		$left    = array();
		foreach ( $batch as $index => $record ) {
			$key = $this->aside->key( $first + $index );
			if ( null !== $key ) {
				'' === $key || $left[] = References::key( $key );
				continue;
			}
			$records[ $index ] = $record->is_readable ? $record : throw new InvalidFeed( __( 'the source has changed since it was checked', 'hearth-hammer' ), $record->line );
		}
		// What the site has of them stays: they are there.
		$this->references->seen( $left, $this->run->id );
		if ( ! $this->write_records( $records, $first, $pulse, $pause ) ) {
			return false;
		}
		$this->pass_over( $first + count( $batch ) );
		$this->run->cursor   = $batch[ count( $batch ) - 1 ]->after;
		$this->run->position = $this->source->position( $this->run->cursor );
		return true;
	}

	/**
	 * @param array<int, Record> $records By index in the batch.
	 * @param int                $first   Place of the batch's first record in the run.
	 * @param callable():void    $pulse
	 * @param callable():bool    $pause
	 */
	private function write_records( array $records, int $first, callable $pulse, callable $pause ): bool {
		$known = $this->references->known_or_made_here( array_values( array_map( static fn ( Record $record ): string => $record->source_key, $records ) ), $this->writer );
		$posts = array_values( array_map( static fn ( StoredReference $one ): int => $one->post, $known ) );
		$media = $this->media->held( $posts );

		_prime_post_caches( $posts, false, false );
		$this->writer->prepare( array_values( $records ), $this->run->feed );
		$waiting = array();
		$began   = microtime( true );
		foreach ( $records as $index => $record ) {
			$stored    = $known[ References::key( $record->source_key ) ] ?? null;
			$stored    = null !== $stored && $this->writer->exists( $stored->post ) ? $stored : null;
			$waiting[] = $this->prepared( $record, $stored, null === $stored ? new HeldPictures() : $media[ $stored->post ], $first + $index, $pulse );
			if ( microtime( true ) - $began > self::PLAN_SECONDS || array_key_last( $records ) === $index ) {
				if ( ! $this->write_prepared( $waiting, $pulse, $pause ) ) {
					return false;
				}
				$waiting = array();
				$began   = microtime( true );
			}
		}
		return true;
	}

	/**
	 * Does what is slow: finds out which pictures it wants, fetches them, and compares it with what is stored.
	 *
	 * @param HeldPictures    $held  Of the post.
	 * @param int             $place In the run.
	 * @param callable():void $pulse
	 */
	private function prepared( Record $record, ?StoredReference $stored, HeldPictures $held, int $place, callable $pulse ): PreparedRecord {
		if ( RecordState::Withdrawn === $record->state ) {
			return new PreparedRecord( $record, $stored, new PicturePlan(), null === $stored || RecordState::Withdrawn === $stored->state, $place );
		}
		$wanted   = $record->pictures();
		$now      = array() === $held->all ? $this->first_pictures( $record ) : $wanted;
		$pictures = $this->planner->plan( $now, $record->source_key, $held, $pulse );

		$pictures->later = count( $wanted ) - count( $now );

		$is_same = null !== $stored && $stored->is_same( $record, $this->version ) && $this->writer->context() === $stored->context
			&& $stored->section === $record->section && $stored->feed === $this->run->feed && ! $pictures->changes_pictures();
		return new PreparedRecord( $record, $stored, $pictures, $is_same, $place );
	}

	/** @return list<MediaItem> What a record without pictures gets in this run. */
	private function first_pictures( Record $record ): array {
		return match ( true ) {
			PictureCheck::Later === $this->run->picture_check() => array(),
			$this->run->leading_only() => $record->leading_picture(),
			default => $record->pictures(),
		};
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
	private function write_prepared( array $prepared, callable $pulse, callable $pause ): bool {
		$changing = array_filter( $prepared, static fn ( PreparedRecord $one ): bool => ! $one->is_same && null !== $one->stored );
		update_meta_cache( 'post', array_values( array_map( static fn ( PreparedRecord $one ): int => (int) $one->stored?->post, $changing ) ) );
		while ( array() !== $prepared ) {
			$before = $this->run->progress_so_far();
			$undone = function () use ( $before ): void {
				wp_cache_flush();
				$this->run->take_back_to( $before );
			};
			try {
				$written = Transaction::run( fn (): int => $this->write_some( $prepared ), $undone );
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
	private function write_some( array $prepared ): int {
		$run     = $this->run;
		$began   = microtime( true );
		$same    = array();
		$stored  = array();
		$changes = array();
		$indexed = array();
		$written = 0;
		foreach ( $prepared as $one ) {
			$this->pass_over( $one->place );
			$one->count_pictures( $run, $this->source );
			++$run->counts->rows;
			if ( $one->is_same ) {
				null !== $one->stored && $same[] = $one->stored->reference;
				++$run->counts->unchanged;
				if ( $one->pictures->records_changed ) {
					$this->attachments->remember( $one->pictures, (int) $one->stored?->post );
				}
			} else {
				$change   = RecordState::Withdrawn === $one->record->state ? $this->withdraw( $one ) : $this->save( $one );
				$stored[] = $one->reference( $run->feed, $change->post, $this->version, $this->writer->context() );
				if ( RecordChange::UNCHANGED !== $change->what ) {
					$changes[] = $change;
				}
				if ( RecordChange::UNCHANGED !== $change->what || RecordState::Withdrawn === $one->record->state ) {
					$indexed[] = $change->post;
				}
			}
			$run->cursor   = $one->record->after;
			$run->position = $this->source->position( $run->cursor );
			++$run->rows_done;
			++$written;
			if ( microtime( true ) - $began > self::TRANSACTION_SECONDS ) {
				break;
			}
		}
		$this->references->keep( $stored, $run->id );
		$this->references->seen( $same, $run->id );
		$this->writer->index( array_values( array_filter( $indexed ) ) );
		$this->writer instanceof ReportsChanges && ( new RunChanges() )->add( $run->id, $changes );
		$this->runs->save( $run );
		return $written;
	}

	private function save( PreparedRecord $one ): RecordChange {
		$change = $one->change( $this->writer->write( $one->record, $one->stored?->post, fn ( int $post ): array => $this->attachments->apply( $one->pictures, $post ) ) );
		++$this->run->counts->{$change->what};
		return $change;
	}

	private function withdraw( PreparedRecord $one ): RecordChange {
		$post = (int) $one->stored?->post;
		$gone = $this->writer->withdraw( $post );

		$this->run->counts->withdrawn += $gone ? 1 : 0;
		return new RecordChange( $one->record->source_key, $post, $gone ? RecordChange::WITHDRAWN : RecordChange::UNCHANGED );
	}
}
