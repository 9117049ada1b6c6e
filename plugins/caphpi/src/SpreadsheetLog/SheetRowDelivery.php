<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\StaffAlertType;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\ValuationSubject;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers a valuation's row to the spreadsheet, from the outbox.
 */
final class SheetRowDelivery implements Module {

	public const KIND = 'caphpi.spreadsheet-row';

	/** What the visitor said after the row was written. */
	public const CHANGE = 'caphpi.spreadsheet-change';

	/** A row is tried again about as often as what waits for it. */
	private const RETRY_SECONDS = 120;

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
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Spreadsheet row', 'hearth-hammer' ) );
		$this->outbox->handle( self::CHANGE, $this->change( ... ), static fn (): string => __( 'Spreadsheet row update', 'hearth-hammer' ) );
		add_action( 'hearth_hammer_outbox_given_up', $this->tell_staff( ... ), 10, 2 );
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
	public static function queue( Outbox $outbox, int $valuation_id, ?EmailAddress $owner ): void {
		if ( 0 === $outbox->add( self::KIND, array( 'valuation' => $valuation_id ), self::key( $valuation_id ), ValuationSubject::of( $valuation_id ), self::DELAY_SECONDS, (string) $owner?->value ) ) {
			throw new WriteFailed();
		}
	}

	/**
	 * In the transaction that keeps what the visitor said later. A row that is not written yet has it anyway.
	 *
	 * @throws WriteFailed
	 */
	public static function queue_change( Outbox $outbox, int $valuation_id, ?EmailAddress $owner ): void {
		if ( 0 === $outbox->add( self::CHANGE, array( 'valuation' => $valuation_id ), null, ValuationSubject::of( $valuation_id ), 0, (string) $owner?->value ) ) {
			throw new WriteFailed();
		}
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id, Attempt $attempt ): void {
		$valuation = $this->valuation( $payload );
		if ( null !== $valuation ) {
			$this->log->append( SheetRow::of( $valuation ), $attempt );
		}
	}

	/** @param array<string, mixed> $payload */
	private function change( array $payload ): void {
		$valuation = $this->valuation( $payload );
		$row       = null === $valuation ? null : $this->rows->find_by_key( self::key( $valuation->id ) );
		if ( null === $valuation || null === $row || $row->failed_at > 0 ) {
			return; // A row that was given up is written with all that is known when staff send it again.
		}
		if ( 0 === $row->done_at && ! $row->is_claimed ) {
			return; // Still to be written, with all that is known by then.
		}
		if ( 0 === $row->done_at ) {
			throw new DeliveryFailed( 'The row is being written.', retry_after: self::RETRY_SECONDS );
		}
		$this->log->update( SheetRow::of( $valuation ) );
	}

	/**
	 * Null where it was erased at the owner's wish since it was queued.
	 *
	 * @param array<string, mixed> $payload
	 */
	private function valuation( array $payload ): ?StoredValuation {
		$valuation = $this->valuations->find( is_int( $payload['valuation'] ?? null ) ? $payload['valuation'] : 0 );
		return null === $valuation?->owner->email && null === $valuation?->owner->phone ? null : $valuation;
	}

	private function tell_staff( int $outbox_id, string $reason ): void {
		$row = $this->rows->find( $outbox_id );
		if ( null === $row || self::KIND !== $row->kind ) {
			return;
		}
		if ( $this->breaker->is_on() ) {
			// One reason for all of them, and they come back by themselves: SheetTrouble tells it.
			return;
		}
		$payload = (array) json_decode( $row->payload, true );
		if ( is_int( $payload['valuation'] ?? null ) ) {
			$type = str_starts_with( $reason, GoogleSheet::ROW_REJECTED ) ? StaffAlertType::RowRejected : StaffAlertType::RowGivenUp;
			$this->alerts->about( $type, $payload['valuation'], "row-given-up-{$outbox_id}-{$row->renewed_at}" );
		}
	}
}
