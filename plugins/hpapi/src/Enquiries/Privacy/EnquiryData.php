<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Privacy;

use HearthHammer\Core\Enquiry\PersonEnquiries;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Reply\Replies;
use HearthHammer\Hpapi\Enquiries\Enquiry;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiryReplies;

defined( 'ABSPATH' ) || exit;

/**
 * Enquiries and viewings of a person (LOG-05).
 *
 * @extends PersonEnquiries<Enquiry>
 */
final readonly class EnquiryData extends PersonEnquiries {

	public function __construct(
		private EnquiryRepository $enquiries,
		private EnquirySettings $settings,
		private SlotRepository $slots,
		private Replies $replies,
	) {
		// The place it held is free again.
		parent::__construct( $enquiries, 'hpapi-enquiry-', static fn ( Enquiry $erased ) => $erased->state->is_open() ? $slots->give_back( $erased->slot_id ) : null );
	}

	public function id(): string {
		return 'hpapi-enquiries';
	}

	public function label(): string {
		return __( 'Enquiries and viewings', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'Your name, your email address, your phone number if you give it, your message and the time of a viewing. If you ask for a valuation: the address of your property, what it is and when suits you. Until you send the form, what you type stays in your browser tab only.', 'hearth-hammer' ),
			__( 'To reply to you, at your request.', 'hearth-hammer' ),
			PrivacyNotice::days( $this->settings->keep_days() ),
			array( __( 'The office that deals with the property, by email.', 'hearth-hammer' ) )
		);
	}

	/** What has had its time, viewings counted from their day; and times that are long past. */
	public function forget( int $now ): void {
		$this->enquiries->forget_before( $now - $this->settings->keep_days() * DAY_IN_SECONDS );
		$this->replies->forget_orphans( EnquiryReplies::ID, EnquiryTables::ENQUIRY );
		$this->slots->forget_before( $now - 30 * DAY_IN_SECONDS );
	}
}
