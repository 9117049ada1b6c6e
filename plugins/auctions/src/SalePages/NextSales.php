<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SalePages;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Sales\Business;

/**
 * The sales that a seller or a bidder may wait for.
 */
final class NextSales {

	/** @return list<array{label: string, url: string}> Of a business, the next first: when it is held, and its page. */
	public static function of( IndexedSales $sales, Business $business, int $count = 3 ): array {
		return array_map(
			static fn ( IndexedSale $sale ): array => array(
				'label' => SaleDates::span( $sale->starts_at, $sale->ends_at ),
				'url'   => (string) $sale->card()['url'],
			),
			array_slice( $sales->coming( $business->slug, after: time() ), 0, $count )
		);
	}
}
