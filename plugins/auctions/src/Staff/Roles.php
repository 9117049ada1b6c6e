<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Staff;

use HearthHammer\Auctions\Sales\Capabilities;

/**
 * Roles that come with the plugin, for WordPress's own users screen (STAFF-04). A site may change them: they are made
 * once and never overwritten.
 */
final class Roles {

	/** Takes the sale and looks after lots; deletes nothing. */
	public const AUCTIONEER = 'hh_auctioneer';
	/** All that there is to do with sales and lots. */
	public const MANAGER = 'hh_auction_manager';

	/** What every member of staff needs beside the plugin's own: the admin, and pictures. */
	private const BASIC = array( 'read', 'upload_files' );

	/**
	 * Vehicle valuations, where their plugin is active: the vehicles are to be sold here. It grants this to a role that is
	 * there already, so either plugin may come first.
	 */
	private const VALUATIONS = 'caphpi_view_valuations';

	public static function create(): void {
		$all     = Capabilities::all();
		$at_sale = array_filter( $all, static fn ( string $one ): bool => Capabilities::IMAGE_CACHE !== $one && ! str_starts_with( $one, 'delete_' ) && 'publish_hh_sales' !== $one );
		add_role( self::AUCTIONEER, __( 'Auctioneer', 'hearth-hammer' ), array_fill_keys( array( ...self::BASIC, ...$at_sale ), true ) );
		add_role( self::MANAGER, __( 'Auction manager', 'hearth-hammer' ), array_fill_keys( array( ...self::BASIC, self::VALUATIONS, ...$all ), true ) );
	}
}
