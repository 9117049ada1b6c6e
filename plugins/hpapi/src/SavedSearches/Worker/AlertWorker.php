<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Worker;

use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Subscription\DigestQueue;
use HearthHammer\Hpapi\SavedSearches\Matching\Matcher;

/**
 * Matches events and sends what is due, in small steps, every minute and for a bounded time.
 *
 * The lock only spares work: the steps themselves are safe with two workers, and after a worker that was killed.
 */
final class AlertWorker implements Module {

	public const HOOK  = 'hpapi_saved_searches';
	public const STATE = 'hpapi_saved_search_run';

	/** Mails of a step. */
	public const BATCH = 50;

	private const LOCK         = 'hpapi-saved-searches';
	private const LOCK_SECONDS = 180;

	/** Of one cron request. A third is for matching while mails are due, so that neither waits for the other. */
	private const SLICE_SECONDS = 45.0;

	public function __construct(
		private readonly Matcher $matcher,
		private readonly DigestQueue $digests,
		private readonly Outbox $outbox,
		private readonly Locks $locks,
	) {}

	public function register(): void {
		add_action( 'init', $this->schedule( ... ) );
		add_action( self::HOOK, fn () => $this->run( self::SLICE_SECONDS ) );
	}

	/**
	 * @param float $seconds How long at most; steps are short.
	 * @return array{steps: int, mails: int, finished: bool}|null Null where another worker is at it.
	 */
	public function run( float $seconds, int $batch = self::BATCH ): ?array {
		$lock = $this->locks->acquire( self::LOCK, self::LOCK_SECONDS );
		if ( null === $lock ) {
			return null;
		}
		$done = array(
			'steps'    => 0,
			'mails'    => 0,
			'finished' => false,
		);
		try {
			$began   = microtime( true );
			$matches = true;
			while ( $matches && microtime( true ) - $began < $seconds / 3 ) {
				$matches = $this->matcher->step( time() );
				$done['steps'] += (int) $matches;
				$this->locks->extend( self::LOCK, $lock, self::LOCK_SECONDS );
			}
			$sends = true;
			while ( $sends && microtime( true ) - $began < $seconds ) {
				$mails          = $this->digests->step( time(), $batch );
				$sends          = null !== $mails;
				$done['mails'] += $this->deliver( $mails ?? array() );
				$this->locks->extend( self::LOCK, $lock, self::LOCK_SECONDS );
			}
			$done['finished'] = ! $matches && ! $sends;
			update_option( self::STATE, array( 'at' => time() ) + $done, false );
			return $done;
		} finally {
			$this->locks->release( self::LOCK, $lock );
		}
	}

	/**
	 * At once, by this worker: the outbox's own takes twenty a minute.
	 *
	 * @param list<int> $mails
	 */
	private function deliver( array $mails ): int {
		$delivered = 0;
		foreach ( $mails as $mail ) {
			$delivered += (int) ( true === $this->outbox->deliver_one( $mail ) );
		}
		return $delivered;
	}

	private function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'hh_minutely', self::HOOK );
		}
	}
}
