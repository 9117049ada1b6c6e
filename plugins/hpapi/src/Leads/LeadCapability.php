<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

/**
 * Who sees and exports the newsletter's subscribers.
 */
final class LeadCapability {

	public const NAME = 'hpapi_manage_subscribers';

	public static function grant(): void {
		get_role( 'administrator' )?->add_cap( self::NAME );
	}
}
