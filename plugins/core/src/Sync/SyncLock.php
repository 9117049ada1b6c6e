<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use HearthHammer\Core\Locks\Locks;

/**
 * Held while an import works, so that no second one does. Kept alive by the work itself: of one that was killed it
 * is free again soon.
 */
final class SyncLock {

	private const SECONDS = 45;

	private string $token = '';

	private int $kept_at = 0;

	/** @param string $name Of the lock: imports that may not run together share one. */
	public function __construct(
		private readonly Locks $locks,
		private readonly string $name,
	) {}

	/** @throws AlreadyRunning When another import holds it. */
	public function take(): void {
		if ( ! $this->try_to_take() ) {
			throw new AlreadyRunning();
		}
	}

	/** @return bool False when another import holds it. */
	public function try_to_take(): bool {
		$this->token   = (string) $this->locks->acquire( $this->name, self::SECONDS );
		$this->kept_at = time();
		return '' !== $this->token;
	}

	/**
	 * To be called often; asks the database now and then.
	 *
	 * @throws AlreadyRunning When it was lost, because something took longer than the lock lives, and another import took it.
	 */
	public function keep(): void {
		if ( time() - $this->kept_at < 10 ) {
			return;
		}
		$this->kept_at = time();
		if ( ! $this->locks->extend( $this->name, $this->token, self::SECONDS ) ) {
			throw new AlreadyRunning();
		}
	}

	public function release(): void {
		$this->locks->release( $this->name, $this->token );
	}
}
