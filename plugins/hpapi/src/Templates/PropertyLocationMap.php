<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Island\Island;
use HearthHammer\Hpapi\Properties\Map\MapPanelPage;
use HearthHammer\Hpapi\Properties\Map\PropertyLocation;

/**
 * PROP-03: the block property-location, the button that shows the map of the page's property.
 *
 * Without JavaScript there is none: the address beside it says where the property is.
 */
final class PropertyLocationMap {

	/** Empty where it is not known where the property is. */
	public static function of_page(): string {
		$id = (int) get_the_ID();
		if ( null === PropertyLocation::of( $id ) ) {
			return '';
		}
		return Island::get(
			'property-location',
			array( 'loader_url' => MapPanelPage::url( $id ) ),
			static function (): void {
				// Keeps the button's room until the script brings it to life.
				printf( '<div class="hh-location-map"><button class="hh-button hh-location-map__show" type="button" hidden>%s</button></div>', esc_html__( 'Show Map', 'hearth-hammer' ) );
			}
		);
	}
}
