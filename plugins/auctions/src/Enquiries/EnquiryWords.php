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
			self::amount( $enquiry )        => $enquiry->bid > 0 ? Amount::pounds( $enquiry->bid ) : '',
			...$enquiry->details,
			__( 'Proof of funds', 'hearth-hammer' ) => $enquiry->proof?->kind() ?? '',
			__( 'Name', 'hearth-hammer' )  => $enquiry->name,
			__( 'Email', 'hearth-hammer' ) => $enquiry->email,
			__( 'Phone', 'hearth-hammer' ) => $enquiry->phone,
		);
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}

	private static function amount( Enquiry $enquiry ): string {
		return EnquiryKind::Offer === $enquiry->kind ? __( 'Offer', 'hearth-hammer' ) : __( 'Maximum bid', 'hearth-hammer' );
	}
}
