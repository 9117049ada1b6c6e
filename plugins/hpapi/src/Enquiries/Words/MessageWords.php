<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Words;

use HearthHammer\Core\Enquiry\EnquiryState;

defined( 'ABSPATH' ) || exit;

/**
 * A message to a member of staff.
 */
final readonly class MessageWords extends EnquiryWords {

	public function page( bool $is_owner ): array {
		return match ( $this->enquiry->state ) {
			EnquiryState::Cancelled => array( __( 'Message withdrawn', 'hearth-hammer' ), __( 'You don’t need to do anything else.', 'hearth-hammer' ) ),
			EnquiryState::Answered, EnquiryState::Done => array( __( 'We’ve replied to your message', 'hearth-hammer' ), __( 'If you have more questions, reply to our email or call us.', 'hearth-hammer' ) ),
			/* translators: %s: a person's name */
			default => array( __( 'Thank you for your message', 'hearth-hammer' ), sprintf( __( '%s will reply, usually within one working day.', 'hearth-hammer' ), $this->enquiry->address ) . ' ' . $this->emailed() ),
		};
	}

	public function email(): array {
		return EnquiryState::Cancelled === $this->enquiry->state
			? array( __( 'Message withdrawn', 'hearth-hammer' ), __( 'We’ve closed your message and won’t reply to it. You don’t need to do anything else.', 'hearth-hammer' ) )
			/* translators: %s: a person's name */
			: array( __( 'We’ve received your message', 'hearth-hammer' ), sprintf( __( 'Thank you for contacting %s, who will reply, usually within one working day.', 'hearth-hammer' ), $this->enquiry->address ) );
	}

	public function email_reason(): string {
		return __( 'You received this email because someone contacted us using your address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' );
	}

	public function manage_label(): string {
		return __( 'See or withdraw your message', 'hearth-hammer' );
	}

	public function cancel_label(): string {
		return __( 'Withdraw this message', 'hearth-hammer' );
	}

	public function staff_heading(): string {
		return EnquiryState::Cancelled === $this->enquiry->state
			? __( 'Message withdrawn by visitor', 'hearth-hammer' )
			/* translators: %s: a person's name */
			: sprintf( __( 'New message for %s', 'hearth-hammer' ), $this->enquiry->address );
	}

	public function reply_subject(): string {
		/* translators: %s: a person's name */
		return sprintf( __( 'Your message to %s', 'hearth-hammer' ), $this->enquiry->address );
	}

	public function about_label(): string {
		return __( 'To', 'hearth-hammer' );
	}
}
