<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Privacy;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Leads\ProfileCache;

/**
 * Forgets who never confirmed, and who left, when their time is over (LOG-05).
 */
final class SubscriberRetention implements Module {

	public const HOOK = 'hpapi_forget_subscribers';

	/** Twice as long as the link in the mail works. */
	private const UNCONFIRMED_DAYS = 14;

	public function __construct(
		private readonly LeadSettings $settings,
		private readonly Subscribers $subscribers,
		private readonly ProfileCache $profiles,
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
		$this->subscribers->forget( time() - self::UNCONFIRMED_DAYS * DAY_IN_SECONDS, time() - $this->settings->keep_days() * DAY_IN_SECONDS );
		$this->profiles->purge();
	}
}
