<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\Translations\Translations;

/**
 * Reads the run list of a sale: its lots from the index, and when each was decided from the history.
 *
 * @phpstan-type Told array{since: int, pace: int, lots: list<int>, number: string, name: string, url: string}
 */
final readonly class RunLists {

	/** Seconds that a lot usually takes. */
	private const PROPERTY = 240;
	private const OTHER    = 60;

	/** An expected time is said to so many seconds: it is a guess. */
	private const STEP = 300;

	/** @param int $most Lots that visitors' pages are told of. */
	public function __construct( private ResultCache $cache, private int $most = 300 ) {}

	/** Null where lots have no order in time, or the sale has no date or is not to be held. */
	public function of( SaleRecord $sale ): ?RunList {
		if ( ! $sale->shows_lots() || ! $sale->status()->is_coming() || ! $sale->is_in_order() || 0 === $sale->starts_at() ) {
			return null;
		}
		$decided = self::decided( $sale );
		$lots    = array();
		foreach ( self::rows( $sale->id(), array_keys( $decided ) ) as [ $id, $status ] ) {
			$lots[] = array( 'id' => (int) $id, 'status' => $status, 'decided_at' => $decided[ (int) $id ] ?? 0 );
		}
		return RunList::of( $sale->starts_at(), $sale->business()->is_property() ? self::PROPERTY : self::OTHER, $lots );
	}

	/** @return Told|null As lots-live-answer.json has it. */
	public function told( IndexedSale $sale ): ?array {
		// The lots of one day are read as fast as an answer that was kept.
		if ( $sale->lots <= $this->most ) {
			return $this->made( $sale->id );
		}
		$asked = implode( '|', array( 'run', home_url(), Translations::version(), $sale->id, $sale->version ) );
		$kept  = $this->cache->kept( $asked );
		if ( null === $kept ) {
			$question = $this->cache->question( $asked );
			$began    = hrtime( true );
			$kept     = array( 'run' => $this->made( $sale->id ) );
			$this->cache->keep( $question, $kept, ( hrtime( true ) - $began ) / 1e9 );
		}
		/** @var Told|null */
		return $kept['run'] ?? null;
	}

	/** @return Told|null */
	private function made( int $sale ): ?array {
		$record = SaleRecord::of( $sale );
		$run    = null === $record ? null : $this->of( $record );
		$card   = null === $run || array() === $run->lots ? null : self::card( $run->lots[0] );
		return null === $run || null === $card ? null : array(
			'since'  => $run->since,
			'pace'   => $run->pace,
			'lots'   => array_slice( $run->lots, 0, $this->most ),
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

	/**
	 * Lots that visitors may see and that are for sale, or were decided in this sale, by number: inside the key `catalogue`.
	 *
	 * @param list<int> $decided
	 * @return list<array{string, string}> Lot and status.
	 */
	private static function rows( int $sale, array $decided ): array {
		global $wpdb;
		$also = array() === $decided ? '' : ' OR post_id IN (' . implode( ',', $decided ) . ')';
		/** @var list<array{string, string}> */
		return (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, status FROM %i WHERE sale_id = %d AND published = 1', LotTable::name(), $sale ) . " AND (status = 'available'{$also}) ORDER BY lot_sort, post_id", ARRAY_N ); // phpcs:ignore WordPress.DB.PreparedSQL -- Whole numbers.
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
