<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryState;

/**
 * A request for a valuation in the words of those who read about it.
 */
final class ValuationWords {

	/** @return array<string, string> Label to value, for staff and for a person's export; what was not said is missing. */
	public static function facts( Enquiry $enquiry ): array {
		return array_filter(
			array(
				__( 'Kind of property', 'hearth-hammer' )   => self::of( $enquiry, 'property_type' ),
				__( 'Bedrooms', 'hearth-hammer' )           => self::of( $enquiry, 'bedrooms' ),
				__( 'Thinking of', 'hearth-hammer' )        => self::of( $enquiry, 'wants' ),
				__( 'Tenure', 'hearth-hammer' )             => self::of( $enquiry, 'tenure' ),
				__( 'Moving', 'hearth-hammer' )             => self::of( $enquiry, 'moving' ),
				__( 'Would like', 'hearth-hammer' )         => 'call' === $enquiry->detail( 'contact' ) ? __( 'A call first', 'hearth-hammer' ) : __( 'A visit', 'hearth-hammer' ),
				__( 'Days that suit', 'hearth-hammer' )     => self::of( $enquiry, 'days' ),
				__( 'Times that suit', 'hearth-hammer' )    => self::of( $enquiry, 'times' ),
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
			EnquiryState::Cancelled, EnquiryState::Declined => array( __( 'Your request is withdrawn', 'hearth-hammer' ), __( 'There is nothing else you need to do.', 'hearth-hammer' ) ),
			EnquiryState::Confirmed => array( __( 'Our visit is agreed', 'hearth-hammer' ), __( 'We look forward to seeing your property.', 'hearth-hammer' ) ),
			EnquiryState::Done      => array( __( 'Your request is dealt with', 'hearth-hammer' ), __( 'If something is still open, please call us.', 'hearth-hammer' ) ),
			EnquiryState::Answered  => array( __( 'We have answered your request', 'hearth-hammer' ), __( 'If something is still open, please answer our mail or call us.', 'hearth-hammer' ) ),
			EnquiryState::Received  => array( __( 'Thank you, we have your request', 'hearth-hammer' ), self::next( $enquiry ) . ' ' . __( 'We have sent you a mail about it.', 'hearth-hammer' ) ),
		};
	}

	/** @return array{string, string} What the owner's mail says: heading and sentence. */
	public static function mail( Enquiry $enquiry ): array {
		return match ( $enquiry->state ) {
			EnquiryState::Cancelled, EnquiryState::Declined => array( __( 'Your request is withdrawn', 'hearth-hammer' ), __( 'We will not value your property. There is nothing else you need to do.', 'hearth-hammer' ) ),
			EnquiryState::Confirmed, EnquiryState::Done     => array( __( 'Our visit is agreed', 'hearth-hammer' ), __( 'One of our valuers will come to you at this time. It takes about half an hour, costs nothing and binds you to nothing. It helps to have your deeds or lease, guarantees and the latest bills at hand.', 'hearth-hammer' ) ),
			default => array( __( 'We have your request for a valuation', 'hearth-hammer' ), __( 'Thank you for asking us what your property is worth.', 'hearth-hammer' ) . ' ' . self::next( $enquiry ) ),
		};
	}

	/** For staff. */
	public static function heading( Enquiry $enquiry ): string {
		return EnquiryState::Cancelled === $enquiry->state ? __( 'An owner has withdrawn a request for a valuation', 'hearth-hammer' ) : __( 'A valuation is asked for', 'hearth-hammer' );
	}

	private static function next( Enquiry $enquiry ): string {
		return 'call' === $enquiry->detail( 'contact' )
			? __( 'One of our valuers will call you, usually within one working day.', 'hearth-hammer' )
			: __( 'One of our valuers will call you, usually within one working day, to agree when to visit.', 'hearth-hammer' );
	}

	private static function of( Enquiry $enquiry, string $field ): string {
		$labels = ValuationChoices::of( $field );
		$values = $enquiry->details[ $field ] ?? array();
		return implode( ', ', array_map( static fn ( string $value ): string => $labels[ $value ] ?? $value, is_array( $values ) ? $values : array( $values ) ) );
	}
}
