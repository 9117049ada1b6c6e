<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use Closure;
use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotCardHtml;

/**
 * A lot as the index keeps it for lists.
 */
final readonly class IndexedLot {

	/**
	 * @param string            $html  As LotCardHtml made it.
	 * @param string            $words In which words.
	 * @param Closure(): string $now   The words of now, asked where HTML is printed.
	 */
	private function __construct(
		public int $id,
		private string $json,
		private string $html,
		private string $words,
		private Closure $now,
	) {}

	/**
	 * @param array<array<string, string>> $rows Of the index, with post_id, card, html and html_words.
	 * @return list<self>
	 */
	public static function of_rows( array $rows ): array {
		$words = null;
		$now   = static function () use ( &$words ): string {
			return $words ??= LotCardHtml::words();
		};
		return array_values( array_map( static fn ( array $row ): self => new self( (int) $row['post_id'], $row['card'], $row['html'], $row['html_words'], $now ), $rows ) );
	}

	/** The card as lists print it. Another language, or a label that changed, costs printing it anew, and no reindexing. */
	public function html(): string {
		return $this->words === ( $this->now )() ? $this->html : LotCardHtml::of( $this->card() );
	}

	/** @return array<string, mixed> schemas/parts/lot-card.json */
	public function card(): array {
		return LotCard::decode( $this->json );
	}
}
