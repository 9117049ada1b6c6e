<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Hpapi\Enquiries\Staff\EnquiriesScreen;

/**
 * Addresses of the pages that an enquiry has.
 */
final readonly class EnquiryLinks {

	public function __construct( private EnquiryTokens $tokens ) {}

	/** What the visitor asked for, and how to cancel it; the link of their mail. */
	public function visitor( Enquiry $enquiry ): string {
		return $this->page( $enquiry, '' );
	}

	/** The viewing for a calendar. */
	public function calendar( Enquiry $enquiry ): string {
		return $this->page( $enquiry, 'viewing.ics' );
	}

	/** What was sent, for whoever sent it: nothing can be changed by it. */
	public function sender( Enquiry $enquiry ): string {
		return $this->page( $enquiry, '', $this->tokens->for_sender( $enquiry ) );
	}

	public function sender_calendar( Enquiry $enquiry ): string {
		return $this->page( $enquiry, 'viewing.ics', $this->tokens->for_sender( $enquiry ) );
	}

	/** The form on a page of its own, which no cache keeps. */
	public static function form( int $property ): string {
		return '' === (string) get_option( 'permalink_structure' )
			? add_query_arg( array( EnquiryPages::PAGE => 'form', EnquiryPages::PROPERTY => $property ), home_url( '/' ) )
			: home_url( "/enquiry/property/{$property}/" );
	}

	/** The form for a valuation on a page of its own, which no cache keeps. */
	public static function valuation(): string {
		return '' === (string) get_option( 'permalink_structure' ) ? add_query_arg( EnquiryPages::PAGE, 'valuation', home_url( '/' ) ) : home_url( '/enquiry/valuation/' );
	}

	/** The form to write to a member of staff, which no cache keeps. */
	public static function person( int $person ): string {
		return '' === (string) get_option( 'permalink_structure' )
			? add_query_arg( array( EnquiryPages::PAGE => 'person', EnquiryPages::PERSON => $person ), home_url( '/' ) )
			: home_url( "/enquiry/person/{$person}/" );
	}

	public function staff( Enquiry $enquiry ): string {
		return EnquiriesScreen::url( array( 'enquiry' => $enquiry->id ) );
	}

	private function page( Enquiry $enquiry, string $file, ?string $token = null ): string {
		$address = '' === (string) get_option( 'permalink_structure' )
			? add_query_arg( array( EnquiryPages::PAGE => '' === $file ? 'visitor' : 'calendar', EnquiryPages::ID => $enquiry->public_id ), home_url( '/' ) )
			: home_url( "/enquiry/{$enquiry->public_id}/{$file}" );
		return add_query_arg( 'token', $token ?? $this->tokens->for_visitor( $enquiry ), $address );
	}
}
