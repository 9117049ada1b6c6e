<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Http;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * No whole answer. The message is one of ours: no address, no credential, nothing that the other side said.
 */
final class HttpFailed extends RuntimeException {

	public function __construct( public readonly HttpFailure $failure ) {
		parent::__construct( $failure->value );
	}
}
