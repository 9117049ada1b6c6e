<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

use Closure;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * Finds whom the events of a list concern and sends what is due, in small steps, every minute and for a bounded time.
 *
 * The lock only spares work: the steps themselves are safe with two workers, and after a worker that was killed.
 */
final class DigestWorker implements Module {

	/** Mails of a step. */
	public const BATCH = 50;

	private const LOCK_SECONDS = 180;

	/** Of one cron request. A third is for matching while mails are due, so that neither waits for the other. */
	private const SLICE_SECONDS = 45.0;

	/**
	 * @param Closure(int): bool $match One step of finding whom events concern, at a time in Unix seconds; false where no event waits.
	 * @param string             $hook  Of WP-Cron, e.g. `hpapi_saved_searches`.
	 * @param string             $lock  e.g. `hpapi-saved-searches`.
	 * @param string             $run   The option that holds the last run.
	 */
	public function __construct(
		private readonly Closure $match,
		private readonly DigestQueue $digests,
		private readonly Outbox $outbox,
		private readonly Locks $locks,
		private readonly string $hook,
		private readonly string $lock,
		private readonly string $run,
	) {}

	public function register(): void {
		add_action( $this->hook, fn () => $this->run( self::SLICE_SECONDS ) );
	}

	/**
	 * @param float $seconds How long at most; steps are short.
	 * @return array{steps: int, mails: int, finished: bool}|null Null where another worker is at it.
	 */
	public function run( float $seconds, int $batch = self::BATCH ): ?array {
		return $this->locks->hold( $this->lock, self::LOCK_SECONDS, fn ( string $token ): array => $this->work( $token, $seconds, $batch ) );
	}

	/** @return array{steps: int, mails: int, finished: bool} */
	private function work( string $token, float $seconds, int $batch ): array {
		$done    = array(
			'steps'    => 0,
			'mails'    => 0,
			'finished' => false,
		);
		$began   = microtime( true );
		$matches = true;
		while ( $matches && microtime( true ) - $began < $seconds / 3 ) {
			$matches = ( $this->match )( time() );
			$done['steps'] += (int) $matches;
			$this->locks->extend( $this->lock, $token, self::LOCK_SECONDS );
		}
		$sends = true;
		while ( $sends && microtime( true ) - $began < $seconds ) {
			$mails          = $this->digests->step( time(), $batch );
			$sends          = null !== $mails;
			$done['mails'] += $this->deliver( $mails ?? array() );
			$this->locks->extend( $this->lock, $token, self::LOCK_SECONDS );
		}
		$done['finished'] = ! $matches && ! $sends;
		update_option( $this->run, array( 'at' => time() ) + $done, false );
		return $done;
	}

	/** When it last ran, in Unix seconds; 0 for never. */
	public function last_run_at(): int {
		$run = get_option( $this->run, array() );
		return is_array( $run ) ? (int) ( $run['at'] ?? 0 ) : 0;
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

}
