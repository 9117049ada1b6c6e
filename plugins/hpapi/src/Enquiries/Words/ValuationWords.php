<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Words;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationQuestion;

defined( 'ABSPATH' ) || exit;

/**
 * An owner's request for a valuation.
 */
final readonly class ValuationWords extends EnquiryWords {

	public function page( bool $is_owner ): array {
		return match ( $this->enquiry->state ) {
			EnquiryState::Cancelled, EnquiryState::Declined => array( __( 'Request withdrawn', 'hearth-hammer' ), __( 'You don’t need to do anything else.', 'hearth-hammer' ) ),
			EnquiryState::Confirmed => array( __( 'Valuation visit confirmed', 'hearth-hammer' ), __( 'We look forward to seeing your property.', 'hearth-hammer' ) ),
			EnquiryState::Done      => array( __( 'Request completed', 'hearth-hammer' ), __( 'If you have more questions, call us.', 'hearth-hammer' ) ),
			EnquiryState::Answered  => array( __( 'We’ve replied to your request', 'hearth-hammer' ), __( 'If you have more questions, reply to our email or call us.', 'hearth-hammer' ) ),
			default                 => array( __( 'Thank you for your request', 'hearth-hammer' ), $this->next() . ' ' . $this->emailed() ),
		};
	}

	public function email(): array {
		return match ( $this->enquiry->state ) {
			EnquiryState::Cancelled, EnquiryState::Declined => array( __( 'Request withdrawn', 'hearth-hammer' ), __( 'We won’t be valuing your property. You don’t need to do anything else.', 'hearth-hammer' ) ),
			EnquiryState::Confirmed, EnquiryState::Done     => array( __( 'Valuation visit confirmed', 'hearth-hammer' ), __( 'One of our valuers will visit you at this time. The visit takes about half an hour, costs nothing and commits you to nothing. If you can, have your deeds or lease, guarantees and latest bills to hand.', 'hearth-hammer' ) ),
			default => array( __( 'We’ve received your valuation request', 'hearth-hammer' ), __( 'Thank you for asking us what your property is worth.', 'hearth-hammer' ) . ' ' . $this->next() ),
		};
	}

	public function email_reason(): string {
		return __( 'You received this email because someone asked us for a valuation using your address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' );
	}

	public function manage_label(): string {
		return $this->enquiry->has_time() ? __( 'See or cancel our visit', 'hearth-hammer' ) : __( 'See or withdraw your request', 'hearth-hammer' );
	}

	public function cancel_label(): string {
		return $this->enquiry->has_time() ? __( 'Cancel this visit', 'hearth-hammer' ) : __( 'Withdraw this request', 'hearth-hammer' );
	}

	public function staff_heading(): string {
		return EnquiryState::Cancelled === $this->enquiry->state ? __( 'Valuation request withdrawn by owner', 'hearth-hammer' ) : __( 'New valuation request', 'hearth-hammer' );
	}

	public function reply_subject(): string {
		/* translators: %s: address of a property */
		return sprintf( __( 'Your valuation of %s', 'hearth-hammer' ), $this->enquiry->address );
	}

	/** Flat or maisonette, 2 bedrooms, letting. */
	public function summary(): string {
		$bedrooms = (int) $this->enquiry->detail( 'bedrooms' );
		$words    = array_map( fn ( ValuationQuestion $one ): string => $one->words( $this->enquiry->detail( $one->name ) ), ValuationQuestion::all() );
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

	public function next_step(): string {
		return 'call' === $this->enquiry->detail( 'contact' ) ? __( 'Call the owner', 'hearth-hammer' ) : __( 'Call to arrange a visit, then confirm the time', 'hearth-hammer' );
	}

	/** What was answered; questions without an answer are missing. */
	public function facts(): array {
		$facts = array();
		foreach ( ValuationQuestion::all() as $name => $question ) {
			$facts[ $question->label ] = $question->words( $this->enquiry->details[ $name ] ?? array() );
		}
		return array_filter( $facts, static fn ( string $value ): bool => '' !== $value );
	}

	private function next(): string {
		return 'call' === $this->enquiry->detail( 'contact' )
			? __( 'One of our valuers will call you, usually within one working day.', 'hearth-hammer' )
			: __( 'One of our valuers will call you, usually within one working day, to arrange a visit.', 'hearth-hammer' );
	}
}
