<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * A source that cannot be read any further.
 */
final class InvalidFeed extends RuntimeException {

	public readonly Problem $problem;

	public function __construct( string $message, int $line = 0, string $field = '' ) {
		$this->problem = new Problem( $line, $field, $message );
		parent::__construct( (string) $this->problem );
	}
}
