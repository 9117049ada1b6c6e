<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;

/**
 * How often a visitor may write to us, and cause mail to one mailbox, a day (SEC-02, SEC-03).
 */
final readonly class EnquiryLimits {

	/** A household or an office shares an address; nobody house-hunts at more than ten places a day. */
	private const ADDRESS   = 30;
	private const BROWSER   = 10;
	private const RECIPIENT = 5;
	/** Calling off is free, but not a way to try tokens. */
	private const CANCEL = 60;

	public function __construct(
		private Limits $limits,
		private NetworkAddress $network,
		private Browser $browser,
	) {}

	/** @throws Refused */
	public function before_writing( VisitorInput $input ): void {
		$this->hold( 'enquiry-address', $this->network->subject(), self::ADDRESS );
		$this->hold( 'enquiry-browser', (string) $this->browser->known(), self::BROWSER );
		$limit = $this->limits->hit( 'enquiry-recipient', $input->mailbox(), self::RECIPIENT, DAY_IN_SECONDS );
		if ( ! $limit->allowed ) {
			throw Refused::recipient_limit( $limit->retry_after );
		}
	}

	/** @throws Refused */
	public function before_cancelling(): void {
		$this->hold( 'enquiry-cancel', $this->network->subject(), self::CANCEL );
	}

	/** @throws Refused */
	private function hold( string $name, string $subject, int $max ): void {
		$limit = $this->limits->hit( $name, $subject, $max, DAY_IN_SECONDS );
		if ( ! $limit->allowed ) {
			throw Refused::too_many( $limit->retry_after );
		}
	}
}
