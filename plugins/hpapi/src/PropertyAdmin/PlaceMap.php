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
			'staff' => __( 'Location set by hand.', 'hearth-hammer' ),
			'feed' => __( 'Set by the feed.', 'hearth-hammer' ),
			/* translators: %s: postcode */
			'postcode' => sprintf( __( 'Pin set to the centre of %s.', 'hearth-hammer' ), $postcode ),
			/* translators: %s: postcode */
			'outcode' => sprintf( __( 'Approximate: only the area of %s is known. Move the pin to the right place.', 'hearth-hammer' ), $postcode ) . self::guessed_parish( $post ),
			default => '' === $postcode
				? __( 'No location yet. Enter the postcode.', 'hearth-hammer' )
				/* translators: %s: postcode */
				: sprintf( __( 'We can’t find %s. Set the point by hand. Until then, the property is not on the map or in radius searches.', 'hearth-hammer' ), $postcode ),
		};
	}

	/** Says that nobody chose the parish, and that no postcode did. */
	private static function guessed_parish( int $post ): string {
		$parish = (int) PropertyFields::fields()->value( $post, 'parish' );
		if ( 0 === $parish || in_array( 'parish', (array) PropertyFields::fields()->value( $post, 'staff_fields' ), true ) ) {
			return '';
		}
		/* translators: %s: name of a parish */
		return ' ' . sprintf( __( 'The parish, %s, was found from the area too. Check it.', 'hearth-hammer' ), get_the_title( $parish ) );
	}
}
