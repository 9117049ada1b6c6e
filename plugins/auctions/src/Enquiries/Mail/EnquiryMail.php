<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Mail;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Enquiries\Offers\OfferLinks;
use HearthHammer\Auctions\Enquiries\Offers\OfferNews;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Mail\StaffAlert;
use HearthHammer\Core\Mail\StaffDigest;
use HearthHammer\Core\Mail\StaffEmail;
use HearthHammer\Core\Media\Picture;
use HearthHammer\Core\Module;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Templates\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The mails of an enquiry, through the outbox: queued in the transaction that writes it or, of an offer, decides it.
 *
 * Everyone can type any address into the form, so the visitor's mail says nothing that was typed but the checked name and,
 * of an offer, its amount (SEC-03).
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
		private readonly StaffDigest $staff,
		private readonly Company $company,
		private readonly EnquirySettings $settings,
		private readonly OfferLinks $offers,
	) {}

	public function register(): void {
		$this->staff->handle( self::STAFF, $this->alert( ... ), static fn (): string => __( 'Auction enquiry: email to staff', 'hearth-hammer' ) );
		$this->outbox->handle( self::VISITOR, $this->deliver_to_visitor( ... ), static fn (): string => __( 'Auction enquiry: email to visitor', 'hearth-hammer' ) );
		$this->outbox->handle( self::NEWS, $this->deliver_to_visitor( ... ), static fn (): string => __( 'Auction offer: email to the bidder', 'hearth-hammer' ) );
		$this->staff->handle( self::WITHDRAWN, $this->alert( ... ), static fn (): string => __( 'Withdrawn auction offer: email to staff', 'hearth-hammer' ) );
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
			$this->send( null === $news ? $this->to_visitor( $enquiry ) : $this->news( $enquiry, $news ) );
			$this->enquiries->mail_sent( $enquiry->id, 'visitor', $outbox_id );
		}
	}

	/** @param array<string, mixed> $payload */
	private function alert( array $payload, int $outbox_id ): ?StaffAlert {
		$enquiry = $this->enquiries->to_mail( $payload, 'staff', $outbox_id );
		return null === $enquiry ? null : new StaffAlert(
			$this->to_staff( $enquiry ),
			EnquiriesScreen::url( array( 'enquiry' => (string) $enquiry->id ) ),
			fn () => $this->enquiries->mail_sent( $enquiry->id, 'staff', $outbox_id )
		);
	}

	private function send( Message $message ): void {
		if ( ! $this->mailer->send( $message ) ) {
			throw new DeliveryFailed( 'WordPress could not send an auction enquiry email.' );
		}
	}

	private function to_staff( Enquiry $enquiry ): Message {
		$picture = Picture::first_of( LotRecord::of( $enquiry->lot )?->list( 'images' ) ?? array(), $enquiry->subject );
		$email   = new StaffEmail(
			heading: self::heading( $enquiry ),
			call: $enquiry->kind->needs_phone() ? $enquiry->phone : '',
			facts: $enquiry->facts(),
			message: $enquiry->message,
			link: EnquiriesScreen::url( array( 'enquiry' => (string) $enquiry->id ) ),
			link_label: __( 'Open the enquiry', 'hearth-hammer' ),
			picture: $picture->src ?? '',
			picture_alt: $picture->alt ?? ''
		);
		return new Message(
			$this->settings->recipient(),
			self::line( self::heading( $enquiry ) . ": {$enquiry->subject}" ),
			$email->html(),
			$email->plain(),
			array(
				'Auto-Submitted' => 'auto-generated',
				'Reply-To'       => $enquiry->email,
			)
		);
	}

	public function to_visitor( Enquiry $enquiry ): Message {
		[ $heading, $next ] = $enquiry->kind->thanks();
		return $this->visitor( $enquiry, $heading, $next, EnquiryKind::Offer === $enquiry->kind ? $this->offers->address( $enquiry ) : '' );
	}

	/** What became of an offer, for its bidder. */
	private function news( Enquiry $offer, OfferNews $news ): Message {
		return $this->visitor( $offer, $news->heading(), $news->next( true === Business::from_slug( $offer->business )?->is_property() ), '' );
	}

	private static function heading( Enquiry $enquiry ): string {
		return EnquiryState::Withdrawn === $enquiry->state ? __( 'Offer withdrawn', 'hearth-hammer' ) : $enquiry->kind->label();
	}

	/** @param string $offer_url Where the visitor sees and withdraws an offer; empty for none. */
	private function visitor( Enquiry $enquiry, string $heading, string $next, string $offer_url ): Message {
		// The lot that became of an entry may be a draft, and is not what the seller asked about.
		$lot     = EnquiryKind::Sell === $enquiry->kind ? null : LotRecord::of( $enquiry->lot );
		$sale    = null === $lot ? SaleRecord::of( $enquiry->sale ) : null;
		$contact = $this->company->main_office()->contact;
		$view    = array(
			'heading'    => $heading,
			/* translators: %s: a person's name */
			'greeting'   => sprintf( __( 'Hello %s,', 'hearth-hammer' ), $enquiry->name ),
			'next'       => $next,
			'lot'        => null === $lot && null === $sale ? '' : $enquiry->subject,
			'lot_url'    => null === $lot ? ( null === $sale ? '' : SaleAddresses::sale( $sale->slug() ) ) : $lot->address(),
			'offer'      => EnquiryKind::Offer === $enquiry->kind ? Amount::pounds( $enquiry->bid ) : '',
			'offer_url'  => $offer_url,
			'phone'      => $contact->phone,
			'phone_href' => $contact->phone_href(),
			'why'        => __( 'You received this email because someone contacted us about our auctions using your email address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ),
			'site'       => ( new Company() )->name(),
			'site_url'   => home_url( '/' ),
		);
		$templates = new Template( dirname( __DIR__, 3 ) . '/templates/enquiries' );
		$reply     = $this->settings->reply_to();
		$subject   = '' === $view['lot'] ? $heading : "{$heading}: {$view['lot']}";
		return new Message( $enquiry->email, self::line( $subject ), $templates->get( 'mail', $view ), $templates->get( 'mail-text', $view ), array( 'Auto-Submitted' => 'auto-generated' ) + ( '' === $reply ? array() : array( 'Reply-To' => $reply ) ) );
	}

	/** A feed may bring a title of several lines. */
	private static function line( string $text ): string {
		return mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', $text ) ), 0, 180 );
	}
}
