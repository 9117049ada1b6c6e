<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use RuntimeException;

/**
 * The database did not keep what it was given: nobody may be thanked for it.
 */
final class NotKept extends RuntimeException {

	public function __construct() {
		parent::__construct( 'The database did not keep an enquiry.' );
	}
}
