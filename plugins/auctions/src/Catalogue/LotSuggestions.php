<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\LotCard;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SearchText;

/**
 * What a visitor who types may mean: makes, models, kinds and places that there are, then single lots.
 */
final readonly class LotSuggestions {

	private const WORDS = 5;
	private const LOTS  = 5;

	/** Filters whose labels are worth typing. */
	private const OF = array( 'make', 'model', 'body', 'type', 'county', 'town' );

	/**
	 * @param array<string, list<array{value: string, label: string, count: int, within: string}>> $facets Of the same search without its words.
	 * @return list<array{label: string, search: string}>
	 */
	public static function of( LotQuery $query, LotScope $scope, array $facets ): array {
		$typed = SearchText::searched( $query->filters['search'] ?? '' );
		return array() === $typed || array() === $scope->sales ? array() : array( ...self::words( $typed, $facets ), ...self::lots( $query, $scope ) );
	}

	/**
	 * @param list<string>                                                                           $typed
	 * @param array<string, list<array{value: string, label: string, count: int, within: string}>> $facets
	 * @return list<array{label: string, search: string}>
	 */
	private static function words( array $typed, array $facets ): array {
		$found = array();
		foreach ( self::OF as $name ) {
			foreach ( $facets[ $name ] ?? array() as $value ) {
				$text = ' ' . str_replace( '-', ' ', $value['within'] . '-' . $value['value'] );
				if ( array() === array_filter( $typed, static fn ( string $word ): bool => ! str_contains( $text, " {$word}" ) ) ) {
					$found[ $value['label'] ] = ( $found[ $value['label'] ] ?? 0 ) + $value['count'];
				}
			}
		}
		arsort( $found );
		return array_map(
			static fn ( int|string $label ): array => array( 'label' => (string) $label, 'search' => (string) $label ),
			array_slice( array_keys( array_filter( $found ) ), 0, self::WORDS )
		);
	}

	/** @return list<array{label: string, search: string}> */
	private static function lots( LotQuery $query, LotScope $scope ): array {
		global $wpdb;
		$order  = $scope->order( 'lot-number' );
		$select = $wpdb->prepare( 'SELECT post_id AS id FROM %i WHERE ', LotTable::name() ) . LotSearch::where( $query, $scope ) . " ORDER BY {$order}" . $wpdb->prepare( ' LIMIT %d', self::LOTS );
		$rows   = $wpdb->get_col( $wpdb->prepare( 'SELECT card FROM %i JOIN (', LotTable::name() ) . $select . ") found ON found.id = post_id ORDER BY {$order}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the filters and the scope.
		return array_map(
			static function ( mixed $json ): array {
				$card = LotCard::decode( (string) $json );
				return array(
					/* translators: 1: number of a lot, 2: its title */
					'label'  => sprintf( __( 'Lot %1$s: %2$s', 'hearth-hammer' ), $card['number'], $card['title'] ),
					'search' => (string) $card['title'],
				);
			},
			array_values( $rows )
		);
	}
}
