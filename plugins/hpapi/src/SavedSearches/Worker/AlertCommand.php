<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Worker;

use HearthHammer\Core\Cli\CommandHelp;
use HearthHammer\Core\Module;
use HearthHammer\Core\Subscription\DigestWorker;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp hpapi alerts run`
 */
final class AlertCommand implements Module {

	private const SLICE_SECONDS = 60.0;

	public function __construct( private readonly DigestWorker $worker ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command(
				'hpapi alerts run',
				$this->command( ... ),
				CommandHelp::of(
					'Match saved searches with property changes and send the emails that are due, until the queue is empty.',
					array( 'wp hpapi alerts run', 'wp hpapi alerts run --batch=200' ),
					array( CommandHelp::number( 'batch', 'Emails per batch.', DigestWorker::BATCH ) )
				)
			);
		}
	}

	/**
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	private function command( array $arguments, array $options ): void {
		unset( $arguments );
		$mails = 0;
		$steps = 0;
		do {
			$done = $this->worker->run( self::SLICE_SECONDS, max( 1, min( 500, (int) ( $options['batch'] ?? DigestWorker::BATCH ) ) ) );
			if ( null === $done ) {
				WP_CLI::error( 'Another worker is running. Try again in a minute.' );
			}
			$mails += $done['mails'];
			$steps += $done['steps'];
		} while ( ! $done['finished'] );
		WP_CLI::success( sprintf( 'Ran %d matching steps, sent %d emails.', $steps, $mails ) );
	}
}
