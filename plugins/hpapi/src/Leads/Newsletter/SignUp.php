<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Database\Transaction;

/**
 * Somebody asks for the newsletter. The address is kept and its mail queued, both or neither; nobody is on the list
 * until the address's owner has confirmed. Whatever is known of the address, the asker hears the same.
 */
final readonly class SignUp {

	public function __construct(
		private SignUpTokens $tokens,
		private NewsletterLimits $limits,
		private Subscribers $subscribers,
		private NewsletterMailer $mailer,
	) {}

	/** What everybody is told. */
	public static function sentence(): string {
		return __( 'Thank you. Please open the email that we have sent you and confirm your address; until then you get nothing from us.', 'hearth-hammer' );
	}

	/**
	 * @param string $honeypot A field that people do not see: what fills it in is a machine, and is thanked.
	 * @param string $source   Which page it was, e.g. `home`.
	 * @throws Refused
	 */
	public function request( string $email, string $token, string $source, string $honeypot = '' ): void {
		$address = EmailAddress::from_input( $email );
		$this->limits->before_sign_up();
		$token_id = $this->tokens->open( $token );
		if ( '' !== $honeypot || $this->tokens->is_used( $token_id, $address ) ) {
			return;
		}
		$may_mail = $this->limits->may_mail( $address );
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
