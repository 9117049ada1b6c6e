<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Map;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Place;
use HearthHammer\Core\Place\Places;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Hpapi\Properties\PropertyRecord;

use const HearthHammer\Hpapi\PLUGIN_FILE;

/**
 * Where a property is, for the map of its page. A postcode's middle is no doorstep: it is told as a circle.
 */
final class PropertyLocation {

	/** Metres: what a postcode, and an outward code or sector, may measure from its middle. */
	private const POSTCODE = 200;
	private const OUTCODE  = 2000;

	private const STATIONS = 3;

	/** Miles within which a station is near. */
	private const NEAR = 6.0;

	/** @return array<string, mixed>|null As schemas/property-location.json; null where it is not known or not shown. */
	public static function of( int $id ): ?array {
		$record = PropertyRecord::of( $id );
		$point  = $record?->coordinates();
		if ( null === $record || null === $point || ! $record->is_published() ) {
			return null;
		}
		$radius = self::radius( $record->text( 'location_quality' ) );
		return array(
			'name'       => $record->address(),
			'latitude'   => $point->latitude,
			'longitude'  => $point->longitude,
			'radius'     => $radius,
			'note'       => self::note( $radius, $record->postcode() ),
			'marker_url' => plugins_url( 'assets/map-marker-' . $record->status()->group() . '.svg', PLUGIN_FILE ),
			'stations'   => self::stations( $point ),
			'places_url' => rest_url( 'hpapi/v1/estate-agents/map-places' ),
			'tiles'      => MapTiles::from_settings()->to_array(),
		);
	}

	private static function radius( string $quality ): int {
		return match ( $quality ) {
			'feed', 'staff' => 0,
			'postcode' => self::POSTCODE,
			default => self::OUTCODE,
		};
	}

	private static function note( int $radius, ?Postcode $postcode ): string {
		return match ( true ) {
			0 === $radius => '',
			null === $postcode => __( 'The circle shows about where the property is. Ask us for its exact place.', 'hearth-hammer' ),
			/* translators: %s: first half of a postcode, as TN17 */
			self::OUTCODE === $radius => sprintf( __( 'The circle shows the area of %s: the property is in or near it. Ask us for its exact place.', 'hearth-hammer' ), $postcode->outward ),
			/* translators: %s: postcode */
			default => sprintf( __( 'The circle shows the middle of %s: the property is in or beside it.', 'hearth-hammer' ), (string) $postcode ),
		};
	}

	/** @return list<array{name: string, latitude: float, longitude: float, miles: float}> */
	private static function stations( Coordinates $point ): array {
		$near = array_map(
			static fn ( Place $station ): array => array(
				'name'      => $station->name,
				'latitude'  => $station->coordinates->latitude,
				'longitude' => $station->coordinates->longitude,
				'miles'     => round( $point->distance_to( $station->coordinates ), 1 ),
			),
			( new Places() )->within( 'station', $point->bounding_box( self::NEAR ) )
		);
		$near = array_filter( $near, static fn ( array $station ): bool => $station['miles'] <= self::NEAR );
		usort( $near, static fn ( array $one, array $other ): int => $one['miles'] <=> $other['miles'] );
		return array_slice( $near, 0, self::STATIONS );
	}
}
