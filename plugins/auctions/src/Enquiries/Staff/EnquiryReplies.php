<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\EnquiryKind;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\HoursWords;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Reply\ReplySource;
use HearthHammer\Core\Reply\ReplyThread;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Enquiries about auctions, as staff answer them.
 */
final readonly class EnquiryReplies implements ReplySource {

	/** What answers are filed under. */
	public const ID = 'auction-enquiry';

	public function __construct(
		private EnquiryRepository $enquiries,
		private EnquirySettings $settings,
		private Company $company,
	) {}

	public function id(): string {
		return self::ID;
	}

	public function capability(): string {
		return Capabilities::EDIT_LOTS;
	}

	public function thread( int $id ): ?ReplyThread {
		$enquiry = $this->enquiries->find( $id );
		$email   = null === $enquiry ? null : EmailAddress::parse( $enquiry->email );
		if ( null === $enquiry || null === $email ) {
			return null;
		}
		$contact = $this->company->main_office()->contact;
		$about   = '' === $enquiry->subject ? $enquiry->kind->label() : $enquiry->subject;
		return new ReplyThread(
			$enquiry->id,
			$enquiry->name,
			$email,
			match ( $enquiry->kind ) {
				/* translators: %s: a lot's title */
				EnquiryKind::Ask      => sprintf( __( 'Your question about %s', 'hearth-hammer' ), $about ),
				/* translators: %s: a lot's title */
				EnquiryKind::Viewing  => sprintf( __( 'Your viewing of %s', 'hearth-hammer' ), $about ),
				/* translators: %s: a lot's title */
				EnquiryKind::Register => sprintf( __( 'Your registration to bid: %s', 'hearth-hammer' ), $about ),
				/* translators: %s: a lot's title */
				EnquiryKind::Offer    => sprintf( __( 'Your offer for %s', 'hearth-hammer' ), $about ),
				/* translators: %s: an item that a visitor wants to sell */
				EnquiryKind::Sell     => sprintf( __( 'Selling at our auction: %s', 'hearth-hammer' ), $about ),
				/* translators: %s: a lot's title */
				default               => sprintf( __( 'Your bid for %s', 'hearth-hammer' ), $about ),
			},
			$enquiry->message,
			$enquiry->created_at,
			$this->settings->reply_to(),
			$contact->phone,
			HoursWords::text( $contact->hours )
		);
	}

	public function answered( int $id, bool $closes ): void {
		$this->enquiries->answered( $id, time() );
		$enquiry = $closes ? $this->enquiries->find( $id ) : null;
		if ( null !== $enquiry ) {
			$this->enquiries->move( $enquiry, EnquiryState::Done, time() );
		}
	}

	public function url( int $id ): string {
		return EnquiriesScreen::url( array( 'enquiry' => (string) $id ) );
	}
}
