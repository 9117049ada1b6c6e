<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Polygon;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Search\Filters\Keyword;

/**
 * Finds properties in the index: at most six statements, whatever the number of rows.
 */
final readonly class PropertySearch {

	private const NEARBY       = 6;
	private const NEARBY_MILES = 20.0;

	public function __construct(
		private AreaFinder $areas,
		private ResultCache $cache,
	) {}

	public function find( SearchQuery $query ): SearchResult {
		return $this->find_in( $query, $this->areas->of( $query ) );
	}

	/** What matches and no more, for who offers nothing else where there is none: a statement less there. */
	public function matches( SearchQuery $query, ?Area $area ): SearchResult {
		[ $total, $cards, $wider ] = $this->widened( $query, $area );
		return new SearchResult( $query, $area, $total, $cards, widened: $total > 0 ? $wider->radius ?? 0.0 : 0.0 );
	}

	/** As find(), where the area is known, as on a parish's own page. */
	public function find_in( SearchQuery $query, ?Area $area ): SearchResult {
		[ $total, $cards, $wider ] = $this->widened( $query, $area );
		return $this->result( $query, $area, $total, $cards, $total > 0 ? $wider->radius ?? 0.0 : 0.0, 'map' === $query->view ? $this->on_map( $wider ?? $query, $area ) : array( 0, 0 ) );
	}

	/** @return array{int, list<array<string, mixed>>, SearchQuery|null} As page_of(), and the wider search where that was needed. */
	private function widened( SearchQuery $query, ?Area $area ): array {
		[ $total, $cards ] = $this->page_of( $query, $area );
		$wider             = 0 === $total ? WidenedSearch::of( $query, $area ) : null;
		return null === $wider ? array( $total, $cards, null ) : array( ...$this->page_of( $wider, $area ), $wider );
	}

	/**
	 * What the list has and a map has not, in one statement, or none where it is kept.
	 *
	 * @return array{int, int} How many are found wherever the map looks, and how many of them have no coordinates.
	 */
	private function on_map( SearchQuery $query, ?Area $area ): array {
		global $wpdb;
		$everywhere = $query->with( array( 'bounds' => '', 'polygon' => '' ) );
		$statement  = $wpdb->prepare( 'SELECT COUNT(*) AS number, COUNT(latitude) AS placed FROM %i WHERE ', PropertyTable::name() ) . Conditions::of( $everywhere, $area )->where;
		$kept       = $this->cache->kept( $statement );
		if ( ! isset( $kept['number'], $kept['placed'] ) ) {
			$question = $this->cache->question( $statement );
			$began    = hrtime( true );
			$kept     = (array) $wpdb->get_row( $statement, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above and by Conditions.
			$this->cache->keep( $question, $kept, ( hrtime( true ) - $began ) / 1e9 );
		}
		$number = (int) ( $kept['number'] ?? 0 );
		return array( $number, $number - (int) ( $kept['placed'] ?? 0 ) );
	}

	/** @return array{int, list<array<string, mixed>>} How many there are, and this page's cards. */
	private function page_of( SearchQuery $query, ?Area $area ): array {
		$conditions = Conditions::of( $query, $area );
		// Everything in the usual order needs no cache: a key answers it, and the stock knows the total.
		$is_plain = null === $area && array() === $query->narrowed();
		$question = $this->select( $conditions, $query->per_page, $this->offset( $query ) ) . $query->polygon?->encode();
		$kept     = $is_plain ? null : $this->cache->read( $question );
		if ( null !== $kept ) {
			return array( $kept['total'], $this->cards_of( $kept['ids'] ) );
		}
		$question = $this->cache->question( $question );
		$began    = hrtime( true );
		if ( null !== $query->polygon ) {
			$inside = $this->inside( $conditions, $query->polygon );
			$total  = count( $inside );
			$rows   = $this->cards_json( array_slice( $inside, $this->offset( $query ), $query->per_page ) );
		} elseif ( Keyword::reads_text( $conditions->where ) ) {
			[ $rows, $total ] = $this->counted( $conditions, $query->per_page, $this->offset( $query ) );
		} else {
			$rows  = $this->rows( $conditions, $query->per_page, $this->offset( $query ) );
			$total = $this->total( $query, $area, $conditions, count( $rows ) );
		}
		if ( ! $is_plain && $total > 0 ) {
			$answer = array(
				'ids'   => array_keys( $rows ),
				'total' => $total,
			);
			$this->cache->keep( $question, $answer, ( hrtime( true ) - $began ) / 1e9 );
		}
		return array( $total, Card::decode_list( $rows ) );
	}

	/**
	 * The newest of what is searched for, everywhere or in an area.
	 *
	 * @return list<array<string, mixed>> Cards.
	 */
	public function newest( SearchQuery $query, int $limit, ?Area $area = null ): array {
		return Card::decode_list( $this->rows( Conditions::of( $query, $area ), $limit, 0 ) );
	}

	/**
	 * Cards of these properties, those that visitors may see, in this order.
	 *
	 * @param list<int> $ids
	 * @return list<array<string, mixed>>
	 */
	public function cards_of( array $ids ): array {
		return Card::decode_list( $this->cards_json( $ids ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string> Post to the card's JSON, in this order.
	 */
	private function cards_json( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		global $wpdb;
		/** @var list<array{post_id: string, card: string}> $rows */
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, card FROM %i WHERE published = 1 AND post_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array( PropertyTable::name(), ...$ids ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$cards = array_column( $rows, 'card', 'post_id' );
		$ordered = array();
		foreach ( $ids as $id ) {
			if ( isset( $cards[ $id ] ) ) {
				$ordered[ $id ] = $cards[ $id ];
			}
		}
		return $ordered;
	}

	/** @return list<int> All in a drawn area, in order: one statement for the box, the rest is arithmetic. */
	private function inside( Conditions $conditions, Polygon $polygon ): array {
		global $wpdb;
		$statement = $wpdb->prepare( 'SELECT post_id, ' . PolygonFilter::POSITION . ' FROM %i WHERE ', PropertyTable::name() ) . $conditions->where . ' ORDER BY ' . $conditions->order; // phpcs:ignore WordPress.DB.PreparedSQL -- A constant.
		return array_map( static fn ( \stdClass $row ): int => (int) $row->post_id, PolygonFilter::rows( $statement, $polygon ) );
	}

	/**
	 * How many each of these finds, in one statement.
	 *
	 * @param list<array{SearchQuery, Area|null}> $searches A dozen or two.
	 * @return list<int> In the same order.
	 */
	public function counts( array $searches ): array {
		if ( array() === $searches ) {
			return array();
		}
		global $wpdb;
		$selects = array();
		foreach ( $searches as $number => [ $query, $area ] ) {
			$selects[] = $wpdb->prepare( 'SELECT %d AS search, COUNT(*) AS number FROM %i WHERE ', $number, PropertyTable::name() ) . Conditions::of( $query, $area )->where;
		}
		/** @var list<array{search: string, number: string}> $rows */
		$rows   = (array) $wpdb->get_results( implode( ' UNION ALL ', $selects ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above and by Conditions.
		$counts = array_column( $rows, 'number', 'search' );
		return array_map( static fn ( int $number ): int => (int) ( $counts[ $number ] ?? 0 ), array_keys( $searches ) );
	}

	/** The numbers of a page alone: found, sorted and cut inside a key. */
	private function select( Conditions $conditions, int $limit, int $offset ): string {
		global $wpdb;
		return $wpdb->prepare( 'SELECT post_id AS id FROM %i WHERE ', PropertyTable::name() ) . $conditions->where . ' ORDER BY ' . $conditions->order . $wpdb->prepare( ' LIMIT %d OFFSET %d', $limit, $offset );
	}

	/**
	 * A page's cards in one statement, which reads no row but those it shows.
	 *
	 * @return array<int, string> Post to the card's JSON, in order.
	 */
	private function rows( Conditions $conditions, int $limit, int $offset ): array {
		global $wpdb;
		$select = $this->select( $conditions, $limit, $offset );
		/** @var list<array{post_id: string, card: string}> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, card FROM %i JOIN (', PropertyTable::name() ) . $select . ') page ON page.id = post_id ORDER BY ' . $conditions->order, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by Conditions and select().
		return self::by_post( $rows );
	}

	/**
	 * @param list<array{post_id: string, card: string}> $rows
	 * @return array<int, string>
	 */
	private static function by_post( array $rows ): array {
		$cards = array();
		foreach ( $rows as $row ) {
			$cards[ (int) $row['post_id'] ] = $row['card'];
		}
		return $cards;
	}

	/**
	 * The same, and how many there are: rare words are looked up once. A key of words finds rows one by one, so that looking
	 * them up again to count them would take as long again; other keys count faster than they find.
	 *
	 * @return array{array<int, string>, int}
	 */
	private function counted( Conditions $conditions, int $limit, int $offset ): array {
		global $wpdb;
		/** @var list<array{post_id: string, card: string}> $rows */
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT SQL_CALC_FOUND_ROWS post_id, card FROM %i WHERE ', PropertyTable::name() ) . $conditions->where . ' ORDER BY ' . $conditions->order . $wpdb->prepare( ' LIMIT %d OFFSET %d', $limit, $offset ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by Conditions.
		$total = (int) $wpdb->get_var( 'SELECT FOUND_ROWS()' );
		return array( self::by_post( $rows ), $total );
	}

	private function total( SearchQuery $query, ?Area $area, Conditions $conditions, int $shown ): int {
		// A page that is not full tells the total by itself.
		if ( $shown < $query->per_page && ( $shown > 0 || 1 === $query->page ) ) {
			return $this->offset( $query ) + $shown;
		}
		// The stock has counted everything and every parish.
		$is_whole = array() === $query->narrowed();
		if ( $is_whole && null === $area ) {
			return Stock::now()->on_market( $query->channel );
		}
		if ( $is_whole && null !== $area?->parish && $query->radius <= 0 && array() === $area->areas ) {
			return Stock::now()->in_parish( $area->parish->id, $query->channel );
		}
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE ', PropertyTable::name() ) . $conditions->where ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by Conditions.
	}

	/**
	 * @param list<array<string, mixed>> $cards
	 * @param array{int, int}            $on_map As on_map().
	 */
	private function result( SearchQuery $query, ?Area $area, int $total, array $cards, float $widened, array $on_map ): SearchResult {
		if ( $total > 0 ) {
			return new SearchResult( $query, $area, $total, $cards, widened: $widened, everywhere: $on_map[0], without_place: $on_map[1] );
		}
		$near = $this->nearest( $query, $area );
		return new SearchResult( $query, $area, 0, $cards, array() === $near ? $this->newest( new SearchQuery( $query->channel ), self::NEARBY ) : $near, array() !== $near, everywhere: $on_map[0], without_place: $on_map[1] );
	}

	/** @return list<array<string, mixed>> */
	private function nearest( SearchQuery $query, ?Area $area ): array {
		$centre = $area?->centre;
		return null === $centre ? array() : Card::decode_list( $this->rows( Conditions::around( $query, $centre, self::NEARBY_MILES ), self::NEARBY, 0 ) );
	}

	private function offset( SearchQuery $query ): int {
		return ( $query->page - 1 ) * $query->per_page;
	}
}
