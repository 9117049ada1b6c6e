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
 * `wp hpapi import`
 */
final class ImportCommand {

	private const TRIES         = 30;
	private const PAUSE_SECONDS = 2;

	private bool $stop = false;

	/** @param \Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private readonly \Closure $feeds ) {}

	/**
	 * Import properties from a BLM version 3 feed.
	 *
	 * Check the whole feed first and report each error with its property, line and column. Skip a property that has an
	 * error and leave it as it is; import the others. With the setting "Reject the whole feed" (Properties → Import), or
	 * if more than a fifth have errors, change nothing. A feed lists every property of its branches: properties it no
	 * longer lists are withdrawn. If more than 30% of a branch's properties would be withdrawn, nothing is written
	 * without --confirm.
	 *
	 * Press Ctrl-C to stop. Run the command again with the same file to resume.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A .blm file with its images beside it, or a .zip of both.
	 *
	 * [--dry-run]
	 * : Show what would change without changing anything.
	 *
	 * [--confirm]
	 * : Withdraw properties even if they are more than 30% of a branch.
	 *
	 * [--restart]
	 * : Start at the first row, even if an import of this file was stopped.
	 *
	 * [--pictures=<which>]
	 * : `first` imports only the card image of new properties, so they all go live sooner. Import the same file again
	 * for the other images.
	 * ---
	 * default: all
	 * options:
	 *   - all
	 *   - first
	 * ---
	 *
	 * [--feed=<name>]
	 * : The system that sent the feed, if several send feeds for the same branches.
	 * ---
	 * default: blm
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp hpapi import demo/feeds/hearth-hammer.blm
	 *     wp hpapi import /var/feeds/stock.zip --dry-run
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$flag    = static fn ( string $name ): bool => (bool) ( $options[ $name ] ?? false );
		$runner  = ( $this->feeds )()->imports;
		$source  = basename( $arguments[0] );
		$path    = (string) realpath( $arguments[0] );
		$feed    = substr( sanitize_key( (string) ( $options['feed'] ?? 'blm' ) ), 0, 60 );
		$feed    = '' === $feed ? 'blm' : $feed;
		$bar     = new ImportProgress();
		$this->listen();
		try {
			$run = $runner->prepare( '' === $path ? $arguments[0] : $path, $source, $feed, $flag( 'dry-run' ), $flag( 'confirm' ), $flag( 'restart' ), 'first' === ( $options['pictures'] ?? 'all' ) );
			if ( 'check' !== $run->phase ) {
				WP_CLI::log( sprintf( 'Resuming after row %d.', $run->rows_done ) );
			}
			$this->advance( $runner, $run, $bar );
		} catch ( InvalidFeed $fault ) {
			WP_CLI::error( sprintf( '%s: %s. Nothing was changed.', $source, $fault->getMessage() ) );
		} catch ( AlreadyRunning $busy ) {
			WP_CLI::error( $busy->getMessage() );
		}
		$bar->finish();
		$this->report( $run, $runner );
	}

	/** One that was killed a moment ago still holds the lock: waits for longer than a lock lives. */
	private function advance( FileImports $runner, Run $run, ImportProgress $bar ): void {
		for ( $tries = 1; ; $tries++ ) {
			try {
				$runner->advance( $run, 0, $bar->show( ... ), fn (): bool => $this->stop );
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

	private function report( Run $run, FileImports $runner ): void {
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
			'asks' => WP_CLI::error( sprintf( 'Too many properties would be withdrawn: %s. Nothing was changed. Use --confirm to import anyway.', $runner->question( $run ) ) ),
			default => WP_CLI::error( 'Stopped. Run the command again with the same file to resume.' ),
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
