<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Map;

use HearthHammer\Core\Island\Island;

/**
 * PROP-03: the button that shows on a map where the property or lot of a page is: an island of src/ui/location. Nothing
 * of the map, and no tile of another's server, is asked for before the visitor presses it.
 *
 * Without JavaScript there is none: the address beside it says where it is.
 */
final class LocationMap {

	/**
	 * @param string $island Its name: `property-location`, `lot-location`.
	 * @param string $loader As MapPanelPage::url().
	 */
	public static function html( string $island, string $loader ): string {
		return Island::get(
			$island,
			array( 'loader_url' => $loader ),
			static function (): void {
				// Keeps the button's room until the script brings it to life.
				printf( '<div class="hh-location-map"><button class="hh-button hh-location-map__show" type="button" hidden>%s</button></div>', esc_html__( 'Show Map', 'hearth-hammer' ) );
			}
		);
	}
}
