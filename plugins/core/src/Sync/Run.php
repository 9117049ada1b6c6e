<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Media\PictureCheck;

/**
 * One import from its first record to its summary; everything that is needed to go on with it later.
 *
 * | status  | means                                                             |
 * |---------|-------------------------------------------------------------------|
 * | running | being worked on, or waiting for its next slice                    |
 * | stopped | interrupted; the same source goes on where it stopped             |
 * | asks    | so many records would be withdrawn that somebody must confirm     |
 * | checked | a dry run has ended                                               |
 * | failed  | the source has errors; in the phase `check`: nothing was changed  |
 * | done    | all is written                                                    |
 *
 * | mode  | reads                                                                              |
 * |-------|------------------------------------------------------------------------------------|
 * | full  | the whole stock: what is absent is withdrawn, if the source says that it named all |
 * | delta | what changed since the last run's bookmark                                         |
 * | push  | what somebody sent                                                                 |
 */
final class Run {

	public const FULL  = 'full';
	public const DELTA = 'delta';
	public const PUSH  = 'push';

	public int $id             = 0;
	public string $format      = '';
	public string $mode        = self::FULL;
	public string $feed        = '';
	public string $source      = '';
	public string $path        = '';
	public string $stamp       = '';
	public string $fingerprint = '';

	/** @var string Of source and writer. */
	public string $version     = '';
	public string $status      = 'running';

	/** @var string check, write or withdraw. */
	public string $phase       = 'check';
	public bool $dry_run       = false;
	public bool $confirmed     = false;
	public int $size           = 0;
	public int $position       = 0;

	/** @var array<string, mixed>|null Cursor behind the last record that is done; null at the beginning of the stock. */
	public ?array $cursor      = null;
	public int $rows_done      = 0;
	public Counts $counts;
	public Problems $problems;

	/**
	 * @var array<string, mixed> settings: of the format. start: cursor of the first record. sections: what the check saw.
	 *                           complete, bookmark: of the last page. leading: see leading_only(). seen: while checking, which keys stood there already.
	 *                           sets_aside, aside: see SkippedRecords.
	 */
	public array $state        = array();
	public int $user           = 0;
	public int $started_at     = 0;
	public int $updated_at     = 0;
	public int $finished_at    = 0;

	public function __construct() {
		$this->counts   = new Counts();
		$this->problems = new Problems();
	}

	public function is_open(): bool {
		return in_array( $this->status, array( 'running', 'stopped' ), true );
	}

	/** How much of the present phase is done, 0 to 1. */
	public function progress(): float {
		if ( 'withdraw' === $this->phase || ! $this->is_open() ) {
			return 1.0;
		}
		return $this->size > 0 ? min( 1.0, $this->position / $this->size ) : 0.0;
	}

	/** Whether anything may have been written. Until then the counts say what would be. */
	public function has_written(): bool {
		return 'check' !== $this->phase;
	}

	/** Goes back to the first record, with the counts at nothing. */
	public function rewind( string $phase ): void {
		$this->phase     = $phase;
		$this->cursor    = is_array( $this->state['start'] ?? null ) ? $this->state['start'] : null;
		$this->position  = 0;
		$this->rows_done = 0;
		$this->counts    = new Counts();
	}

	/** @return array<string, mixed> For RecordSource. */
	public function settings(): array {
		return (array) ( $this->state['settings'] ?? array() );
	}

	/** Whether new records get their leading picture only, so that all of them can be shown soon. */
	public function leading_only(): bool {
		return true === ( $this->state['leading'] ?? false );
	}

	public function picture_check(): PictureCheck {
		return PictureCheck::tryFrom( (string) ( $this->state['pictures'] ?? '' ) ) ?? PictureCheck::Untold;
	}

	/** @return array{int, array<string, mixed>|null, int, Counts, Problems} */
	public function progress_so_far(): array {
		return array( $this->position, $this->cursor, $this->rows_done, clone $this->counts, clone $this->problems );
	}

	/** @param array{int, array<string, mixed>|null, int, Counts, Problems} $before What progress_so_far() gave, when what followed was undone. */
	public function take_back_to( array $before ): void {
		[ $this->position, $this->cursor, $this->rows_done, $counts, $problems ] = $before;
		// It may be taken back to once more.
		$this->counts   = clone $counts;
		$this->problems = clone $problems;
	}
}
