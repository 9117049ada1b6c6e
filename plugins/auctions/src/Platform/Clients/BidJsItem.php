<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use HearthHammer\Auctions\Platform\SaleKey;

/**
 * What BidJS reports, in the words of our plain feed. It reports no guide price and no facts: those stay as they are here.
 */
final class BidJsItem {

	private const SALE_TYPES = array(
		'timed'   => 'timed',
		'webcast' => 'live-online',
	);

	/**
	 * @param array<mixed> $item Of an auction report or an items report.
	 * @return array<string, mixed>
	 */
	public static function lot( array $item, SaleKey $sale ): array {
		$status = BidJsStatuses::of_item( $item['status'] ?? $item['statusId'] ?? null );
		// Of the winner the amount alone: who it was is none of our business.
		$amount = is_array( $item['winner'] ?? null ) ? $item['winner']['amount'] ?? null : null;
		$lot    = array(
			'auctioneer_id' => $sale->auctioneer,
			'sale_id'       => $sale->sale,
			'lot_id'        => SaleKey::text( $item['id'] ?? null ),
			'lot_number'    => $item['lotNumber'] ?? '',
			'title'         => $item['title'] ?? null,
			'status'        => $status,
			'hammer'        => 'sold' === $status ? $amount : 0,
			'ends_at'       => self::seconds( $item['endTime'] ?? null ),
		);
		$text = $item['description'] ?? $item['summary'] ?? null;
		if ( null !== $text ) {
			$lot['description'] = $text;
		}
		if ( is_array( $item['imageUrls'] ?? null ) ) {
			$lot['images'] = array();
			foreach ( array_values( $item['imageUrls'] ) as $position => $url ) {
				$lot['images'][] = array( 'url' => $url, 'position' => $position + 1 );
			}
		}
		return $lot;
	}

	/**
	 * @param array<mixed> $auction Of the list of auctions.
	 * @return array<string, mixed>
	 */
	public static function sale( array $auction, string $department ): array {
		$kind = strtolower( (string) preg_replace( '/Auction$/i', '', is_string( $auction['type'] ?? null ) ? $auction['type'] : '' ) );
		return array(
			'auctioneer_id' => SaleKey::text( is_array( $auction['auctioneer'] ?? null ) ? $auction['auctioneer']['id'] ?? null : null ),
			'sale_id'       => SaleKey::text( $auction['id'] ?? null ),
			'title'         => $auction['title'] ?? null,
			'department_id' => $department,
			'sale_type'     => self::SALE_TYPES[ $kind ] ?? 'live-online',
			'starts_at'     => self::seconds( $auction['auctionStartTime'] ?? null ),
			'status'        => BidJsStatuses::of_sale( $auction['statusId'] ?? null, true === ( $auction['live'] ?? null ) ),
			'lot_count'     => $auction['itemCount'] ?? null,
		);
	}

	/**
	 * Its marketplace never closes, and is no sale.
	 *
	 * @param array<mixed> $auction
	 */
	public static function is_shop( array $auction ): bool {
		return true === ( $auction['marketplace'] ?? null );
	}

	/** From milliseconds. */
	private static function seconds( mixed $time ): int {
		return is_int( $time ) || is_float( $time ) ? intdiv( (int) $time, 1000 ) : 0;
	}
}
