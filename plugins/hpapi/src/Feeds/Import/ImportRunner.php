<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Hpapi\Feeds\BadFeed;
use HearthHammer\Hpapi\Feeds\Blm\BlmMapper;
use HearthHammer\Hpapi\Feeds\Blm\BlmReader;
use HearthHammer\Hpapi\Feeds\Blm\FieldReader;
use HearthHammer\Hpapi\Feeds\Blm\FileScan;
use HearthHammer\Core\Media\PictureInstaller;
use HearthHammer\Core\Media\PicturePlanner;
use HearthHammer\Core\Media\RemotePictures;
use HearthHammer\Hpapi\Feeds\Problem;
use HearthHammer\Hpapi\Feeds\Problems;
use HearthHammer\Hpapi\Feeds\Source\FeedSource;
use HearthHammer\Hpapi\Feeds\Source\WorkFolder;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Hpapi\Properties\Index\Indexer;
use HearthHammer\Hpapi\Properties\PropertyPictures;
use Throwable;

/**
 * Takes a run from its first byte to its summary, in as many slices as it is given: the command in one, the admin
 * in some seconds at a time. First everything is checked, then properties are written, then what the feed no
 * longer names is withdrawn.
 */
final class ImportRunner {

	private const BATCH = 50;

	public function __construct(
		private readonly Runs $runs,
		private readonly References $references,
		private readonly FeedWriter $writer,
		private readonly Withdrawals $withdrawals,
		private readonly Gazetteer $gazetteer,
		private readonly Indexer $indexer,
		private readonly ImportLock $lock,
	) {}

	/**
	 * A run for a file: the one that was stopped where the very same file was the last to be imported, else a new one.
	 *
	 * @param string $source What to call it, e.g. the name under which it was uploaded.
	 * @throws BadFeed When it is missing or no feed at all.
	 */
	public function prepare( string $path, string $source, string $feed, bool $dry_run, bool $confirmed, bool $restart ): Run {
		$latest = $this->runs->latest( $feed );
		$scan   = FileScan::of( FeedSource::open( $path )->feed );
		if ( ! $dry_run && ! $restart && null !== $latest && $latest->is_open() && 'check' !== $latest->phase && $latest->hash === $scan->hash ) {
			$latest->path   = $path;
			$latest->status = 'running';
			return $latest;
		}
		$run            = new Run();
		$run->feed      = $feed;
		$run->source    = $source;
		$run->path      = $path;
		$run->hash      = $scan->hash;
		$run->bytes     = $scan->bytes;
		$run->dry_run   = $dry_run;
		$run->confirmed = $confirmed;
		$run->user      = get_current_user_id();
		$run->state     = array( 'encoding' => $scan->encoding );
		$this->runs->save( $run );
		return $run;
	}

	/**
	 * Works until the run ends, the time is over or somebody asks to stop.
	 *
	 * @param float                    $seconds  0 for no limit.
	 * @param callable(Run): void|null $progress Called often.
	 * @param callable(): bool|null    $stop     Asked often.
	 * @throws ImportBusy When another import runs.
	 */
	public function advance( Run $run, float $seconds = 0, ?callable $progress = null, ?callable $stop = null ): void {
		$this->lock->take();
		$until = $seconds > 0 ? microtime( true ) + $seconds : INF;
		$pause = static fn (): bool => microtime( true ) > $until || ( null !== $stop && $stop() );
		$pulse = function () use ( $run, $progress ): void {
			$this->lock->keep();
			null !== $progress && $progress( $run );
		};
		try {
			wp_raise_memory_limit( 'image' );
			BulkWriteMode::run( $this->indexer, fn () => $this->work( $run, $pulse, $pause ) );
			if ( 'running' === $run->status && null !== $stop && $stop() ) {
				$run->status = 'stopped';
			}
		} catch ( BadFeed $fault ) {
			$run->problems->add( $fault->problem );
			$run->status = 'failed';
		} catch ( Throwable $fault ) {
			$run->problems->add( new Problem( $run->line, '', 'the import was interrupted: ' . $fault->getMessage(), false ) );
			$run->status = 'stopped';
		} finally {
			$run->finished_at = $run->is_open() ? 0 : time();
			$this->runs->save( $run );
			$this->lock->release();
		}
		$progress && $progress( $run );
		if ( 'done' === $run->status || 'failed' === $run->status ) {
			$this->clean_up( $run );
		}
	}

