<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Mail;

use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Enquiries\Offers\OfferLinks;
use HearthHammer\Auctions\Enquiries\Offers\OfferNews;
use HearthHammer\Auctions\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Mail\StaffEmail;
use HearthHammer\Core\Media\Picture;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Templates\Template;

/**
 * What staff and visitors are told. Anybody can type anybody's address into the form: the visitor's mail says nothing
 * that was typed but the checked name and, of an offer, its amount (SEC-03).
 */
final readonly class EnquiryMessages {

	public function __construct(
		private Company $company,
		private EnquirySettings $settings,
		private OfferLinks $offers,
	) {}

	public function to_staff( Enquiry $enquiry ): Message {
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
	public function news( Enquiry $offer, OfferNews $news ): Message {
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
