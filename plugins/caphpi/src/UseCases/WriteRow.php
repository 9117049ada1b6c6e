<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\SpreadsheetLog\SheetRowDelivery;
use HearthHammer\Caphpi\Valuation\ValuationErrors;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Locks\Slots;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * The page asks whether its valuation's row is written (API-13): the queued row is tried once, now.
 *
 * One request of the whole site writes at a time, in a slot of its own, so that neither a slow spreadsheet holds the
 * web server's processes nor mails take the slot. Who finds it taken, or the row in somebody else's hands, is told that
 * it waits: that is no failure, and the worker writes it within a minute. A row that failed is the worker's until its
 * time: a page cannot hurry a service that is down.
 */
final readonly class WriteRow {

	/** Longer than a row may take (Outbox::CLAIM_SECONDS): the slot of a process that died is free again then. */
	private const HOLD_SECONDS = 300;

	private Slots $slots;

	public function __construct(
		private ValuationTokens $tokens,
		private VisitorLimits $limits,
		private Outbox $outbox,
		private OutboxRows $rows,
		Locks $locks,
	) {
		$this->slots = new Slots( $locks, 'caphpi-log', 1, self::HOLD_SECONDS );
	}

	/**
	 * @return bool Whether it is written; otherwise it waits.
	 * @throws VisitorError Where it was tried in vain.
	 */
	public function write( string $token ): bool {
		$this->limits->before_write( 'log' );
		$valuation = $this->tokens->open( $token );
		$row       = $this->rows->find_by_key( SheetRowDelivery::key( $valuation->id ) ) ?? throw ValuationErrors::not_sent();
		if ( $row->done_at > 0 ) {
			return true;
		}
		if ( $row->failed_at > 0 || ( $row->attempts > 0 && ! $row->is_claimed && ! $row->is_due( time() ) ) ) {
			throw ValuationErrors::not_written();
		}
		$free = $row->is_claimed ? null : $this->slots->take();
		if ( null === $free ) {
			return false;
		}
		try {
			$written = $this->outbox->deliver_one( $row->id, early: 0 === $row->attempts );
		} finally {
			$free();
		}
		return false === $written ? throw ValuationErrors::not_written() : true === $written;
	}
}
