<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

use HearthHammer\Core\Place\NameKey;

/**
 * A place as an import writes it.
 */
final readonly class PlaceRow {

	public string $name_key;
	public string $slug;

	/**
	 * @param string               $kind As in Place.
	 * @param string               $slug Made from the name where it is empty.
	 * @param array<string, mixed> $extra
	 */
	public function __construct(
		public string $kind,
		public string $name,
		public float $latitude,
		public float $longitude,
		public string $county = '',
		public int $weight = 0,
		public array $extra = array(),
		string $slug = '',
	) {
		$this->name_key = NameKey::of( $name );
		$this->slug     = '' !== $slug ? $slug : NameKey::slug( $name );
	}
}
