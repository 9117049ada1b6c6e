<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Calendar\ClockTime;

/**
 * Reads the run list of a sale: its lots from the index, and when each was decided from the history.
 */
final readonly class RunLists {

	/** Seconds that a lot usually takes. */
	private const PROPERTY = 240;
	private const OTHER    = 60;

	/** Lots that visitors' pages are told of. */
	private const TOLD = 300;

	/** An expected time is said to so many seconds: it is a guess. */
	private const STEP = 300;

	/** Null where lots have no order in time, or the sale has no date or is not to be held. */
	public function of( SaleRecord $sale ): ?RunList {
		if ( ! $sale->shows_lots() || ! $sale->status()->is_coming() || ! $sale->is_in_order() || 0 === $sale->starts_at() ) {
			return null;
		}
		$decided = self::decided( $sale );
		$lots    = array_map( static fn ( array $row ): array => array( 'id' => (int) $row['post_id'], 'status' => $row['status'], 'decided_at' => $decided[ (int) $row['post_id'] ] ?? 0 ), self::rows( $sale->id() ) );
		return RunList::of( $sale->starts_at(), $sale->business()->is_property() ? self::PROPERTY : self::OTHER, $lots );
	}

	/** @return array{since: int, pace: int, lots: list<int>, number: string, name: string, url: string}|null As lots-live-answer.json has it. */
	public function told( int $sale ): ?array {
		$record = SaleRecord::of( $sale );
		$run    = null === $record ? null : $this->of( $record );
		$card   = null === $run || array() === $run->lots ? null : self::card( $run->lots[0] );
		return null === $run || null === $card ? null : array(
			'since'  => $run->since,
			'pace'   => $run->pace,
			'lots'   => array_slice( $run->lots, 0, self::TOLD ),
			'number' => (string) $card['number'],
			'name'   => LotName::heading( (string) $card['title'], (string) $card['place'] ),
			'url'    => (string) $card['url'],
		);
	}

	/** e.g. 2:40pm, to five minutes. */
	public static function clock( int $time ): string {
		return ClockTime::of( intdiv( $time + intdiv( self::STEP, 2 ), self::STEP ) * self::STEP );
	}

	/** The open lot of a timed sale that ends next; 0 for none. */
	public function ending( int $sale, int $now ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM %i WHERE sale_id = %d AND published = 1 AND status = 'available' AND ends_at > %d ORDER BY ends_at, lot_sort LIMIT 1", LotTable::name(), $sale, $now ) );
	}

	/** @return list<array{post_id: string, status: string}> Of lots that visitors may see, by number: inside the key `catalogue`. */
	private static function rows( int $sale ): array {
		global $wpdb;
		/** @var list<array{post_id: string, status: string}> */
		return (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, status FROM %i WHERE sale_id = %d AND published = 1 ORDER BY lot_sort, post_id', LotTable::name(), $sale ), ARRAY_A );
	}

	/** @return array<int, int> Lot to when its status changed last, since the sale began. */
	private static function decided( SaleRecord $sale ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT history.lot_id, MAX(history.at) AS decided_at FROM %i lot JOIN %i history ON history.lot_id = lot.post_id WHERE lot.sale_id = %d AND history.field = 'status' AND history.at >= %d GROUP BY history.lot_id", LotTable::name(), $wpdb->prefix . LotHistory::TABLE, $sale->id(), $sale->starts_at() ), ARRAY_A );
		return array_map( intval( ... ), array_column( $rows, 'decided_at', 'lot_id' ) );
	}

	/** @return array<string, mixed>|null */
	private static function card( int $lot ): ?array {
		global $wpdb;
		$json = $wpdb->get_var( $wpdb->prepare( 'SELECT card FROM %i WHERE post_id = %d', LotTable::name(), $lot ) );
		return is_string( $json ) ? LotCard::decode( $json ) : null;
	}
}
