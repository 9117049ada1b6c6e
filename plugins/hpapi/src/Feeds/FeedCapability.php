<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

/**
 * Who may import feeds.
 */
final class FeedCapability {

	public const NAME = 'hpapi_manage_feeds';

	private const ROLES = array( 'administrator', 'editor' );

	public static function grant(): void {
		foreach ( self::ROLES as $role ) {
			get_role( $role )?->add_cap( self::NAME );
		}
	}

	public static function withdraw(): void {
		foreach ( wp_roles()->role_objects as $role ) {
			$role->remove_cap( self::NAME );
		}
	}
}
