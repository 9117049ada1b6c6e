<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\Mail\ValuationMailer;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\SpreadsheetLog\SheetRowDelivery;
use HearthHammer\Caphpi\Valuation\Outcome;
use HearthHammer\Caphpi\Valuation\OutcomeRules;
use HearthHammer\Caphpi\Valuation\Owner;
use HearthHammer\Caphpi\Valuation\OwnerInput;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationErrors;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\ValuationSubject;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Keeps who a valuation is for and queues its mail and its row of the spreadsheet, all or nothing (LOG-03).
 *
 * The first recipient of a valuation is its only one. The same address may have it again, a few times a day. Who
 * mistyped it may put it right, once and soon.
 */
final readonly class SendValuation {

	/** A second click, or a browser that sends again after a lost answer, makes no second mail. */
	private const SAME_REQUEST_SECONDS = 60;

	/** Since the mail to the mistyped address. */
	private const CORRECTION_SECONDS = HOUR_IN_SECONDS;

	public function __construct(
		private ValuationTokens $tokens,
		private ValuationRepository $valuations,
		private VisitorLimits $limits,
		private ValuationSettings $settings,
		private Outbox $outbox,
	) {}

	/** @throws VisitorError|InvalidInput|WriteFailed */
	public function send( string $token, OwnerInput $input ): SentValuation {
		$this->limits->before_write( 'send' );
		$valuation = $this->tokens->open( $token );
		return $this->keep( $valuation, $input, $valuation->mail_queued_at > time() - self::SAME_REQUEST_SECONDS );
	}

	/**
	 * The address was mistyped: the valuation goes to another one. The mail that still waits for the old one goes there,
	 * too.
	 *
	 * @throws VisitorError|InvalidInput|WriteFailed
	 */
	public function correct( string $token, OwnerInput $input ): SentValuation {
		$this->limits->before_write( 'send' );
		$valuation = $this->tokens->open( $token );
		$owner     = $input->over( $valuation->owner );
		$email     = $owner->email ?? throw new InvalidInput( 'email' );
		$known     = $valuation->owner->email ?? throw ValuationErrors::not_sent();
		if ( $known->hash() === $email->hash() ) {
			return $this->keep( $valuation, $input, $valuation->mail_queued_at > time() - self::SAME_REQUEST_SECONDS );
		}
		if ( $valuation->corrected_at > 0 || $valuation->mail_queued_at < time() - self::CORRECTION_SECONDS ) {
			throw ValuationErrors::other_recipient();
		}
		$outcome = $this->outcome( $valuation, $owner );
		$room = $this->limits->before_mail( $email );
		Transaction::run(
			function () use ( $valuation, $owner, $email, $outcome, $room ): void {
				if ( ! $this->valuations->correct_owner( $valuation, $owner, $outcome ) ) {
					throw ValuationErrors::other_recipient();
				}
				SheetRowDelivery::queue_change( $this->outbox, $valuation->id, $email );
				$this->queue_mail( $valuation, $email, $room );
			}
		);
		return new SentValuation( $outcome, $email, true, $room->is_late() );
	}

	/**
	 * Keeps the owner; queues a mail unless there is one already.
	 *
	 * @throws VisitorError|InvalidInput|WriteFailed
	 */
	public function keep( StoredValuation $valuation, OwnerInput $input, bool $has_mail ): SentValuation {
		$owner = $input->over( $valuation->owner );
		$email = $owner->email ?? throw new InvalidInput( 'email' );
		if ( null !== $valuation->owner->email && $valuation->owner->email->hash() !== $email->hash() ) {
			throw ValuationErrors::other_recipient();
		}
		$outcome = $this->outcome( $valuation, $owner );
		$room = $has_mail ? null : $this->limits->before_mail( $email );
		Transaction::run(
			function () use ( $valuation, $owner, $email, $outcome, $room ): void {
				if ( ! $this->valuations->keep_owner( $valuation, $owner, $outcome ) ) {
					throw ValuationErrors::other_recipient();
				}
				SheetRowDelivery::queue( $this->outbox, $valuation->id, $email );
				if ( null !== $room ) {
					$this->queue_mail( $valuation, $email, $room );
				}
			}
		);
		return new SentValuation( $outcome, $email, ! $has_mail, true === $room?->is_late() );
	}

	private function outcome( StoredValuation $valuation, Owner $owner ): Outcome {
		$rules = new OutcomeRules( $this->settings->threshold(), $this->settings->local_areas() );
		return $rules->outcome( $valuation->below_average(), $owner->postcode, $owner->condition );
	}

	/**
	 * Mails a valuation again because staff say so: no limit holds them.
	 *
	 * @throws WriteFailed
	 */
	public function again_by_staff( StoredValuation $valuation ): void {
		$email = $valuation->owner->email;
		if ( null !== $email ) {
			Transaction::run( fn () => $this->queue_mail( $valuation, $email ) );
		}
	}

	private function queue_mail( StoredValuation $valuation, EmailAddress $to, ?MailRoom $room = null ): void {
		$outbox_id = $this->outbox->add(
			ValuationMailer::KIND,
			array( 'valuation' => $valuation->id ),
			// Two requests at once have read the same row, and make one mail.
			"caphpi-mail-{$valuation->id}-after-{$valuation->mail_outbox_id}",
			ValuationSubject::of( $valuation->id ),
			person: $to->value,
			room: $room
		);
		if ( 0 === $outbox_id ) {
			throw new WriteFailed();
		}
		$this->valuations->mail_queued( $valuation->id, $outbox_id, time() );
	}
}
