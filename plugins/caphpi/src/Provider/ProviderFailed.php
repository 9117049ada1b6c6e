<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * A look-up that gave no answer. The message is for logs: no plate, no credential, nothing the provider said
 * but its number for a fault.
 */
final class ProviderFailed extends RuntimeException {

	/** @param bool $may_be_charged False where the look-up surely was not: it never arrived, or was turned away. */
	public function __construct(
		public readonly FailureReason $reason,
		string $detail = '',
		public readonly bool $may_be_charged = true,
	) {
		parent::__construct( '' === $detail ? $reason->value : $reason->value . ': ' . $detail );
	}
}
