<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Core\Locks\Locks;

/**
 * One sync of a sale at a time, whoever wants it. Kept alive by the work itself: that of a process that was killed is
 * free again within a minute.
 */
final class SaleLock {

	public const SECONDS = 45;

	private string $token = '';
	private int $kept_at  = 0;

	public function __construct(
		private readonly Locks $locks,
		private readonly string $feed,
	) {}

	public function take(): bool {
		$this->token   = (string) $this->locks->acquire( $this->name(), self::SECONDS );
		$this->kept_at = time();
		return '' !== $this->token;
	}

	/** To be called often; asks the database now and then. */
	public function keep(): void {
		if ( time() - $this->kept_at >= 10 ) {
			$this->kept_at = time();
			$this->locks->extend( $this->name(), $this->token, self::SECONDS );
		}
	}

	public function release(): void {
		$this->locks->release( $this->name(), $this->token );
	}

	private function name(): string {
		return 'auction-sync:' . $this->feed;
	}
}
