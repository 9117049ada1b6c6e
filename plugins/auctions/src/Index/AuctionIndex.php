<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Core\Index\IndexUpdate;
use HearthHammer\Core\Locks\Locks;

/**
 * The indexes of lots and of sales together: a sale's row counts its lots, a lot's row knows its sale's date.
 *
 * Whatever changes one marks it; when the request ends each is indexed once. An import suspends that, gives its
 * batches to index_lots(), and resumes.
 */
final readonly class AuctionIndex {

	/** A sale with more lots leaves them to the worker when its date or address changes. */
	private const AT_ONCE = 200;

	public LotIndexer $lots;
	public SaleIndexer $sales;
	public IndexUpdate $lots_update;
	public IndexUpdate $sales_update;

	public function __construct( Locks $locks ) {
		$words              = new LotWords();
		$this->sales        = new SaleIndexer( $words, $this->moved( ... ) );
		$this->lots         = new LotIndexer( $words, fn ( array $sales ) => $this->sales->index_many( $sales ) );
		$this->lots_update  = new IndexUpdate( LotTable::definition(), $this->lots, $locks, LotTable::UPDATE, LotTable::SHAPE );
		$this->sales_update = new IndexUpdate( SaleTable::definition(), $this->sales, $locks, SaleTable::UPDATE, SaleTable::SHAPE );
	}

	public function flush(): void {
		// A sale that moved marks its lots, and they their sales: the second time nothing is left to do.
		$this->sales->flush();
		$this->lots->flush();
	}

	/** As the last thing of a request. */
	public function flush_last(): void {
		$this->sales->flush_last();
		$this->lots->flush_last();
	}

	/** Until resume() as many times, marks wait. */
	public function suspend(): void {
		$this->sales->suspend();
		$this->lots->suspend();
	}

	/** Then indexes whatever was marked and not indexed meanwhile. */
	public function resume(): void {
		$this->sales->resume();
		$this->lots->resume();
	}

	/** @param list<int> $ids Posts. Their sales are counted anew, too. */
	public function index_lots( array $ids ): void {
		$this->lots->index_many( $ids );
	}

	/** @param list<int> $ids Posts. */
	public function index_sales( array $ids ): void {
		$this->sales->index_many( $ids );
		$this->lots->flush();
	}

	/** @param list<int> $sales Whose lots hold what is no longer so. */
	private function moved( array $sales ): void {
		global $wpdb;
		$lots = array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE sale_id IN (' . implode( ',', array_fill( 0, count( $sales ), '%d' ) ) . ')', array( LotTable::name(), ...$sales ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		if ( count( $lots ) > self::AT_ONCE ) {
			$this->lots_update->leave( array_values( $lots ) );
			return;
		}
		foreach ( $lots as $lot ) {
			$this->lots->mark( $lot );
		}
	}
}
