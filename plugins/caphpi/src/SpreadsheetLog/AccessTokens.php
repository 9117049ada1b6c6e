<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Settings\Sealer;

/**
 * Trades the refresh token for an access token (LOG-01), and keeps that until shortly before it ends.
 *
 * It is kept sealed in a transient, which all PHP nodes share; another account's is never used.
 */
final readonly class AccessTokens {

	private const KEPT_AS = 'caphpi_sheet_token';
	/** Seconds: a token must not end between our look at it and theirs. */
	private const MARGIN    = 90;
	private const PERMANENT = array( 'invalid_grant', 'invalid_client', 'unauthorized_client', 'deleted_client' );

	public function __construct(
		private SheetSettings $settings,
		private SheetHttp $http,
		private CircuitBreaker $breaker,
		private RateLimitBackoff $backoff,
		private Sealer $sealer,
	) {}

	/** @throws DeliveryFailed */
	public function get(): string {
		$kept = get_transient( self::KEPT_AS );
		$text = is_string( $kept ) ? $this->sealer->open( $this->label(), $kept ) : null;
		return $text ?? $this->refresh();
	}

	/** The service does not take it any more, whatever it promised. */
	public function forget(): void {
		delete_transient( self::KEPT_AS );
	}

	private function refresh(): string {
		$answer = $this->http->call( 'POST', $this->settings->token_url(), $this->settings->grant() );
		if ( in_array( $answer->reason(), self::PERMANENT, true ) ) {
			throw $this->breaker->because( 'The spreadsheet account was rejected: ' . $answer->reason() . '.' );
		}
		if ( $answer->is_too_often() ) {
			throw $this->backoff->start( $answer );
		}
		$token = 200 === $answer->status ? ( $answer->data['access_token'] ?? null ) : null;
		if ( ! is_string( $token ) || '' === $token ) {
			throw 200 === $answer->status ? new DeliveryFailed( 'The spreadsheet account returned no access token.' ) : $answer->failure( 'signing in' );
		}
		$life = is_int( $answer->data['expires_in'] ?? null ) ? $answer->data['expires_in'] - self::MARGIN : 0;
		if ( $life > 0 ) {
			set_transient( self::KEPT_AS, $this->sealer->seal( $this->label(), $token ), $life );
		}
		return $token;
	}

	private function label(): string {
		return 'sheet_access_token:' . $this->settings->fingerprint();
	}
}
