<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Visitors;

use HearthHammer\Core\Visitor\VisitorError;

/**
 * Why a visitor's sync did not come about.
 */
final class SyncErrors {

	public static function no_such_sale(): VisitorError {
		return new VisitorError( 'sync_unknown', __( 'Sale or lot not found.', 'hearth-hammer' ), 404 );
	}

	public static function bad_token(): VisitorError {
		return new VisitorError( 'sync_token', __( 'This link has expired. Reload the page and try again.', 'hearth-hammer' ), 403 );
	}

	/** @param int $seconds Until another try. */
	public static function too_many( int $seconds ): VisitorError {
		return new VisitorError( 'sync_too_many', __( 'This has been synced several times in the last few minutes. Try again shortly.', 'hearth-hammer' ), 429, max( 1, $seconds ) );
	}

	/** @param int $seconds That the platform wants to be left alone; 0 where it said nothing. */
	public static function platform( int $seconds ): VisitorError {
		return new VisitorError( 'sync_failed', __( 'We couldn’t get a complete update from the bidding platform. This page shows the last information we received.', 'hearth-hammer' ), $seconds > 0 ? 503 : 502, $seconds > 0 ? $seconds : null );
	}

	public static function asks(): VisitorError {
		return new VisitorError( 'sync_asks', __( 'So much has changed that our staff need to check it first. This page shows the last information we received.', 'hearth-hammer' ), 409 );
	}

	public static function not_kept(): VisitorError {
		return new VisitorError( 'sync_not_kept', __( 'Something went wrong on our side. This page shows the last information we received.', 'hearth-hammer' ), 500 );
	}
}
