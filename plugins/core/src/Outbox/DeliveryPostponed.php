<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * A handler leaves a delivery for later. It is no attempt: nothing failed.
 */
final class DeliveryPostponed extends RuntimeException {

	/** @param int $seconds Until it is due again. */
	public function __construct( public readonly int $seconds ) {
		parent::__construct( 'Postponed.' );
	}
}
