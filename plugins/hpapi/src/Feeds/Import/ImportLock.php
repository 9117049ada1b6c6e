<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Core\Locks\Locks;
use RuntimeException;

/**
 * Held while an import works, so that no second one does. Kept alive by the work itself: of one that was killed it
 * is free again soon.
 */
final class ImportLock {

	private const NAME    = 'hpapi-import';
	private const SECONDS = 45;

	private string $token = '';

	private int $kept_at = 0;

	public function __construct( private readonly Locks $locks ) {}

	/** @throws ImportBusy When another import holds it. */
	public function take(): void {
		$token = $this->locks->acquire( self::NAME, self::SECONDS );
		if ( null === $token ) {
			throw new ImportBusy();
		}
		$this->token   = $token;
		$this->kept_at = time();
	}

	/**
	 * To be called often; asks the database now and then.
	 *
	 * @throws RuntimeException When it was lost, because something took longer than the lock lives.
	 */
	public function keep(): void {
		if ( time() - $this->kept_at < 10 ) {
			return;
		}
		$this->kept_at = time();
		if ( ! $this->locks->extend( self::NAME, $this->token, self::SECONDS ) ) {
			throw new RuntimeException( 'another import has taken over' );
		}
	}

	public function release(): void {
		$this->locks->release( self::NAME, $this->token );
	}
}
