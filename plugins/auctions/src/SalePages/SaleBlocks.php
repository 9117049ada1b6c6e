<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\Catalogue\LotResult;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Templates\Template;

/**
 * The blocks that show sales and their lots anywhere.
 */
final readonly class SaleBlocks {

	public function __construct(
		private IndexedSales $sales,
		private Archive $archive,
		private LotSearch $search,
		private LotList $lists,
	) {}

	/** @param array<string, mixed> $attributes business, limit. */
	public function coming( array $attributes ): string {
		$business = self::business( $attributes );
		$sales    = array_slice( $this->sales->coming( $business->slug ?? '' ), 0, self::limit( $attributes, 12 ) );
		return $this->html( 'coming-sales', array_map( SaleEntry::of( ... ), $sales ), $business );
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
	 * Lots of coming sales of a business, or of all: those that are to be had, and only where there are none the others.
	 *
	 * @param array<string, mixed> $attributes business, limit.
	 */
	public function lots( array $attributes ): string {
		$business = self::business( $attributes );
		$limit    = self::limit( $attributes, 6 );
		foreach ( null === $business ? Business::all() : array( $business ) as $one ) {
			$result = $this->search->find( LotQuery::from_request( array( 'status' => LotStatus::Available->value ), $one ) );
			$result = array() === $result->lots ? $this->search->find( LotQuery::from_request( array(), $one ) ) : $result;
			if ( array() !== $result->lots ) {
				return $this->lists->html( new LotResult( $result->query->unfiltered(), $result->scope, $result->total, $result->matching, array_slice( $result->lots, 0, $limit ) ), LotTools::allowed( false, false ) );
			}
		}
		return '';
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
}
