<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Mail;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * The two mails of an enquiry, through the outbox: queued in the transaction that writes it.
 */
final class EnquiryMail implements Module {

	public const STAFF   = 'auctions.enquiry-staff';
	public const VISITOR = 'auctions.enquiry-visitor';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly EnquiryRepository $enquiries,
		private readonly EnquiryMessages $messages,
	) {}

	public function register(): void {
		$this->outbox->handle( self::STAFF, fn ( array $payload, int $id ) => $this->deliver( $payload, $id, 'staff' ), static fn (): string => __( 'Auction enquiry: email to staff', 'hearth-hammer' ) );
		$this->outbox->handle( self::VISITOR, fn ( array $payload, int $id ) => $this->deliver( $payload, $id, 'visitor' ), static fn (): string => __( 'Auction enquiry: email to visitor', 'hearth-hammer' ) );
	}

	/** @throws WriteFailed */
	public function queue( Enquiry $enquiry ): void {
		$this->add( self::STAFF, $enquiry );
		$this->enquiries->mail_queued( $enquiry->id, $this->add( self::VISITOR, $enquiry ) );
	}

	private function add( string $kind, Enquiry $enquiry ): int {
		$id = $this->outbox->add( $kind, array( 'enquiry' => $enquiry->id ), "{$kind}-{$enquiry->public_id}", "auction-enquiry:{$enquiry->id}", person: $enquiry->email );
		return 0 === $id ? throw new WriteFailed() : $id;
	}

	/**
	 * @param array<string, mixed> $payload
	 * @param 'visitor'|'staff'    $whom
	 */
	private function deliver( array $payload, int $outbox_id, string $whom ): void {
		$enquiry = is_int( $payload['enquiry'] ?? null ) ? $this->enquiries->find( $payload['enquiry'] ) : null;
		$sent    = 'staff' === $whom ? $enquiry?->staff_sent_id : $enquiry?->visitor_sent_id;
		// Erased meanwhile, or a worker died between sending and saying so.
		if ( null !== $enquiry && $sent < $outbox_id ) {
			$this->send( 'staff' === $whom ? $this->messages->to_staff( $enquiry ) : $this->messages->to_visitor( $enquiry ) );
			$this->enquiries->mail_sent( $enquiry->id, $whom, $outbox_id );
		}
	}

	private function send( Message $message ): void {
		if ( ! $this->mailer->send( $message ) ) {
			throw new DeliveryFailed( 'WordPress could not send an auction enquiry email.' );
		}
	}
}
