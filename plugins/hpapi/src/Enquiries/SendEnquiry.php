<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Hpapi\Enquiries\Mail\EnquiryMail;
use HearthHammer\Hpapi\Enquiries\Slots\Slot;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * Keeps what a visitor sends, with the place it takes and the mails it causes: all of it or nothing.
 */
final readonly class SendEnquiry {

	public function __construct(
		private EnquiryTokens $tokens,
		private EnquiryLimits $limits,
		private EnquiryRepository $enquiries,
		private Viewings $viewings,
		private EnquiryMail $mail,
	) {}

	/**
	 * @param array<string, mixed> $fields     As VisitorInput::from(), and property, token, submission, website.
	 * @throws Refused|WriteFailed
	 */
	public function send( array $fields ): Enquiry {
		$token = $this->tokens->open_form( self::text( $fields, 'token' ) );
		// People do not see this field, so they do not fill it in.
		if ( '' !== self::text( $fields, 'website' ) ) {
			throw Refused::robot();
		}
		// Without JavaScript the token itself names the submission: the form is the same however often it is sent.
		$named      = self::text( $fields, 'submission' );
		$submission = $this->tokens->submission( '' === $named ? $token : $named );
		$known      = $this->enquiries->find_submission( $submission );
		if ( null !== $known ) {
			return $known;
		}
		$property = $this->viewings->property( (int) self::text( $fields, 'property' ) ) ?? throw Refused::no_property();
		$input    = VisitorInput::from( $fields, array() !== $this->viewings->days( $property ) );
		$this->limits->before_writing( $input );
		try {
			return Transaction::run( fn (): Enquiry => $this->keep( $input, $property, $submission, $token ) );
		} catch ( Refused $refused ) {
			// The same form came twice at once, and the other one has it, with the last place maybe.
			return $this->enquiries->find_submission( $submission ) ?? throw $refused;
		}
	}

	private function keep( VisitorInput $input, PropertyRecord $property, string $submission, string $token ): Enquiry {
		$slot    = $this->slot( $input, $property );
		$enquiry = $this->enquiries->add( $input, $property, $slot, $submission, $token );
		if ( null === $enquiry ) {
			// One token makes one enquiry, so that it cannot be a way to mail many people.
			throw Refused::token();
		}
		$this->mail->queue( $enquiry );
		return $enquiry;
	}

	private function slot( VisitorInput $input, PropertyRecord $property ): ?Slot {
		if ( 0 === $input->slot ) {
			return null;
		}
		return $this->viewings->take( $input->slot, $property ) ?? throw Refused::slot_gone( $this->viewings->days( $property ) );
	}

	/** @param array<string, mixed> $fields */
	private static function text( array $fields, string $name ): string {
		$value = $fields[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