	/** Goes on with a dry run or a question as an import proper. */
	public function proceed( Run $run, bool $confirmed ): void {
		$stale          = $this->runs->overtaken( $run );
		$run->dry_run   = false;
		$run->confirmed = $run->confirmed || $confirmed;
		$run->status    = 'running';
		if ( $stale ) {
			// Something was imported since: what was found then need not be so now.
			$run->problems          = new Problems();
			$run->state['branches'] = array();
			$run->rewind( 'check' );
		} else {
			$this->after_check( $run );
		}
		$this->runs->save( $run );
	}

	/**
	 * @param callable(): void $pulse
	 * @param callable(): bool $pause
	 */
	private function work( Run $run, callable $pulse, callable $pause ): void {
		$source = FeedSource::open( $run->path );
		$reader = BlmReader::open( $source->feed, (string) ( $run->state['encoding'] ?? 'UTF-8' ) );
		if ( 'check' === $run->phase ) {
			$check    = new FeedCheck( $run, $this->references, $source->media, $this->gazetteer );
			$finished = $check->advance(
				$reader,
				static function () use ( $pulse, $pause ): bool {
					$pulse();
					return $pause();
				}
			);
			if ( ! $finished ) {
				return;
			}
			$this->after_check( $run );
		}
		if ( 'running' === $run->status && 'write' === $run->phase ) {
			$planner = new PicturePlanner( new RemotePictures(), new PictureInstaller( PropertyPictures::profile() ), $source->media );
			if ( ! $this->write( $run, $reader, $planner, $pulse, $pause ) ) {
				return;
			}
			$run->phase = 'withdraw';
		}
		if ( 'running' === $run->status && 'withdraw' === $run->phase && $this->withdrawals->advance( $run, $this->plan( $run )->named, $pulse, $pause ) ) {
			$run->status = 'done';
		}
	}

	private function after_check( Run $run ): void {
		$plan                   = $this->plan( $run );
		$run->counts->withdrawn = $plan->total;
		if ( $run->problems->stops() ) {
			$run->status = 'failed';
		} elseif ( $plan->needs_confirmation() && ! $run->confirmed ) {
			$run->status = 'asks';
		} elseif ( $run->dry_run ) {
			$run->status = 'checked';
		} else {
			$run->rewind( 'write' );
		}
	}

	private function plan( Run $run ): WithdrawalPlan {
		/** @var array<string, array{rows: int, live: int, complete: int}> $branches */
		$branches = (array) ( $run->state['branches'] ?? array() );
		return WithdrawalPlan::of( $branches, $this->references->stock( $run->feed ) );
	}

	/** In words, why a run asks. */
	public function question( Run $run ): string {
		return $this->plan( $run )->in_words();
	}

	/**
	 * @param callable(): void $pulse
	 * @param callable(): bool $pause
	 * @return bool Whether the last row is written.
	 */
	private function write( Run $run, BlmReader $reader, PicturePlanner $planner, callable $pulse, callable $pause ): bool {
		$mapper = new BlmMapper( $reader->header );
		$batch  = array();
		$rows   = 0 === $run->position ? $reader->rows() : $reader->rows( $run->position, $run->line, $run->rows_done );
		foreach ( $rows as $row ) {
			$property = $mapper->map( new FieldReader( $row ) );
			if ( null === $property ) {
				throw new BadFeed( 'the file has changed since it was checked', $row->line );
			}
			$batch[] = array( $row, $property );
			if ( count( $batch ) >= self::BATCH ) {
				if ( ! $this->writer->write( $batch, $run, $planner, $pulse, $pause ) ) {
					return false;
				}
				$batch = array();
				// WordPress keeps every post and meta it has seen; 20,000 of them would not fit.
				wp_cache_supports( 'flush_runtime' ) && wp_cache_flush_runtime();
			}
		}
		return array() === $batch || $this->writer->write( $batch, $run, $planner, $pulse, $pause );
	}

	private function clean_up( Run $run ): void {
		try {
			FeedSource::open( $run->path )->clean_up();
		} catch ( BadFeed ) {
			// A zip that could not be unpacked left nothing behind.
		}
		// An upload is ours to delete; a file that somebody keeps elsewhere is not.
		WorkFolder::remove( dirname( $run->path ) );
	}
}
