<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\Place;

/**
 * An editorial area: a page with a centre, and the postcode sectors that belong to it.
 */
final readonly class Parish {

	/**
	 * @param int          $id      Post id.
	 * @param list<string> $sectors e.g. `TN17 3`.
	 * @param string       $county  Empty where the gazetteer knows no town near it.
	 */
	public function __construct(
		public int $id,
		public string $name,
		public string $slug,
		public Coordinates $coordinates,
		public array $sectors,
		public string $county = '',
	) {}

	public static function from_place( Place $place ): self {
		$post    = $place->extra['post'] ?? 0;
		$sectors = $place->extra['sectors'] ?? array();
		return new self(
			is_int( $post ) ? $post : 0,
			$place->name,
			$place->slug,
			$place->coordinates,
			is_array( $sectors ) ? array_values( array_filter( $sectors, 'is_string' ) ) : array(),
			$place->county
		);
	}

	/** Its page, e.g. `https://example.com/parish/cranbrook/`. */
	public function url(): string {
		return (string) get_permalink( $this->id );
	}

	public function key(): string {
		return NameKey::of( $this->name );
	}
}
