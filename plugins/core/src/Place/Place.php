<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * A row of the gazetteer.
 */
final readonly class Place {

	/**
	 * @param string               $kind   postcode, sector, outcode, town, station, school, parish, or unknown (PostcodeLearner).
	 * @param string               $slug   Unique within its kind.
	 * @param int                  $weight The greater, the more people mean it.
	 * @param array<string, mixed> $extra  town: outcode, size; station: crs, high_speed; parish: post, sectors.
	 */
	public function __construct(
		public int $id,
		public string $kind,
		public string $name,
		public string $slug,
		public Coordinates $coordinates,
		public string $county = '',
		public int $weight = 0,
		public array $extra = array(),
	) {}

	/** @param array<string, string|null> $row Of hh_place. */
	public static function from_row( array $row ): self {
		$extra = json_decode( (string) $row['extra'], true );
		return new self(
			(int) $row['id'],
			(string) $row['kind'],
			(string) $row['name'],
			(string) $row['slug'],
			new Coordinates( (float) $row['latitude'], (float) $row['longitude'] ),
			(string) $row['county'],
			(int) $row['weight'],
			is_array( $extra ) ? $extra : array()
		);
	}
}
