<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Gives times back that were reserved with an address whose owner never confirmed: with invented addresses anybody could
 * otherwise keep every viewing to themselves.
 */
final class UnconfirmedHolds implements Module {

	/** How long a time is kept without the mail's link. */
	public const SECONDS = 2 * HOUR_IN_SECONDS;

	private const HOOK = 'hpapi_unconfirmed_holds';

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly ChangeEnquiryStatus $moving,
	) {}

	public function register(): void {
		add_action( self::HOOK, $this->give_back( ... ) );
		add_action( 'init', $this->schedule( ... ) );
	}

	/** All that have lapsed by now. */
	public function give_back(): void {
		foreach ( $this->enquiries->unconfirmed_before( time() - self::SECONDS ) as $enquiry ) {
			$this->moving->lapse( $enquiry );
		}
	}

	private function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'hh_minutely', self::HOOK );
		}
	}
}
