<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotCardHtml;
use HearthHammer\Auctions\Index\LotTable;

/**
 * What changed in a sale since a visitor looked (AUC-15).
 */
final class LiveResults {

	/**
	 * Two requests that change lots at the same time may give them one number, of which a visitor has seen the first:
	 * so many changes are told again.
	 */
	private const AGAIN = 8;

	/** With more changes than these a visitor's page had better be fetched whole. */
	private const MOST = 100;

	/** @return array{version: int, sale_status: string, total: int, more: bool, lots: list<array{id: int, number: string, status: string, said: string, html: string}>} `more`: there are changes that are not in it. */
	public function since( IndexedSale $sale, int $version ): array {
		$lots = $version >= $sale->version ? array() : $this->changed( $sale->id, max( 0, $version - self::AGAIN ) );
		return array(
			'version'     => $sale->version,
			'sale_status' => $sale->status->value,
			'total'       => $sale->lots,
			'more'        => count( $lots ) > self::MOST,
			'lots'        => array_map(
				static function ( IndexedLot $lot ): array {
					$card = $lot->card();
					return array(
						'id'     => $lot->id,
						'number' => (string) $card['number'],
						'status' => (string) $card['status'],
						'said'   => LotCard::said( $card ),
						'html'   => LotCardHtml::filled( $lot->html, '' ),
					);
				},
				array_slice( $lots, 0, self::MOST )
			),
		);
	}

	/** @return list<IndexedLot> */
	private function changed( int $sale, int $since ): array {
		global $wpdb;
		/** @var list<array{post_id: string, card: string, html: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, card, html FROM %i WHERE sale_id = %d AND changed_in > %d AND published = 1 ORDER BY changed_in DESC, post_id LIMIT %d', LotTable::name(), $sale, $since, self::MOST + 1 ), ARRAY_A );
		return array_map( static fn ( array $row ): IndexedLot => new IndexedLot( (int) $row['post_id'], $row['card'], $row['html'] ), $rows );
	}
}
