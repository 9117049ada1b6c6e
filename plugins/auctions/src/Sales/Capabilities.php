<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

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

	/** Own capabilities of the two post types; `edit_hh_lots` covers legal packs, addenda, watchers and enquiries. */
	public const SALES = array( 'hh_sale', 'hh_sales' );
	public const LOTS  = array( 'hh_lot', 'hh_lots' );

	public const EDIT_LOTS = 'edit_hh_lots';

	private const ROLES = array( 'administrator', 'editor' );

	/** @return list<string> Each capability of this plugin. */
	public static function all(): array {
		$all = array( self::PLATFORM, self::IMAGE_CACHE, self::SALE_DAY );
		foreach ( array( self::SALES, self::LOTS ) as [ , $plural ] ) {
			foreach ( array( 'edit_%s', 'edit_others_%s', 'edit_published_%s', 'edit_private_%s', 'publish_%s', 'read_private_%s', 'delete_%s', 'delete_others_%s', 'delete_published_%s', 'delete_private_%s' ) as $what ) {
				$all[] = sprintf( $what, $plural );
			}
		}
		return $all;
	}

	public static function grant(): void {
		foreach ( self::ROLES as $role ) {
			foreach ( self::all() as $capability ) {
				get_role( $role )?->add_cap( $capability );
			}
		}
	}
}
