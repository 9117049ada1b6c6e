<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Map;

use HearthHammer\Core\Map\LocationMap;
use HearthHammer\Core\Map\MapLocation;
use HearthHammer\Core\Map\MapPanelPage;
use HearthHammer\Hpapi\Properties\PropertyRecord;

use const HearthHammer\Hpapi\PLUGIN_FILE;

/**
 * Where a property is, for the map of its page.
 */
final class PropertyLocation {

	/** Its panel's word in the address of Map\MapPanelPage. */
	public const PANEL = 'property-map';

	/** Null where it is not known or not shown. */
	public static function of( int $id ): ?MapLocation {
		$record = PropertyRecord::of( $id );
		$point  = $record?->coordinates();
		if ( null === $record || null === $point || ! $record->is_published() ) {
			return null;
		}
		return new MapLocation( $record->address(), $point, $record->text( 'location_quality' ), $record->postcode(), plugins_url( 'assets/map-marker-' . $record->status()->group() . '.svg', PLUGIN_FILE ) );
	}

	/** PROP-03: the block property-location, a button that shows the map of the page's property. Empty if it has none. */
	public static function button(): string {
		$id = (int) get_the_ID();
		return null === self::of( $id ) ? '' : LocationMap::html( 'property-location', MapPanelPage::url( self::PANEL, $id ) );
	}
}
