<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Visitor\ContactFaults;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\FormInput;
use HearthHammer\Core\Visitor\FormToken;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * A visitor asks for the legal pack of a lot: who they are and what they accepted is written down together with the mail
 * that brings the link. The link goes by mail and nowhere else, so that the address is one that its owner reads: it is
 * where a new version is told. A setting opens the documents at once as well.
 */
final readonly class RequestPack {

	public function __construct(
		private FormToken $form_token,
		private SubmissionLimits $limits,
		private DocumentRepository $documents,
		private ReaderRepository $readers,
		private LegalMail $mail,
		private LegalLinks $links,
		private Browser $browser,
	) {}

	private static function answer( bool $is_late ): string {
		return $is_late
			? __( 'We’ve saved your request and will email you a link to the documents. If you need them sooner, call us.', 'hearth-hammer' ) . ' ' . MailRoom::late()
			: __( 'We’ve emailed you a link to the documents. It works for 30 days.', 'hearth-hammer' );
	}

	/**
	 * @param array<string, mixed> $fields lot, name, email, accept, terms, token, website.
	 * @throws VisitorError|WriteFailed
	 */
	public function request( array $fields, int $now ): PackAnswer {
		$this->limits->count_try();
		$token_id = $this->form_token->open( FormInput::text( $fields, 'token' ) ) ?? throw LegalErrors::token();
		// People do not see this field, so they do not fill it in.
		if ( '' !== FormInput::text( $fields, 'website' ) ) {
			throw LegalErrors::robot();
		}
		$lot = $this->lot( (int) FormInput::text( $fields, 'lot' ) ) ?? throw LegalErrors::no_pack();
		[ $name, $email, $terms ] = $this->input( $fields );
		// One token serves one person, so that it cannot be a way to mail many people (SEC-03).
		if ( ! $this->limits->is_one_person( $token_id, $email ) ) {
			throw LegalErrors::token();
		}
		$room = $this->limits->count_mail( $email );
		if ( $room->is_refused ) {
			throw LegalErrors::recipient_limit( $room->retry_after );
		}
		$reader = Transaction::run(
			function () use ( $lot, $name, $email, $terms, $now, $room ): Reader {
				$reader = $this->readers->accept( $lot->id(), $name, $email, $terms, $now );
				$this->mail->queue_link( $reader, $room );
				return $reader;
			}
		);
		return new PackAnswer( self::answer( $room->is_late() ), $this->at_once( $reader ) );
	}

	/**
	 * A new link for somebody who asked before: to their mailbox alone.
	 *
	 * @return string What the visitor is told.
	 * @throws VisitorError|WriteFailed
	 */
	public function again( Reader $reader ): string {
		$this->limits->count_try();
		$email = EmailAddress::parse( $reader->email ) ?? throw LegalErrors::no_pack();
		$room  = $this->limits->count_mail( $email );
		if ( $room->is_refused ) {
			throw LegalErrors::recipient_limit( $room->retry_after );
		}
		$this->mail->queue_link( $reader, $room );
		return self::answer( $room->is_late() );
	}

	/** The documents' address, where the setting opens them to this browser and no other browser has them. */
	private function at_once( Reader $reader ): string {
		if ( ! LegalSettings::opens_at_once() ) {
			return '';
		}
		$link = $this->links->pack( $reader );
		return $this->readers->open_first( $reader, $this->browser->ensure(), $this->links->made_at( basename( $link ) ) ) ? $link : '';
	}

	/** A lot that visitors see and that has a pack. */
	public function lot( int $id ): ?LotRecord {
		$lot = LotRecord::of( $id );
		return null !== $lot && $lot->is_published() && array() !== $this->documents->current( $id ) ? $lot : null;
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array{PersonName, EmailAddress, int}
	 */
	private function input( array $fields ): array {
		$name   = PersonName::parse( FormInput::text( $fields, 'name' ) );
		$email  = EmailAddress::parse( FormInput::text( $fields, 'email' ) );
		$terms  = LegalTerms::current()['version'];
		$faults = array_filter(
			array(
				'name'   => ContactFaults::name( FormInput::text( $fields, 'name' ) ),
				'email'  => ContactFaults::email( FormInput::text( $fields, 'email' ) ),
				'accept' => match ( true ) {
					'1' !== FormInput::text( $fields, 'accept' )         => __( 'Accept the terms to get the documents', 'hearth-hammer' ),
					(int) FormInput::text( $fields, 'terms' ) !== $terms => __( 'The terms have just changed. Reload the page and read them again', 'hearth-hammer' ),
					default                                         => '',
				},
			),
			static fn ( string $fault ): bool => '' !== $fault
		);
		if ( array() !== $faults || null === $name || null === $email ) {
			throw LegalErrors::input( array() === $faults ? array( 'name' => '' ) : $faults );
		}
		return array( $name, $email, $terms );
	}
}
