<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Visitor;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;
use HearthHammer\Hpapi\SavedSearches\Search\QueryAreas;
use HearthHammer\Hpapi\SavedSearches\Search\QueryRepository;
use HearthHammer\Hpapi\SavedSearches\Sending\ConfirmationMailer;
use RuntimeException;

/**
 * A visitor wants to hear of what fits a search. Whether the address is known or new, the answer is the same; how often their own
 * network asked they may hear.
 */
final readonly class SaveSearch {

	/** Of one address. */
	private const MOST = 20;

	public function __construct(
		private SubmissionLimits $limits,
		private FormToken $form_token,
		private QueryAreas $areas,
		private QueryRepository $queries,
		private SavedSearchRepository $searches,
		private Outbox $outbox,
	) {}

	/** @param bool $is_late Mails of the whole site wait: that tells nothing of the address. */
	private static function answer( bool $is_late = false ): string {
		$sentence = __( 'We’ll send you an email. Select the button in it to start your alerts.', 'hearth-hammer' );
		return $is_late ? $sentence . ' ' . MailRoom::late() : $sentence;
	}

	/**
	 * @param string       $trap   A field that people do not see.
	 * @param array<mixed> $search Parameters as in an address.
	 * @return string What the visitor is told.
	 * @throws VisitorError
	 */
	public function save( string $token, string $email, string $frequency, bool $price_drops, array $search, string $trap, int $now ): string {
		$this->limits->count_try();
		$token_id = $this->form_token->open( $token ) ?? throw SavedSearchErrors::token();
		$address  = EmailAddress::parse( $email ) ?? throw SavedSearchErrors::email();
		if ( ! $this->limits->is_one_person( $token_id, $address ) ) {
			throw SavedSearchErrors::token();
		}
		if ( '' !== $trap ) {
			return self::answer();
		}
		$room = $this->limits->count_mail( $address );
		if ( $room->is_refused ) {
			throw SavedSearchErrors::recipient_limit( $room->retry_after );
		}
		$stored = $this->areas->store( SearchQuery::from_request( $search ) );
		$rhythm = Frequency::tryFrom( $frequency ) ?? Frequency::Daily;
		try {
			Transaction::run( fn () => $this->keep( $address, $this->queries->ensure( $stored ), $rhythm, $price_drops, $now, $room ) );
		} catch ( RuntimeException ) {
			throw SavedSearchErrors::not_kept();
		}
		return self::answer( $room->is_full );
	}

	private function keep( EmailAddress $email, int $query, Frequency $frequency, bool $price_drops, int $now, MailRoom $room ): void {
		$known = $this->searches->of( $email, $query );
		if ( null === $known || SubscriptionState::Ended === $known->state ) {
			if ( $this->searches->count_open( $email->hash() ) >= self::MOST ) {
				$this->write_about( $this->open_one( $email ), $email, $room );
				return;
			}
		}
		if ( null === $known ) {
			$this->searches->add( $email, $query, $frequency, $price_drops, $now );
			$known = $this->searches->of( $email, $query );
		} else {
			// An active one is its owner's: a stranger who knows the address changes nothing.
			$this->searches->ask_again( $known->id, $frequency, $price_drops, $now );
		}
		$this->write_about( $known->id ?? 0, $email, $room );
	}

	private function write_about( int $id, EmailAddress $email, MailRoom $room ): void {
		if ( 0 === $id || 0 === $this->outbox->add( ConfirmationMailer::KIND, array( 'search' => $id ), person: $email->value, room: $room ) ) {
			throw new RuntimeException( 'A saved search could not be saved.' );
		}
	}

	/** One of an address that has as many as it may. */
	private function open_one( EmailAddress $email ): int {
		foreach ( $this->searches->of_address( $email->hash() ) as $one ) {
			if ( SubscriptionState::Ended !== $one->state ) {
				return $one->id;
			}
		}
		return 0;
	}
}
