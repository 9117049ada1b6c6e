<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Map\MapPlacesController;
use HearthHammer\Core\Map\MapTiles;
use HearthHammer\Hpapi\Properties\PropertyFields;
use const HearthHammer\Hpapi\PLUGIN_FILE;

/**
 * On the edit screen, below a property's address: what is known of its place, and a map on which the point is put right.
 * The island property-place draws it beside the fields for latitude and longitude; without it the fields do.
 */
final class PlaceMap {

	public static function print( int $post ): void {
		$state = self::state( $post );
		Island::render(
			'property-place',
			array(
				'find_url'   => LocatePostcodeController::url(),
				'nonce'      => wp_create_nonce( 'wp_rest' ),
				'places_url' => MapPlacesController::url(),
				'marker_url' => plugins_url( 'assets/map-marker-available.svg', PLUGIN_FILE ),
				'state'      => $state,
				'tiles'      => MapTiles::from_settings()->to_array(),
			),
			static function () use ( $state ): void {
				printf( '<div class="hh-place-map"><p>%s</p></div>', esc_html( $state ) );
			}
		);
	}

	/** How its place is known. */
	private static function state( int $post ): string {
		$value    = static fn ( string $name ): mixed => PropertyFields::fields()->value( $post, $name );
		$postcode = (string) $value( 'postcode' );
		return match ( $value( 'location_quality' ) ) {
			'staff' => __( 'Set by hand.', 'hearth-hammer' ),
			'feed' => __( 'As the feed says it.', 'hearth-hammer' ),
			/* translators: %s: postcode */
			'postcode' => sprintf( __( 'In the middle of %s.', 'hearth-hammer' ), $postcode ),
			/* translators: %s: postcode */
			'outcode' => sprintf( __( 'About there: of %s only the area is known. Please put the pin right.', 'hearth-hammer' ), $postcode ),
			default => '' === $postcode
				? __( 'Not located yet: type the postcode.', 'hearth-hammer' )
				/* translators: %s: postcode */
				: sprintf( __( 'We do not know where %s is: please set the point by hand. Until then neither map nor radius search finds the property.', 'hearth-hammer' ), $postcode ),
		};
	}
}
