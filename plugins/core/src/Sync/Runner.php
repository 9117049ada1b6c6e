<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\Attachments;
use HearthHammer\Core\Media\MediaProfile;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Media\PictureInstaller;
use HearthHammer\Core\Media\PicturePlanner;
use HearthHammer\Core\Media\RemotePictures;
use Throwable;

/**
 * Takes a run from its first record to its summary, in as many slices as it is given: a command in one, the admin in
 * some seconds at a time. First everything is checked, then records are written, then what is gone is withdrawn.
 *
 * What is withdrawn: what the source says is gone (a tombstone, a status off the market), and what a whole stock no
 * longer names, where no more than WithdrawalPlan::SHARE of a section would go or somebody has confirmed.
 */
final class Runner {

	/** A source of deltas gives its whole stock so often all the same: what a delta missed is found then. */
	private const RECONCILE_SECONDS = WEEK_IN_SECONDS;

	public function __construct(
		private readonly Runs $runs,
		private readonly References $references,
		private readonly RecordWriter $writer,
		private readonly MediaProfile $profile,
		private readonly SyncLock $lock,
	) {}

	/** What runs and references carry when a source of this version and our writer made them. */
	public function version( string $source ): string {
		return $source . '/' . $this->writer->version();
	}

	/**
	 * A run for a source: the one that was stopped where the very same state of it was the last to be imported, else a
	 * new one. Of a source of deltas it reads what changed since the last run, and once a week everything.
	 */
	public function prepare( RunRequest $request, RecordSource $source ): Run {
		$latest  = $this->runs->latest( $request->feed );
		$version = $this->version( $source->version() );
		if ( ! $request->dry_run && ! $request->restart && null !== $latest && $latest->is_open() && 'check' !== $latest->phase && $latest->fingerprint === $request->fingerprint && $latest->version === $version && $latest->leading_only() === $request->leading ) {
			$latest->path   = $request->path;
			$latest->status = 'running';
			return $latest;
		}
		$run           = $this->new_run( $request, $version );
		$start         = $request->restart ? null : $this->bookmark( $request->feed, $version, $source->modes() );
		$run->mode     = null === $start && in_array( Run::FULL, $source->modes(), true ) ? Run::FULL : Run::DELTA;
		$run->state   += array( 'start' => $start );
		$run->rewind( 'check' );
		$this->runs->save( $run );
		return $run;
	}

	/** A run that ended before it began: the source could not be opened. It is stored, so that staff see why. */
	public function refuse( RunRequest $request, InvalidFeed $fault ): Run {
		$run         = $this->new_run( $request, '' );
		$run->status = 'failed';
		$run->problems->add( $fault->problem );
		$run->finished_at = time();
		$this->runs->save( $run );
		return $run;
	}

	/** A run that ended before it began: the source has nothing yet, which is no fault. It is stored, so that it is known when it was asked. */
	public function note( RunRequest $request ): Run {
		$run              = $this->new_run( $request, '' );
		$run->status      = 'done';
		$run->finished_at = time();
		$this->runs->save( $run );
		return $run;
	}

	/**
	 * Writes what someone sent, at once.
	 *
	 * @return Run `done`, or `failed` with the problems.
	 * @throws AlreadyRunning When another import runs: the sender should try again.
	 */
	public function push( RunRequest $request, RecordSource $sent ): Run {
		$run       = $this->new_run( $request, $this->version( $sent->version() ) );
		$run->mode = Run::PUSH;
		$this->advance( $run, static fn (): RecordSource => $sent );
		return $run;
	}

