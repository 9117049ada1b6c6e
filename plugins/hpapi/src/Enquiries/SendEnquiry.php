<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use Closure;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\Mail\EnquiryMail;
use HearthHammer\Hpapi\Enquiries\Slots\Slot;
use HearthHammer\Hpapi\Enquiries\Slots\Viewings;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationInput;
use HearthHammer\Hpapi\People\Staff;
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
		private Staff $staff,
	) {}

	/**
	 * About a property of ours.
	 *
	 * @param array<string, mixed> $fields As VisitorInput::from(), and property, token, submission, website.
	 * @throws VisitorError|WriteFailed
	 */
	public function send( array $fields ): Enquiry {
		return $this->once(
			$fields,
			function () use ( $fields ): array {
				$property = $this->viewings->property( (int) FormInput::text( $fields, 'property' ) ) ?? throw EnquiryErrors::no_property();
				$input    = VisitorInput::from( $fields, array() !== $this->viewings->days( $property ) );
				return array( $input->email, fn (): EnquiryDraft => EnquiryDraft::about( $property, $input, $this->slot( $input, $property ) ) );
			}
		);
	}

	/**
	 * About an owner's own property.
	 *
	 * @param array<string, mixed> $fields As property-valuation-request.json.
	 * @throws VisitorError|WriteFailed
	 */
	public function send_valuation( array $fields ): Enquiry {
		return $this->once(
			$fields,
			static function () use ( $fields ): array {
				$draft = ValuationInput::draft( $fields );
				return array( $draft->email, static fn (): EnquiryDraft => $draft );
			}
		);
	}

	/**
	 * To a member of staff.
	 *
	 * @param array<string, mixed> $fields person (a post), name, email, phone, message, wishes, token, submission, website.
	 * @throws VisitorError|WriteFailed
	 */
	public function send_to_person( array $fields ): Enquiry {
		return $this->once(
			$fields,
			function () use ( $fields ): array {
				$person = $this->staff->by_id( (int) FormInput::text( $fields, 'person' ) ) ?? throw EnquiryErrors::no_person();
				$input  = VisitorInput::from( array( 'kind' => EnquiryKind::Ask->value ) + $fields );
				return array( $input->email, static fn (): EnquiryDraft => EnquiryDraft::to( $person, $input ) );
			}
		);
	}

	/**
	 * @param array<string, mixed>                                 $fields token, submission, website.
	 * @param Closure(): array{EmailAddress, Closure(): EnquiryDraft} $read   Checks what was written; the inner one is called in the transaction.
	 * @throws VisitorError|WriteFailed
	 */
	private function once( array $fields, Closure $read ): Enquiry {
		$opened = $this->form_token->open( FormInput::text( $fields, 'token' ) ) ?? throw EnquiryErrors::token();
		$token  = hash( 'sha256', $opened );
		// People do not see this field, so they do not fill it in.
		if ( '' !== FormInput::text( $fields, 'website' ) ) {
			throw EnquiryErrors::robot();
		}
		// Without JavaScript the token itself names the submission: the form is the same however often it is sent.
		$named      = FormInput::text( $fields, 'submission' );
		$submission = $this->tokens->submission( '' === $named ? $token : $named );
		$known      = $this->enquiries->find_submission( $submission );
		if ( null !== $known ) {
			return $known;
		}
		[ $email, $draft ] = $read();
		$this->limits->count_try();
		$room = $this->limits->count_mail( $email );
		if ( $room->is_refused ) {
			throw EnquiryErrors::recipient_limit( $room->retry_after );
		}
		try {
			return Transaction::run( fn (): Enquiry => $this->keep( $draft(), $submission, $token, $room ) );
		} catch ( VisitorError $refused ) {
			// The same form came twice at once, and the other one has it, with the last place maybe.
			return $this->enquiries->find_submission( $submission ) ?? throw $refused;
		}
	}

	private function keep( EnquiryDraft $draft, string $submission, string $token, MailRoom $room ): Enquiry {
		$enquiry = $this->enquiries->add( $draft, $submission, $token );
		if ( null === $enquiry ) {
			// One token makes one enquiry, so that it cannot be a way to mail many people.
			throw EnquiryErrors::token();
		}
		$this->mail->queue( $enquiry, $room );
		// With the mail's number, by which the page tells whether it waits.
		return $this->enquiries->find( $enquiry->id ) ?? throw new WriteFailed();
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
}
