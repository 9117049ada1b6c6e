<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Enquiry;

use Closure;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormErrors;
use HearthHammer\Core\Visitor\FormInput;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Keeps what a visitor sends, with the mails it causes, once however often it is sent: all of it or nothing.
 *
 * @template E of StoredEnquiry
 */
final readonly class SubmitOnce {

	/**
	 * @param EnquiryTable<E>            $enquiries
	 * @param Closure(E, MailRoom): void $mail      Queues the mails to staff and to the visitor.
	 * @param class-string<FormErrors>   $errors
	 */
	public function __construct(
		private FormToken $form_token,
		private Browser $browser,
		private SubmissionLimits $limits,
		private EnquiryTable $enquiries,
		private Closure $mail,
		private string $errors,
	) {}

	/**
	 * @param array<string, mixed> $fields token, submission (a client's word that a resend repeats; empty without JavaScript) and website.
	 * @param Closure(): array{EmailAddress, Closure(Closure(NewEnquiry, array<string, int|string>=): E): E} $read Checks the form's own fields. What it returns is called in the transaction, with what keeps a draft; it may do more before and after.
	 * @return E
	 * @throws VisitorError|WriteFailed
	 */
	public function send( array $fields, Closure $read ): StoredEnquiry {
		$opened = $this->form_token->open( FormInput::text( $fields, 'token' ) ) ?? throw $this->errors::token();
		$token  = hash( 'sha256', $opened );
		// People do not see this field, so they do not fill it in.
		if ( '' !== FormInput::text( $fields, 'website' ) ) {
			throw $this->errors::robot();
		}
		// Without JavaScript the token itself names the submission: the form is the same however often it is sent.
		$named      = FormInput::text( $fields, 'submission' );
		$submission = hash( 'sha256', $this->browser->known() . '|' . ( '' === $named ? $token : $named ) );
		$known      = $this->enquiries->find_submission( $submission );
		if ( null !== $known ) {
			return $known;
		}
		[ $email, $run ] = $read();
		$this->limits->count_try();
		$room = $this->limits->count_mail( $email );
		if ( $room->is_refused ) {
			throw $this->errors::recipient_limit( $room->retry_after );
		}
		$keep = fn ( NewEnquiry $draft, array $more = array() ): StoredEnquiry => $this->keep( $draft, $submission, $token, $more, $room );
		try {
			return Transaction::run( static fn (): StoredEnquiry => $run( $keep ) );
		} catch ( VisitorError $refused ) {
			// The same form came twice at once, and the other one has it, with the last place maybe.
			return $this->enquiries->find_submission( $submission ) ?? throw $refused;
		}
	}

	/**
	 * @param array<string, int|string> $more
	 * @return E
	 */
	private function keep( NewEnquiry $draft, string $submission, string $token, array $more, MailRoom $room ): StoredEnquiry {
		// One token makes one enquiry, so that it cannot be a way to mail many people.
		$enquiry = $this->enquiries->add( $draft, $submission, $token, time(), $more ) ?? throw $this->errors::token();
		( $this->mail )( $enquiry, $room );
		// With the mail's number, by which the page tells whether it waits.
		return $this->enquiries->find( $enquiry->id ) ?? throw new WriteFailed();
	}
}
