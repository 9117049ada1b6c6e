<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use Closure;
use HearthHammer\Auctions\Enquiries\Mail\EnquiryMail;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;
use Throwable;

/**
 * Keeps what a visitor sends, with the mails it causes: all of it or nothing. Every form of the auctions sends by it.
 */
final readonly class SendEnquiry {

	public function __construct(
		private FormToken $form_token,
		private Browser $browser,
		private SubmissionLimits $limits,
		private EnquiryRepository $enquiries,
		private EnquiryMail $mail,
		private ProofFiles $proofs,
	) {}

	/**
	 * @param array<string, mixed>    $fields token, submission (a client's word that a resend repeats; empty without JavaScript) and website.
	 * @param Closure(): EnquiryDraft $draft  Checks the form's own fields; throws VisitorError.
	 * @throws VisitorError|WriteFailed
	 */
	public function send( array $fields, Closure $draft ): Enquiry {
		$opened = $this->form_token->open( self::text( $fields, 'token' ) ) ?? throw EnquiryErrors::token();
		$token  = hash( 'sha256', $opened );
		// People do not see this field, so they do not fill it in.
		if ( '' !== self::text( $fields, 'website' ) ) {
			throw EnquiryErrors::robot();
		}
		// Without JavaScript the token itself names the submission: the form is the same however often it is sent.
		$named      = self::text( $fields, 'submission' );
		$submission = hash( 'sha256', $this->browser->known() . '|' . ( '' === $named ? $token : $named ) );
		$known      = $this->enquiries->find_submission( $submission );
		if ( null !== $known ) {
			return $known;
		}
		$input = $draft();
		$this->limits->count_try();
		$room = $this->limits->count_mail( $input->email );
		if ( $room->is_refused ) {
			throw EnquiryErrors::recipient_limit( $room->retry_after );
		}
		try {
			return Transaction::run( fn (): Enquiry => $this->keep( $input, $submission, $token, $room ) );
		} catch ( VisitorError $refused ) {
			// The same form came twice at once, and the other one has it.
			return $this->enquiries->find_submission( $submission ) ?? throw $refused;
		}
	}

	private function keep( EnquiryDraft $draft, string $submission, string $token, MailRoom $room ): Enquiry {
		// One token makes one enquiry, so that it cannot be a way to mail many people.
		$proof = null === $draft->proof ? null : $this->proofs->keep( $draft->proof );
		try {
			$enquiry = $this->enquiries->add( $draft, $submission, $token, time(), $proof ) ?? throw EnquiryErrors::token();
			$this->mail->queue( $enquiry, $room );
			/**
			 * An enquiry or an offer was kept, in the transaction that keeps it.
			 *
			 * @param Enquiry $enquiry
			 */
			do_action( 'hh_auction_enquiry_kept', $enquiry );
			return $enquiry;
		} catch ( Throwable $fault ) {
			// The row is undone; a file that no row names would stay for ever.
			null === $proof || $this->proofs->forget( $proof );
			throw $fault;
		}
	}

	/** @param array<string, mixed> $fields */
	private static function text( array $fields, string $name ): string {
		$value = $fields[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