	/**
	 * Works until the run ends, the time is over or somebody asks to stop.
	 *
	 * @param callable(): RecordSource $open
	 * @param float                    $seconds  0 for no limit.
	 * @param callable(Run): void|null $progress Called often.
	 * @param callable(): bool|null    $stop     Asked often.
	 * @throws AlreadyRunning When another import runs.
	 */
	public function advance( Run $run, callable $open, float $seconds = 0, ?callable $progress = null, ?callable $stop = null ): void {
		$this->lock->take();
		$until = $seconds > 0 ? microtime( true ) + $seconds : INF;
		$pause = static fn (): bool => microtime( true ) > $until || ( null !== $stop && $stop() );
		$pulse = function () use ( $run, $progress ): void {
			$this->lock->keep();
			null !== $progress && $progress( $run );
		};
		try {
			if ( 0 === $run->id ) {
				$this->runs->save( $run );
			}
			wp_raise_memory_limit( 'image' );
			$this->writer->bulk( fn () => $this->work( $run, $open(), $pulse, $pause ) );
			if ( 'running' === $run->status && null !== $stop && $stop() ) {
				$run->status = 'stopped';
			}
		} catch ( InvalidFeed $fault ) {
			$run->problems->add( $fault->problem );
			$run->status = 'failed';
		} catch ( Throwable $fault ) {
			$run->problems->add( new Problem( 0, '', sprintf( /* translators: %s: why */ __( 'the import was interrupted: %s', 'hearth-hammer' ), $fault->getMessage() ), false ) );
			$run->status = 'stopped';
		} finally {
			$run->finished_at = $run->is_open() ? 0 : time();
			$this->runs->save( $run );
			$this->lock->release();
		}
		null !== $progress && $progress( $run );
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
			( new SkippedRecords( $run ) )->forget();
			$run->state['sections'] = array();
			( new RunChanges() )->forget( $run->id );
			$run->rewind( 'check' );
		} else {
			( new RunChanges() )->forget( $run->id );
			$this->after_check( $run );
		}
		$this->runs->save( $run );
	}

	/** In words, why a run asks. */
	public function question( Run $run ): string {
		return $this->plan( $run )->in_words( $this->writer->section() );
	}

	/**
	 * @param callable(): void $pulse
	 * @param callable(): bool $pause
	 */
	private function work( Run $run, RecordSource $source, callable $pulse, callable $pause ): void {
		$version = $this->version( $source->version() );
		$paused  = static function () use ( $pulse, $pause ): bool {
			$pulse();
			return $pause();
		};
		if ( 'check' === $run->phase ) {
			$pulse();
			if ( ! ( new CheckPass( $run, $this->writer, $version, $this->references ) )->advance( $source, $paused ) ) {
				return;
			}
			$this->after_check( $run );
		}
		$withdrawals = new WithdrawalPass( $this->runs, $this->references, $this->writer );
		if ( 'running' === $run->status && 'write' === $run->phase ) {
			$media   = new MediaRecords();
			$planner = new PicturePlanner( new RemotePictures(), new PictureInstaller( $this->profile ), $source->files(), $run->picture_check() );
			if ( ! ( new WritePass( $run, $source, $this->runs, $this->references, $this->writer, $withdrawals, $media, new Attachments( $media ), $planner, $version ) )->advance( $pulse, $pause ) ) {
				return;
			}
			$run->phase = 'withdraw';
		}
		if ( 'running' === $run->status && 'withdraw' === $run->phase && $withdrawals->advance( $run, $this->plan( $run )->named, $pulse, $pause ) ) {
			$run->status = 'done';
		}
	}

	private function after_check( Run $run ): void {
		$plan = $this->plan( $run );
		if ( $run->problems->stops() ) {
			$run->status = 'failed';
			// What would have been done is not what was done.
			( new SkippedRecords( $run ) )->forget();
			$rows              = $run->counts->rows;
			$run->counts       = new Counts();
			$run->counts->rows = $rows;
			return;
		}
		if ( $plan->needs_confirmation() && ! $run->confirmed ) {
			$run->status = 'asks';
		} elseif ( $run->dry_run ) {
			$run->status = 'checked';
		} else {
			$run->rewind( 'write' );
			return;
		}
		// What the source itself says is gone was counted while checking.
		$run->counts->withdrawn = ( $run->state['told'] ??= $run->counts->withdrawn ) + $plan->total;
	}

	/** Only a run that named the whole stock says anything about what it did not name. */
	private function plan( Run $run ): WithdrawalPlan {
		/** @var array<string, array{rows: int, live: int, complete: int}> $sections */
		$sections = true === ( $run->state['complete'] ?? false ) && ! ( new SkippedRecords( $run ) )->has_nameless() ? (array) ( $run->state['sections'] ?? array() ) : array();
		return WithdrawalPlan::of( $sections, array() === $sections ? array() : $this->references->stock( $run->feed ) );
	}

	/**
	 * @param list<string> $modes That the source has.
	 * @return array<string, mixed>|null Where the next delta begins; null where the whole stock is due.
	 */
	private function bookmark( string $feed, string $version, array $modes ): ?array {
		$last = in_array( Run::DELTA, $modes, true ) ? $this->runs->latest_done( $feed ) : null;
		$mark = $last?->state['bookmark'] ?? null;
		if ( null === $last || ! is_array( $mark ) ) {
			return null;
		}
		$whole = $this->runs->latest_done( $feed, Run::FULL );
		// Records that an older version made come again only with the whole stock.
		$due = $last->version !== $version || null === $whole || $whole->finished_at < time() - self::RECONCILE_SECONDS;
		return in_array( Run::FULL, $modes, true ) && $due ? null : $mark;
	}

	private function new_run( RunRequest $request, string $version ): Run {
		$run              = new Run();
		$run->format      = $request->format;
		$run->feed        = $request->feed;
		$run->source      = $request->label;
		$run->path        = $request->path;
		$run->fingerprint = $request->fingerprint;
		$run->version     = $version;
		$run->size        = $request->size;
		$run->dry_run     = $request->dry_run;
		$run->confirmed   = $request->confirmed;
		$run->user        = get_current_user_id();
		$run->state       = array( 'settings' => $request->settings, 'leading' => $request->leading, 'pictures' => $request->pictures->value ) + SkippedRecords::state( $request->sets_aside );
		return $run;
	}
}
