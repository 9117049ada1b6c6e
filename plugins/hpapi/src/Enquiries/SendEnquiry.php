<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\Mail\EnquiryMail;
use HearthHammer\Hpapi\Enquiries\Slots\Slot;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * Keeps what a visitor sends, with the place it takes and the mails it causes: all of it or nothing.
 */
final readonly class SendEnquiry {

	public function __construct(
		private FormToken $form_token,
		private EnquiryTokens $tokens,
		private SubmissionLimits $limits,
		private SubmissionLimits $holds,
		private EnquiryRepository $enquiries,
		private Viewings $viewings,
		private EnquiryMail $mail,
	) {}

	/**
	 * @param array<string, mixed> $fields     As VisitorInput::from(), and property, token, submission, website.
	 * @throws VisitorError|WriteFailed
	 */
	public function send( array $fields ): Enquiry {
		$opened = $this->form_token->open( self::text( $fields, 'token' ) ) ?? throw EnquiryErrors::token();
		$token  = hash( 'sha256', $opened );
		// People do not see this field, so they do not fill it in.
		if ( '' !== self::text( $fields, 'website' ) ) {
			throw EnquiryErrors::robot();
		}
		// Without JavaScript the token itself names the submission: the form is the same however often it is sent.
		$named      = self::text( $fields, 'submission' );
		$submission = $this->tokens->submission( '' === $named ? $token : $named );
		$known      = $this->enquiries->find_submission( $submission );
		if ( null !== $known ) {
			return $known;
		}
		$property = $this->viewings->property( (int) self::text( $fields, 'property' ) ) ?? throw EnquiryErrors::no_property();
		$input    = VisitorInput::from( $fields, array() !== $this->viewings->days( $property ) );
		$this->limits->count_try();
		$mails = $this->limits->count_mail( $input->email );
		if ( ! $mails->allowed ) {
			throw EnquiryErrors::recipient_limit( $mails->retry_after );
		}
		try {
			return Transaction::run( fn (): Enquiry => $this->keep( $input, $property, $submission, $token ) );
		} catch ( VisitorError $refused ) {
			// The same form came twice at once, and the other one has it, with the last place maybe.
			return $this->enquiries->find_submission( $submission ) ?? throw $refused;
		}
	}

	private function keep( VisitorInput $input, PropertyRecord $property, string $submission, string $token ): Enquiry {
		$slot    = $this->slot( $input, $property );
		$enquiry = $this->enquiries->add( $input, $property, $slot, $submission, $token );
		if ( null === $enquiry ) {
			// One token makes one enquiry, so that it cannot be a way to mail many people.
			throw EnquiryErrors::token();
		}
		$this->mail->queue( $enquiry );
		return $enquiry;
	}

	private function slot( VisitorInput $input, PropertyRecord $property ): ?Slot {
		if ( 0 === $input->slot ) {
			return null;
		}
		$slot = $this->viewings->take( $input->slot, $property ) ?? throw EnquiryErrors::slot_gone( $this->viewings->days( $property ) );
		// In the transaction: where it is one too many, the time is free again, and only what is kept counts.
		$this->holds->count_try();
		return $slot;
	}

	/** @param array<string, mixed> $fields */
	private static function text( array $fields, string $name ): string {
		$value = $fields[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
