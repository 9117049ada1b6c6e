<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\StaffAlertType;
use HearthHammer\Caphpi\Valuation\Outcome;
use HearthHammer\Caphpi\Valuation\OwnerInput;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * The page could not finish (VAL-17): keeps the record and tells staff. The visitor is thanked for a mail
 * then, so one is queued where none is.
 */
final readonly class SaveError {

	public function __construct(
		private ValuationTokens $tokens,
		private VisitorLimits $limits,
		private SendValuation $sending,
		private StaffAlerts $alerts,
	) {}

	/** @throws VisitorError|InvalidInput|WriteFailed */
	public function keep( string $token, OwnerInput $input ): Outcome {
		$this->limits->before_write( 'save-error' );
		$valuation = $this->tokens->open( $token );
		$sent      = $this->sending->keep( $valuation, $input, $valuation->mail_queued_at > 0 );
		Transaction::run( fn () => $this->alerts->about( StaffAlertType::SaveError, $valuation->id, "save-error-{$valuation->id}" ) );
		return $sent->outcome;
	}
}
