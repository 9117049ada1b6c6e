<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Platform\Records\LotMapper;
use HearthHammer\Auctions\Platform\SaleKey;

/**
 * What BidJS reports, in the words of our plain feed. It reports no guide price and no facts: those stay as they are here.
 * Shapes: "Auctions List", "Auction Report", "Items Report", "Common Data" at docs.bidjs.com; purchase options: "Purchase
 * Option Choices when Creating Items" at support.bidlogix.com.
 */
final class BidJsItem {

	private const SALE_TYPES = array(
		'timed'   => 'timed',
		'webcast' => 'live-online',
	);

	private const OPTIONS = array(
		'BUY_NOW'    => 'buy_now',
		'MAKE_OFFER' => 'make_offer',
		'TENDER'     => 'tender',
		'TENDER_PCT' => 'tender_percent',
		'TRANSFER'   => 'transfer',
	);

	/** Of an item that BidJS does not show either. */
	public const HIDDEN = 'hidden';

	/**
	 * BidJS's codes in our words, from its page "Status Codes" as it stood on 22 November 2026. Reports give the number or
	 * the name. A suspended lot is postponed, one that was transferred to another auction is withdrawn from this one: neither
	 * can be bid for. A code that is not on that page is passed on as it came.
	 */
	private const SALE_STATUSES = array(
		1 => array( 'NEW', 'draft' ),
		2 => array( 'DRAFT', 'draft' ),
		3 => array( 'PREVIEW', 'draft' ),
		4 => array( 'LIVE', 'catalogue' ),
		5 => array( 'RECONCILIATION', 'finished' ),
		6 => array( 'ARCHIVED', 'finished' ),
	);

	private const STATUSES = array(
		1  => array( 'NEW', self::HIDDEN ),
		2  => array( 'DRAFT', self::HIDDEN ),
		3  => array( 'PREVIEW', self::HIDDEN ),
		4  => array( 'LIVE', 'available' ),
		5  => array( 'WITHDRAWN', 'withdrawn' ),
		6  => array( 'SOLD', 'sold' ),
		7  => array( 'SOLD_MAKE_OFFER', 'sold' ),
		8  => array( 'UNSOLD', 'unsold' ),
		9  => array( 'SUSPENDED', 'postponed' ),
		10 => array( 'SOLD_BUY_NOW', 'sold' ),
		11 => array( 'SOLD_BULK_BUY_FULL', 'sold' ),
		12 => array( 'SOLD_BULK_BUY_PARTIAL', 'available' ),
		13 => array( 'OPEN_BULK_BUY_PARTIAL', 'available' ),
		14 => array( 'WITHDRAWN_ENDED', 'withdrawn' ),
		15 => array( 'TRANSFERRED', 'withdrawn' ),
		16 => array( 'TENDER_ACCEPTED', 'sold' ),
	);

	/** Of its address, in the order in which people write it. */
	private const PLACE = array( 'name', 'addressLine1', 'address1', 'line1', 'addressLine2', 'address2', 'line2', 'townCity', 'town', 'city', 'county', 'postcode', 'zipCode' );

