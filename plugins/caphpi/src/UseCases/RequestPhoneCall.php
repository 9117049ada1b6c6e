<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\StaffAlertType;
use HearthHammer\Caphpi\SpreadsheetLog\SheetRowDelivery;
use HearthHammer\Caphpi\Valuation\Outcome;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\Phone;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Keeps a phone number with its valuation and asks staff to call (VAL-18). It reaches the spreadsheet, too: with the row,
 * or where that is written already, as a change of it. A vehicle without a value has no email before.
 */
final readonly class RequestPhoneCall {

	public function __construct(
		private ValuationTokens $tokens,
		private ValuationRepository $valuations,
		private VisitorLimits $limits,
		private StaffAlerts $alerts,
		private Outbox $outbox,
	) {}

	/** @throws VisitorError|InvalidInput|WriteFailed */
	public function request( string $token, string $phone ): void {
		$this->limits->before_write( 'phone' );
		$valuation = $this->tokens->open( $token );
		$owner = $valuation->owner->with_phone( Phone::from_input( $phone ) );
		Transaction::run(
			function () use ( $valuation, $owner ): void {
				$this->valuations->keep_phone( $valuation, $owner, $valuation->outcome ?? ( $valuation->below_average() > 0 ? null : Outcome::NoValue ) );
				SheetRowDelivery::queue( $this->outbox, $valuation->id, $owner->email );
				SheetRowDelivery::queue_change( $this->outbox, $valuation->id, $owner->email );
				// The same number again is one call; another number is news.
				$this->alerts->about( StaffAlertType::PhoneRequest, $valuation->id, "phone-{$valuation->id}-" . wp_hash( (string) $owner->phone?->value ) );
			}
		);
	}
}
