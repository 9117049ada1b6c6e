<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Privacy;

use HearthHammer\Core\Reply\Replies;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiryReplies;

/**
 * Forgets enquiries when their time is over, viewings counted from their day; and times that are long past.
 */
final readonly class ForgetEnquiries {

	public function __construct(
		private EnquirySettings $settings,
		private SlotRepository $slots,
		private Replies $replies,
	) {}

	public function forget( int $now ): void {
		global $wpdb;
		$before = $now - $this->settings->keep_days() * DAY_IN_SECONDS;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE created_at < %d AND starts_at < %d', $wpdb->prefix . EnquiryTables::ENQUIRY, $before, $before ) );
		$this->replies->forget_orphans( EnquiryReplies::ID, EnquiryTables::ENQUIRY );
		$this->slots->forget_before( $now - 30 * DAY_IN_SECONDS );
	}
}
