<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotCardHtml;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\Translations\Translations;

/**
 * What changed in a sale since a visitor looked (AUC-15). Thousands look from the same version on and are told the same:
 * it is made once and kept.
 */
final readonly class LiveResults {

	/**
	 * Two requests that change lots at the same time may give them one number, of which a visitor has seen the first:
	 * so many changes are told again.
	 */
	private const AGAIN = 8;

	/** With more changes than these a visitor's page had better be fetched whole. */
	private const MOST = 100;

	/** Only visitors who look often share an answer; whoever asks from long ago gets one of their own. */
	private const SHARED = 50;

	public function __construct( private ResultCache $cache, private RunLists $run_lists ) {}

	/** @return array<mixed>|null What since() made of it for somebody else. */
	public function kept( string $business, int $sale, int $current, int $version ): ?array {
		return $this->is_shared( $current, $version ) ? $this->cache->kept( self::question( $business, $sale, $current, $version ) ) : null;
	}

	/** @return array{version: int, sale_status: string, total: int, more: bool, run: array<string, mixed>|null, lots: list<array{id: int, number: string, status: string, said: string, html: string}>} `more`: there are changes that are not in it. */
	public function since( IndexedSale $sale, int $version ): array {
		$answer = $this->made( $sale, $version );
		if ( $this->is_shared( $sale->version, $version ) ) {
			// However quickly it was made: reading it spares the routes of WordPress, see LiveShortcut.
			$this->cache->keep( $this->cache->question( self::question( (string) $sale->business()?->slug, $sale->id, $sale->version, $version ) ), $answer, INF );
		}
		return $answer;
	}

	/** @return array{version: int, sale_status: string, total: int, more: bool, run: array<string, mixed>|null, lots: list<array{id: int, number: string, status: string, said: string, html: string}>} */
	private function made( IndexedSale $sale, int $version ): array {
		$lots = $version >= $sale->version ? array() : $this->changed( $sale->id, max( 0, $version - self::AGAIN ) );
		return array(
			'version'     => $sale->version,
			'sale_status' => $sale->status->value,
			'total'       => $sale->lots,
			'more'        => count( $lots ) > self::MOST,
			'run'         => SaleStatus::Running === $sale->status ? $this->run_lists->told( $sale ) : null,
			'lots'        => array_map(
				static function ( IndexedLot $lot ): array {
					$card = $lot->card();
					return array(
						'id'     => $lot->id,
						'number' => (string) $card['number'],
						'status' => (string) $card['status'],
						'said'   => LotCard::said( $card ),
						'html'   => LotCardHtml::filled( $lot->html(), '' ),
					);
				},
				array_slice( $lots, 0, self::MOST )
			),
		);
	}

	private function is_shared( int $current, int $version ): bool {
		return $version <= $current && $version > $current - self::SHARED;
	}

	private static function question( string $business, int $sale, int $current, int $version ): string {
		return implode( '|', array( 'live', home_url(), Translations::version(), $business, $sale, $current, $version ) );
	}

	/** @return list<IndexedLot> */
	private function changed( int $sale, int $since ): array {
		global $wpdb;
		/** @var list<array{post_id: string, card: string, html: string, html_words: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, card, html, html_words FROM %i WHERE sale_id = %d AND changed_in > %d AND published = 1 ORDER BY changed_in DESC, post_id LIMIT %d', LotTable::name(), $sale, $since, self::MOST + 1 ), ARRAY_A );
		return IndexedLot::of_rows( $rows );
	}
}
