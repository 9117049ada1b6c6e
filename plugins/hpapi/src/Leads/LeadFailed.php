<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * The lead provider did not do what was asked. The reason is for staff: it holds no address and no credential.
 */
final class LeadFailed extends RuntimeException {

	/**
	 * @param bool $permanent   Whether asking again is useless until somebody changes something.
	 * @param int  $retry_after Seconds that the provider wants to be left alone; 0 where it said nothing.
	 */
	public function __construct( string $reason, public readonly bool $permanent = false, public readonly int $retry_after = 0 ) {
		parent::__construct( $reason );
	}
}
