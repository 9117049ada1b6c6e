<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Map;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Place;
use HearthHammer\Core\Place\Places;
use HearthHammer\Core\Place\Postcode;

defined( 'ABSPATH' ) || exit;

/**
 * Where something is, for the map of its page. A postcode's middle is no doorstep: it is told as a circle.
 */
final readonly class MapLocation implements PanelLocation {

	/** Metres: what a postcode, and an outward code or sector, may measure from its middle. */
	private const POSTCODE = 200;
	private const OUTCODE  = 2000;

	private const STATIONS = 3;

	/** Miles within which a station is near. */
	private const NEAR = 6.0;

	/**
	 * @param string $name       The address as shown.
	 * @param string $quality    How the point was found: `feed` and `staff` are exact, `postcode` is its middle, all else approximate.
	 * @param string $marker_url Of the pin of an exact point.
	 */
	public function __construct( private string $name, private Coordinates $point, private string $quality, private ?Postcode $postcode, private string $marker_url ) {}

	public function to_array(): array {
		$radius = match ( $this->quality ) {
			'feed', 'staff' => 0,
			'postcode' => self::POSTCODE,
			default => self::OUTCODE,
		};
		return array(
			'name'       => $this->name,
			'latitude'   => $this->point->latitude,
			'longitude'  => $this->point->longitude,
			'radius'     => $radius,
			'note'       => $this->note( $radius ),
			'marker_url' => $this->marker_url,
			'stations'   => $this->stations(),
			'pins'       => array(),
			'places_url' => MapPlacesController::url(),
			'tiles'      => MapTiles::from_settings()->to_array(),
		);
	}

	private function note( int $radius ): string {
		return match ( true ) {
			0 === $radius => '',
			null === $this->postcode => __( 'The circle shows the approximate location. Ask us for the exact location.', 'hearth-hammer' ),
			/* translators: %s: first half of a postcode, as TN17 */
			self::OUTCODE === $radius => sprintf( __( 'The circle shows the %s area. The property is in or near it. Ask us for the exact location.', 'hearth-hammer' ), $this->postcode->outward ),
			/* translators: %s: postcode */
			default => sprintf( __( 'The circle shows the centre of %s. The property is in or next to it.', 'hearth-hammer' ), (string) $this->postcode ),
		};
	}

	/** @return list<array{name: string, latitude: float, longitude: float, miles: float}> */
	private function stations(): array {
		$near = array_map(
			fn ( Place $station ): array => array(
				'name'      => $station->name,
				'latitude'  => $station->coordinates->latitude,
				'longitude' => $station->coordinates->longitude,
				'miles'     => round( $this->point->distance_to( $station->coordinates ), 1 ),
			),
			( new Places() )->within( 'station', $this->point->bounding_box( self::NEAR ) )
		);
		$near = array_filter( $near, static fn ( array $station ): bool => $station['miles'] <= self::NEAR );
		usort( $near, static fn ( array $one, array $other ): int => $one['miles'] <=> $other['miles'] );
		return array_slice( $near, 0, self::STATIONS );
	}
}
