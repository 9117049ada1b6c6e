<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Core\Sync\Run;

/**
 * What became of a sync.
 */
final readonly class SyncResult {

	/** Somebody works on it; ask again. */
	public const RUNNING = 'running';
	public const DONE    = 'done';

	/** The platform lists no lots of this sale yet. */
	public const EMPTY   = 'empty';
	public const FAILED  = 'failed';

	/** So many lots would be withdrawn that staff must say whether that is right. */
	public const ASKS    = 'asks';

	/** A dry run has ended. */
	public const CHECKED = 'checked';

	/** @param int $retry_after Seconds until it is worth another try; 0 where nobody knows. */
	private function __construct(
		public string $state,
		public ?Run $run,
		public int $retry_after = 0,
	) {}

	public static function running( ?Run $run = null ): self {
		return new self( self::RUNNING, $run );
	}

	public static function nothing( ?Run $run = null ): self {
		return new self( self::EMPTY, $run );
	}

	public static function of( Run $run, int $retry_after = 0 ): self {
		$state = match ( $run->status ) {
			'done'    => self::DONE,
			'checked' => self::CHECKED,
			'asks'    => self::ASKS,
			'running' => self::RUNNING,
			// Something threw half-way; the next sync goes on behind the last lot that was written.
			default   => self::FAILED,
		};
		return new self( $state, $run, $retry_after );
	}

	public function is_good(): bool {
		return in_array( $this->state, array( self::DONE, self::EMPTY, self::CHECKED ), true );
	}
}
