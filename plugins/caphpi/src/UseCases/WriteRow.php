<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\SpreadsheetLog\SheetRowDelivery;
use HearthHammer\Caphpi\Valuation\ValuationErrors;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * The page asks whether its valuation's row is written (API-13): the queued row is tried once, now.
 *
 * The worker and a second request of the page take the same claim, so that one of them writes and the other waits
 * for its word. A row that failed is the worker's until its time: a page cannot hurry a service that is down.
 */
final readonly class WriteRow {

	private const WAIT_MICROS = 250_000;

	/** @param int $waits How often to look again while somebody else is writing. */
	public function __construct(
		private ValuationTokens $tokens,
		private VisitorLimits $limits,
		private Outbox $outbox,
		private OutboxRows $rows,
		private int $waits = 24,
	) {}

	/**
	 * Returns when the row is written.
	 *
	 * @throws VisitorError
	 */
	public function write( string $token ): void {
		$this->limits->before_write( 'log' );
		$valuation = $this->tokens->open( $token );
		$key       = SheetRowDelivery::key( $valuation->id );
		for ( $looked = 0; $looked <= $this->waits; ++$looked ) {
			$row = $this->rows->find_by_key( $key ) ?? throw ValuationErrors::not_sent();
			if ( $row->done_at > 0 ) {
				return;
			}
			if ( $row->failed_at > 0 || ( $row->attempts > 0 && ! $row->is_claimed && ! $row->is_due( time() ) ) ) {
				throw ValuationErrors::not_written();
			}
			$written = $row->is_claimed ? null : $this->outbox->deliver_one( $row->id, early: 0 === $row->attempts );
			if ( null !== $written ) {
				$written || throw ValuationErrors::not_written();
				return;
			}
			usleep( self::WAIT_MICROS );
		}
		throw ValuationErrors::not_written();
	}
}
