<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Settings\SecretStore;

/**
 * Which spreadsheet, and the account that writes to it. Never print, log or throw a credential.
 */
final readonly class SheetSettings {

	private const CREDENTIALS = array( 'sheet_client_id', 'sheet_client_secret', 'sheet_refresh_token' );

	public function __construct(
		private ValuationSettings $settings,
		private SecretStore $secrets,
	) {}

	/** A site without a spreadsheet keeps its rows in the sandbox. */
	public function is_sandbox(): bool {
		return '' === $this->id();
	}

	public function is_complete(): bool {
		return ! in_array( '', array_map( $this->secrets->get( ... ), self::CREDENTIALS ), true );
	}

	/** The spreadsheet's id. */
	public function id(): string {
		return $this->settings->value( 'sheet_id' );
	}

	/** The name of the tab that gets the rows; '' for the first. */
	public function tab(): string {
		return $this->settings->value( 'sheet_tab' );
	}

	/** @return array<string, string> The body of the token call (LOG-01): a body is in no log of addresses. */
	public function grant(): array {
		return array(
			'client_id'     => $this->secrets->get( 'sheet_client_id' ),
			'client_secret' => $this->secrets->get( 'sheet_client_secret' ),
			'refresh_token' => $this->secrets->get( 'sheet_refresh_token' ),
			'grant_type'    => 'refresh_token',
		);
	}

	public function token_url(): string {
		return self::address( 'CAPHPI_SHEET_TOKEN_URL', 'https://oauth2.googleapis.com/token' );
	}

	/** Of the API's version 4, without a slash at the end. */
	public function api_url(): string {
		return untrailingslashit( self::address( 'CAPHPI_SHEET_API_URL', 'https://sheets.googleapis.com/v4' ) );
	}

	/** Changes when the account, the spreadsheet or its tab does; tells nothing about either. */
	public function fingerprint(): string {
		return hash_hmac( 'sha256', (string) wp_json_encode( array( $this->id(), $this->tab(), $this->grant(), $this->token_url(), $this->api_url() ) ), wp_salt( 'secure_auth' ) );
	}

	/** Credentials travel encrypted, or not beyond this machine. */
	private static function address( string $constant, string $otherwise ): string {
		$url   = Config::string( $constant, $otherwise );
		$parts = (array) wp_parse_url( $url );
		$local = in_array( $parts['host'] ?? '', array( '127.0.0.1', 'localhost', '[::1]' ), true );
		return 'https' === ( $parts['scheme'] ?? '' ) || $local ? $url : $otherwise;
	}
}
