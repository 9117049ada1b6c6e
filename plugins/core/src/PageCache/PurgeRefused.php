<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use HearthHammer\Core\Http\HttpResponse;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * A cache answered, and did not purge.
 */
final class PurgeRefused extends RuntimeException {

	public function __construct( string $server, public readonly int $status, public readonly int $retry_after = 0 ) {
		parent::__construct( "{$server} answered {$status}." );
	}

	/** @throws self Unless the status is 2xx. */
	public static function unless_done( string $server, HttpResponse $answer ): void {
		if ( $answer->status < 200 || $answer->status > 299 ) {
			throw new self( $server, $answer->status, $answer->retry_after() ?? 0 ); // phpcs:ignore WordPress.Security.EscapeOutput -- Numbers and a name of ours.
		}
	}
}
