<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Circle;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyTags;

/**
 * What is asked for homes in an area, and what was sold there in the last year, from the site's own index.
 *
 * A figure of fewer homes than FEWEST says nothing of a market, and could be told apart as somebody's: it is left out.
 */
final readonly class AreaMarket {

	public const MILES = 5;

	private const FEWEST = 3;

	/** Homes of more bedrooms are counted together. */
	private const MOST_BEDROOMS = 5;

	/** No homes, whatever rooms they have. */
	private const OTHERS = array( 'land', 'parking', 'commercial' );

	public function __construct( private ResultCache $cache ) {}

	/**
	 * @return array{miles: int, for_sale: int, sold: int, sold_price: int, bedrooms: list<array{bedrooms: int, and_more: bool, number: int, price: int}>}|null
	 *         Numbers of homes for sale and sold subject to contract or completed in the last year; median prices in whole
	 *         pounds. 0 where there are too few; null where all are.
	 */
	public function around( Coordinates $centre ): ?array {
		PropertyTags::show_list( Channel::Sales );
		$rows     = $this->rows( $centre );
		$sold     = array_values( array_filter( $rows, static fn ( array $row ): bool => 0 === $row['on_market'] ) );
		$for_sale = array_values( array_filter( $rows, static fn ( array $row ): bool => 1 === $row['on_market'] ) );
		$bands    = array();
		foreach ( $for_sale as $row ) {
			$bands[ min( self::MOST_BEDROOMS, $row['bedrooms'] ) ][] = $row;
		}
		ksort( $bands );
		$bedrooms = array();
		foreach ( $bands as $number => $band ) {
			$price = self::median( $band );
			if ( $price > 0 ) {
				$bedrooms[] = array( 'bedrooms' => $number, 'and_more' => self::MOST_BEDROOMS === $number, 'number' => self::number( $band ), 'price' => $price );
			}
		}
		$market = array(
			'miles'      => self::MILES,
			'for_sale'   => self::enough( self::number( $for_sale ) ),
			'sold'       => self::enough( self::number( $sold ) ),
			'sold_price' => self::median( $sold ),
			'bedrooms'   => $bedrooms,
		);
		return 0 === $market['for_sale'] && 0 === $market['sold'] ? null : $market;
	}

	/** @return list<array{on_market: int, bedrooms: int, amount: int, number: int}> Ordered by amount. */
	private function rows( Coordinates $centre ): array {
		global $wpdb;
		$statement = $this->statement( $centre );
		$rows      = $this->cache->kept( $statement );
		if ( null === $rows ) {
			$question = $this->cache->question( $statement );
			$began    = hrtime( true );
			$rows     = array_map( static fn ( array $row ): array => array_map( intval( ... ), $row ), (array) $wpdb->get_results( $statement, ARRAY_A ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by statement().
			$this->cache->keep( $question, $rows, ( hrtime( true ) - $began ) / 1e9 );
		}
		/** @var list<array{on_market: int, bedrooms: int, amount: int, number: int}> $rows */
		return $rows;
	}

	/** Prices with how many homes have them, so that an answer is short however many there are. */
	private function statement( Coordinates $centre ): string {
		global $wpdb;
		$homes = $wpdb->prepare( 'channel = %d AND bedrooms > 0 AND type_group NOT IN (%s, %s, %s) AND ', Channel::Sales->value, ...self::OTHERS ) . Circle::within( $centre, self::MILES );
		// The start of a day, so that an answer keeps until the next.
		$since = $wpdb->prepare( 'published = 1 AND on_market = 0 AND agreed_at >= %d AND ', (int) strtotime( 'today -1 year' ) );
		$parts = array_map(
			static fn ( string $scope ): string => $wpdb->prepare( 'SELECT on_market, bedrooms, amount, COUNT(*) AS number FROM %i WHERE ', PropertyTable::name() ) . $scope . $homes . ' GROUP BY on_market, bedrooms, amount',
			array( 'on_market = 1 AND ', $since )
		);
		return implode( ' UNION ALL ', $parts ) . ' ORDER BY amount';
	}

	/**
	 * Of those whose price is known.
	 *
	 * @param list<array{on_market: int, bedrooms: int, amount: int, number: int}> $rows Ordered by amount.
	 * @return int Whole pounds; 0 where there are too few.
	 */
	private static function median( array $rows ): int {
		$prices = array();
		foreach ( $rows as $row ) {
			if ( $row['amount'] > 0 && $row['amount'] < PropertyTable::NO_AMOUNT ) {
				array_push( $prices, ...array_fill( 0, $row['number'], $row['amount'] ) );
			}
		}
		$number = count( $prices );
		return $number < self::FEWEST ? 0 : intdiv( $prices[ intdiv( $number - 1, 2 ) ] + $prices[ intdiv( $number, 2 ) ], 2 );
	}

	/** @param list<array{on_market: int, bedrooms: int, amount: int, number: int}> $rows */
	private static function number( array $rows ): int {
		return array_sum( array_column( $rows, 'number' ) );
	}

	private static function enough( int $number ): int {
		return $number < self::FEWEST ? 0 : $number;
	}
}
