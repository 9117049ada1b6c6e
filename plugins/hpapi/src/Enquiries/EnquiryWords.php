<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;

/**
 * An enquiry in the words that staff, and a person's export, read.
 */
final class EnquiryWords {

	/** @return array<string, string> Label to value, only what is known, without the message. */
	public static function facts( Enquiry $enquiry ): array {
		$facts = array(
			__( 'Property', 'hearth-hammer' )    => trim( "{$enquiry->address} ({$enquiry->reference})" ),
			__( 'Viewing', 'hearth-hammer' )     => $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : '',
			__( 'Would suit', 'hearth-hammer' )  => $enquiry->preferred,
			__( 'Would like', 'hearth-hammer' )  => implode( ', ', array_map( self::wish( ... ), $enquiry->wishes ) ),
			__( 'Name', 'hearth-hammer' )        => $enquiry->name,
			__( 'Email', 'hearth-hammer' )       => $enquiry->email,
			__( 'Phone', 'hearth-hammer' )       => $enquiry->phone,
		);
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}

	public static function wish( string $wish ): string {
		return match ( $wish ) {
			'details'  => __( 'More details', 'hearth-hammer' ),
			'callback' => __( 'A call back', 'hearth-hammer' ),
			default    => $wish,
		};
	}
}
