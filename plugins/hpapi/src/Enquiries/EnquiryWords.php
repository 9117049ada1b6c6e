<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationWords;

/**
 * An enquiry in the words that staff, and a person's export, read.
 */
final class EnquiryWords {

	/** @return array<string, string> Label to value, only what is known, without the message. */
	public static function facts( Enquiry $enquiry ): array {
		$facts = array(
			self::about_label( $enquiry )        => '' === $enquiry->reference ? $enquiry->address : "{$enquiry->address} ({$enquiry->reference})",
			$enquiry->kind->label()              => $enquiry->has_time() ? SlotDays::label( $enquiry->starts_at ) : '',
			__( 'Preferred times', 'hearth-hammer' )  => $enquiry->preferred,
			...( $enquiry->is_valuation() ? ValuationWords::facts( $enquiry ) : array( __( 'Requested', 'hearth-hammer' ) => implode( ', ', array_map( self::wish( ... ), $enquiry->wishes ) ) ) ),
			__( 'Name', 'hearth-hammer' )        => $enquiry->name,
			__( 'Email', 'hearth-hammer' )       => $enquiry->email,
			__( 'Phone', 'hearth-hammer' )       => $enquiry->phone,
		);
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}

	/** What stands before the address of a property, or a person's name. */
	public static function about_label( Enquiry $enquiry ): string {
		return $enquiry->is_to_person() ? __( 'To', 'hearth-hammer' ) : __( 'Property', 'hearth-hammer' );
	}

	public static function wish( string $wish ): string {
		return match ( $wish ) {
			'details'  => __( 'More details', 'hearth-hammer' ),
			'callback' => __( 'A call back', 'hearth-hammer' ),
			default    => $wish,
		};
	}

	/** What staff do next, for their list; empty where nothing is open. */
	public static function next_action( Enquiry $enquiry, int $now ): string {
		if ( EnquiryState::Confirmed === $enquiry->state ) {
			return $enquiry->ends_at() > $now ? __( 'Attend the appointment', 'hearth-hammer' ) : __( 'Follow up, then close', 'hearth-hammer' );
		}
		if ( ! $enquiry->state->is_open() ) {
			return '';
		}
		return match ( true ) {
			in_array( $enquiry->kind, array( EnquiryKind::Ask, EnquiryKind::Person ), true ) => EnquiryState::Received === $enquiry->state ? ( in_array( 'callback', $enquiry->wishes, true ) ? __( 'Call', 'hearth-hammer' ) : __( 'Reply', 'hearth-hammer' ) ) : __( 'Close when resolved', 'hearth-hammer' ),
			$enquiry->is_valuation()            => 'call' === $enquiry->detail( 'contact' ) ? __( 'Call the owner', 'hearth-hammer' ) : __( 'Call to arrange a visit, then confirm the time', 'hearth-hammer' ),
			$enquiry->is_unconfirmed()          => __( 'Waiting for the visitor to confirm', 'hearth-hammer' ),
			$enquiry->has_time()                => __( 'Check with the owner, then confirm', 'hearth-hammer' ),
			default                             => __( 'Agree a time, then confirm', 'hearth-hammer' ),
		};
	}
}
