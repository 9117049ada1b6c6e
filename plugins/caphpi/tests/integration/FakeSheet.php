<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use WP_Error;

/**
 * The spreadsheet service: checks what it is asked, keeps rows as a user would see them, and fails as it is told.
 *
 * A trick is a status, or `hang` (writes the row and never answers), `portal` (200 with HTML), `off` (403, the API is
 * not enabled) or `excel` (400, the file is no Google spreadsheet); each is used up by one call. Errors have the shape
 * of Google's error model: code, message, status, and details with an ErrorInfo. `tests/fakes/sheet.mjs` is the same
 * over the network.
 */
final class FakeSheet {

	public const CREDENTIALS = array(
		'sheet_client_id'     => 'client-of-the-test',
		'sheet_client_secret' => 'secret-of-the-test',
		'sheet_refresh_token' => 'refresh-of-the-test',
	);

	/** @var list<list<mixed>> */
	public array $rows = array();

	/** @var list<array{method: string, url: string, headers: array<string, string>, body: mixed}> */
	public array $calls = array();

	/** @var list<array{int, array<string, mixed>}|array{int, array<string, mixed>, int}> Answers of the token endpoint. */
	public array $grants = array();

	/** @var list<int|string> */
	public array $appends = array();

	public int $tokens_given = 0;

	/** The sheet's tabs; the first one takes ranges without a name. */
	public string $tab = 'Sheet1';

	public int $retry_after = 0;

	private ?string $valid_token = null;

	public function install(): self {
		update_option( ValuationSettings::OPTION, array( 'sheet_id' => 'sheet-of-the-test' ) );
		$this->use_credentials( self::CREDENTIALS );
		add_filter( 'pre_http_request', $this->answer( ... ), 1, 3 );
		return $this;
	}

	/** @param array<string, string> $credentials */
	public function use_credentials( array $credentials ): void {
		update_option( Secrets::OPTION, array_combine( array_keys( $credentials ), array_map( Secrets::sealer()->seal( ... ), array_keys( $credentials ), $credentials ) ) );
	}

	/** The service forgets the token it gave. */
	public function revoke(): void {
		$this->valid_token = null;
	}

