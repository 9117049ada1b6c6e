<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use cli\progress\Bar;
use HearthHammer\Core\Sync\Run;
use WP_CLI;
use WP_CLI\NoOp;

/**
 * A progress bar for each phase of an import; in a log, a line now and then.
 */
final class ImportProgress {

	private const TITLES = array(
		'check'    => 'Checking   ',
		'write'    => 'Importing  ',
		'withdraw' => 'Withdrawing',
	);

	private const STEPS = 1000;

	private const SECONDS_BETWEEN_LINES = 5;

	private Bar|NoOp|null $bar = null;

	private string $phase = '';

	private int $shown = 0;

	private int $said_at = 0;

	public function show( Run $run ): void {
		if ( $run->phase !== $this->phase ) {
			$this->finish();
			$this->phase = $run->phase;
			$this->shown = 0;
			$this->said_at = time();
			$this->bar   = WP_CLI\Utils\make_progress_bar( self::TITLES[ $run->phase ] ?? $run->phase, self::STEPS );
		}
		$now = (int) round( $run->progress() * self::STEPS );
		if ( null !== $this->bar && $now > $this->shown ) {
			$this->bar->tick( $now - $this->shown );
			$this->shown = $now;
			$this->say();
		}
	}

	/** WP-CLI draws no bar where nobody looks at a terminal. */
	private function say(): void {
		if ( $this->bar instanceof NoOp && time() - $this->said_at >= self::SECONDS_BETWEEN_LINES ) {
			$this->said_at = time();
			WP_CLI::log( sprintf( '%s %d %%', trim( self::TITLES[ $this->phase ] ?? $this->phase ), (int) round( 100 * $this->shown / self::STEPS ) ) );
		}
	}

	public function finish(): void {
		if ( null !== $this->bar ) {
			$this->bar->finish();
			$this->bar = null;
		}
	}
}
