<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Core\Outbox\DeliveryFailed;

/**
 * What the spreadsheet service said.
 */
final readonly class SheetAnswer {

	private const LONGEST_PAUSE = HOUR_IN_SECONDS;

	/**
	 * @param int                  $status      0 where no answer came.
	 * @param array<string, mixed> $data        Empty where the body is no JSON object.
	 * @param int                  $retry_after Seconds that it wants to be left alone; 0 where it does not say.
	 */
	public function __construct(
		public int $status,
		public array $data,
		public int $retry_after = 0,
	) {}

	/** Asked too often; it says so in more than one way. */
	public function is_too_often(): bool {
		return 429 === $this->status || ( 403 === $this->status && array() !== array_intersect( $this->reasons(), array( 'RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED', 'rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded' ) ) );
	}

	/** The account or the spreadsheet is not what it should be: somebody has to put it right. */
	public function is_refusal(): bool {
		return in_array( $this->status, array( 403, 404 ), true ) && ! $this->is_too_often();
	}

	/** The API itself is not enabled for the project that the account belongs to. */
	public function is_switched_off(): bool {
		return 403 === $this->status && array() !== array_intersect( $this->reasons(), array( 'SERVICE_DISABLED', 'accessNotConfigured' ) );
	}

	/** The token may not touch spreadsheets, whatever is shared with its account. */
	public function lacks_scope(): bool {
		return 403 === $this->status && array() !== array_intersect( $this->reasons(), array( 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', 'insufficientPermissions' ) );
	}

	/** A tab that does not exist is a range that cannot be read; only the sentence says so. */
	public function lacks_tab(): bool {
		return 400 === $this->status && str_starts_with( $this->message(), 'Unable to parse range' );
	}

	/** An Excel file in Google Drive opens in Sheets and is still none to the API. */
	public function is_no_sheet(): bool {
		return 400 === $this->status && 'FAILED_PRECONDITION' === $this->reason();
	}

	/** The service's word for what is wrong, e.g. "invalid_grant"; '' where there is none. */
	public function reason(): string {
		$error = $this->data['error'] ?? '';
		if ( is_array( $error ) ) {
			$first = $error['errors'][0]['reason'] ?? null;
			$error = is_string( $first ) ? $first : ( $error['status'] ?? '' );
		}
		return is_string( $error ) ? $error : '';
	}

	/** @return list<string> All its words for it: the older list of errors, the status, and the ErrorInfo of its details. */
	private function reasons(): array {
		$details = $this->data['error']['details'] ?? null;
		return array_values( array_filter( array( $this->reason(), $this->data['error']['status'] ?? '', ...array_column( is_array( $details ) ? $details : array(), 'reason' ) ), is_string( ... ) ) );
	}

	/** Never to be shown: it may repeat what was sent. */
	private function message(): string {
		$message = $this->data['error']['message'] ?? '';
		return is_string( $message ) ? $message : '';
	}

	/** How long to leave it alone, in seconds. */
	public function pause(): int {
		return min( self::LONGEST_PAUSE, max( MINUTE_IN_SECONDS, $this->retry_after ) );
	}

	/** Our own words: what a service says may repeat what it was sent. */
	public function failure( string $doing ): DeliveryFailed {
		return new DeliveryFailed( 0 === $this->status ? "The spreadsheet did not respond in time ({$doing})." : "The spreadsheet returned error {$this->status} ({$doing})." );
	}
}
