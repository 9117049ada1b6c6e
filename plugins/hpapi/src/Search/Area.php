<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Place;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Properties\Labels;

/**
 * Where to look: what a location turned out to be.
 */
final readonly class Area {

	/** Miles around a town that is no parish of ours, and around a postcode that has nothing itself. */
	public const AROUND_TOWN = 3.0;

	/**
	 * @param string           $kind   parish, postcode, town, station, rail, or places for several of the first four.
	 * @param string           $name   As shown: Cranbrook, TN17 3AB, Headcorn station.
	 * @param Coordinates|null $centre Null for a postcode or station the gazetteer does not know, for rail and for several places.
	 * @param string           $code   Of a postcode: what `radius` 0 finds, its sector (`TN17 3`) or outward code (`TN17`).
	 * @param list<Coordinates> $points Of rail: around any of which.
	 * @param float            $usual  Miles around it where no radius is asked for; 0 for what has bounds of its own.
	 * @param list<self>       $areas  Of several places: each.
	 * @param list<string>     $missing What was typed beside it and means nothing to us.
	 */
	private function __construct(
		public string $kind,
		public string $name,
		public ?Coordinates $centre,
		public ?Parish $parish = null,
		public string $code = '',
		public array $points = array(),
		public float $usual = 0.0,
		public array $areas = array(),
		public array $missing = array(),
	) {}

	public static function of_parish( Parish $parish ): self {
		return new self( 'parish', $parish->name, $parish->coordinates, $parish );
	}

	public static function of_code( string $name, string $code, ?Coordinates $centre ): self {
		return new self( 'postcode', $name, $centre, null, $code );
	}

	/** A town that is no parish of ours: what is around it. */
	public static function of_town( Place $town ): self {
		return new self( 'town', $town->name, $town->coordinates, usual: self::AROUND_TOWN );
	}

	/**
	 * Several places at once.
	 *
	 * @param non-empty-list<self> $areas
	 * @param list<string>         $missing What was typed beside them and means nothing to us.
	 */
	public static function of_places( array $areas, array $missing ): self {
		if ( 1 === count( $areas ) ) {
			$one = $areas[0];
			return new self( $one->kind, $one->name, $one->centre, $one->parish, $one->code, $one->points, $one->usual, $one->areas, $missing );
		}
		$names = array_map( static fn ( self $area ): string => 'postcode' === $area->kind ? $area->code : $area->name, $areas );
		return new self( 'places', Labels::all_of( $names ), null, areas: $areas, missing: $missing );
	}

	/** @param Place|null $station Null for one that does not exist: nothing is found there. */
	public static function of_station( ?Place $station ): self {
		/* translators: %s: name of a railway station */
		return new self( 'station', null === $station ? '' : sprintf( __( '%s station', 'hearth-hammer' ), $station->name ), $station?->coordinates, usual: SearchQuery::NEAR_STATION );
	}

	/** @param list<Place> $stations Where high-speed trains call. */
	public static function of_rail( array $stations ): self {
		return new self( 'rail', __( 'high-speed rail', 'hearth-hammer' ), null, null, '', array_column( $stations, 'coordinates' ) );
	}

	/** How far around it a search looks; 0 for the place itself. */
	public function miles( SearchQuery $query ): float {
		return $query->radius > 0 ? $query->radius : $this->usual;
	}

	/** @return non-empty-list<self> The places that it is made of: itself, where it is one. */
	public function each(): array {
		return array() === $this->areas ? array( $this ) : $this->areas;
	}

	/** Whether the code is an outward code, without a sector's digit. */
	public function is_outcode(): bool {
		return '' !== $this->code && ! str_contains( $this->code, ' ' );
	}
}
