<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

/**
 * Who sees what visitors wrote, with their names and addresses, and answers it.
 */
final class EnquiryCapability {

	public const NAME = 'hpapi_manage_enquiries';

	private const ROLES = array( 'administrator', 'editor' );

	public static function grant(): void {
		foreach ( self::ROLES as $role ) {
			get_role( $role )?->add_cap( self::NAME );
		}
	}
}
