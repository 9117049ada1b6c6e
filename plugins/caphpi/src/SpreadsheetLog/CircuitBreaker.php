<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Caphpi\Mail\StaffAlertType;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\OutboxRows;

defined( 'ABSPATH' ) || exit;

/**
 * The spreadsheet or its account is refused: nobody asks again until the settings change or a person says so; what
 * was given up meanwhile is then tried anew by itself.
 */
final class CircuitBreaker implements Module {

	public const OPTION = 'caphpi_sheet_refused';

	/** The rows that were rejected one after another, without one between them that was taken. */
	public const REJECTED = 'caphpi_sheet_rejected';

	/** So many of them, and it is not the rows. */
	private const MOST_REJECTED = 3;

	public function __construct(
		private readonly SheetSettings $settings,
		private readonly OutboxRows $rows,
	) {}

	public function register(): void {
		// The worker's own hook too: constants and environment change without a word.
		add_action( 'hh_outbox_deliver', $this->notice_change( ... ), 5 );
		add_action( 'update_option_caphpi_settings', $this->notice_change( ... ), 20, 0 );
		add_action( 'update_option_caphpi_secrets', $this->notice_change( ... ), 20, 0 );
	}

	/** @throws DeliveryFailed Unless a person has asked for another try since. */
	public function hold( Attempt $attempt ): void {
		$refused = $this->kept();
		if ( null !== $refused && $refused['fingerprint'] === $this->settings->fingerprint() && $attempt->renewed_at <= $refused['at'] ) {
			throw new DeliveryFailed( 'No rows are sent until the spreadsheet settings are correct.', permanent: true );
		}
	}

	/** @param StaffAlertType $alert What staff are told while nothing is sent. */
	public function because( string $reason, StaffAlertType $alert = StaffAlertType::SheetRefused ): DeliveryFailed {
		$first = $this->kept()['at'] ?? 0;
		update_option(
			self::OPTION,
			array(
				'fingerprint' => $this->settings->fingerprint(),
				'at'          => time(),
				'since'       => $first > 0 ? $this->since() : time(),
				'alert'       => $alert->value,
			),
			false
		);
		return new DeliveryFailed( $reason, permanent: true );
	}

	public function is_on(): bool {
		return null !== $this->kept();
	}

	/** One row that is not taken is that row's fault; several different ones in a row are the spreadsheet's. */
	public function row_rejected( string $reason, string $submission ): DeliveryFailed {
		$rejected = array_values( array_unique( array( ...$this->rejected(), $submission ) ) );
		update_option( self::REJECTED, $rejected, false );
		return count( $rejected ) < self::MOST_REJECTED ? new DeliveryFailed( $reason, permanent: true ) : $this->because( 'Google Sheets rejected ' . self::MOST_REJECTED . ' rows one after another (error 400).', StaffAlertType::SheetRowsRejected );
	}

	public function alert(): StaffAlertType {
		return StaffAlertType::tryFrom( $this->kept()['alert'] ?? '' ) ?? StaffAlertType::SheetRefused;
	}

	/** It works: what was given up while it did not is due now. */
	public function end(): void {
		if ( array() !== $this->rejected() ) {
			delete_option( self::REJECTED );
		}
		if ( $this->is_on() ) {
			$since = $this->since();
			delete_option( self::OPTION );
			$this->rows->revive( SheetRowDelivery::KIND, $since );
		}
	}

	public function notice_change(): void {
		$refused = $this->kept();
		if ( null !== $refused && $refused['fingerprint'] !== $this->settings->fingerprint() ) {
			$this->end();
		}
	}

	private function since(): int {
		return $this->kept()['since'] ?? 0;
	}

	/** @return list<string> */
	private function rejected(): array {
		$kept = get_option( self::REJECTED );
		return is_array( $kept ) ? array_values( array_filter( $kept, is_string( ... ) ) ) : array();
	}

	/** @return array{fingerprint: string, at: int, since: int, alert?: string}|null */
	private function kept(): ?array {
		$kept = get_option( self::OPTION );
		return is_array( $kept ) && isset( $kept['fingerprint'], $kept['at'], $kept['since'] ) ? $kept : null;
	}
}
