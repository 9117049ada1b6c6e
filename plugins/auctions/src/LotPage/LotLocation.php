<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Map\LocationMap;
use HearthHammer\Core\Map\MapLocation;
use HearthHammer\Core\Map\MapPanelPage;

use const HearthHammer\Auctions\PLUGIN_FILE;

/**
 * Where a property lot is, for the map of its page: the block lot-location and the panel that it fetches.
 */
final class LotLocation {

	/** Its panel's word in the address of Map\MapPanelPage. */
	public const PANEL = 'lot-map';

	/** Null where it is not known or not shown; a vehicle's place is the sale's. */
	public static function of( int $id ): ?MapLocation {
		$lot   = LotRecord::of( $id );
		$point = null === $lot ? null : LotPlace::point( $lot );
		if ( null === $lot || null === $point || ! LotAddresses::is_shown( $lot ) ) {
			return null;
		}
		return new MapLocation( LotPlace::line( $lot ), $point, LotPlace::is_hidden( $lot ) ? 'outcode' : $lot->text( 'location_quality' ), LotPlace::is_hidden( $lot ) ? null : $lot->postcode(), plugins_url( 'assets/map-marker-lot.svg', PLUGIN_FILE ) );
	}

	/** The button on the lot's page; empty where there is nothing to show. */
	public static function button( LotRecord $lot ): string {
		return null === self::of( $lot->id() ) ? '' : LocationMap::html( 'lot-location', MapPanelPage::url( self::PANEL, $lot->id() ) );
	}
}
