<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\SaleFields;

/**
 * The sales that a seller or a bidder may wait for.
 */
final class NextSales {

	/** The next of the same department; null where none is announced. */
	public static function after( IndexedSales $sales, IndexedSale $sale ): ?IndexedSale {
		$coming = array_filter( $sales->coming( '', $sale->department, after: time() ), static fn ( IndexedSale $one ): bool => $one->id !== $sale->id );
		return array_values( $coming )[0] ?? null;
	}

	/**
	 * Entries for a list of sales: those that are not held lead to the next of their department.
	 *
	 * @param list<IndexedSale> $listed
	 * @return list<array<string, mixed>> As SaleEntry makes them.
	 */
	public static function entries( IndexedSales $sales, array $listed ): array {
		return array_map( static fn ( IndexedSale $sale ): array => SaleEntry::of( $sale, $sale->status->is_off() ? self::after( $sales, $sale ) : null ), $listed );
	}

	/** @return list<array{label: string, url: string}> Of a business, the next first: when it is held, and its page. */
	public static function of( IndexedSales $sales, Business $business, int $count = 3 ): array {
		return array_map( static fn ( array $sale ): array => array( 'label' => $sale['label'], 'url' => $sale['url'] ), self::for_sellers( $sales, $business, $count ) );
	}

	/** @return list<array{label: string, url: string, newest_year: int}> The same with the newest vehicle that each takes; 0 for any. */
	public static function for_sellers( IndexedSales $sales, Business $business, int $count = 3 ): array {
		return array_map(
			static fn ( IndexedSale $sale ): array => array(
				'label'       => SaleDates::span( $sale->starts_at, $sale->ends_at ),
				'url'         => (string) $sale->card()['url'],
				'newest_year' => (int) SaleFields::fields()->value( $sale->id, 'newest_year' ),
			),
			array_slice( $sales->coming( $business->slug, after: time() ), 0, $count )
		);
	}
}
