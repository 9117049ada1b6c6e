<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * The platform gave nothing that could be used. The message is a sentence for staff without its full stop: no address,
 * no credential, nothing that the platform said.
 */
final class PlatformFailed extends RuntimeException {

	/** @param int $retry_after Seconds that the platform wants to be left alone; 0 where it said nothing. */
	public function __construct(
		string $message,
		public readonly int $retry_after = 0,
	) {
		parent::__construct( $message );
	}
}
