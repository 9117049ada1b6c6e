<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\Consent\Consent;

/**
 * The state of whoever asks, by the provider's tracking cookie (SITE-10). The cookie is not even read without consent,
 * and a provider that fails means a visitor who sees the form, never an error.
 */
final readonly class LeadProfile {

	public const COOKIE = 'hubspotutk';

	private const KEEP_SECONDS   = 10 * MINUTE_IN_SECONDS;
	private const FAILED_SECONDS = MINUTE_IN_SECONDS;

	public function __construct(
		private LeadProviders $providers,
		private ProfileCache $cache,
		private Consent $consent,
	) {}

	public function state(): ContactState {
		$provider = $this->providers->current();
		if ( ! $provider->tracks() ) {
			return $provider->state( '' );
		}
		$cookie = $this->cookie();
		if ( null === $cookie ) {
			return ContactState::Unsubscribed;
		}
		$known = $this->cache->get( $cookie );
		if ( null !== $known || $this->cache->is_paused() ) {
			return $known ?? ContactState::Unsubscribed;
		}
		try {
			$state = $provider->state( $cookie );
			$this->cache->put( $cookie, $state, self::KEEP_SECONDS );
			return $state;
		} catch ( LeadFailed $failure ) {
			$this->cache->put( $cookie, ContactState::Unsubscribed, self::FAILED_SECONDS );
			$this->cache->pause( $failure->permanent ? 5 * MINUTE_IN_SECONDS : max( 30, $failure->retry_after ) );
			return ContactState::Unsubscribed;
		}
	}

	private function cookie(): ?string {
		if ( ! $this->consent->has( Consent::MARKETING ) ) {
			return null;
		}
		$sent = $_COOKIE[ self::COOKIE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Checked whole next.
		return is_string( $sent ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $sent ) ? $sent : null;
	}
}
