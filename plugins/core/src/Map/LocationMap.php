<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Map;

use HearthHammer\Core\Island\Island;

/**
 * PROP-03: the button that shows on a map where the property or lot of a page is, or the offices: an island of
 * src/ui/location. Nothing of the map is asked for before the visitor presses it, or on a wide screen comes near; no tile of another's server
 * before it is pressed.
 *
 * Without JavaScript there is none: the address beside it says where it is.
 */
final class LocationMap {

	/** Screens with room for the map beside all else: src/ui/location/location-map.ts. */
	private const OPENS_BY_ITSELF = '(width > 990px)';

	/**
	 * @param string $island Its name: `property-location`, `lot-location`, `office-map`.
	 * @param string $loader As MapPanelPage::url().
	 */
	public static function html( string $island, string $loader ): string {
		return Island::get(
			$island,
			array( 'loader_url' => $loader ),
			static function (): void {
				// Keeps the button's room, and the map's on wide screens, until the script brings them to life.
				printf( '<div class="hh-location-map hh-location-map--room"><button class="hh-button hh-location-map__show" type="button" hidden>%s</button><div class="hh-location-map__panel"></div></div>', esc_html__( 'Show Map', 'hearth-hammer' ) );
			},
			array( self::OPENS_BY_ITSELF )
		);
	}
}
