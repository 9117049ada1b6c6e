<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Privacy;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;

/**
 * Forgets enquiries when their time is over, viewings counted from their day; and times that are long past.
 */
final class Retention implements Module {

	public const HOOK = 'hpapi_forget_enquiries';

	public function __construct(
		private readonly EnquirySettings $settings,
		private readonly SlotRepository $slots,
	) {}

	public function register(): void {
		add_action( 'init', $this->schedule( ... ) );
		add_action( self::HOOK, $this->forget( ... ) );
	}

	private function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'daily', self::HOOK );
		}
	}

	private function forget(): void {
		global $wpdb;
		$before = time() - $this->settings->keep_days() * DAY_IN_SECONDS;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE created_at < %d AND starts_at < %d', $wpdb->prefix . EnquiryTables::ENQUIRY, $before, $before ) );
		$this->slots->forget_before( time() - 30 * DAY_IN_SECONDS );
	}
}
