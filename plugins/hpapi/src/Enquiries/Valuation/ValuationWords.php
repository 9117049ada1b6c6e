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
		$facts = array();
		foreach ( ValuationQuestion::all() as $name => $question ) {
			$facts[ $question->label ] = $question->words( $enquiry->details[ $name ] ?? array() );
		}
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}

	/** All of it in one line: Kind of property: Flat or maisonette; Bedrooms: 2; … */
	public static function line( Enquiry $enquiry ): string {
		$facts = self::facts( $enquiry );
		return implode( '; ', array_map( static fn ( string $label, string $value ): string => "{$label}: {$value}", array_keys( $facts ), $facts ) );
	}

	/** A line for lists: Flat or maisonette, 2 bedrooms, letting. */
	public static function summary( Enquiry $enquiry ): string {
		$bedrooms = (int) $enquiry->detail( 'bedrooms' );
		$words    = array_map( static fn ( ValuationQuestion $one ): string => $one->words( $enquiry->detail( $one->name ) ), ValuationQuestion::all() );
		return implode(
			', ',
			array_filter(
				array(
					$words['property_type'],
					/* translators: %d: a number */
					$bedrooms > 0 ? sprintf( _n( '%d bedroom', '%d bedrooms', $bedrooms, 'hearth-hammer' ), $bedrooms ) : '',
					$words['wants'],
					$words['moving'],
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
}
