<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Privacy;

use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\ProfileCache;

/**
 * Forgets who never confirmed, and who left, when their time is over (LOG-05).
 */
final readonly class ForgetSubscribers {

	public const HOOK = 'hpapi_forget_subscribers';

	/** Twice as long as the link in the mail works. */
	private const UNCONFIRMED_DAYS = 14;

	public function __construct(
		private LeadSettings $settings,
		private Subscribers $subscribers,
		private ProfileCache $profiles,
	) {}

	public function forget( int $now ): void {
		$this->subscribers->forget( $now - self::UNCONFIRMED_DAYS * DAY_IN_SECONDS, $now - $this->settings->keep_days() * DAY_IN_SECONDS );
		$this->profiles->purge();
	}
}
