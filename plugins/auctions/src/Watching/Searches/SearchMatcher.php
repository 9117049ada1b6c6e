<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching\Searches;

use HearthHammer\Auctions\Catalogue\LotScope;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Watching\WatchTables;

/**
 * Finds which watched searches events concern: each distinct search takes a statement or two for a batch, however many
 * people watch it. The catalogue's own query decides which lots match.
 */
final class SearchMatcher {

	/** A lot that visitors see for the first time; a catalogue that is published; entries that close soon. */
	public const KINDS = array( 'new', 'catalogue', 'entries' );

	/** @var array<string, LotScope> Of this step: many searches look at the same sales. */
	private array $scopes = array();

	public function __construct(
		private readonly WatchedSearches $searches,
		private readonly LotSearch $search,
	) {}

	/** Assigns the events of a batch to the people whose searches they concern. */
	public function match( string $batch ): void {
		$this->scopes = array();
		$events       = self::events( $batch );
		foreach ( $this->searches->covering( array_column( $events, 'business', 'sale_id' ) ) as $search ) {
			self::assign( $search, $this->concerning( $search, $events ) );
		}
	}

	/**
	 * @param list<array{id: int, lot_id: int, sale_id: int, kind: string, business: string}> $events
	 * @return list<int> Those that concern the search.
	 */
	private function concerning( WatchedSearch $search, array $events ): array {
		$covered = array_filter( $events, static fn ( array $event ): bool => $search->covers( $event['sale_id'], $event['business'] ) );
		$lots    = array_column( array_filter( $covered, static fn ( array $event ): bool => 'new' === $event['kind'] ), 'id', 'lot_id' );
		$found   = array() === $lots ? array() : array_values( array_intersect_key( $lots, array_flip( $this->search->among( $search->query(), $this->scope( $search ), array_keys( $lots ) ) ) ) );
		foreach ( $covered as $event ) {
			// Someone who follows one sale wants to know that its catalogue is out, whatever is in it.
			if ( 'entries' === $event['kind'] || ( 'catalogue' === $event['kind'] && ( $search->sale > 0 || $this->has_lots( $search, $event['sale_id'] ) ) ) ) {
				$found[] = $event['id'];
			}
		}
		return $found;
	}

	private function has_lots( WatchedSearch $search, int $sale ): bool {
		$record = SaleRecord::of( $sale );
		return null !== $record && $this->search->find( $search->query( $record, array( 'status' => 'available' ) ) )->matching > 0;
	}

	private function scope( WatchedSearch $search ): LotScope {
		return $this->scopes[ "{$search->business->slug}:{$search->sale}" ] ??= $this->search->scope( $search->query() );
	}

	/** @param list<int> $events */
	private static function assign( WatchedSearch $search, array $events ): void {
		global $wpdb;
		if ( array() === $events ) {
			return;
		}
		$marks = implode( ',', array_fill( 0, count( $events ), '%d' ) );
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i (watch_id, event_id, outbox_id, told_at) SELECT w.id, e.id, 0, 0 FROM %i s JOIN %i w ON w.id = s.watch_id JOIN %i e ON e.id IN ({$marks}) WHERE s.search_key = %s AND s.counts_from > 0 AND e.happened_at >= s.counts_from AND w.state = 'active'", array( WatchTables::name( WatchTables::NEWS ), WatchTables::name( WatchTables::SEARCH ), WatchTables::name( WatchTables::WATCH ), WatchTables::name( WatchTables::EVENT ), ...$events, $search->key() ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
	}

	/** @return list<array{id: int, lot_id: int, sale_id: int, kind: string, business: string}> Of a batch, those that searches look at. */
	private static function events( string $batch ): array {
		global $wpdb;
		/** @var list<array<string, string>> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT e.id, e.lot_id, e.sale_id, e.kind, sale.business FROM %i e JOIN %i sale ON sale.post_id = e.sale_id WHERE e.batch = %s AND e.matched_at = 0 AND e.kind IN (' . implode( ',', array_fill( 0, count( self::KINDS ), '%s' ) ) . ')', array( WatchTables::name( WatchTables::EVENT ), SaleTable::name(), $batch, ...self::KINDS ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		return array_map(
			static fn ( array $row ): array => array(
				'id'       => (int) $row['id'],
				'lot_id'   => (int) $row['lot_id'],
				'sale_id'  => (int) $row['sale_id'],
				'kind'     => $row['kind'],
				'business' => $row['business'],
			),
			$rows
		);
	}
}
