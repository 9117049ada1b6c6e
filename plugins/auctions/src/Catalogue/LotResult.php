<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

/**
 * A page of a catalogue.
 */
final readonly class LotResult {

	public int $pages;

	/**
	 * @param int              $total    How many lots there are.
	 * @param int              $matching How many of them are what was looked for.
	 * @param list<IndexedLot> $lots     Of the page, in order.
	 */
	public function __construct(
		public LotQuery $query,
		public LotScope $scope,
		public int $total,
		public int $matching,
		public array $lots,
	) {
		$this->pages = max( 1, (int) ceil( $matching / LotQuery::PER_PAGE ) );
	}

	/** Whether there is no such page. */
	public function is_beyond(): bool {
		return $this->query->page > $this->pages;
	}

	/** @return list<array<string, mixed>> schemas/parts/lot-card.json */
	public function cards(): array {
		return array_map( static fn ( IndexedLot $lot ): array => $lot->card(), $this->lots );
	}
}
