<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Somebody asks for the newsletter. The address is kept and its mail queued, both or neither; nobody is on the list
 * until the address's owner has confirmed. Whatever is known of the address, the asker hears the same.
 */
final readonly class SignUp {

	public function __construct(
		private SignUpTokens $tokens,
		private SubmissionLimits $limits,
		private Subscribers $subscribers,
		private NewsletterMailer $mailer,
	) {}

	/** What everybody is told. */
	public static function sentence(): string {
		return __( 'Thank you. Open the email we’ve sent you and confirm your address. We won’t send you anything else until you do.', 'hearth-hammer' );
	}

	/**
	 * @param string $honeypot A field that people do not see: what fills it in is a machine, and is thanked.
	 * @param string $source   Which page it was, e.g. `home`.
	 * @throws VisitorError
	 */
	public function request( string $email, string $token, string $source, string $honeypot = '' ): void {
		$address = EmailAddress::parse( $email ) ?? throw NewsletterErrors::email();
		$this->limits->count_try();
		$token_id = $this->tokens->open( $token );
		if ( '' !== $honeypot || $this->tokens->is_used( $token_id, $address ) ) {
			return;
		}
		// Whoever asked is not told: that would tell on the address's owner.
		$may_mail = $this->limits->count_mail( $address )->allowed;
		Transaction::run(
			function () use ( $address, $source, $token_id, $may_mail ): void {
				$subscriber = $this->subscribers->ask( $address, $source, $token_id, time() );
				if ( $may_mail ) {
					$this->mailer->queue( $subscriber, SubscriberState::Subscribed === $subscriber->state ? NewsletterMailer::ALREADY : NewsletterMailer::CONFIRM );
				}
			}
		);
	}
}
