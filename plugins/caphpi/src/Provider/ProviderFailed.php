<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use RuntimeException;

/**
 * A look-up that gave no answer. The message is for logs: no plate, no credential.
 */
final class ProviderFailed extends RuntimeException {

	public function __construct( public readonly FailureReason $reason, string $detail = '' ) {
		parent::__construct( '' === $detail ? $reason->value : $reason->value . ': ' . $detail );
	}
}
