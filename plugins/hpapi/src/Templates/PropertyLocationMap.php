<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Core\Island\Island;
use HearthHammer\Hpapi\Properties\Map\PropertyLocation;

/**
 * PROP-03: the button that shows a property's map, the island property-location.
 *
 * Without JavaScript there is none: the address beside it says where the property is.
 */
final class PropertyLocationMap {

	public static function html( int $id, string $loader_url ): string {
		if ( null === PropertyLocation::of( $id ) ) {
			return '';
		}
		return Island::get(
			'property-location',
			array( 'loader_url' => $loader_url ),
			static function (): void {
				// Keeps the button's room until the script brings it to life.
				printf( '<div class="hh-location-map"><button class="hh-button hh-location-map__show" type="button" hidden>%s</button></div>', esc_html__( 'Show Map', 'hearth-hammer' ) );
			}
		);
	}
}
