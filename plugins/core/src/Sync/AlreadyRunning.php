<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Another import runs: two at once would each withdraw what the other brings.
 */
final class AlreadyRunning extends RuntimeException {

	public function __construct() {
		parent::__construct( 'Another import is running. If it was killed, try again in a minute.' );
	}
}
