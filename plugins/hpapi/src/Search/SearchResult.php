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
	 */
	public function __construct(
		public SearchQuery $query,
		public ?Area $area,
		public int $total,
		public array $cards,
		public array $nearby = array(),
		public bool $is_near = false,
	) {
		$this->pages = (int) ceil( $total / $query->per_page );
	}

	/** A page beyond the last; the first always exists. */
	public function is_beyond(): bool {
		return $this->query->page > max( 1, $this->pages );
	}
}
