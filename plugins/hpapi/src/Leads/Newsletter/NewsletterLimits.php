<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\NetworkAddress;

/**
 * How often a visitor may ask for what writes or mails (SEC-02, SEC-03).
 */
final readonly class NewsletterLimits {

	private const ADDRESS_A_DAY   = 40;
	private const BROWSER_A_DAY   = 10;
	private const MAILBOX_A_DAY   = 3;
	private const READS_AN_HOUR   = 240;
	/** Mail programs of many people press the one-click button from the same few machines. */
	private const CHANGES_AN_HOUR = 600;

	public function __construct( private Limits $limits, private NetworkAddress $network, private Browser $browser ) {}

	/** @throws Refused */
	public function before_sign_up(): void {
		$this->hold( 'newsletter-address', $this->network->subject(), self::ADDRESS_A_DAY, DAY_IN_SECONDS );
		$browser = $this->browser->known();
		if ( null !== $browser ) {
			$this->hold( 'newsletter-browser', $browser, self::BROWSER_A_DAY, DAY_IN_SECONDS );
		}
	}

	/** @throws Refused */
	public function before_read(): void {
		$this->hold( 'lead-read', $this->network->subject(), self::READS_AN_HOUR, HOUR_IN_SECONDS );
	}

	/** @throws Refused */
	public function before_change(): void {
		$this->hold( 'newsletter-change', $this->network->subject(), self::CHANGES_AN_HOUR, HOUR_IN_SECONDS );
	}

	/** Counts a mail to a mailbox, whoever caused it. Whoever asked is not told: that would tell on its owner. */
	public function may_mail( EmailAddress $to ): bool {
		return $this->limits->hit( 'newsletter-recipient', $to->mailbox(), self::MAILBOX_A_DAY, DAY_IN_SECONDS )->allowed;
	}

	/** @throws Refused */
	private function hold( string $name, string $subject, int $max, int $seconds ): void {
		$limit = $this->limits->hit( $name, $subject, $max, $seconds );
		if ( ! $limit->allowed ) {
			throw Refused::too_many( $limit->retry_after );
		}
	}
}
