<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Core\Outbox\DeliveryFailed;

/**
 * The service has asked to be left alone: nobody of ours asks it until then, on whatever node.
 */
final class RateLimitBackoff {

	private const KEPT_AS = 'caphpi_sheet_pause';

	/** @throws DeliveryFailed While it lasts. */
	public function hold(): void {
		$until = (int) get_transient( self::KEPT_AS );
		if ( $until > time() ) {
			throw $this->failure( $until - time() );
		}
	}

	public function start( SheetAnswer $answer ): DeliveryFailed {
		set_transient( self::KEPT_AS, time() + $answer->pause(), $answer->pause() );
		return $this->failure( $answer->pause() );
	}

	private function failure( int $seconds ): DeliveryFailed {
		return new DeliveryFailed( 'The spreadsheet received too many requests.', retry_after: $seconds );
	}
}
