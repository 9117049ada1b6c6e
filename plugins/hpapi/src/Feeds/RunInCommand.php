<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Sync\Admin\RunWords;
use HearthHammer\Core\Sync\AlreadyRunning;
use HearthHammer\Core\Sync\Files\FileImports;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Run;
use WP_CLI;

/**
 * A run in the terminal, from the first record to the report. Ctrl-C stops it, and the same command resumes it.
 */
final class RunInCommand {

	private const TRIES         = 30;
	private const PAUSE_SECONDS = 2;

	private bool $stop = false;

	public function __construct( private readonly FileImports $runner ) {}

	/**
	 * @param string          $source  What to call it.
	 * @param \Closure(): Run $prepare
	 */
	public function __invoke( string $source, \Closure $prepare ): void {
		$bar = new ImportProgress();
		$this->listen();
		try {
			$run = $prepare();
			if ( 'check' !== $run->phase ) {
				WP_CLI::log( sprintf( 'Resuming after row %d.', $run->rows_done ) );
			}
			$this->advance( $run, $bar );
		} catch ( InvalidFeed $fault ) {
			WP_CLI::error( sprintf( '%s: %s. Nothing was changed.', $source, $fault->getMessage() ) );
		} catch ( AlreadyRunning $busy ) {
			WP_CLI::error( $busy->getMessage() );
		}
		$bar->finish();
		$this->report( $run );
	}

	/** One that was killed a moment ago still holds the lock: waits for longer than a lock lives. */
	private function advance( Run $run, ImportProgress $bar ): void {
		for ( $tries = 1; ; $tries++ ) {
			try {
				$this->runner->advance( $run, 0, $bar->show( ... ), fn (): bool => $this->stop );
				return;
			} catch ( AlreadyRunning $busy ) {
				if ( $this->stop || $tries >= self::TRIES ) {
					throw $busy;
				}
				if ( 1 === $tries ) {
					WP_CLI::log( 'Another import is running or has just been stopped. Waiting up to a minute…' );
				}
				sleep( self::PAUSE_SECONDS );
			}
		}
	}

	private function report( Run $run ): void {
		foreach ( $run->problems->errors() as $problem ) {
			WP_CLI::log( 'Error: ' . $problem );
		}
		if ( $run->problems->error_count() > count( $run->problems->errors() ) ) {
			WP_CLI::log( sprintf( '… and %d more errors.', $run->problems->error_count() - count( $run->problems->errors() ) ) );
		}
		if ( 'failed' === $run->status ) {
			$errors = 1 === $run->problems->error_count() ? '1 error' : $run->problems->error_count() . ' errors';
			WP_CLI::error( sprintf( $run->has_written() ? '%s has %s and was partly imported. Run the import again.' : '%s has %s. Nothing was changed.', $run->source, $errors ) );
		}
		foreach ( array( Problems::ASIDE => 'Skipped', Problems::CONFLICTS => 'Kept', Problems::WARNINGS => 'Warning' ) as $kind => $word ) {
			foreach ( $run->problems->of( $kind ) as $problem ) {
				WP_CLI::log( $word . ': ' . $problem );
			}
			if ( $run->problems->count( $kind ) > count( $run->problems->of( $kind ) ) ) {
				WP_CLI::log( sprintf( '… and %d more of these.', $run->problems->count( $kind ) - count( $run->problems->of( $kind ) ) ) );
			}
		}
		$rows = array();
		foreach ( RunWords::summary( $run, __( 'properties in the feed', 'hearth-hammer' ) ) as $what => $number ) {
			$rows[] = array(
				'what'   => $what,
				'number' => $number,
			);
		}
		WP_CLI\Utils\format_items( 'table', $rows, array( 'what', 'number' ) );
		match ( $run->status ) {
			'done' => WP_CLI::success( 0 === $run->counts->set_aside ? sprintf( 'Imported %s.', $run->source ) : sprintf( 'Imported %s, skipped %d.', $run->source, $run->counts->set_aside ) ),
			'checked' => WP_CLI::success( 'Dry run: nothing was changed.' ),
			'asks' => WP_CLI::error( sprintf( 'Too many properties would be withdrawn: %s. Nothing was changed. Use --confirm to import anyway.', $this->runner->question( $run ) ) ),
			default => WP_CLI::error( 'Stopped. Run the same command again to resume.' ),
		};
	}

	private function listen(): void {
		if ( function_exists( 'pcntl_async_signals' ) ) {
			pcntl_async_signals( true );
			foreach ( array( SIGINT, SIGTERM ) as $signal ) {
				pcntl_signal(
					$signal,
					function (): void {
						$this->stop = true;
					}
				);
			}
		}
	}
}
