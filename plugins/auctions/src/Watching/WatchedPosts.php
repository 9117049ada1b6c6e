<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Calendar\ClockTime;

/**
 * Lots and sales that may be watched, in words.
 */
final class WatchedPosts {

	/** A form and an address bring no more. */
	public const MOST = 100;

	/**
	 * The numbers in a parameter such as `12,7,31`: each once, in order.
	 *
	 * @return list<int>
	 */
	public static function ids( mixed $typed ): array {
		return is_string( $typed ) && 1 === preg_match( '/^[0-9]{1,15}(?:,[0-9]{1,15})*$/D', $typed )
			? array_slice( array_values( array_unique( array_filter( array_map( intval( ... ), explode( ',', $typed ) ) ) ) ), 0, self::MOST )
			: array();
	}

	/**
	 * @param list<int> $ids
	 * @param bool      $are_watched Whether they are somebody's own: a lot that went to a sale which shows no lots yet, or
	 *                               whose sale is cancelled, is then still told of; so is a sale that is over, of which there
	 *                               is no more news to ask for.
	 * @return array<int, array{sale: int, words: string, url: string}> Those that visitors see.
	 */
	public static function of( array $ids, bool $are_watched = false ): array {
		_prime_post_caches( $ids, false, true );
		$found = array();
		foreach ( $ids as $id ) {
			$lot  = LotRecord::of( $id );
			$sale = null === $lot ? SaleRecord::of( $id ) : null;
			if ( null !== $lot && null !== $lot->sale && ( $lot->is_published() || ( $are_watched && 'publish' === $lot->post->post_status && $lot->sale->is_published() ) ) ) {
				$found[ $id ] = array(
					'sale'  => $lot->sale->id(),
					'words' => LotName::of( $lot ),
					// The page of a lot that is not shown yet leads nowhere: its sale's does.
					'url'   => $lot->is_published() ? $lot->address() : SaleAddresses::sale( $lot->sale->slug() ),
				);
			} elseif ( null !== $sale && $sale->is_published() && ( $are_watched || ! in_array( $sale->status(), array( SaleStatus::Finished, SaleStatus::Cancelled ), true ) ) ) {
				$found[ $id ] = array(
					'sale'  => $id,
					/* translators: %s: title of a sale */
					'words' => sprintf( __( 'All lots in %s', 'hearth-hammer' ), $sale->title() ),
					'url'   => SaleAddresses::sale( $sale->slug() ),
				);
			}
		}
		return $found;
	}

	/**
	 * The same as pages list them: with the lot's picture, its price and when it is sold.
	 *
	 * @param array<int, array{sale: int, words: string, url: string}> $posts As of() gives them.
	 * @return array<int, array{sale: int, words: string, url: string, about: string, image: string}> `image`: an address, empty for none.
	 */
	public static function shown( array $posts ): array {
		$cards = self::cards( array_keys( $posts ) );
		$shown = array();
		foreach ( $posts as $id => $post ) {
			$sale         = SaleRecord::of( $post['sale'] );
			$card         = $cards[ $id ] ?? array();
			$price        = trim( ( $card['price_label'] ?? '' ) . ' ' . ( $card['price_text'] ?? '' ) );
			$when         = null === $sale || 0 === $sale->starts_at() ? '' : ClockTime::on( $sale->starts_at() );
			$shown[ $id ] = $post + array(
				'about' => implode( ' · ', array_filter( array( $price, isset( $cards[ $id ] ) && null !== $sale ? $sale->title() : '', $when ), static fn ( string $part ): bool => '' !== $part ) ),
				'image' => (string) ( $card['images'][0]['src'] ?? '' ),
			);
		}
		return $shown;
	}

	/**
	 * What the index keeps of those that are lots: one statement.
	 *
	 * @param list<int> $ids
	 * @return array<int, array<string, mixed>>
	 */
	private static function cards( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		global $wpdb;
		/** @var array<int, string> $rows */
		$rows = array_column( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, card FROM %i WHERE post_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array( LotTable::name(), ...$ids ) ), ARRAY_A ), 'card', 'post_id' ); // phpcs:ignore WordPress.DB.PreparedSQL
		return array_map( static fn ( string $card ): array => LotCard::decode( $card ), $rows );
	}
}
