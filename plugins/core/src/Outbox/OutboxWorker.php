<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Limits\MailCeiling;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers the outbox every minute by WP-Cron, and at once after the request that filled it where a slot is free.
 */
final class OutboxWorker implements Module {

	/** A busy day's backlog must not wait for twenty a minute; the next run takes what is left. */
	private const WORK_SECONDS = 40;
	/** The working time, and the longest delivery that may begin at its end. */
	private const LOCK_SECONDS = 180;

	/** @var list<int> */
	private array $fresh = array();

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Limits $limits,
		private readonly Locks $locks,
		private readonly RequestDelivery $requests,
		private readonly MailCeiling $ceiling = new MailCeiling(),
	) {}

	public function register(): void {
		add_action( Waiting::EACH_MINUTE, fn () => $this->locks->hold( 'outbox', self::LOCK_SECONDS, $this->work( ... ) ) );
		add_action( 'hearth_hammer_outbox_added', $this->note_fresh( ... ) );
		add_action( 'shutdown', $this->deliver_fresh( ... ) );
	}

	private function work(): void {
		$until = time() + self::WORK_SECONDS;
		$this->ceiling->release();
		do {
			$done = $this->outbox->deliver();
		} while ( array( 0, 0 ) !== array_values( $done ) && time() < $until );
		$this->outbox->purge();
		$this->limits->purge();
	}

	private function note_fresh( int $id ): void {
		$this->fresh[] = $id;
	}

	private function deliver_fresh(): void {
		if ( array() === $this->fresh ) {
			return;
		}
		// The visitor has the answer before the mail server is asked, where PHP can do that.
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		$ids         = $this->fresh;
		$this->fresh = array();
		$this->requests->deliver( $ids );
	}
}
