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
		return 429 === $this->status || ( 403 === $this->status && in_array( $this->reason(), array( 'RESOURCE_EXHAUSTED', 'rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded' ), true ) );
	}

	/** The account or the spreadsheet is not what it should be: somebody has to put it right. */
	public function is_refusal(): bool {
		return in_array( $this->status, array( 403, 404 ), true ) && ! $this->is_too_often();
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

	/** How long to leave it alone, in seconds. */
	public function pause(): int {
		return min( self::LONGEST_PAUSE, max( MINUTE_IN_SECONDS, $this->retry_after ) );
	}

	/** Our own words: what a service says may repeat what it was sent. */
	public function failure( string $doing ): DeliveryFailed {
		return new DeliveryFailed( 0 === $this->status ? "The spreadsheet did not answer in time ({$doing})." : "The spreadsheet answered with status {$this->status} ({$doing})." );
	}
}
