<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use HearthHammer\Core\Map\LocationMap;
use HearthHammer\Core\Map\MapPanelPage;
use HearthHammer\Core\Map\MapPlacesController;
use HearthHammer\Core\Map\MapTiles;
use HearthHammer\Core\Map\PanelLocation;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Postcode;

defined( 'ABSPATH' ) || exit;

/**
 * The block office-map: the offices on a map of our own, which is fetched as that of a property's page is.
 *
 * An office is where staff set its point, or else at its postcode. One that has neither is not on the map.
 */
final readonly class OfficeMap implements PanelLocation {

	/** The panel's word in the address of Map\MapPanelPage, and the one number it has there: there is one map. */
	public const PANEL = 'office-map';
	private const ONE  = 1;

	/** @param non-empty-list<array{name: string, latitude: float, longitude: float}> $pins The main office first. */
	private function __construct( private array $pins ) {}

	/** Null where it is not known where any office is, or only a made-up one stands there. */
	public static function of( Company $company, Gazetteer $gazetteer ): ?self {
		$pins = array();
		foreach ( $company->offices() as $office ) {
			$point = $office->is_example ? null : self::point( $office, $gazetteer );
			if ( null !== $point ) {
				$pins[] = array( 'name' => $office->name, 'latitude' => $point->latitude, 'longitude' => $point->longitude );
			}
		}
		return array() === $pins ? null : new self( $pins );
	}

	/** Where the map's panel is: null where it is not known, or no such panel is asked for. */
	public static function panel( int $id, Company $company, Gazetteer $gazetteer ): ?self {
		return self::ONE === $id ? self::of( $company, $gazetteer ) : null;
	}

	/** The block; empty where there is nothing to show. */
	public static function html( Company $company, Gazetteer $gazetteer ): string {
		$map = self::of( $company, $gazetteer );
		return match ( true ) {
			null === $map => '',
			/* translators: %s: names of offices */
			wp_is_serving_rest_request() => '<p class="hh-office-map__wait">' . esc_html( sprintf( __( 'Visitors see a map here: %s', 'hearth-hammer' ), $map->names() ) ) . '</p>',
			default => LocationMap::html( self::PANEL, MapPanelPage::url( self::PANEL, self::ONE ) ),
		};
	}

	public function to_array(): array {
		return array(
			'name'       => $this->names(),
			'latitude'   => $this->pins[0]['latitude'],
			'longitude'  => $this->pins[0]['longitude'],
			'radius'     => 0,
			'note'       => '',
			'marker_url' => '',
			'stations'   => array(),
			'pins'       => $this->pins,
			'places_url' => MapPlacesController::url(),
			'tiles'      => MapTiles::from_settings()->to_array(),
		);
	}

	private function names(): string {
		return wp_sprintf_l( '%l', array_column( $this->pins, 'name' ) );
	}

	private static function point( Office $office, Gazetteer $gazetteer ): ?Coordinates {
		$postcode = null === $office->point ? Postcode::parse( $office->postcode ) : null;
		$found    = null === $postcode ? null : $gazetteer->locate( $postcode );
		// The middle of a district is miles from the door.
		return null === $found || $found->approximate ? $office->point : $found->coordinates;
	}
}
