<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Words;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Hpapi\Enquiries\Enquiry;

defined( 'ABSPATH' ) || exit;

/**
 * What pages, emails and staff's screens say of an enquiry. Each kind has a class of its own.
 */
abstract readonly class EnquiryWords {

	public function __construct( protected Enquiry $enquiry ) {}

	/**
	 * The page after the form, and where the link of the email leads.
	 *
	 * @param bool $is_owner Whether the visitor came by that link, which can confirm.
	 * @return array{string, string} Title and sentence.
	 */
	abstract public function page( bool $is_owner ): array;

	/**
	 * The visitor's email. Its address may be another person's, so it says nothing that the visitor typed (SEC-03).
	 *
	 * @return array{string, string} Heading and sentence.
	 */
	abstract public function email(): array;

	/** The email's link to the visitor's page. */
	abstract public function manage_label(): string;

	/** The button on the visitor's page that calls it off. */
	abstract public function cancel_label(): string;

	/** Heading of staff's email. */
	abstract public function staff_heading(): string;

	/** Subject of staff's reply. */
	abstract public function reply_subject(): string;

	/** Why an address gets that email. */
	public function email_reason(): string {
		return __( 'You received this email because someone contacted us about this property using your address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' );
	}

	/** A line of it for staff's list. */
	public function summary(): string {
		return implode( ', ', array_filter( array( $this->enquiry->wished(), $this->enquiry->message ) ) );
	}

	/** What staff do next with one that is open and not confirmed. */
	public function next_step(): string {
		return match ( true ) {
			EnquiryState::Received !== $this->enquiry->state => __( 'Close when resolved', 'hearth-hammer' ),
			in_array( 'callback', $this->enquiry->wishes, true ) => __( 'Call', 'hearth-hammer' ),
			default => __( 'Reply', 'hearth-hammer' ),
		};
	}

	/** @return array<string, string> Label to value, for staff and for a person's export. What only this kind has. */
	public function facts(): array {
		return array( __( 'Requested', 'hearth-hammer' ) => $this->enquiry->wished() );
	}

	/** Label of the address of a property, or of a person's name. */
	public function about_label(): string {
		return __( 'Property', 'hearth-hammer' );
	}

	/** Whether the visitor's email waits until there is room for it. */
	final protected function is_late(): bool {
		return ( new OutboxRows() )->is_held( $this->enquiry->visitor_outbox_id );
	}

	final protected function emailed(): string {
		return $this->is_late() ? MailRoom::late() : __( 'We’ve sent you an email about it.', 'hearth-hammer' );
	}
}
