<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\Tokens;

/**
 * What names an enquiry to the visitor it is of: the signed links of their mails, and their browser's resend.
 */
final readonly class EnquiryTokens {

	private const VISITOR   = 'hpapi-enquiry-visitor';
	private const KEEP_DAYS = 60;

	public function __construct(
		private Tokens $tokens,
		private Browser $browser,
	) {}

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
