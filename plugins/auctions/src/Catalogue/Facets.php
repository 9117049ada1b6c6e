<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\LotColumns;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Core\Filter\Bound;
use HearthHammer\Core\Filter\Choices;
use HearthHammer\Core\Filter\Filter;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\Translations\Translations;

/**
 * How many lots each value of each filter would leave (AUC-14), counted under all other filters. Every value that
 * occurs among all the lots is there, with none where it would leave none.
 *
 * One statement brings the lots' values, a second how they are written; the counting is arithmetic.
 */
final readonly class Facets {

	/** Values of one filter; a house with more models on offer lists the most common. */
	private const MOST = 300;

	public function __construct(
		private LotSearch $search,
		private LotWords $words,
		private ResultCache $cache,
	) {}

	/** @return array{total: int, matching: int, facets: array<string, list<array{value: string, label: string, count: int, within: string}>>} `within` is a model's make. */
	public function of( LotQuery $query ): array {
		return $this->in( $query, $this->search->scope( $query ) );
	}

	/**
	 * The same where its sales are known.
	 *
	 * @return array{total: int, matching: int, facets: array<string, list<array{value: string, label: string, count: int, within: string}>>}
	 */
	public function in( LotQuery $query, LotScope $scope ): array {
		$choices = array_filter( LotFilters::of( $query->business ), static fn ( Filter $one ): bool => $one instanceof Choices );
		$bounds  = array_filter( LotFilters::of( $query->business ), static fn ( Filter $one ): bool => $one instanceof Bound && $one->is_counted );
		if ( array() === $scope->sales ) {
			return array( 'total' => 0, 'matching' => 0, 'facets' => array_map( static fn (): array => array(), $choices ) );
		}
		$select   = $this->select( $query, $scope, $choices, $bounds );
		$asked    = Translations::version() . '|' . $scope->version() . '|' . wp_json_encode( array_intersect_key( $query->filters, $choices + $bounds ) ) . '|' . $select;
		$kept     = $this->cache->kept( $asked );
		$question = $this->cache->question( $asked );
		if ( is_array( $kept ) && isset( $kept['total'], $kept['matching'], $kept['facets'] ) ) {
			/** @var array{total: int, matching: int, facets: array<string, list<array{value: string, label: string, count: int, within: string}>>} $kept */
			return $kept;
		}
		$began  = hrtime( true );
		$counts = $this->count( $query, $choices, $bounds, $select );
		$answer = array(
			'total'    => $scope->total(),
			'matching' => $counts['matching'],
			'facets'   => $this->labelled( $counts['values'] ) + $counts['steps'],
		);
		$this->cache->keep( $question, $answer, ( hrtime( true ) - $began ) / 1e9 );
		return $answer;
	}

	/**
	 * One text a lot: its values, and whether all that is not counted (words, a place) lets it through. A row of many
	 * columns costs PHP several times as much.
	 *
	 * @param array<string, Choices> $choices
	 * @param array<string, Bound>   $bounds
	 */
	private function select( LotQuery $query, LotScope $scope, array $choices, array $bounds ): string {
		global $wpdb;
		$others  = LotFilters::all()->conditions( array_diff_key( $query->filters, $choices + $bounds ) );
		$through = array() === $others ? "'1'" : 'CASE WHEN ' . implode( ' AND ', $others ) . " THEN '1' ELSE '0' END";
		$columns = array( ...array_map( static fn ( Choices $one ): string => $one->column, array_values( $choices ) ), ...array_keys( self::pairs( $bounds, $query->business->kind ) ) );
		return "SELECT CONCAT({$through}, '|', " . implode( ", '|', ", $columns ) . ')' . $wpdb->prepare( ' FROM %i WHERE ', LotTable::name() ) . $scope->where();
	}

	/**
	 * @param array<string, Bound> $bounds
	 * @return array<string, array{lower: Bound|null, upper: Bound|null, steps: list<int|float>}> By the column that they bound.
	 */
	private static function pairs( array $bounds, string $kind ): array {
		$pairs = array();
		foreach ( $bounds as $bound ) {
			$pairs[ $bound->column ] ??= array( 'lower' => null, 'upper' => null, 'steps' => $bound->steps( $kind ) );
			$pairs[ $bound->column ][ $bound->is_least() ? 'lower' : 'upper' ] = $bound;
		}
		return $pairs;
	}

	/**
	 * @param array<string, Choices> $choices
	 * @param array<string, Bound>   $bounds
	 * @return array{matching: int, values: array<string, array<string, int>>, steps: array<string, list<array{value: string, label: string, count: int, within: string}>>} Values with their counts, by filter.
	 */
	private function count( LotQuery $query, array $choices, array $bounds, string $select ): array {
		global $wpdb;
		$names  = array_keys( $choices );
		$chosen = array();
		foreach ( $names as $place => $name ) {
			if ( isset( $query->filters[ $name ] ) ) {
				$chosen[ $place + 1 ] = array_flip( Choices::values( $query->filters[ $name ] ) );
			}
		}
		/** @var array<int, RangeCounts> $ranges By their place, behind the choices. */
		$ranges = array();
		foreach ( self::pairs( $bounds, $query->business->kind ) as $pair ) {
			$ranges[ count( $names ) + count( $ranges ) + 1 ] = new RangeCounts( $pair['lower'], $pair['upper'], $pair['steps'], $query->filters );
		}
		$set      = array_filter( $ranges, static fn ( RangeCounts $one ): bool => $one->is_set() );
		$matching = 0;
		$values   = array_fill( 1, count( $names ), array() );
		foreach ( $wpdb->get_col( $select ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the filters and the scope.
			$lot    = explode( '|', (string) $row );
			$failed = array();
			foreach ( $chosen as $place => $wanted ) {
				if ( ! isset( $wanted[ $lot[ $place ] ] ) ) {
					$failed[] = $place;
				}
			}
			foreach ( $set as $place => $range ) {
				if ( ! $range->lets( (int) $lot[ $place ] ) ) {
					$failed[] = $place;
				}
			}
			$is_through = '1' === $lot[0];
			$matching  += (int) ( $is_through && array() === $failed );
			// A lot that one filter alone keeps out is what that filter's other values would leave.
			$only = 1 === count( $failed ) ? $failed[0] : 0;
			foreach ( $values as $place => $counts ) {
				$value = $lot[ $place ];
				if ( '' !== $value ) {
					$values[ $place ][ $value ] = ( $counts[ $value ] ?? 0 ) + (int) ( $is_through && ( array() === $failed || $only === $place ) );
				}
			}
			foreach ( $is_through && count( $failed ) < 2 ? $ranges : array() as $place => $range ) {
				if ( 0 === $only || $only === $place ) {
					$range->add( $lot[ $place ] );
				}
			}
		}
		return array(
			'matching' => $matching,
			'values'   => array_combine( $names, array_values( $values ) ),
			'steps'    => array_merge( array(), ...array_map( static fn ( RangeCounts $one ): array => $one->facets(), array_values( $ranges ) ) ),
		);
	}

	/**
	 * @param array<string, array<string, int>> $values
	 * @return array<string, list<array{value: string, label: string, count: int, within: string}>> By label.
	 */
	private function labelled( array $values ): array {
		$words = array();
		foreach ( $values as $name => $counts ) {
			arsort( $counts );
			$values[ $name ] = array_slice( $counts, 0, self::MOST, true );
			if ( in_array( $name, LotColumns::WORDS, true ) ) {
				$words[ $name ] = array_map( strval( ... ), array_keys( $values[ $name ] ) );
			}
		}
		$labels = $this->words->labels( $words );
		$facets = array();
		foreach ( $values as $name => $counts ) {
			$facet = array();
			foreach ( $counts as $value => $count ) {
				$facet[] = array(
					'value'  => (string) $value,
					'label'  => $labels[ $name ][ $value ]['label'] ?? LotLabels::of( $name, (string) $value ),
					'count'  => $count,
					'within' => $labels[ $name ][ $value ]['within'] ?? '',
				);
			}
			usort( $facet, static fn ( array $a, array $b ): int => strnatcasecmp( $a['label'], $b['label'] ) );
			$facets[ $name ] = $facet;
		}
		return $facets;
	}
}
