<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Mail;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Offers\OfferNews;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\StaffAlert;
use HearthHammer\Core\Mail\StaffDigest;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * What becomes of an offer, through the outbox: queued in the transaction that decides it.
 */
final class OfferMail implements Module {

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
		$this->outbox->handle( self::NEWS, $this->deliver( ... ), static fn (): string => __( 'Auction offer: email to the bidder', 'hearth-hammer' ) );
		$this->staff->handle( self::WITHDRAWN, $this->alert( ... ), static fn (): string => __( 'Withdrawn auction offer: email to staff', 'hearth-hammer' ) );
	}

	/** @throws WriteFailed */
	public function tell( Enquiry $offer, OfferNews $news ): void {
		$this->add( self::NEWS, $offer, array( 'news' => $news->value ) );
	}

	/** @throws WriteFailed */
	public function tell_staff( Enquiry $offer ): void {
		$this->add( self::WITHDRAWN, $offer, array() );
	}

	/** @param array<string, string> $more */
	private function add( string $kind, Enquiry $offer, array $more ): void {
		$id = $this->outbox->add( $kind, array( 'enquiry' => $offer->id ) + $more, "{$kind}-{$offer->public_id}", "auction-enquiry:{$offer->id}", person: $offer->email );
		if ( 0 === $id ) {
			throw new WriteFailed();
		}
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id ): void {
		$offer = $this->offer( $payload );
		$news  = OfferNews::tryFrom( is_string( $payload['news'] ?? null ) ? $payload['news'] : '' );
		// A worker may have died between sending and saying so.
		if ( null === $offer || null === $news || $offer->visitor_sent_id >= $outbox_id ) {
			return;
		}
		if ( ! $this->mailer->send( $this->messages->news( $offer, $news ) ) ) {
			throw new DeliveryFailed( 'WordPress could not send an auction offer email.' );
		}
		$this->enquiries->mail_sent( $offer->id, 'visitor', $outbox_id );
	}

	/** @param array<string, mixed> $payload */
	private function alert( array $payload, int $outbox_id ): ?StaffAlert {
		$offer = $this->offer( $payload );
		return null === $offer || $offer->staff_sent_id >= $outbox_id ? null : new StaffAlert(
			$this->messages->to_staff( $offer ),
			EnquiriesScreen::url( array( 'enquiry' => (string) $offer->id ) ),
			fn () => $this->enquiries->mail_sent( $offer->id, 'staff', $outbox_id )
		);
	}

	/**
	 * Null where it was erased meanwhile.
	 *
	 * @param array<string, mixed> $payload
	 */
	private function offer( array $payload ): ?Enquiry {
		return is_int( $payload['enquiry'] ?? null ) ? $this->enquiries->find( $payload['enquiry'] ) : null;
	}
}
