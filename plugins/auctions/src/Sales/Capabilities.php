<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Core\Security\PostTypeCapabilities;

/**
 * What staff may do with sales and lots. The server asks these itself, whatever a request says.
 */
final class Capabilities {

	/** Sync with the platform, see what it said, its errors. */
	public const PLATFORM = 'hh_manage_a365';

	/** Empty the cache of a lot's pictures. */
	public const IMAGE_CACHE = 'hh_manage_image_cache';

	/** Enter results at the sale. */
	public const SALE_DAY = 'hh_run_sale_day';

	/** Of lots; it covers legal packs, addenda, watchers and enquiries, too. */
	public const EDIT_LOTS = 'edit_hh_lots';

	private const OWN = array( self::PLATFORM, self::IMAGE_CACHE, self::SALE_DAY );

	public static function sales(): PostTypeCapabilities {
		return new PostTypeCapabilities( 'hh_sale', 'hh_sales' );
	}

	public static function lots(): PostTypeCapabilities {
		return new PostTypeCapabilities( 'hh_lot', 'hh_lots' );
	}

	/** @return list<string> Each capability of this plugin. */
	public static function all(): array {
		return array( ...self::OWN, ...self::sales()->all(), ...self::lots()->all() );
	}

	/** To the roles that look after what others write: administrator, editor, and the site's own like them. */
	public static function grant(): void {
		PostTypeCapabilities::grant( self::sales(), self::lots() );
		foreach ( wp_roles()->role_objects as $role ) {
			foreach ( $role->has_cap( self::EDIT_LOTS ) && $role->has_cap( 'edit_others_posts' ) ? self::OWN : array() as $capability ) {
				$role->add_cap( $capability );
			}
		}
	}
}
