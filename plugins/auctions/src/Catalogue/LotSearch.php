<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\ResultCache\ResultCache;

/**
 * Finds lots in the index: at most five statements, whatever the number of lots.
 */
final readonly class LotSearch {

	public function __construct(
		private IndexedSales $sales,
		private ResultCache $cache,
	) {}

	/** @param IndexedSale|null $sale That of the query, where it is known. */
	public function scope( LotQuery $query, ?IndexedSale $sale = null ): LotScope {
		return LotScope::of( $query, $this->sales, $sale );
	}

	public function find( LotQuery $query ): LotResult {
		return $this->find_in( $query, $this->scope( $query ) );
	}

	/**
	 * The same where its sales are known.
	 *
	 * @param int $most Of a page only so many.
	 */
	public function find_in( LotQuery $query, LotScope $scope, int $most = LotQuery::PER_PAGE ): LotResult {
		$scope->show_tags();
		if ( array() === $scope->sales ) {
			return new LotResult( $query, $scope, 0, 0, array() );
		}
		$where  = self::where( $query, $scope );
		$select = self::select( $where, $scope->order( $query->sort ), $most, ( $query->page - 1 ) * LotQuery::PER_PAGE );
		// A whole catalogue by number needs no cache: a key answers it, and the index of sales knows the total.
		if ( array() === $query->fields() ) {
			return new LotResult( $query, $scope, $scope->total(), $scope->total(), $this->page( $select, $scope->order( $query->sort ) ) );
		}
		$question = $scope->version() . '|' . $select;
		$kept     = $this->cache->read( $question );
		if ( null === $kept ) {
			$question = $this->cache->question( $question );
			$began    = hrtime( true );
			$lots     = $this->page( $select, $scope->order( $query->sort ) );
			$matching = $this->matching( $query, $scope, $where, count( $lots ), $most );
			$answer   = array( 'ids' => array_column( $lots, 'id' ), 'total' => $matching );
			$this->cache->keep( $question, $answer, ( hrtime( true ) - $began ) / 1e9 );
			return new LotResult( $query, $scope, $scope->total(), $matching, $lots );
		}
		return new LotResult( $query, $scope, $scope->total(), $kept['total'], $this->lots( $kept['ids'] ) );
	}

	/**
	 * The lots before and after one in the catalogue that its visitor came from (LOT-12); in the whole catalogue where
	 * the lot is not in what was filtered.
	 *
	 * @return array{previous: array{url: string, number: string, title: string}|null, next: array{url: string, number: string, title: string}|null, position: int, matching: int, back: string} `position` is 0 where the lot is not in the catalogue.
	 */
	public function neighbours( LotQuery $query, int $lot ): array {
		$scope = $this->scope( $query );
		[ $near, $position, $matching ] = array() === $scope->sales ? array( array( 0, $lot, 0 ), 0, 0 ) : $this->around( $query, $scope, $lot );
		if ( 0 === $position && array() !== $query->filters && array() !== $scope->sales ) {
			$query = $query->unfiltered();
			[ $near, $position, $matching ] = $this->around( $query, $scope, $lot );
		}
		CacheTags::show_each( AuctionTags::LOT, array_values( array_filter( $near ) ) );
		$cards = array_column( array_map( static fn ( IndexedLot $one ): array => $one->card(), $this->lots( array_values( array_filter( $near ) ) ) ), null, 'id' );
		$page  = intdiv( max( 0, $position - 1 ), LotQuery::PER_PAGE ) + 1;
		$sale  = $scope->sales[0] ?? null;
		return array(
			'previous' => self::neighbour( $cards[ $near[0] ] ?? null, $query ),
			'next'     => self::neighbour( $cards[ $near[2] ] ?? null, $query ),
			'position' => $position,
			'matching' => $matching,
			'back'     => null === $sale ? '' : $sale->card()['url'] . $query->on_page( $page )->query( true ) . ( isset( $cards[ $lot ] ) ? "#lot-{$cards[ $lot ]['anchor']}" : '' ),
		);
	}

	/**
	 * Lots that every visitor may see, in this order. Lots of a sale that is not held keep their pages, which say so.
	 *
	 * @param list<int> $ids
	 * @return list<IndexedLot> Without those that are gone, or whose sale shows none yet.
	 */
	public function shown( array $ids ): array {
		CacheTags::show_each( AuctionTags::LOT, $ids );
		global $wpdb;
		return $this->in_order( $ids, $wpdb->prepare( '%i lot JOIN %i sale ON sale.post_id = lot.sale_id AND (sale.shows_lots = 1 OR (sale.published = 1 AND sale.status IN (%s, %s)))', LotTable::name(), SaleTable::name(), ...SaleStatus::off() ) );
	}

	/**
	 * Those of these lots that are still to be had at a sale to come, in this order.
	 *
	 * @param list<int> $ids
	 * @return list<IndexedLot>
	 */
	public function on_offer( array $ids ): array {
		CacheTags::show_each( AuctionTags::LOT, $ids );
		global $wpdb;
		$coming = array_column( array_filter( SaleStatus::cases(), static fn ( SaleStatus $one ): bool => $one->is_coming() ), 'value' );
		return $this->in_order( $ids, $wpdb->prepare( '%i lot JOIN %i sale ON sale.post_id = lot.sale_id AND sale.shows_lots = 1 AND lot.status = %s AND sale.status IN (' . implode( ',', array_fill( 0, count( $coming ), '%s' ) ) . ')', array( LotTable::name(), SaleTable::name(), LotStatus::Available->value, ...$coming ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * Those of these lots that a search finds and that can still be bought.
	 *
	 * @param list<int> $ids
	 * @return list<int> In the usual order.
	 */
	public function among( LotQuery $query, LotScope $scope, array $ids ): array {
		if ( array() === $ids || array() === $scope->sales ) {
			return array();
		}
		global $wpdb;
		return array_values( array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( 'SELECT post_id FROM %i WHERE ', LotTable::name() ) . self::where( $query, $scope ) . $wpdb->prepare( ' AND status = %s AND post_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ') ORDER BY ', array( LotStatus::Available->value, ...$ids ) ) . $scope->order( LotFilters::sorts()[0] ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the filters and the scope.
	}

	/**
	 * Lots of a scope, in this order: whoever asks may see that.
	 *
	 * @param list<int> $ids
	 * @return list<IndexedLot> Without those that are gone.
	 */
	private function lots( array $ids ): array {
		global $wpdb;
		return $this->in_order( $ids, $wpdb->prepare( '%i lot', LotTable::name() ) );
	}

	/**
	 * @param list<int> $ids
	 * @param string    $from Prepared.
	 * @return list<IndexedLot>
	 */
	private function in_order( array $ids, string $from ): array {
		if ( array() === $ids ) {
			return array();
		}
		global $wpdb;
		$found = IndexedLot::of_rows( (array) $wpdb->get_results( "SELECT lot.post_id, lot.card, lot.html, lot.html_words FROM {$from} " . $wpdb->prepare( 'WHERE lot.published = 1 AND lot.post_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', $ids ), ARRAY_A ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		$by_id = array_column( $found, null, 'id' );
		return array_values( array_filter( array_map( static fn ( int $id ): ?IndexedLot => $by_id[ $id ] ?? null, $ids ) ) );
	}

	/** The condition of a search, prepared. */
	public static function where( LotQuery $query, LotScope $scope ): string {
		return implode( ' AND ', array( $scope->where(), ...LotFilters::all()->conditions( $query->filters ) ) );
	}

	/**
	 * A lot with those before and after it (0 for none), its place from 1 (0 where it is not there), and how many there are.
	 *
	 * @return array{array{int, int, int}, int, int}
	 */
	private function around( LotQuery $query, LotScope $scope, int $lot ): array {
		if ( ! $query->is_filtered() && LotFilters::sorts()[0] === $query->sort ) {
			return $this->around_in_catalogue( $query, $scope, $lot );
		}
		$order = $this->order( $query, $scope );
		$at    = array_search( $lot, $order, true );
		return false === $at ? array( array( 0, $lot, 0 ), 0, count( $order ) ) : array( array( $order[ $at - 1 ] ?? 0, $lot, $order[ $at + 1 ] ?? 0 ), $at + 1, count( $order ) );
	}

	/**
	 * The same of a whole catalogue by number: two statements inside a key, where its lots are counted and not read.
	 *
	 * @return array{array{int, int, int}, int, int}
	 */
	private function around_in_catalogue( LotQuery $query, LotScope $scope, int $lot ): array {
		global $wpdb;
		$from  = $wpdb->prepare( ' FROM %i WHERE ', LotTable::name() ) . self::where( $query, $scope );
		$place = $wpdb->get_var( $wpdb->prepare( 'SELECT lot_sort FROM %i WHERE post_id = %d AND ', LotTable::name(), $lot ) . self::where( $query, $scope ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the filters and the scope.
		if ( null === $place ) {
			return array( array( 0, $lot, 0 ), 0, $scope->total() );
		}
		$before = $wpdb->prepare( ' AND (lot_sort < %s OR (lot_sort = %s AND post_id < %d))', $place, $place, $lot );
		$after  = $wpdb->prepare( ' AND (lot_sort > %s OR (lot_sort = %s AND post_id > %d))', $place, $place, $lot );
		/** @var array{earlier: string|null, later: string|null, number: string}|null $row */
		$row = $wpdb->get_row( "SELECT (SELECT post_id{$from}{$before} ORDER BY lot_sort DESC, post_id DESC LIMIT 1) AS earlier, (SELECT post_id{$from}{$after} ORDER BY lot_sort, post_id LIMIT 1) AS later, (SELECT COUNT(*){$from}{$before}) AS number", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- As above.
		return array( array( (int) ( $row['earlier'] ?? 0 ), $lot, (int) ( $row['later'] ?? 0 ) ), (int) ( $row['number'] ?? 0 ) + 1, $scope->total() );
	}

	/** @return list<int> Every lot of a search, in order. */
	private function order( LotQuery $query, LotScope $scope ): array {
		global $wpdb;
		$select = $wpdb->prepare( 'SELECT post_id AS id FROM %i WHERE ', LotTable::name() ) . self::where( $query, $scope ) . ' ORDER BY ' . $scope->order( $query->sort );
		$kept   = $this->cache->read( $scope->version() . '|' . $select );
		if ( null !== $kept ) {
			return $kept['ids'];
		}
		$question = $this->cache->question( $scope->version() . '|' . $select );
		$began    = hrtime( true );
		$ids      = array_values( array_map( intval( ... ), $wpdb->get_col( $select ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the filters and the scope.
		$this->cache->keep( $question, array( 'ids' => $ids, 'total' => count( $ids ) ), ( hrtime( true ) - $began ) / 1e9 );
		return $ids;
	}

	/** The numbers of a page alone: found, sorted and cut inside a key. */
	private static function select( string $where, string $order, int $limit, int $offset ): string {
		global $wpdb;
		return $wpdb->prepare( 'SELECT post_id AS id FROM %i WHERE ', LotTable::name() ) . "{$where} ORDER BY {$order}" . $wpdb->prepare( ' LIMIT %d OFFSET %d', $limit, $offset );
	}

	/** @return list<IndexedLot> In one statement, which reads no row but those it shows. */
	private function page( string $select, string $order ): array {
		global $wpdb;
		return IndexedLot::of_rows( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, card, html, html_words FROM %i JOIN (', LotTable::name() ) . $select . ') page ON page.id = post_id ORDER BY ' . $order, ARRAY_A ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the filters and the scope.
	}

	private function matching( LotQuery $query, LotScope $scope, string $where, int $shown, int $most ): int {
		if ( ! $query->is_filtered() ) {
			return $scope->total();
		}
		// A page that is not full tells it by itself.
		if ( $shown < $most && ( $shown > 0 || 1 === $query->page ) ) {
			return ( $query->page - 1 ) * LotQuery::PER_PAGE + $shown;
		}
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE ', LotTable::name() ) . $where ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the filters and the scope.
	}

	/**
	 * @param array<string, mixed>|null $card
	 * @return array{url: string, number: string, title: string}|null
	 */
	private static function neighbour( ?array $card, LotQuery $query ): ?array {
		return null === $card ? null : array(
			'url'    => $card['url'] . $query->query(),
			'number' => (string) $card['number'],
			'title'  => (string) $card['title'],
		);
	}
}
