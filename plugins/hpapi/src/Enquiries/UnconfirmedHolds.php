<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\OutboxRows;

defined( 'ABSPATH' ) || exit;

/**
 * Gives times back that were reserved with an address whose owner never confirmed: with invented addresses anybody could
 * otherwise keep every viewing to themselves.
 */
final class UnconfirmedHolds implements Module {

	/** How long a time is kept without the mail's link. */
	public const SECONDS = 2 * HOUR_IN_SECONDS;

	/** A mail may wait for room (MailCeiling): the time is kept until it has gone, but no longer than this. */
	private const WAIT_SECONDS = DAY_IN_SECONDS;

	private const HOOK = 'hpapi_unconfirmed_holds';

	public function __construct(
		private readonly EnquiryRepository $enquiries,
		private readonly ChangeEnquiryStatus $moving,
		private readonly OutboxRows $mails,
	) {}

	public function register(): void {
		add_action( self::HOOK, $this->give_back( ... ) );
	}

	/** All that have lapsed by now. */
	public function give_back(): void {
		foreach ( $this->enquiries->unconfirmed_before( time() - self::SECONDS ) as $enquiry ) {
			if ( ! $this->can_wait( $enquiry ) ) {
				$this->moving->lapse( $enquiry );
			}
		}
	}

	/** Its mail waits, or went less than two hours ago. */
	private function can_wait( Enquiry $enquiry ): bool {
		$mail = $enquiry->created_at < time() - self::WAIT_SECONDS ? null : $this->mails->find( $enquiry->visitor_outbox_id );
		return null !== $mail && ( $mail->is_held || ( $mail->was_held && $mail->done_at > time() - self::SECONDS ) );
	}

}
