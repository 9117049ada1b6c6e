<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Mail;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Mail\StaffAlert;
use HearthHammer\Core\Mail\StaffDigest;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;

defined( 'ABSPATH' ) || exit;

/**
 * The mails of an enquiry, through the outbox: queued in the transaction that writes it.
 */
final class EnquiryMail implements Module {

	public const STAFF   = 'hpapi.enquiry-staff';
	public const VISITOR = 'hpapi.enquiry-visitor';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly EnquiryRepository $enquiries,
		private readonly VisitorMessage $to_visitor,
		private readonly StaffMessage $to_staff,
		private readonly StaffDigest $staff,
	) {}

	public function register(): void {
		$this->staff->handle( self::STAFF, $this->to_staff( ... ), static fn (): string => __( 'Enquiry: email to staff', 'hearth-hammer' ) );
		$this->outbox->handle( self::VISITOR, $this->deliver_to_visitor( ... ), static fn (): string => __( 'Enquiry: email to visitor', 'hearth-hammer' ) );
	}

	/**
	 * For a new one: to staff and to whoever wrote it.
	 *
	 * @param MailRoom $room For the visitor's; staff's never waits for it.
	 * @throws WriteFailed
	 */
	public function queue( Enquiry $enquiry, MailRoom $room ): void {
		$this->add( self::STAFF, $enquiry );
		$this->enquiries->mail_queued( $enquiry->id, $this->add( self::VISITOR, $enquiry, $room ) );
	}

	/**
	 * For one that has moved on.
	 *
	 * @param bool $by_visitor Staff know what they did themselves.
	 * @param bool          $is_told Whether the visitor is mailed.
	 * @param MailRoom|null $room    For what a visitor causes; what staff do is mailed at once.
	 * @throws WriteFailed
	 */
	public function queue_change( Enquiry $enquiry, bool $by_visitor, bool $is_told = true, ?MailRoom $room = null ): void {
		if ( $by_visitor ) {
			$this->add( self::STAFF, $enquiry );
		}
		// Closing and answering say nothing: the answer itself is mailed.
		if ( $is_told && ! in_array( $enquiry->state, array( EnquiryState::Done, EnquiryState::Answered ), true ) ) {
			$this->enquiries->mail_queued( $enquiry->id, $this->add( self::VISITOR, $enquiry, $room ) );
		}
	}

	private function add( string $kind, Enquiry $enquiry, ?MailRoom $room = null ): int {
		$payload = array(
			'enquiry'  => $enquiry->id,
			'sequence' => $enquiry->sequence,
		);
		$id = $this->outbox->add( $kind, $payload, "{$kind}-{$enquiry->public_id}-{$enquiry->sequence}", person: $enquiry->email, room: $room );
		return 0 === $id ? throw new WriteFailed() : $id;
	}

	/** @param array<string, mixed> $payload */
	private function deliver_to_visitor( array $payload, int $outbox_id ): void {
		$enquiry = $this->enquiries->to_mail( $payload, 'visitor', $outbox_id );
		// Where it has moved on, a later mail tells how things are.
		if ( null !== $enquiry && ( $payload['sequence'] ?? 0 ) === $enquiry->sequence ) {
			$this->send( $this->to_visitor->about( $enquiry ) );
			$this->enquiries->mail_sent( $enquiry->id, 'visitor', $outbox_id );
		}
	}

	/** @param array<string, mixed> $payload */
	private function to_staff( array $payload, int $outbox_id ): ?StaffAlert {
		$enquiry = $this->enquiries->to_mail( $payload, 'staff', $outbox_id );
		return null === $enquiry ? null : $this->to_staff->alert( $enquiry, fn () => $this->enquiries->mail_sent( $enquiry->id, 'staff', $outbox_id ) );
	}

	private function send( Message $message ): void {
		if ( ! $this->mailer->send( $message ) ) {
			throw new DeliveryFailed( 'WordPress could not send an enquiry email.' );
		}
	}
}
