<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Reply\ReplySource;
use HearthHammer\Core\Reply\ReplyThread;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryOffice;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Enquiries about properties, as staff answer them.
 */
final readonly class EnquiryReplies implements ReplySource {

	public const ID = 'hpapi-enquiry';

	public function __construct(
		private EnquiryRepository $enquiries,
		private EnquiryOffice $office,
	) {}

	public function id(): string {
		return self::ID;
	}

	public function capability(): string {
		return EnquiryCapability::NAME;
	}

	public function thread( int $id ): ?ReplyThread {
		$enquiry = $this->enquiries->find( $id );
		$email   = null === $enquiry ? null : EmailAddress::parse( $enquiry->email );
		if ( null === $enquiry || null === $email ) {
			return null;
		}
		$contact = $this->office->contact( $enquiry );
		return new ReplyThread(
			$enquiry->id,
			$enquiry->name,
			$email,
			$enquiry->words()->reply_subject(),
			trim( implode( "\n", array_filter( array( $enquiry->is_valuation() ? $enquiry->words()->summary() : '', $enquiry->message, $enquiry->preferred ) ) ) ),
			$enquiry->created_at,
			(string) $this->office->reply_to( $enquiry ),
			$contact['phone'],
			$contact['hours']
		);
	}

	public function answered( int $id, bool $closes ): void {
		$this->enquiries->answered( $id, time() );
		$enquiry = $closes ? $this->enquiries->find( $id ) : null;
		if ( null !== $enquiry && in_array( EnquiryState::Done, $enquiry->next(), true ) ) {
			$this->enquiries->move( $enquiry, EnquiryState::Done, by: get_current_user_id() );
		}
	}

	public function url( int $id ): string {
		return EnquiriesScreen::url( array( 'enquiry' => $id ) );
	}
}
