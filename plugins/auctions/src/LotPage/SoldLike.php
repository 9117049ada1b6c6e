<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotPlace;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Core\Place\Coordinates;

/**
 * SALE-09: what the house got for similar lots in the last three years: properties nearby, vehicles of the same make and
 * model. One statement, inside a key.
 */
final class SoldLike {

	private const MOST  = 6;
	private const SINCE = 3 * YEAR_IN_SECONDS;

	/** Of a box around a property, in degrees of latitude: ten miles. */
	private const NEAR = 0.145;

	/** @return list<array{url: string, heading: string, note: string, price: string}> The nearest or the newest first; empty where nothing can be compared. */
	public static function of( LotRecord $lot, int $now ): array {
		global $wpdb;
		$point = LotPlace::point( $lot );
		$make  = LotWords::slug( $lot->text( 'make' ) );
		$model = LotWords::slug( $lot->text( 'model' ) );
		[ $where, $order ] = match ( true ) {
			null !== $point => self::near( $point ),
			$lot->business()->is_vehicle() && '' !== $make && '' !== $model => array( $wpdb->prepare( 'lot.make = %s AND lot.model = %s', $make, $model ), 'lot.starts_at DESC, lot.sale_id, lot.post_id' ),
			default => array( '', '' ),
		};
		if ( '' === $where ) {
			return array();
		}
		$rows = $wpdb->get_col( $wpdb->prepare( 'SELECT lot.card FROM %i lot JOIN %i sale ON sale.post_id = lot.sale_id AND sale.shows_lots = 1 WHERE ', LotTable::name(), SaleTable::name() ) . $where . $wpdb->prepare( ' AND lot.published = 1 AND lot.hammer > 0 AND lot.starts_at > %d AND lot.post_id <> %d', $now - self::SINCE, $lot->id() ) . " ORDER BY {$order} LIMIT " . self::MOST ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared piece by piece.
		return array_values( array_map( static fn ( mixed $json ): array => self::line( LotCard::decode( (string) $json ), $point ), $rows ) );
	}

	/** Where there are more: the results, searched by the town, or the make and model. */
	public static function search_url( LotRecord $lot ): string {
		$words = $lot->business()->is_property() ? ( $lot->text( 'town' ) ?: LotPlace::postcode( $lot ) ) : trim( $lot->text( 'make' ) . ' ' . $lot->text( 'model' ) );
		return add_query_arg( array_map( rawurlencode( ... ), array( 'search' => $words, 'business' => $lot->business()->slug ) ), SaleAddresses::results() );
	}

	/** @return array{string, string} Condition and order, prepared. */
	private static function near( Coordinates $point ): array {
		global $wpdb;
		$narrow = cos( deg2rad( $point->latitude ) );
		$across = self::NEAR / $narrow;
		return array(
			(string) $wpdb->prepare( 'lot.latitude BETWEEN %.8Fe0 AND %.8Fe0 AND lot.longitude BETWEEN %.8Fe0 AND %.8Fe0', $point->latitude - self::NEAR, $point->latitude + self::NEAR, $point->longitude - $across, $point->longitude + $across ),
			(string) $wpdb->prepare( '(lot.latitude - %f) * (lot.latitude - %f) + (lot.longitude - %f) * (lot.longitude - %f) * %f, lot.starts_at DESC, lot.post_id', $point->latitude, $point->latitude, $point->longitude, $point->longitude, $narrow * $narrow ),
		);
	}

	/**
	 * @param array<string, mixed> $card
	 * @return array{url: string, heading: string, note: string, price: string}
	 */
	private static function line( array $card, ?Coordinates $point ): array {
		$heading = LotName::heading( (string) $card['title'], (string) $card['place'] );
		$facts   = null === $point ? array_slice( $card['facts'], 0, 2 ) : array( $heading === $card['title'] ? '' : (string) $card['title'] );
		return array(
			'url'     => (string) $card['url'],
			'heading' => $heading,
			'note'    => implode( ' · ', array_filter( array( ...$facts, LotName::in_sale( $card ) ) ) ),
			'price'   => trim( $card['price_label'] . ' ' . $card['price_text'] ),
		);
	}
}
