<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Database;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * The database did not keep what it was given: nobody may be thanked for it.
 */
final class WriteFailed extends RuntimeException {

	/** @param string $error What the database said, for staff's log. */
	public function __construct( string $error = '' ) {
		parent::__construct( 'The database could not save a change' . ( '' === $error ? '.' : ": $error" ) );
	}
}
