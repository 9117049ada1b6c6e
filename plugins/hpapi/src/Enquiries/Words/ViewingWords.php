<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Words;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Hpapi\Enquiries\Slots\SlotDays;

defined( 'ABSPATH' ) || exit;

/**
 * A viewing: of a kept time, which its visitor confirms by email first, or of times that would suit.
 */
final readonly class ViewingWords extends EnquiryWords {

	public function page( bool $is_owner ): array {
		if ( $this->enquiry->is_unconfirmed() ) {
			return $this->unconfirmed( $is_owner );
		}
		return match ( $this->enquiry->state ) {
			default => $this->enquiry->has_time()
				? array( __( 'We’re holding this time for you', 'hearth-hammer' ), __( 'We’ll agree it with the owner and email you again.', 'hearth-hammer' ) )
				: array( __( 'Thank you for your request', 'hearth-hammer' ), __( 'We’ll call or email you to agree a time.', 'hearth-hammer' ) . ' ' . $this->emailed() ),
			EnquiryState::Confirmed => array( __( 'Viewing confirmed', 'hearth-hammer' ), __( 'We look forward to showing you round.', 'hearth-hammer' ) ),
			EnquiryState::Declined  => array( __( 'We can’t offer this viewing', 'hearth-hammer' ), __( 'Call us and we’ll find another time.', 'hearth-hammer' ) ),
			EnquiryState::Cancelled => array( __( 'Viewing cancelled', 'hearth-hammer' ), __( 'If you’d still like to see the property, choose another time.', 'hearth-hammer' ) ),
			EnquiryState::Done      => array( __( 'Thank you for coming', 'hearth-hammer' ), __( 'If you’d like to see it again, call us.', 'hearth-hammer' ) ),
		};
	}

	public function email(): array {
		return match ( $this->enquiry->state ) {
			default => $this->enquiry->has_time()
				? ( $this->enquiry->is_unconfirmed()
					? array( __( 'Confirm your viewing', 'hearth-hammer' ), __( 'We’re holding this time for you for two hours. Confirm it below. We’ll then agree it with the owner and email you again. Please wait for our confirmation before travelling.', 'hearth-hammer' ) )
					: array( __( 'Viewing reserved, not yet confirmed', 'hearth-hammer' ), __( 'We’re holding this time for you. We’ll agree it with the owner and email you again. Please wait for our confirmation before travelling.', 'hearth-hammer' ) ) )
				: array( __( 'We’ve received your viewing request', 'hearth-hammer' ), __( 'Thank you. We have your preferred times and will call or email you to agree one.', 'hearth-hammer' ) ),
			EnquiryState::Confirmed, EnquiryState::Done => array( __( 'Viewing confirmed', 'hearth-hammer' ), __( 'We look forward to showing you round. Please arrive on time, as someone may be viewing after you.', 'hearth-hammer' ) ),
			EnquiryState::Declined => array( __( 'We can’t offer this viewing', 'hearth-hammer' ), __( 'Sorry, we can’t offer the time you asked for. Call us and we’ll find another.', 'hearth-hammer' ) ),
			EnquiryState::Cancelled => array( __( 'Viewing cancelled', 'hearth-hammer' ), __( 'This viewing has been cancelled. If you’d still like to see the property, choose another time or call us.', 'hearth-hammer' ) ),
		};
	}

	public function manage_label(): string {
		return $this->enquiry->is_unconfirmed() ? __( 'Confirm your viewing', 'hearth-hammer' ) : __( 'See or cancel your viewing', 'hearth-hammer' );
	}

	public function cancel_label(): string {
		return __( 'Cancel this viewing', 'hearth-hammer' );
	}

	public function staff_heading(): string {
		return EnquiryState::Cancelled === $this->enquiry->state ? __( 'Viewing cancelled by visitor', 'hearth-hammer' ) : __( 'New viewing request', 'hearth-hammer' );
	}

	public function reply_subject(): string {
		/* translators: %s: address of a property */
		return sprintf( __( 'Your viewing of %s', 'hearth-hammer' ), $this->enquiry->address );
	}

	public function summary(): string {
		return $this->enquiry->has_time() ? SlotDays::label( $this->enquiry->starts_at ) : $this->enquiry->preferred;
	}

	public function next_step(): string {
		return match ( true ) {
			$this->enquiry->is_unconfirmed() => __( 'Waiting for the visitor to confirm', 'hearth-hammer' ),
			$this->enquiry->has_time()       => __( 'Check with the owner, then confirm', 'hearth-hammer' ),
			default                          => __( 'Agree a time, then confirm', 'hearth-hammer' ),
		};
	}

	/** @return array{string, string} Title and sentence. */
	private function unconfirmed( bool $is_owner ): array {
		if ( $this->is_late() ) {
			return array( __( 'We’re holding this time for you', 'hearth-hammer' ), __( 'We’ll email you a link to confirm your viewing.', 'hearth-hammer' ) . ' ' . MailRoom::late() );
		}
		return $is_owner
			? array( __( 'Confirm your viewing', 'hearth-hammer' ), __( 'We’re holding this time for you for two hours. Once you’ve confirmed, we’ll agree it with the owner and email you again.', 'hearth-hammer' ) )
			: array( __( 'Check your email to confirm your viewing', 'hearth-hammer' ), __( 'Select “Confirm your viewing” in the email we’ve sent you within two hours, or we’ll release the time. We’ll then agree it with the owner and email you again.', 'hearth-hammer' ) );
	}
}
