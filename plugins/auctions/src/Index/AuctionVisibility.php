<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Visibility\HiddenPosts;

/**
 * Sales in preparation, and lots of sales whose catalogue is not open.
 */
final class AuctionVisibility {

	/** @return list<HiddenPosts> */
	public static function modules(): array {
		return array(
			new HiddenPosts(
				SalePostType::NAME,
				self::hidden_sales( ... ),
				static fn ( int $id ): bool => false === SaleRecord::of( $id )?->is_published(),
				'edit_hh_sales',
				static fn (): string => __( 'Auction not found.', 'hearth-hammer' )
			),
			new HiddenPosts(
				LotPostType::NAME,
				self::hidden_lots( ... ),
				static fn ( int $id ): bool => false === LotRecord::of( $id )?->is_published(),
				'edit_hh_lots',
				static fn (): string => __( 'Lot not found.', 'hearth-hammer' )
			),
		);
	}

	/** Those that the index does not have yet are hidden, too. */
	private static function hidden_sales(): string {
		global $wpdb;
		return (string) $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} hh_hidden WHERE hh_hidden.post_type = %s AND hh_hidden.ID NOT IN (SELECT post_id FROM %i WHERE published = 1)", SalePostType::NAME, SaleTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	private static function hidden_lots(): string {
		global $wpdb;
		return (string) $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} hh_hidden WHERE hh_hidden.post_type = %s AND hh_hidden.ID NOT IN (SELECT lot.post_id FROM %i lot JOIN %i sale ON sale.post_id = lot.sale_id WHERE lot.published = 1 AND sale.shows_lots = 1)", LotPostType::NAME, LotTable::name(), SaleTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
	}
}
