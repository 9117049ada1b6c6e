<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\Tokens;

/**
 * Two kinds of signed word: with one a browser sends the form, with the other a visitor's mail leads to what it is
 * about. Neither says anything about a person.
 */
final readonly class EnquiryTokens {

	private const FORM    = 'hpapi-enquiry-form';
	private const VISITOR = 'hpapi-enquiry-visitor';

	/** Long enough to think; a page that was open longer fetches another. */
	public const FORM_SECONDS = 4 * HOUR_IN_SECONDS;
	private const KEEP_DAYS   = 60;

	public function __construct(
		private Tokens $tokens,
		private Browser $browser,
	) {}

	/** For one form of this browser; sets its cookie where it has none. */
	public function for_form(): string {
		return $this->tokens->sign( self::FORM, array( 'n' => bin2hex( random_bytes( 16 ) ) ), self::FORM_SECONDS, $this->browser->ensure() );
	}

	/**
	 * What the token is kept as once it has been used.
	 *
	 * @throws Refused For a token that is forged, too old or another browser's.
	 */
	public function open_form( string $token ): string {
		$browser = $this->browser->known();
		$claims  = null === $browser ? null : $this->tokens->verify( self::FORM, $token, $browser );
		return is_string( $claims['n'] ?? null ) ? hash( 'sha256', $claims['n'] ) : throw Refused::token();
	}

	/** A client's word for one submission, so that a resend is known again; of this browser only. */
	public function submission( string $of_client ): string {
		return hash( 'sha256', $this->browser->known() . '|' . $of_client );
	}

	/** For the links of a visitor's mail; lives until well after the viewing. */
	public function for_visitor( Enquiry $enquiry ): string {
		$until = max( $enquiry->created_at, $enquiry->starts_at ) + self::KEEP_DAYS * DAY_IN_SECONDS;
		return $this->tokens->sign( self::VISITOR, array( 'id' => $enquiry->public_id ), max( DAY_IN_SECONDS, $until - time() ) );
	}

	public function is_visitor( string $token, string $public_id ): bool {
		$claims = $this->tokens->verify( self::VISITOR, $token );
		return is_string( $claims['id'] ?? null ) && hash_equals( $claims['id'], $public_id );
	}
}
