<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Hpapi\Enquiries\Enquiry;

/**
 * A request for a valuation in the words of those who read about it.
 */
final class ValuationWords {

	/** @return array<string, string> Label to value, for staff and for a person's export; what was not said is missing. */
	public static function facts( Enquiry $enquiry ): array {
		return array_filter(
			array(
				__( 'Property type', 'hearth-hammer' )   => self::of( $enquiry, 'property_type' ),
				__( 'Bedrooms', 'hearth-hammer' )           => self::of( $enquiry, 'bedrooms' ),
				__( 'Interested in', 'hearth-hammer' )        => self::of( $enquiry, 'wants' ),
				__( 'Tenure', 'hearth-hammer' )             => self::of( $enquiry, 'tenure' ),
				__( 'Timescale', 'hearth-hammer' )             => self::of( $enquiry, 'moving' ),
				__( 'Requested', 'hearth-hammer' )         => 'call' === $enquiry->detail( 'contact' ) ? __( 'A call first', 'hearth-hammer' ) : __( 'A visit', 'hearth-hammer' ),
				__( 'Preferred days', 'hearth-hammer' )     => self::of( $enquiry, 'days' ),
				__( 'Preferred times', 'hearth-hammer' )    => self::of( $enquiry, 'times' ),
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/** All of it in one line: Kind of property: Flat or maisonette; Bedrooms: 2; … */
	public static function line( Enquiry $enquiry ): string {
		$facts = self::facts( $enquiry );
		return implode( '; ', array_map( static fn ( string $label, string $value ): string => "{$label}: {$value}", array_keys( $facts ), $facts ) );
	}

	/** A line for lists: Flat or maisonette, 2 bedrooms, letting. */
	public static function summary( Enquiry $enquiry ): string {
		$bedrooms = (int) $enquiry->detail( 'bedrooms' );
		return implode(
			', ',
			array_filter(
				array(
					self::of( $enquiry, 'property_type' ),
					/* translators: %d: a number */
					$bedrooms > 0 ? sprintf( _n( '%d bedroom', '%d bedrooms', $bedrooms, 'hearth-hammer' ), $bedrooms ) : '',
					self::of( $enquiry, 'wants' ),
					self::of( $enquiry, 'moving' ),
				)
			)
		);
	}

	/** @return array{string, string} What its page says: title and sentence. */
	public static function page( Enquiry $enquiry ): array {
		return match ( $enquiry->state ) {
			EnquiryState::Cancelled, EnquiryState::Declined => array( __( 'Request withdrawn', 'hearth-hammer' ), __( 'You don’t need to do anything else.', 'hearth-hammer' ) ),
			EnquiryState::Confirmed => array( __( 'Valuation visit confirmed', 'hearth-hammer' ), __( 'We look forward to seeing your property.', 'hearth-hammer' ) ),
			EnquiryState::Done      => array( __( 'Request completed', 'hearth-hammer' ), __( 'If you have more questions, call us.', 'hearth-hammer' ) ),
			EnquiryState::Answered  => array( __( 'We’ve replied to your request', 'hearth-hammer' ), __( 'If you have more questions, reply to our email or call us.', 'hearth-hammer' ) ),
			default                 => array( __( 'Thank you for your request', 'hearth-hammer' ), self::next( $enquiry ) . ' ' . ( ( new OutboxRows() )->is_held( $enquiry->visitor_outbox_id ) ? MailRoom::late() : __( 'We’ve sent you an email about it.', 'hearth-hammer' ) ) ),
		};
	}

	/** @return array{string, string} What the owner's mail says: heading and sentence. */
	public static function mail( Enquiry $enquiry ): array {
		return match ( $enquiry->state ) {
			EnquiryState::Cancelled, EnquiryState::Declined => array( __( 'Request withdrawn', 'hearth-hammer' ), __( 'We won’t be valuing your property. You don’t need to do anything else.', 'hearth-hammer' ) ),
			EnquiryState::Confirmed, EnquiryState::Done     => array( __( 'Valuation visit confirmed', 'hearth-hammer' ), __( 'One of our valuers will visit you at this time. The visit takes about half an hour, costs nothing and commits you to nothing. If you can, have your deeds or lease, guarantees and latest bills to hand.', 'hearth-hammer' ) ),
			default => array( __( 'We’ve received your valuation request', 'hearth-hammer' ), __( 'Thank you for asking us what your property is worth.', 'hearth-hammer' ) . ' ' . self::next( $enquiry ) ),
		};
	}

	/** For staff. */
	public static function heading( Enquiry $enquiry ): string {
		return EnquiryState::Cancelled === $enquiry->state ? __( 'Valuation request withdrawn by owner', 'hearth-hammer' ) : __( 'New valuation request', 'hearth-hammer' );
	}

	private static function next( Enquiry $enquiry ): string {
		return 'call' === $enquiry->detail( 'contact' )
			? __( 'One of our valuers will call you, usually within one working day.', 'hearth-hammer' )
			: __( 'One of our valuers will call you, usually within one working day, to arrange a visit.', 'hearth-hammer' );
	}

	private static function of( Enquiry $enquiry, string $field ): string {
		$labels = ValuationChoices::of( $field );
		$values = $enquiry->details[ $field ] ?? array();
		return implode( ', ', array_map( static fn ( string $value ): string => $labels[ $value ] ?? $value, is_array( $values ) ? $values : array( $values ) ) );
	}
}
