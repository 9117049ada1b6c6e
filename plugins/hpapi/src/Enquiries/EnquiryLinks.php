<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Security\Tokens;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiriesScreen;

/**
 * Addresses of the pages that an enquiry has. Those of its visitor are signed, and say how the visitor came by them.
 */
final readonly class EnquiryLinks {

	private const VISITOR   = 'hpapi-enquiry-visitor';
	private const SENDER    = 'hpapi-enquiry-sender';
	private const KEEP_DAYS = 60;

	public function __construct( private Tokens $tokens ) {}

	/** What the visitor asked for, and how to cancel it. This link goes to the mailbox only. */
	public function visitor( Enquiry $enquiry ): string {
		return $this->page( $enquiry, '', self::VISITOR );
	}

	/** The viewing for a calendar. */
	public function calendar( Enquiry $enquiry ): string {
		return $this->page( $enquiry, 'viewing.ics', self::VISITOR );
	}

	/** What was sent, for the person who sent the form with any address: the link shows it and changes nothing (SEC-03). */
	public function sender( Enquiry $enquiry ): string {
		return $this->page( $enquiry, '', self::SENDER );
	}

	public function sender_calendar( Enquiry $enquiry ): string {
		return $this->page( $enquiry, 'viewing.ics', self::SENDER );
	}

	/** The form on a page of its own, which no cache keeps. */
	public static function form( int $property ): string {
		return '' === (string) get_option( 'permalink_structure' )
			? add_query_arg( array( EnquiryServices::PAGE => 'form', EnquiryServices::PROPERTY => $property ), home_url( '/' ) )
			: home_url( "/enquiry/property/{$property}/" );
	}

	/** The form for a valuation on a page of its own, which no cache keeps. */
	public static function valuation(): string {
		return '' === (string) get_option( 'permalink_structure' ) ? add_query_arg( EnquiryServices::PAGE, 'valuation', home_url( '/' ) ) : home_url( '/enquiry/valuation/' );
	}

	/** The form to write to a member of staff, which no cache keeps. */
	public static function person( int $person ): string {
		return '' === (string) get_option( 'permalink_structure' )
			? add_query_arg( array( EnquiryServices::PAGE => 'person', EnquiryServices::PERSON => $person ), home_url( '/' ) )
			: home_url( "/enquiry/person/{$person}/" );
	}

	public function staff( Enquiry $enquiry ): string {
		return EnquiriesScreen::url( array( 'enquiry' => $enquiry->id ) );
	}

	/** Whether the token comes from the visitor's mail. */
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

	/** Valid until well after the viewing. */
	private function page( Enquiry $enquiry, string $file, string $purpose ): string {
		$until   = max( $enquiry->created_at, $enquiry->starts_at ) + self::KEEP_DAYS * DAY_IN_SECONDS;
		$token   = $this->tokens->sign( $purpose, array( 'id' => $enquiry->public_id ), max( DAY_IN_SECONDS, $until - time() ) );
		$address = '' === (string) get_option( 'permalink_structure' )
			? add_query_arg( array( EnquiryServices::PAGE => '' === $file ? 'visitor' : 'calendar', EnquiryServices::ID => $enquiry->public_id ), home_url( '/' ) )
			: home_url( "/enquiry/{$enquiry->public_id}/{$file}" );
		return add_query_arg( 'token', $token, $address );
	}
}
