<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * A form token of the newsletter signs up one address (SEC-03).
 */
final readonly class SignUpTokens {

	public function __construct(
		private FormToken $form_token,
		private Limits $limits,
		private Subscribers $subscribers,
	) {}

	/**
	 * @return string The token's name.
	 * @throws VisitorError
	 */
	public function open( string $token ): string {
		return $this->form_token->open( $token ) ?? throw NewsletterErrors::token();
	}

	/**
	 * Whether this very sign-up was taken before: a browser sends again when the answer was lost.
	 *
	 * @throws VisitorError Where the token was used for another address (SEC-03).
	 */
	public function is_used( string $id, EmailAddress $email ): bool {
		$first = $this->subscribers->find_token( $id );
		if ( null !== $first ) {
			return EmailAddress::hash_of( $first->email ) === $email->hash() ? true : throw NewsletterErrors::token();
		}
		// Two requests at once have both found nobody: the counter lets one of them through.
		return $this->limits->hit( 'newsletter-token', $id, 1, DAY_IN_SECONDS )->allowed ? false : throw NewsletterErrors::token();
	}
}
