<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Updates;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * No list of releases that can be trusted. The message is a sentence for administrators.
 */
final class BadUpdate extends RuntimeException {

	/** @param bool $is_forged Whether it came, and no key of this copy signed it: someone should look at once. */
	private function __construct( string $sentence, public readonly bool $is_forged ) {
		parent::__construct( $sentence );
	}

	/** @param string $host Of the address for updates. */
	public static function unreachable( string $host, string $why ): self {
		/* translators: 1: host name, 2: reason, such as "no connection" */
		return new self( sprintf( __( '%1$s could not be asked for updates: %2$s.', 'hearth-hammer' ), $host, $why ), false );
	}

	public static function unreadable( string $host ): self {
		/* translators: %s: host name */
		return new self( sprintf( __( '%s sent something that is not a list of releases.', 'hearth-hammer' ), $host ), false );
	}

	public static function forged( string $host ): self {
		/* translators: %s: host name */
		return new self( sprintf( __( 'The list of releases on %s has a signature that does not fit, so no update is offered. Ask the people who publish the releases.', 'hearth-hammer' ), $host ), true );
	}
}
