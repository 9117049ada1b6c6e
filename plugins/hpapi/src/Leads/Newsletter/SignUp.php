<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Somebody asks for the newsletter. The address is kept and its mail queued, both or neither; nobody is on the list
 * until the address's owner has confirmed. Whatever is known of the address, the asker hears the same; how often their own
 * network asked they may hear.
 */
final readonly class SignUp {

	public function __construct(
		private FormToken $form_token,
		private Limits $counters,
		private SubmissionLimits $limits,
		private Subscribers $subscribers,
		private NewsletterMailer $mailer,
	) {}

	/** @param bool $is_late Mails of the whole site wait: that tells nothing of the address. */
	public static function sentence( bool $is_late = false ): string {
		$sentence = __( 'Thank you. We’ll email you a link to confirm your address. We won’t send you anything else until you do.', 'hearth-hammer' );
		return $is_late ? $sentence . ' ' . MailRoom::late() : $sentence;
	}

	/**
	 * @param string $honeypot A field that people do not see: what fills it in is a machine, and is thanked.
	 * @param string $source   Which page it was, e.g. `home`.
	 * @return string What the visitor is told.
	 * @throws VisitorError
	 */
	public function request( string $email, string $token, string $source, string $honeypot = '' ): string {
		$address = EmailAddress::parse( $email ) ?? throw NewsletterErrors::email();
		$this->limits->count_try();
		$token_id = $this->form_token->open( $token ) ?? throw NewsletterErrors::token();
		if ( '' !== $honeypot || $this->is_used( $token_id, $address ) ) {
			return self::sentence();
		}
		$room = $this->limits->count_mail( $address );
		if ( $room->is_refused ) {
			throw NewsletterErrors::recipient_limit( $room->retry_after );
		}
		Transaction::run(
			function () use ( $address, $source, $token_id, $room ): void {
				$subscriber = $this->subscribers->ask( $address, $source, $token_id, time() );
				$this->mailer->queue( $subscriber, SubscriberState::Subscribed === $subscriber->state ? NewsletterMailer::ALREADY : NewsletterMailer::CONFIRM, $room );
			}
		);
		return self::sentence( $room->is_full );
	}

	/**
	 * Whether this sign-up was taken before: a browser sends again if it did not get the answer. A token signs up one
	 * address (SEC-03).
	 *
	 * @param string $token_id The token's name.
	 * @throws VisitorError If the token was used for another address.
	 */
	private function is_used( string $token_id, EmailAddress $address ): bool {
		$first = $this->subscribers->find_token( $token_id );
		if ( null !== $first ) {
			return EmailAddress::hash_of( $first->email ) === $address->hash() ? true : throw NewsletterErrors::token();
		}
		// Two requests at once have both found none: the counter lets one of them through.
		return $this->counters->hit( 'newsletter-token', $token_id, 1, DAY_IN_SECONDS )->allowed ? false : throw NewsletterErrors::token();
	}
}
