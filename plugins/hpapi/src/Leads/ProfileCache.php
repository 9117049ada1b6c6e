<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

/**
 * What the provider said of a browser, for some minutes, so that a visit of twenty pages asks once.
 */
final class ProfileCache {

	private const PAUSE = 'pause';

	public function get( string $cookie ): ?ContactState {
		return ContactState::tryFrom( $this->read( $cookie ) );
	}

	public function put( string $cookie, ContactState $state, int $seconds ): void {
		$this->write( $cookie, $state->value, $seconds );
	}

	/** Leaves the provider alone, for all visitors. */
	public function pause( int $seconds ): void {
		$this->write( self::PAUSE, self::PAUSE, $seconds );
	}

	public function is_paused(): bool {
		return self::PAUSE === $this->read( self::PAUSE );
	}

	public function purge(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE expires_at < %d', $wpdb->prefix . LeadTables::PROFILE, time() ) );
	}

	private function read( string $key ): string {
		global $wpdb;
		return (string) $wpdb->get_var(
			$wpdb->prepare( 'SELECT state FROM %i WHERE cookie_hash = %s AND expires_at > %d', $wpdb->prefix . LeadTables::PROFILE, $this->hash( $key ), time() )
		);
	}

	private function write( string $key, string $state, int $seconds ): void {
		global $wpdb;
		$wpdb->replace(
			$wpdb->prefix . LeadTables::PROFILE,
			array(
				'cookie_hash' => $this->hash( $key ),
				'state'       => $state,
				'expires_at'  => time() + $seconds,
			)
		);
	}

	private function hash( string $key ): string {
		return hash_hmac( 'sha256', 'hpapi-lead|' . $key, wp_salt( 'nonce' ) );
	}
}
