<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Hpapi\Feeds\Problems;

/**
 * One import from its first byte to its summary; everything that is needed to go on with it later.
 *
 * | status  | means                                                             |
 * |---------|-------------------------------------------------------------------|
 * | running | being worked on, or waiting for its next slice                    |
 * | stopped | interrupted; the same file goes on where it stopped               |
 * | asks    | so many properties would be withdrawn that somebody must confirm  |
 * | checked | a dry run has ended                                               |
 * | failed  | the feed has errors; nothing was changed                          |
 * | done    | all is written                                                    |
 */
final class Run {

	public const KIND = 'blm';

	public int $id          = 0;
	public string $feed     = 'blm';
	public string $source   = '';
	public string $path     = '';
	public string $stamp    = '';
	public string $hash     = '';
	public string $status   = 'running';

	/** @var string check, write or withdraw. */
	public string $phase    = 'check';
	public bool $dry_run    = false;
	public bool $confirmed  = false;
	public int $bytes       = 0;

	/** @var int Byte offset after the last row that is done; 0 before the first. */
	public int $position    = 0;
	public int $line        = 0;
	public int $rows_done   = 0;
	public Counts $counts;
	public Problems $problems;

	/** @var array<string, mixed> encoding; branches; while checking what was seen so far. */
	public array $state     = array();
	public int $user        = 0;
	public int $started_at  = 0;
	public int $updated_at  = 0;
	public int $finished_at = 0;

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
		return $this->bytes > 0 ? min( 1.0, $this->position / $this->bytes ) : 0.0;
	}

	/** Goes back to the first row, with the counts at nothing. */
	public function rewind( string $phase ): void {
		$this->phase      = $phase;
		$this->position   = 0;
		$this->line       = 0;
		$this->rows_done  = 0;
		$this->counts     = new Counts();
	}

	/** @return array{int, int, int, Counts, Problems} */
	public function progress_so_far(): array {
		return array( $this->position, $this->line, $this->rows_done, clone $this->counts, clone $this->problems );
	}

	/** @param array{int, int, int, Counts, Problems} $before What progress_so_far() gave, when what followed was undone. */
	public function take_back_to( array $before ): void {
		[ $this->position, $this->line, $this->rows_done, $this->counts, $this->problems ] = $before;
	}
}
