<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Core\Index\StoredCard;

/**
 * A lot as the index keeps it for lists.
 */
final readonly class IndexedLot {

	/** @param string $html As LotCardHtml made it. */
	public function __construct(
		public int $id,
		private string $json,
		public string $html,
	) {}

	/** @return array<string, mixed> schemas/parts/lot-card.json */
	public function card(): array {
		return StoredCard::decode( $this->json, LotTable::definition()->blank_card );
	}
}