	/** @return list<array{method: string, url: string, headers: array<string, string>, body: mixed}> */
	public function calls_to( string $part ): array {
		return array_values( array_filter( $this->calls, static fn ( array $call ): bool => str_contains( $call['url'], $part ) ) );
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>|WP_Error
	 */
	private function answer( mixed $before, array $arguments, string $url ): array|WP_Error {
		unset( $before );
		$this->calls[] = array(
			'method'  => $arguments['method'],
			'url'     => $url,
			'headers' => $arguments['headers'],
			'body'    => $arguments['body'],
		);
		if ( 'https://oauth2.googleapis.com/token' === $url ) {
			parse_str( $arguments['body'], $form );
			return $this->grant( $form );
		}
		if ( 'https://sheets.googleapis.com/v4/spreadsheets/sheet-of-the-test/values:batchUpdate' === $url && null !== $this->valid_token && "Bearer {$this->valid_token}" === $arguments['headers']['Authorization'] ) {
			return $this->change( $arguments );
		}
		if ( ! str_starts_with( $url, 'https://sheets.googleapis.com/v4/spreadsheets/sheet-of-the-test/values/' ) ) {
			return self::says( 404, array( 'error' => array( 'status' => 'NOT_FOUND' ) ) );
		}
		if ( null === $this->valid_token || "Bearer {$this->valid_token}" !== $arguments['headers']['Authorization'] ) {
			return self::says( 401, array( 'error' => array( 'status' => 'UNAUTHENTICATED' ) ) );
		}
		$range = rawurldecode( (string) preg_replace( '#^.*/values/|(:append)?\?.*$#', '', $url ) );
		$cells = $this->cells( $range );
		if ( null === $cells ) {
			return self::refuses( 400, 'INVALID_ARGUMENT', "Unable to parse range: {$range}" );
		}
		return 'GET' === $arguments['method'] ? $this->read( $cells ) : $this->append( $arguments );
	}

	/** @param array<string, mixed> $form */
	private function grant( array $form ): array|WP_Error {
		$next = array_shift( $this->grants );
		if ( null !== $next ) {
			return self::says( $next[0], $next[1], $next[2] ?? 0 );
		}
		if ( ( self::CREDENTIALS['sheet_refresh_token'] ?? '' ) !== ( $form['refresh_token'] ?? '' ) && 'new-refresh' !== ( $form['refresh_token'] ?? '' ) ) {
			return self::says( 400, array( 'error' => 'invalid_grant', 'error_description' => 'secret-of-the-test' ) );
		}
		$this->valid_token = 'access-of-the-test-' . ++$this->tokens_given;
		return self::says( 200, array( 'access_token' => $this->valid_token, 'expires_in' => 3600, 'token_type' => 'Bearer' ) );
	}

	/** Columns as the service gives them: a range of columns, each without its empty cells at the end. */
	private function read( string $range ): array|WP_Error {
		if ( 'A1' === $range ) {
			return self::says( 200, array( 'range' => $range, 'majorDimension' => 'ROWS' ) );
		}
		if ( 1 !== preg_match( '/^([A-Z]+)1:([A-Z]+)$/', $range, $letters ) ) {
			return self::says( 400, array( 'error' => array( 'status' => 'INVALID_ARGUMENT' ) ) );
		}
		$columns = array();
		foreach ( range( self::number( $letters[1] ), self::number( $letters[2] ) ) as $number ) {
			$columns[] = array_map( static fn ( array $row ): mixed => array_values( $row )[ $number - 1 ] ?? '', $this->rows );
		}
		return self::says( 200, array( 'range' => $range, 'majorDimension' => 'COLUMNS' ) + ( array() === $this->rows ? array() : array( 'values' => $columns ) ) );
	}

	/**
	 * Cells by their addresses, as `values:batchUpdate` takes them.
	 *
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>
	 */
	private function change( array $arguments ): array {
		$body = json_decode( $arguments['body'], true );
		if ( 'USER_ENTERED' !== ( $body['valueInputOption'] ?? null ) ) {
			return self::says( 400, array( 'error' => array( 'status' => 'INVALID_ARGUMENT' ) ) );
		}
		foreach ( $body['data'] as $change ) {
			if ( 1 !== preg_match( '/^([A-Z]+)(\d+)$/', (string) $this->cells( $change['range'] ), $at ) || ! isset( $this->rows[ (int) $at[2] - 1 ] ) ) {
				return self::says( 400, array( 'error' => array( 'status' => 'INVALID_ARGUMENT' ) ) );
			}
			$cell = $change['values'][0][0];
			$this->rows[ (int) $at[2] - 1 ][ self::number( $at[1] ) - 1 ] = is_string( $cell ) ? preg_replace( "/^'/", '', $cell ) : $cell;
		}
		return self::says( 200, array( 'spreadsheetId' => 'sheet-of-the-test', 'totalUpdatedCells' => count( $body['data'] ) ) );
	}

	/** The cells of a range in A1 notation, without the tab's name; null where there is no such tab. */
	private function cells( string $range ): ?string {
		$at = strrpos( $range, '!' );
		if ( false === $at ) {
			return $range;
		}
		$named = str_replace( "''", "'", (string) preg_replace( "/^'|'$/", '', substr( $range, 0, $at ) ) );
		return $named === $this->tab ? substr( $range, $at + 1 ) : null;
	}

	private static function number( string $letters ): int {
		return array_reduce( str_split( $letters ), static fn ( int $number, string $letter ): int => $number * 26 + ord( $letter ) - 64, 0 );
	}

	/** @param array<string, mixed> $arguments */
	private function append( array $arguments ): array|WP_Error {
		$trick = array_shift( $this->appends ) ?? 200;
		if ( is_int( $trick ) && 200 !== $trick ) {
			return self::refuses( $trick, array( 400 => 'INVALID_ARGUMENT', 403 => 'PERMISSION_DENIED', 429 => 'RESOURCE_EXHAUSTED' )[ $trick ] ?? 'UNKNOWN', 'refresh-of-the-test', '', $this->retry_after );
		}
		if ( 'off' === $trick ) {
			return self::refuses( 403, 'PERMISSION_DENIED', 'Google Sheets API has not been used in project 1 before or it is disabled.', 'SERVICE_DISABLED' );
		}
		if ( 'excel' === $trick ) {
			return self::refuses( 400, 'FAILED_PRECONDITION', 'This operation is not supported for this document' );
		}
		if ( 'portal' === $trick ) {
			return array( 'headers' => array(), 'body' => '<html>Sign in</html>', 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array() );
		}
		foreach ( json_decode( $arguments['body'], true )['values'] as $row ) {
			$this->rows[] = array_map( static fn ( mixed $cell ): mixed => is_string( $cell ) ? preg_replace( "/^'/", '', $cell ) : $cell, $row );
		}
		return 'hang' === $trick
			? new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 15001 milliseconds' )
			: self::says( 200, array( 'spreadsheetId' => 'sheet-of-the-test', 'updates' => array( 'updatedRows' => 1 ) ) );
	}

	/** @return array<string, mixed> */
	private static function refuses( int $code, string $status, string $message, string $reason = '', int $retry_after = 0 ): array {
		$details = '' === $reason ? array() : array( 'details' => array( array( '@type' => 'type.googleapis.com/google.rpc.ErrorInfo', 'reason' => $reason, 'domain' => 'googleapis.com' ) ) );
		return self::says( $code, array( 'error' => compact( 'code', 'message', 'status' ) + $details ), $retry_after );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	private static function says( int $status, array $data, int $retry_after = 0 ): array {
		return array(
			'headers'  => 0 === $retry_after ? array() : array( 'retry-after' => (string) $retry_after ),
			'body'     => (string) wp_json_encode( $data ),
			'response' => array(
				'code'    => $status,
				'message' => '',
			),
			'cookies'  => array(),
		);
	}
}
