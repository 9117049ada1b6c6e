<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

/**
 * BidJS's codes in our words, from its page "Status Codes" as it stood on 22 November 2026. Reports give the number or
 * the name. A suspended lot is postponed, one that was transferred to another auction is withdrawn from this one: neither
 * can be bid for. A code that is not on that page is passed on as it came.
 */
final class BidJsStatuses {

	private const SALES = array(
		1 => array( 'NEW', 'draft' ),
		2 => array( 'DRAFT', 'draft' ),
		3 => array( 'PREVIEW', 'draft' ),
		4 => array( 'LIVE', 'catalogue' ),
		5 => array( 'RECONCILIATION', 'finished' ),
		6 => array( 'ARCHIVED', 'finished' ),
	);

	private const ITEMS = array(
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

	/** Of an item that BidJS does not show either. */
	public const HIDDEN = 'hidden';

	public static function of_sale( mixed $said, bool $is_live ): string {
		$status = self::look_up( self::SALES, $said );
		return 'catalogue' === $status && $is_live ? 'running' : $status;
	}

	/** One of ours, HIDDEN, or what BidJS said. */
	public static function of_item( mixed $said ): string {
		return self::look_up( self::ITEMS, $said );
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
}
