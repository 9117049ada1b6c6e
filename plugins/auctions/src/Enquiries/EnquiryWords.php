<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Core\Money\Amount;

/**
 * An enquiry in the words that staff, and a person's export, read.
 */
final class EnquiryWords {

	/** @return array<string, string> Label to value, only what is known, without the message. */
	public static function facts( Enquiry $enquiry ): array {
		$facts = array(
			__( 'Subject', 'hearth-hammer' ) => $enquiry->subject,
			__( 'Maximum bid', 'hearth-hammer' ) => $enquiry->bid > 0 ? Amount::pounds( $enquiry->bid ) : '',
			...$enquiry->details,
			__( 'Name', 'hearth-hammer' )  => $enquiry->name,
			__( 'Email', 'hearth-hammer' ) => $enquiry->email,
			__( 'Phone', 'hearth-hammer' ) => $enquiry->phone,
		);
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}
}
