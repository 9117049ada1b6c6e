<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Security\Tokens;

/**
 * What names an enquiry to the visitor it is of: the signed links of their mails.
 */
final readonly class EnquiryTokens {

	private const VISITOR   = 'hpapi-enquiry-visitor';
	private const SENDER    = 'hpapi-enquiry-sender';
	private const KEEP_DAYS = 60;

	public function __construct( private Tokens $tokens ) {}

	/** For the links of a visitor's mail, which goes to the mailbox only; lives until well after the viewing. */
	public function for_visitor( Enquiry $enquiry ): string {
		return $this->sign( self::VISITOR, $enquiry );
	}

	/** For whoever sent the form, with whatever address: it shows what was sent and changes nothing (SEC-03). */
	public function for_sender( Enquiry $enquiry ): string {
		return $this->sign( self::SENDER, $enquiry );
	}

	private function sign( string $purpose, Enquiry $enquiry ): string {
		$until = max( $enquiry->created_at, $enquiry->starts_at ) + self::KEEP_DAYS * DAY_IN_SECONDS;
		return $this->tokens->sign( $purpose, array( 'id' => $enquiry->public_id ), max( DAY_IN_SECONDS, $until - time() ) );
	}

	/** Whether the token comes from the mail. */
	public function is_visitor( string $token, string $public_id ): bool {
		return $this->is_of( self::VISITOR, $token, $public_id );
	}

	/** Whether the token shows the enquiry. */
	public function may_see( string $token, string $public_id ): bool {
		return $this->is_visitor( $token, $public_id ) || $this->is_of( self::SENDER, $token, $public_id );
	}

	private function is_of( string $purpose, string $token, string $public_id ): bool {
		$claims = $this->tokens->verify( $purpose, $token );
		return is_string( $claims['id'] ?? null ) && hash_equals( $claims['id'], $public_id );
	}
}
