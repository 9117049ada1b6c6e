<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Place\Place;
use HearthHammer\Core\Place\Places;

/**
 * The lots of a catalogue of property on a map: all that the filters leave, in two statements, three where an address
 * is hidden. Such a lot is shown at its town, which its card tells too, and nowhere where the town is not known.
 */
final class LotMap {

	/** More than any catalogue of property has; the map says how many it does not show. */
	private const MOST = 1000;

	/** Miles from a hidden lot within which a place of its town's name is that town, and not another of the name. */
	private const NEAR = 10.0;

	/** @return array{data: list<array<string, mixed>>, total: int} As schemas/lots-map-answer.json. */
	public function find( LotQuery $query, LotScope $scope ): array {
		if ( array() === $scope->sales ) {
			return array(
				'data'  => array(),
				'total' => 0,
			);
		}
		global $wpdb;
		$from = $wpdb->prepare( ' FROM %i WHERE ', LotTable::name() ) . LotSearch::where( $query, $scope ) . $wpdb->prepare( ' AND status <> %s', LotStatus::Withdrawn->value );
		/** @var list<array<string, string>> $rows */
		$rows  = (array) $wpdb->get_results( "SELECT card, town, address_hidden, latitude, longitude{$from} AND latitude IS NOT NULL ORDER BY lot_sort, post_id" . $wpdb->prepare( ' LIMIT %d', self::MOST ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the filters and the scope.
		$total = (int) $wpdb->get_var( "SELECT COUNT(*){$from}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- As above.
		$towns = self::towns( $rows );
		$pins  = array();
		foreach ( $rows as $row ) {
			$point = self::point( $row, $towns );
			if ( null !== $point ) {
				$pins[] = self::pin( LotCard::decode( $row['card'] ), $point, $query );
			}
		}
		return array(
			'data'  => $pins,
			'total' => $total,
		);
	}

	/**
	 * @param array<string, mixed> $card
	 * @return array<string, mixed>
	 */
	private static function pin( array $card, Coordinates $point, LotQuery $query ): array {
		return array(
			'url'       => $card['url'] . $query->query(),
			'number'    => $card['number'],
			'title'     => $card['title'],
			'place'     => $card['place'],
			'price'     => trim( "{$card['price_label']} {$card['price_text']}" ),
			'status'    => $card['status_label'],
			'image'     => $card['images'][0]['src'] ?? '',
			'latitude'  => round( $point->latitude, 5 ),
			'longitude' => round( $point->longitude, 5 ),
		);
	}

	/**
	 * @param array<string, string>      $row
	 * @param array<string, list<Place>> $towns
	 */
	private static function point( array $row, array $towns ): ?Coordinates {
		$point = new Coordinates( (float) $row['latitude'], (float) $row['longitude'] );
		if ( '1' !== (string) $row['address_hidden'] ) {
			return $point;
		}
		$near = array();
		foreach ( $towns[ NameKey::of( $row['town'] ) ] ?? array() as $town ) {
			$near[ (string) $point->distance_to( $town->coordinates ) ] = $town->coordinates;
		}
		ksort( $near, SORT_NUMERIC );
		return array() !== $near && (float) array_key_first( $near ) <= self::NEAR ? reset( $near ) : null;
	}

	/**
	 * The places of the towns of hidden lots.
	 *
	 * @param list<array<string, string>> $rows
	 * @return array<string, list<Place>> By the key of their name.
	 */
	private static function towns( array $rows ): array {
		$hidden = array_filter( $rows, static fn ( array $row ): bool => '1' === (string) $row['address_hidden'] );
		$keys   = array_values( array_unique( array_filter( array_map( NameKey::of( ... ), array_column( $hidden, 'town' ) ) ) ) );
		$towns  = array();
		if ( array() !== $keys ) {
			foreach ( ( new Places() )->select( 'kind = %s AND name_key IN (' . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ')', array( 'town', ...$keys ) ) as $town ) {
				$towns[ NameKey::of( $town->name ) ][] = $town;
			}
		}
		return $towns;
	}
}
