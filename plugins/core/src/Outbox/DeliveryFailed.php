<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Outbox;

use RuntimeException;

/**
 * A handler could not deliver. Permanent: trying again would not help, so a person is told instead.
 */
final class DeliveryFailed extends RuntimeException {

	public function __construct( string $reason, public readonly bool $permanent = false ) {
		parent::__construct( $reason );
	}
}
