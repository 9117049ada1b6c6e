<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Catalogue\IndexedLot;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotResult;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Templates\Template;
use LogicException;

/**
 * The blocks that show sales and their lots anywhere.
 */
final readonly class SaleBlocks {

	private const MOST_CHOSEN = 12;

	public function __construct(
		private IndexedSales $sales,
		private Archive $archive,
		private LotSearch $search,
		private LotList $lists,
		private RunningSale $running,
	) {}

	/** @param array<string, mixed> $attributes business, limit. */
	public function coming( array $attributes ): string {
		$business = self::business( $attributes );
		$sales    = array_slice( $this->sales->listed( $business->slug ?? '' ), 0, self::limit( $attributes, 12 ) );
		return $this->html( 'coming-sales', array_map( $this->with_now( ... ), NextSales::entries( $this->sales, $sales ) ), $business );
	}

	/**
	 * @param array<string, mixed> $entry
	 * @return array<string, mixed> And `now`: which lot is being sold, as HTML.
	 */
	private function with_now( array $entry ): array {
		$sale = $entry['is_running'] ? $this->sales->one( (int) $entry['id'] ) : null;
		return $entry + array( 'now' => null === $sale ? '' : $this->running->now( $sale, true ) );
	}

	/** @param array<string, mixed> $attributes business, limit. */
	public function results( array $attributes ): string {
		$business = self::business( $attributes );
		return $this->html( 'sale-results', $this->archive->newest( $business, self::limit( $attributes, 3 ) ), $business );
	}

	/**
	 * Sales of a year of the archive, as the block of results shows them.
	 *
	 * @param list<array<string, mixed>> $sales Entries.
	 */
	public function table( array $sales, bool $names_business ): string {
		return $this->html( 'sale-results', $sales, null, $names_business );
	}

	/**
	 * Lots that an editor chose, while they are to be had, else the best of the next sale; then lots of coming sales of a
	 * business, or of all: those that are to be had, and only where there are none the others.
	 *
	 * @param array<string, mixed> $attributes lots (post ids), business, limit.
	 */
	public function lots( array $attributes ): string {
		$limit  = self::limit( $attributes, 6 );
		$chosen = $this->search->on_offer( self::ids( $attributes ) );
		$result = $this->coming_lots( self::business( $attributes ) );
		$lots   = array_column( $chosen, null, 'id' ) + array_column( array() === $chosen ? $this->best( self::business( $attributes ), $limit ) : array(), null, 'id' ) + array_column( $result->lots, null, 'id' );
		$shown  = array_slice( array_values( $lots ), 0, max( $limit, count( $chosen ) ) );
		return array() === $shown ? '' : $this->lists->html( new LotResult( $result->query->unfiltered(), $result->scope, $result->total, $result->matching, $shown ), LotTools::allowed( false, false ) );
	}

	/**
	 * What the next sale is best known by: the dearest of its lots that are to be had.
	 *
	 * @return list<IndexedLot>
	 */
	private function best( ?Business $business, int $limit ): array {
		$next = $this->sales->coming( $business->slug ?? '', with_lots: true )[0] ?? null;
		if ( null === $next ) {
			return array();
		}
		$query = LotQuery::from_request( array( 'status' => LotStatus::Available->value, 'sort' => 'price-desc' ), $next );
		return $this->search->find_in( $query, $this->search->scope( $query, $next ), $limit )->lots;
	}

	/** Of the first business that has some. */
	private function coming_lots( ?Business $business ): LotResult {
		$result = null;
		foreach ( null === $business ? Business::all() : array( $business ) as $one ) {
			$result = $this->search->find( LotQuery::from_request( array( 'status' => LotStatus::Available->value ), $one ) );
			$result = array() === $result->lots ? $this->search->find( LotQuery::from_request( array(), $one ) ) : $result;
			if ( array() !== $result->lots ) {
				return $result;
			}
		}
		return $result ?? throw new LogicException( 'There is always a business.' );
	}

	/** @param list<array<string, mixed>> $sales */
	private function html( string $template, array $sales, ?Business $business, bool $names_business = true ): string {
		return array() === $sales ? '' : ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get( $template, array( 'sales' => $sales, 'names_business' => $names_business && null === $business ) );
	}

	/** @param array<string, mixed> $attributes */
	private static function business( array $attributes ): ?Business {
		return is_string( $attributes['business'] ?? null ) ? Business::from_slug( $attributes['business'] ) : null;
	}

	/** @param array<string, mixed> $attributes */
	private static function limit( array $attributes, int $otherwise ): int {
		return is_numeric( $attributes['limit'] ?? null ) ? max( 1, min( 50, (int) $attributes['limit'] ) ) : $otherwise;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return list<int>
	 */
	private static function ids( array $attributes ): array {
		$ids = is_array( $attributes['lots'] ?? null ) ? array_filter( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $attributes['lots'] ) ) : array();
		return array_slice( array_values( array_unique( $ids ) ), 0, self::MOST_CHOSEN );
	}
}
