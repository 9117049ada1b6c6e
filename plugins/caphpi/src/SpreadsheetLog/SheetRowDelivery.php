<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\StaffAlertType;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\ValuationSubject;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Visitor\EmailAddress;

/**
 * Delivers a valuation's row to the spreadsheet, from the outbox.
 */
final class SheetRowDelivery implements Module {

	public const KIND = 'caphpi.spreadsheet-row';

	/** The page asks for the row itself (API-13), right after its valuation; who closed it is served by the worker. */
	private const DELAY_SECONDS = 60;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly OutboxRows $rows,
		private readonly ValuationRepository $valuations,
		private readonly SpreadsheetLog $log,
		private readonly CircuitBreaker $breaker,
		private readonly StaffAlerts $alerts,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Row of the spreadsheet', 'hearth-hammer' ) );
		add_action( 'hearth_hammer_outbox_given_up', $this->tell_staff( ... ) );
	}

	/** A valuation has one row, however often it is sent. */
	public static function key( int $valuation_id ): string {
		return "caphpi-row-{$valuation_id}";
	}

	/**
	 * In the transaction that keeps the owner.
	 *
	 * @throws WriteFailed
	 */
	public static function queue( Outbox $outbox, int $valuation_id, EmailAddress $owner ): void {
		if ( 0 === $outbox->add( self::KIND, array( 'valuation' => $valuation_id ), self::key( $valuation_id ), ValuationSubject::of( $valuation_id ), self::DELAY_SECONDS, $owner->value ) ) {
			throw new WriteFailed();
		}
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id, Attempt $attempt ): void {
		$valuation = $this->valuations->find( is_int( $payload['valuation'] ?? null ) ? $payload['valuation'] : 0 );
		if ( null === $valuation || null === $valuation->owner->email ) {
			return; // Erased at the owner's wish since it was queued.
		}
		$this->log->append( SheetRow::of( $valuation ), $attempt );
	}

	private function tell_staff( int $outbox_id ): void {
		$row = $this->rows->find( $outbox_id );
		if ( null === $row || self::KIND !== $row->kind ) {
			return;
		}
		if ( $this->breaker->is_on() ) {
			// One reason for all of them, and they come back by themselves.
			$this->alerts->once_a_day( StaffAlertType::SheetRefused );
			return;
		}
		$payload = (array) json_decode( $row->payload, true );
		if ( is_int( $payload['valuation'] ?? null ) ) {
			$this->alerts->about( StaffAlertType::RowGivenUp, $payload['valuation'], "row-given-up-{$outbox_id}-{$row->renewed_at}" );
		}
	}
}
