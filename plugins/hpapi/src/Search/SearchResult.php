<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

/**
 * One page of what was found.
 */
final readonly class SearchResult {

	public int $pages;

	/**
	 * @param Area|null                  $area   Where it was looked for; null for everywhere.
	 * @param list<array<string, mixed>> $cards  As schemas/parts/card.json.
	 * @param list<array<string, mixed>> $nearby Where nothing was found: cards of the nearest on the market, or the newest.
	 * @param bool                       $is_near Whether those are the nearest, and not the newest.
	 * @param float                      $widened Miles around a postcode that has no match itself; 0 where it was searched as asked.
	 * @param int                        $everywhere    Of the map's view: how many there are, also outside what the map looks at.
	 * @param int                        $without_place How many of these have no coordinates, and are on no map.
	 */
	public function __construct(
		public SearchQuery $query,
		public ?Area $area,
		public int $total,
		public array $cards,
		public array $nearby = array(),
		public bool $is_near = false,
		public float $widened = 0.0,
		public int $everywhere = 0,
		public int $without_place = 0,
	) {
		$this->pages = (int) ceil( $total / $query->per_page );
	}

	/** How far around its place was looked; 0 for the place itself. */
	public function miles(): float {
		return $this->widened > 0 ? $this->widened : ( $this->area?->miles( $this->query ) ?? $this->query->radius );
	}

	/** A page beyond the last; the first always exists. */
	public function is_beyond(): bool {
		return $this->query->page > max( 1, $this->pages );
	}
}
