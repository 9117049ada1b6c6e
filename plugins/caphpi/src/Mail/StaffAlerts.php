<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Mail;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\ValuationSubject;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Mail\StaffAlert;
use HearthHammer\Core\Mail\StaffDigest;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * Mails to staff, through the outbox: they are queued in the transaction of what they are about.
 */
final class StaffAlerts implements Module {

	public const KIND = 'caphpi.staff-alert';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly StaffDigest $staff,
		private readonly ValuationRepository $valuations,
		private readonly ValuationSettings $settings,
	) {}

	public function register(): void {
		$this->staff->handle( self::KIND, $this->alert( ... ), static fn (): string => __( 'Staff alert', 'hearth-hammer' ) );
	}

	/**
	 * @param string $once The same text never alerts twice.
	 * @throws WriteFailed
	 */
	public function about( StaffAlertType $type, int $valuation_id, string $once ): void {
		$payload = array(
			'type'      => $type->value,
			'valuation' => $valuation_id,
		);
		// A visitor who is erased is erased from what still waits for staff, too.
		$person = $this->valuations->find( $valuation_id )->owner->email->value ?? '';
		if ( 0 === $this->outbox->add( self::KIND, $payload, 'caphpi-alert-' . $once, ValuationSubject::of( $valuation_id ), person: $person ) ) {
			throw new WriteFailed();
		}
	}

	public function once_a_day( StaffAlertType $type ): void {
		$this->outbox->add( self::KIND, array( 'type' => $type->value ), 'caphpi-alert-' . $type->value . '-' . gmdate( 'Y-m-d' ) );
	}

	/** @param array<string, mixed> $payload */
	private function alert( array $payload ): ?StaffAlert {
		$type = StaffAlertType::tryFrom( is_string( $payload['type'] ?? null ) ? $payload['type'] : '' );
		if ( null === $type ) {
			throw new DeliveryFailed( 'Unknown type of alert.', true );
		}
		$id        = is_int( $payload['valuation'] ?? null ) ? $payload['valuation'] : 0;
		$valuation = $id > 0 ? $this->valuations->find( $id ) : null;
		// Erased meanwhile: nothing is left to tell.
		return $id > 0 && null === $valuation ? null : ( new StaffAlertMessage( $this->settings ) )->alert( $type, $valuation );
	}
}
