<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Words;

use HearthHammer\Core\Enquiry\EnquiryState;

defined( 'ABSPATH' ) || exit;

/**
 * A question about a property.
 */
final readonly class QuestionWords extends EnquiryWords {

	public function page( bool $is_owner ): array {
		return match ( $this->enquiry->state ) {
			EnquiryState::Cancelled => array( __( 'Question withdrawn', 'hearth-hammer' ), __( 'You don’t need to do anything else.', 'hearth-hammer' ) ),
			EnquiryState::Answered  => array( __( 'We’ve answered your question', 'hearth-hammer' ), __( 'We’ve emailed you. If you have more questions, reply to our email or call us.', 'hearth-hammer' ) ),
			EnquiryState::Done      => array( __( 'We’ve answered your question', 'hearth-hammer' ), __( 'If you have more questions, call us.', 'hearth-hammer' ) ),
			default                 => array( __( 'Thank you, we’ve received your question', 'hearth-hammer' ), __( 'Someone who knows the property will reply, usually within one working day.', 'hearth-hammer' ) . ' ' . $this->emailed() ),
		};
	}

	public function email(): array {
		return EnquiryState::Cancelled === $this->enquiry->state
			? array( __( 'Question withdrawn', 'hearth-hammer' ), __( 'We’ve closed your question and won’t reply to it. You don’t need to do anything else.', 'hearth-hammer' ) )
			: array( __( 'We’ve received your question', 'hearth-hammer' ), __( 'Thank you for asking about this property. Someone who knows it will reply, usually within one working day.', 'hearth-hammer' ) );
	}

	public function manage_label(): string {
		return __( 'See or withdraw your question', 'hearth-hammer' );
	}

	public function cancel_label(): string {
		return __( 'Withdraw this question', 'hearth-hammer' );
	}

	public function staff_heading(): string {
		return EnquiryState::Cancelled === $this->enquiry->state ? __( 'Question withdrawn by visitor', 'hearth-hammer' ) : __( 'New question about a property', 'hearth-hammer' );
	}

	public function reply_subject(): string {
		/* translators: %s: address of a property */
		return sprintf( __( 'Your question about %s', 'hearth-hammer' ), $this->enquiry->address );
	}
}
