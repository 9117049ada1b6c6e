<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

use HearthHammer\Core\Security\Tokens;

/**
 * Signed tokens in mails of one list: to confirm a subscription (double opt-in), to change or to end it. A token is good
 * for its own step only, and for any browser: mail is read on another device than the one that signed up.
 *
 * A link opens a page whose button does it, because mail scanners open every link (SEC-06).
 */
final readonly class SubscriptionTokens {

	/** A wish that nobody confirms within a week is forgotten. */
	public const CONFIRM_SECONDS = 7 * DAY_IN_SECONDS;

	/** @param string $list e.g. `hpapi-newsletter`. */
	public function __construct(
		private Tokens $tokens,
		private string $list,
	) {}

	/**
	 * @param string               $step   e.g. `confirm`.
	 * @param array<string, mixed> $claims Names the subscription; no address.
	 */
	public function sign( string $step, array $claims, int $seconds ): string {
		return $this->tokens->sign( "{$this->list}-{$step}", $claims, $seconds );
	}

	/** @return array<string, mixed>|null The claims; null for a token that is forged, too old or of another step. */
	public function open( string $step, string $token ): ?array {
		return $this->tokens->verify( "{$this->list}-{$step}", $token );
	}
}
