<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

/**
 * Who may see and end saved searches.
 */
final class SavedSearchCapability {

	public const NAME = 'hpapi_manage_saved_searches';

	private const ROLES = array( 'administrator', 'editor' );

	public static function grant(): void {
		foreach ( self::ROLES as $role ) {
			get_role( $role )?->add_cap( self::NAME );
		}
	}
}
