<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * A handler could not deliver. Permanent: trying again would not help, so a person is told instead.
 */
final class DeliveryFailed extends RuntimeException {

	/** @param int $retry_after Seconds that the far side wants to be left alone; the usual wait where that is longer. */
	public function __construct( string $reason, public readonly bool $permanent = false, public readonly int $retry_after = 0 ) {
		parent::__construct( $reason );
	}
}
