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
	 * Imports properties from a feed in BLM version 3.
	 *
	 * Everything is checked first, and each fault is named with its property, line and column. A property with an error
	 * is set aside and stays as it is, the others go in; with the setting "Refuse the whole feed" (Properties → Import),
	 * or where more than a fifth have errors, nothing is changed. A feed is the whole stock of the branches that it names: what is missing is withdrawn. If more
	 * than 30% of a branch's properties would go, nothing is written until you say --confirm.
	 *
	 * Stop it with Ctrl-C; give it the same file again, and it goes on where it stopped.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A .blm file with its pictures beside it, or a .zip of both.
	 *
	 * [--dry-run]
	 * : Check the feed and say what would happen; change nothing.
	 *
	 * [--confirm]
	 * : Withdraw properties even if they are more than 30% of a branch.
	 *
	 * [--restart]
	 * : Begin at the first row, though an import of this file was stopped half-way.
	 *
	 * [--pictures=<which>]
	 * : `first` gives new properties the picture of their card only, so that all of them are on the market soon. Import
	 * the same file again for the others.
	 * ---
	 * default: all
	 * options:
	 *   - all
	 *   - first
	 * ---
	 *
	 * [--feed=<name>]
	 * : Which system the feed comes from, where several send feeds of the same branches.
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
		$bar     = new PhaseBar();
		$this->listen();
		try {
			$run = $runner->prepare( '' === $path ? $arguments[0] : $path, $source, $feed, $flag( 'dry-run' ), $flag( 'confirm' ), $flag( 'restart' ), 'first' === ( $options['pictures'] ?? 'all' ) );
			if ( 'check' !== $run->phase ) {
				WP_CLI::log( sprintf( 'Going on behind row %d, where this import stopped.', $run->rows_done ) );
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
	private function advance( FileImports $runner, Run $run, PhaseBar $bar ): void {
		for ( $tries = 1; ; $tries++ ) {
			try {
				$runner->advance( $run, 0, $bar->show( ... ), fn (): bool => $this->stop );
				return;
			} catch ( AlreadyRunning $busy ) {
				if ( $this->stop || $tries >= self::TRIES ) {
					throw $busy;
				}
				if ( 1 === $tries ) {
					WP_CLI::log( 'Another import is running, or was killed a moment ago. Waiting for up to a minute …' );
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
			WP_CLI::error( sprintf( $run->has_written() ? '%s has %d error(s). It was imported in part; give it again.' : '%s has %d error(s). Nothing was changed.', $run->source, $run->problems->error_count() ) );
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
			'done' => WP_CLI::success( 0 === $run->counts->set_aside ? sprintf( '%s is imported.', $run->source ) : sprintf( '%s is imported, but for %d that were set aside.', $run->source, $run->counts->set_aside ) ),
			'checked' => WP_CLI::success( 'A dry run: nothing was changed.' ),
			'asks' => WP_CLI::error( sprintf( 'Too many properties would be withdrawn: %s. Nothing was changed; say --confirm if that is right.', $runner->question( $run ) ) ),
			default => WP_CLI::error( 'Stopped. Give the same file again to go on.' ),
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
