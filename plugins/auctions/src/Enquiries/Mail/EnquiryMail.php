<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Mail;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Offers\OfferNews;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Mail\StaffAlert;
use HearthHammer\Core\Mail\StaffDigest;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * The mails of an enquiry, through the outbox: queued in the transaction that writes it or, of an offer, decides it.
 */
final class EnquiryMail implements Module {

	public const STAFF   = 'auctions.enquiry-staff';
	public const VISITOR = 'auctions.enquiry-visitor';

	/** Of an offer: what becomes of it, for its bidder; and its withdrawal, for staff. */
	public const NEWS      = 'auctions.offer-news';
	public const WITHDRAWN = 'auctions.offer-withdrawn';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly EnquiryRepository $enquiries,
		private readonly EnquiryMessages $messages,
		private readonly StaffDigest $staff,
	) {}

	public function register(): void {
		$this->staff->handle( self::STAFF, $this->to_staff( ... ), static fn (): string => __( 'Auction enquiry: email to staff', 'hearth-hammer' ) );
		$this->outbox->handle( self::VISITOR, $this->deliver_to_visitor( ... ), static fn (): string => __( 'Auction enquiry: email to visitor', 'hearth-hammer' ) );
		$this->outbox->handle( self::NEWS, $this->deliver_to_visitor( ... ), static fn (): string => __( 'Auction offer: email to the bidder', 'hearth-hammer' ) );
		$this->staff->handle( self::WITHDRAWN, $this->to_staff( ... ), static fn (): string => __( 'Withdrawn auction offer: email to staff', 'hearth-hammer' ) );
	}

	/**
	 * @param MailRoom $room For the visitor's; staff's never waits for it.
	 * @throws WriteFailed
	 */
	public function queue( Enquiry $enquiry, MailRoom $room ): void {
		$this->add( self::STAFF, $enquiry );
		$this->enquiries->mail_queued( $enquiry->id, $this->add( self::VISITOR, $enquiry, $room ) );
	}

	/** @throws WriteFailed */
	public function tell( Enquiry $offer, OfferNews $news ): void {
		$this->add( self::NEWS, $offer, more: array( 'news' => $news->value ) );
	}

	/** @throws WriteFailed */
	public function tell_staff_of_withdrawal( Enquiry $offer ): void {
		$this->add( self::WITHDRAWN, $offer );
	}

	/** @param array<string, string> $more */
	private function add( string $kind, Enquiry $enquiry, ?MailRoom $room = null, array $more = array() ): int {
		$id = $this->outbox->add( $kind, array( 'enquiry' => $enquiry->id ) + $more, "{$kind}-{$enquiry->public_id}", "auction-enquiry:{$enquiry->id}", person: $enquiry->email, room: $room );
		return 0 === $id ? throw new WriteFailed() : $id;
	}

	/** @param array<string, mixed> $payload */
	private function deliver_to_visitor( array $payload, int $outbox_id ): void {
		$enquiry = $this->enquiries->to_mail( $payload, 'visitor', $outbox_id );
		if ( null !== $enquiry ) {
			$news = is_string( $payload['news'] ?? null ) ? OfferNews::tryFrom( $payload['news'] ) : null;
			$this->send( null === $news ? $this->messages->to_visitor( $enquiry ) : $this->messages->news( $enquiry, $news ) );
			$this->enquiries->mail_sent( $enquiry->id, 'visitor', $outbox_id );
		}
	}

	/** @param array<string, mixed> $payload */
	private function to_staff( array $payload, int $outbox_id ): ?StaffAlert {
		$enquiry = $this->enquiries->to_mail( $payload, 'staff', $outbox_id );
		return null === $enquiry ? null : new StaffAlert(
			$this->messages->to_staff( $enquiry ),
			EnquiriesScreen::url( array( 'enquiry' => (string) $enquiry->id ) ),
			fn () => $this->enquiries->mail_sent( $enquiry->id, 'staff', $outbox_id )
		);
	}

	private function send( Message $message ): void {
		if ( ! $this->mailer->send( $message ) ) {
			throw new DeliveryFailed( 'WordPress could not send an auction enquiry email.' );
		}
	}
}
