<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Caphpi\Mail\StaffAlertType;
use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\DeliveryFailed;

defined( 'ABSPATH' ) || exit;

/**
 * The real spreadsheet, by Google's Sheets API version 4. Shapes: Google's reference of `spreadsheets.values` (append,
 * get, batchUpdate), its guide to A1 notation, its page on OAuth 2.0 for web servers (the header is
 * `Authorization: Bearer <token>`) and its error model (`google.rpc.Status` with `ErrorInfo`).
 *
 * Appending is not idempotent, and a row may be written though its answer never came. So a row that has been tried
 * before is looked for by its submission's id first.
 */
final readonly class GoogleSheet implements SpreadsheetLog {

	/** How the reason begins where the service rejects one row and nothing else. */
	public const ROW_REJECTED = 'Google Sheets rejected this row';

	public function __construct(
		private SheetSettings $settings,
		private SheetHttp $http,
		private AccessTokens $tokens,
		private CircuitBreaker $breaker,
		private RateLimitBackoff $backoff,
	) {}

	public function append( SheetRow $row, Attempt $attempt ): void {
		$this->breaker->hold( $attempt );
		if ( ! $this->settings->is_complete() ) {
			throw $this->breaker->because( 'Some of the spreadsheet account’s details are missing in the settings.' );
		}
		$this->backoff->hold();
		if ( $attempt->may_have_arrived() && null !== $this->number( $row ) ) {
			return;
		}
		$answer = $this->call(
			'POST',
			"/values/{$this->address( 'A1' )}:append?insertDataOption=INSERT_ROWS&valueInputOption=USER_ENTERED",
			(string) wp_json_encode(
				array(
					'majorDimension' => 'ROWS',
					'values'         => array( $row->cells() ),
				),
				JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
			)
		);
		// Another machine may answer 200 in its place: a portal, a proxy.
		if ( 200 !== $answer->status || ! is_array( $answer->data['updates'] ?? null ) ) {
			throw $this->fault( $answer, 'adding a row', $row );
		}
		$this->breaker->end();
	}

	/** One call for all cells (`values:batchUpdate`); writing them twice changes nothing. */
	public function update( SheetRow $row ): void {
		if ( ! $this->settings->is_complete() ) {
			throw $this->breaker->because( 'Some of the spreadsheet account’s details are missing in the settings.' );
		}
		$this->backoff->hold();
		$number = $this->number( $row );
		if ( null === $number ) {
			return; // Staff deleted the row.
		}
		$data = array();
		foreach ( $row->changed_cells( $number ) as $range => $cell ) {
			$data[] = array(
				'range'  => $this->range( $range ),
				'values' => array( array( $cell ) ),
			);
		}
		$answer = $this->call(
			'POST',
			'/values:batchUpdate',
			(string) wp_json_encode(
				array(
					'valueInputOption' => 'USER_ENTERED',
					'data'             => $data,
				),
				JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
			)
		);
		if ( 200 !== $answer->status || ! isset( $answer->data['totalUpdatedCells'] ) ) {
			throw $this->fault( $answer, 'changing a row', $row );
		}
		$this->breaker->end();
	}

	/**
	 * Whether the spreadsheet can be read with the account.
	 *
	 * @throws DeliveryFailed
	 */
	public function try_reading(): void {
		if ( ! $this->settings->is_complete() ) {
			throw new DeliveryFailed( 'Some of the spreadsheet account’s details are missing in the settings.', permanent: true );
		}
		$answer = $this->call( 'GET', "/values/{$this->address( 'A1' )}" );
		if ( 200 !== $answer->status ) {
			throw $this->fault( $answer, 'reading' );
		}
		$this->breaker->end();
	}

	/**
	 * The number of the row in the sheet, from 1; null where it is not there.
	 *
	 * @throws DeliveryFailed Where it cannot be told: rather no row now than two.
	 */
	private function number( SheetRow $row ): ?int {
		$answer = $this->call( 'GET', "/values/{$this->address( $row->id_columns() )}?majorDimension=COLUMNS" );
		if ( 200 !== $answer->status || ! isset( $answer->data['range'] ) ) {
			throw $this->fault( $answer, 'looking for a row' );
		}
		$columns = is_array( $answer->data['values'] ?? null ) ? array_filter( $answer->data['values'], is_array( ... ) ) : array();
		foreach ( $columns as $column ) {
			$at = array_search( $row->submission, array_values( $column ), true );
			if ( false !== $at ) {
				return $at + 1;
			}
		}
		return null;
	}

	/** A token that is not taken was never acted on: it is renewed, and the call made once more. */
	private function call( string $method, string $path, string $body = '' ): SheetAnswer {
		$answer = $this->call_once( $method, $path, $body );
		if ( 401 === $answer->status ) {
			$this->tokens->forget();
			$answer = $this->call_once( $method, $path, $body );
		}
		return $answer;
	}

	private function call_once( string $method, string $path, string $body ): SheetAnswer {
		return $this->http->call(
			$method,
			$this->settings->api_url() . '/spreadsheets/' . rawurlencode( $this->settings->id() ) . $path,
			$body,
			array(
				'Authorization' => 'Bearer ' . $this->tokens->get(),
				'Content-Type'  => 'application/json; charset=utf-8',
			)
		);
	}

	/** Cells of the chosen tab in A1 notation; without a name the service takes the first tab. */
	private function range( string $cells ): string {
		$tab = $this->settings->tab();
		return '' === $tab ? $cells : "'" . str_replace( "'", "''", $tab ) . "'!" . $cells;
	}

	/** The same as a part of an address; a colon stays one. */
	private function address( string $cells ): string {
		return str_replace( '%3A', ':', rawurlencode( $this->range( $cells ) ) );
	}

	/** @param SheetRow|null $row Whose cells were sent. */
	private function fault( SheetAnswer $answer, string $doing, ?SheetRow $row = null ): DeliveryFailed {
		return match ( true ) {
			$answer->is_too_often()    => $this->backoff->start( $answer ),
			$answer->is_switched_off() => $this->breaker->because( 'The Google Sheets API is not enabled for the account’s Google Cloud project.', StaffAlertType::SheetApiOff ),
			$answer->lacks_scope()     => $this->breaker->because( 'The account’s refresh token does not cover spreadsheets. Make a new one with the spreadsheets scope.' ),
			$answer->is_refusal()      => $this->breaker->because( "The spreadsheet does not exist or is not shared with the account (error {$answer->status})." ),
			$answer->lacks_tab()       => $this->breaker->because( "The spreadsheet has no tab called “{$this->settings->tab()}”.", StaffAlertType::SheetTabMissing ),
			$answer->is_no_sheet()     => $this->breaker->because( 'The file is not a Google spreadsheet. Open it in Google Sheets and choose File → Save as Google Sheets.' ),
			400 === $answer->status    => null === $row
				? new DeliveryFailed( "Google Sheets did not accept the request (error 400, {$doing}).", permanent: true )
				: $this->breaker->row_rejected( self::ROW_REJECTED . " (error 400, {$doing}).", $row->submission ),
			default                    => $answer->failure( $doing ),
		};
	}
}
