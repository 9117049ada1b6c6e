<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\Tokens;

/**
 * The leave to sign up one address: bound to the browser that fetched it, for an hour.
 */
final readonly class SignUpTokens {

	private const PURPOSE = 'hpapi-newsletter-sign-up';

	public function __construct(
		private Tokens $tokens,
		private Browser $browser,
		private Limits $limits,
		private Subscribers $subscribers,
	) {}

	public function issue(): string {
		return $this->tokens->sign( self::PURPOSE, array( 'id' => bin2hex( random_bytes( 16 ) ) ), HOUR_IN_SECONDS, $this->browser->ensure() );
	}

	/**
	 * @return string The token's name.
	 * @throws Refused
	 */
	public function open( string $token ): string {
		$browser = $this->browser->known();
		$claims  = null === $browser ? null : $this->tokens->verify( self::PURPOSE, $token, $browser );
		$id      = $claims['id'] ?? null;
		return is_string( $id ) ? $id : throw Refused::token();
	}

	/**
	 * Whether this very sign-up was taken before: a browser sends again when the answer was lost.
	 *
	 * @throws Refused Where the token was used for another address (SEC-03).
	 */
	public function is_used( string $id, EmailAddress $email ): bool {
		$first = $this->subscribers->find_token( $id );
		if ( null !== $first ) {
			return EmailAddress::hash_of( $first->email ) === $email->hash() ? true : throw Refused::token();
		}
		// Two requests at once have both found nobody: the counter lets one of them through.
		return $this->limits->hit( 'newsletter-token', $id, 1, DAY_IN_SECONDS )->allowed ? false : throw Refused::token();
	}
}
