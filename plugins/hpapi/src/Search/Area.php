<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Place;
use HearthHammer\Hpapi\Parishes\Parish;

/**
 * Where to look: what a location turned out to be.
 */
final readonly class Area {

	/**
	 * @param string           $kind   parish, postcode, station or rail.
	 * @param string           $name   As shown: Cranbrook, TN17 3AB, Headcorn station.
	 * @param Coordinates|null $centre Null for a postcode or station the gazetteer does not know, and for rail.
	 * @param string           $code   Of a postcode: what `radius` 0 finds, its sector (`TN17 3`) or outward code (`TN17`).
	 * @param list<Coordinates> $points Of rail: around any of which.
	 */
	private function __construct(
		public string $kind,
		public string $name,
		public ?Coordinates $centre,
		public ?Parish $parish = null,
		public string $code = '',
		public array $points = array(),
	) {}

	public static function of_parish( Parish $parish ): self {
		return new self( 'parish', $parish->name, $parish->coordinates, $parish );
	}

	public static function of_code( string $name, string $code, ?Coordinates $centre ): self {
		return new self( 'postcode', $name, $centre, null, $code );
	}

	/** @param Place|null $station Null for one that does not exist: nothing is found there. */
	public static function of_station( ?Place $station ): self {
		/* translators: %s: name of a railway station */
		return new self( 'station', null === $station ? '' : sprintf( __( '%s station', 'hearth-hammer' ), $station->name ), $station?->coordinates );
	}

	/** @param list<Place> $stations Where high-speed trains call. */
	public static function of_rail( array $stations ): self {
		return new self( 'rail', __( 'high-speed rail', 'hearth-hammer' ), null, null, '', array_column( $stations, 'coordinates' ) );
	}

	/** Whether the code is an outward code, without a sector's digit. */
	public function is_outcode(): bool {
		return '' !== $this->code && ! str_contains( $this->code, ' ' );
	}
}