	/**
	 * @param array<mixed> $item Of an auction report or an items report.
	 * @return array<string, mixed>
	 */
	public static function lot( array $item, SaleKey $sale ): array {
		$status = self::status( $item['status'] ?? $item['statusId'] ?? null );
		$ours   = LotStatus::tryFrom( $status );
		// Of the winner the amount alone: who it was is none of our business.
		$amount = is_array( $item['winner'] ?? null ) ? $item['winner']['amount'] ?? null : null;
		$lot    = array(
			'auctioneer_id' => $sale->auctioneer,
			'sale_id'       => $sale->sale,
			'lot_id'        => SaleKey::text( $item['id'] ?? null ),
			'lot_number'    => $item['lotNumber'] ?? '',
			'title'         => $item['title'] ?? null,
			'status'        => '' === $status ? LotMapper::NO_STATUS : $status,
			'ends_at'       => self::seconds( $item['endTime'] ?? null ),
		);
		if ( null !== $ours ) {
			// A status that says nothing takes no price away.
			$lot['hammer'] = LotStatus::Sold === $ours ? $amount : 0;
		}
		$text = $item['description'] ?? $item['summary'] ?? null;
		if ( null !== $text ) {
			$lot['description'] = $text;
		}
		$category = self::name( $item['category'] ?? null );
		$lot     += null === $category ? array() : array( 'category' => mb_substr( $category, 0, 120 ) );
		$option   = self::name( $item['purchaseOption'] ?? null );
		$lot     += null === $option ? array() : array( 'purchase_option' => self::OPTIONS[ strtoupper( (string) preg_replace( '/[^A-Za-z]+/', '_', $option ) ) ] ?? '' );
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
		$place = is_array( $auction['location'] ?? null ) ? $auction['location'] : array();
		$venue = implode( ', ', array_unique( array_filter( array_map( static fn ( string $part ): string => is_string( $place[ $part ] ?? null ) ? trim( $place[ $part ] ) : '', self::PLACE ) ) ) );
		$starts = self::seconds( $auction['auctionStartTime'] ?? null );
		$ends   = self::seconds( $auction['auctionEndTime'] ?? null ) ?: self::seconds( $auction['primaryDate'] ?? null );
		$kind = strtolower( (string) preg_replace( '/Auction$/i', '', is_string( $auction['type'] ?? null ) ? $auction['type'] : '' ) );
		return array(
			'auctioneer_id' => SaleKey::text( is_array( $auction['auctioneer'] ?? null ) ? $auction['auctioneer']['id'] ?? null : null ),
			'sale_id'       => SaleKey::text( $auction['id'] ?? null ),
			'title'         => $auction['title'] ?? null,
			'department_id' => $department,
			'sale_type'     => self::SALE_TYPES[ $kind ] ?? 'live-online',
			'starts_at'     => $starts,
			'status'        => self::sale_status( $auction['statusId'] ?? null, true === ( $auction['live'] ?? null ) ),
			'lot_count'     => $auction['itemCount'] ?? null,
		) + array_filter( array( 'venue' => mb_substr( $venue, 0, 200 ), 'ends_at' => $ends > $starts ? $ends : 0 ) );
	}

	/**
	 * Its marketplace never closes, and is no sale.
	 *
	 * @param array<mixed> $auction
	 */
	public static function is_shop( array $auction ): bool {
		return true === ( $auction['marketplace'] ?? null );
	}

	/** The code of a currency that is not pounds; '' for pounds, and where BidJS names none. */
	public static function foreign_currency( mixed $currency ): string {
		$code = is_array( $currency ) && is_string( $currency['code'] ?? null ) ? strtoupper( trim( $currency['code'] ) ) : '';
		return in_array( $code, array( '', 'GBP' ), true ) ? '' : mb_substr( (string) preg_replace( '/[^A-Z]/', '', $code ), 0, 3 );
	}

	public static function sale_status( mixed $said, bool $is_live ): string {
		$status = self::look_up( self::SALE_STATUSES, $said );
		return 'catalogue' === $status && $is_live ? 'running' : $status;
	}

	/** One of ours, HIDDEN, or what BidJS said. */
	public static function status( mixed $said ): string {
		return self::look_up( self::STATUSES, $said );
	}

	/** @param array<int, array{string, string}> $table Code to name and our word. */
	private static function look_up( array $table, mixed $said ): string {
		if ( ! is_int( $said ) && ! is_string( $said ) ) {
			return '';
		}
		$name = strtoupper( (string) preg_replace( '/[^A-Za-z0-9]+/', '_', trim( (string) $said ) ) );
		foreach ( $table as $code => [ $known, $ours ] ) {
			if ( (string) $code === $name || $known === $name ) {
				return $ours;
			}
		}
		return mb_substr( (string) $said, 0, 60 );
	}

	/** A text, or the name of an object; null where there is neither. */
	private static function name( mixed $said ): ?string {
		$name = is_array( $said ) ? $said['name'] ?? null : $said;
		return is_string( $name ) ? trim( $name ) : null;
	}

	/** From milliseconds. */
	private static function seconds( mixed $time ): int {
		return is_int( $time ) || is_float( $time ) ? intdiv( (int) $time, 1000 ) : 0;
	}
}
