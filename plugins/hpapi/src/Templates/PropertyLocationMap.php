<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Map\LocationMap;
use HearthHammer\Core\Map\MapPanelPage;
use HearthHammer\Hpapi\Properties\Map\PropertyLocation;

/**
 * PROP-03: the block property-location, the button that shows the map of the page's property.
 */
final class PropertyLocationMap {

	/** Empty where it is not known where the property is. */
	public static function of_page(): string {
		$id = (int) get_the_ID();
		return null === PropertyLocation::of( $id ) ? '' : LocationMap::html( 'property-location', MapPanelPage::url( PropertyLocation::PANEL, $id ) );
	}
}
