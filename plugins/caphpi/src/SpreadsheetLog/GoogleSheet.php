<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\DeliveryFailed;

defined( 'ABSPATH' ) || exit;

/**
 * The real spreadsheet, by Google's Sheets API version 4.
 *
 * Appending is not idempotent, and a row may be written though its answer never came. So a row that has been tried
 * before is looked for by its submission's id first.
 */
final readonly class GoogleSheet implements SpreadsheetLog {

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
			throw $this->breaker->because( 'The spreadsheet’s account is not complete in the settings.' );
		}
		$this->backoff->hold();
		if ( $attempt->may_have_arrived() && null !== $this->number( $row ) ) {
			return;
		}
		$answer = $this->call(
			'POST',
			'/values/A1:append?insertDataOption=INSERT_ROWS&valueInputOption=USER_ENTERED',
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
			throw $this->fault( $answer, 'adding a row' );
		}
		$this->breaker->end();
	}

	/** One call for all cells (`values:batchUpdate`); writing them twice changes nothing. */
	public function update( SheetRow $row ): void {
		if ( ! $this->settings->is_complete() ) {
			throw $this->breaker->because( 'The spreadsheet’s account is not complete in the settings.' );
		}
		$this->backoff->hold();
		$number = $this->number( $row );
		if ( null === $number ) {
			return; // Staff deleted the row.
		}
		$data = array();
		foreach ( $row->changed_cells( $number ) as $range => $cell ) {
			$data[] = array(
				'range'  => $range,
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
			throw $this->fault( $answer, 'changing a row' );
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
			throw new DeliveryFailed( 'The spreadsheet’s account is not complete in the settings.', permanent: true );
		}
		$answer = $this->call( 'GET', '/values/A1' );
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
		$answer = $this->call( 'GET', "/values/{$row->id_columns()}?majorDimension=COLUMNS" );
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
				'Authorization' => 'OAuth ' . $this->tokens->get(),
				'Content-Type'  => 'application/json; charset=utf-8',
			)
		);
	}

	private function fault( SheetAnswer $answer, string $doing ): DeliveryFailed {
		return match ( true ) {
			$answer->is_too_often() => $this->backoff->start( $answer ),
			$answer->is_refusal()   => $this->breaker->because( "The spreadsheet is not there, or not shared with the account (status {$answer->status})." ),
			400 === $answer->status => new DeliveryFailed( "The spreadsheet does not take what it was sent ({$doing}).", permanent: true ),
			default                 => $answer->failure( $doing ),
		};
	}
}
