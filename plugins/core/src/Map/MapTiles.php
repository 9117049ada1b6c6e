<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Map;

use HearthHammer\Core\Config\Config;

/**
 * Where the maps get their tiles: settings HPAPI_TILE_URL and HPAPI_TILE_ATTRIBUTION, each a constant, an environment
 * variable or an option of that name in small letters. An empty address, or `none`, means no tiles: the maps then
 * draw the gazetteer's places.
 */
final readonly class MapTiles {

	/** The usual server of OpenStreetMap; its terms ask for the attribution, and for little traffic. */
	private const URL         = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
	private const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>';

	private function __construct( public string $url, public string $attribution ) {}

	public static function from_settings(): self {
		$url = trim( Config::string( 'HPAPI_TILE_URL', (string) get_option( 'hpapi_tile_url', self::URL ) ) );
		if ( 1 !== preg_match( '#^(https?:/)?/\S*\{z\}\S*$#', $url ) ) {
			return new self( '', '' );
		}
		$attribution = Config::string( 'HPAPI_TILE_ATTRIBUTION', (string) get_option( 'hpapi_tile_attribution', self::ATTRIBUTION ) );
		return new self( $url, wp_kses( $attribution, array( 'a' => array( 'href' => array() ) ) ) );
	}

	/** @return array{url: string, attribution: string} */
	public function to_array(): array {
		return array(
			'url'         => $this->url,
			'attribution' => $this->attribution,
		);
	}
}
