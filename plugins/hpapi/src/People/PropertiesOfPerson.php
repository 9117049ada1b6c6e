<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Page\PageOffset;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyTags;
use HearthHammer\Hpapi\Search\PropertySearch;

/**
 * What is on the market of those for whom a person speaks: for sale first, then to rent, the newest first.
 *
 * Read from the index alone, inside two keys: at most three statements, whatever the number of properties.
 */
final readonly class PropertiesOfPerson {

	public const PER_PAGE = 12;

	public function __construct(
		private Staff $staff,
		private PropertySearch $search,
		private ResultCache $cache,
	) {}

	/**
	 * @param int $page From 1.
	 * @return array{total: int, pages: int, cards: list<array<string, mixed>>} Cards as card.json; `pages` is 1 at the least.
	 */
	public function page( StaffMember $member, int $page ): array {
		global $wpdb;
		PropertyTags::show_list( null );
		$sets      = $this->sets( $member );
		$offset    = PageOffset::before( $page, self::PER_PAGE );
		$statement = self::statement( $sets, $offset );
		$found     = $this->cache->read( $statement );
		if ( null === $found ) {
			$question = $this->cache->question( $statement );
			$began    = hrtime( true );
			$ids      = array_values( array_map( intval( ... ), $wpdb->get_col( $statement ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by statement() and sets().
			$found    = array(
				'ids'   => $ids,
				'total' => $this->total( $sets, $offset, count( $ids ) ),
			);
			$this->cache->keep( $question, $found, ( hrtime( true ) - $began ) / 1e9 );
		}
		return array(
			'total' => $found['total'],
			'pages' => max( 1, (int) ceil( $found['total'] / self::PER_PAGE ) ),
			'cards' => $this->search->cards_of( $found['ids'] ),
		);
	}

	/**
	 * Each set is sorted by itself and gives no more than the page can show: their keys hold all that is asked.
	 *
	 * @param list<string> $sets
	 */
	private static function statement( array $sets, int $offset ): string {
		global $wpdb;
		$order = ' ORDER BY channel, listed_at DESC, post_id DESC';
		$parts = array_map(
			static fn ( string $set ): string => $wpdb->prepare( 'SELECT * FROM (SELECT post_id, channel, listed_at FROM %i WHERE ', PropertyTable::name() ) . $set . $order . $wpdb->prepare( ' LIMIT %d) found', $offset + self::PER_PAGE ),
			$sets
		);
		return implode( ' UNION ALL ', $parts ) . $order . $wpdb->prepare( ' LIMIT %d OFFSET %d', self::PER_PAGE, $offset );
	}

	/**
	 * A page that is not full tells the total by itself.
	 *
	 * @param list<string> $sets
	 */
	private function total( array $sets, int $offset, int $shown ): int {
		global $wpdb;
		if ( $shown < self::PER_PAGE && ( $shown > 0 || 0 === $offset ) ) {
			return $offset + $shown;
		}
		$counts = array_map( static fn ( string $set ): string => $wpdb->prepare( '(SELECT COUNT(*) FROM %i WHERE ', PropertyTable::name() ) . $set . ')', $sets );
		return (int) $wpdb->get_var( 'SELECT ' . implode( ' + ', $counts ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above and by sets().
	}

	/**
	 * The same rule as Staff::valuer_of(): a property that names somebody who is gone falls to its branch, too.
	 *
	 * @return list<string> Conditions; a property meets one at the most. As one condition with OR, no key would serve it.
	 */
	private function sets( StaffMember $member ): array {
		global $wpdb;
		$named = $wpdb->prepare( 'on_market = 1 AND valuer = %d', $member->id );
		if ( '' === $member->branch || ! $this->staff->is_first_of_branch( $member ) ) {
			return array( $named );
		}
		$others = array_map( static fn ( StaffMember $one ): int => $one->id, $this->staff->all() );
		return array( $named, $wpdb->prepare( 'on_market = 1 AND branch = %s AND valuer NOT IN (' . implode( ',', array_fill( 0, count( $others ), '%d' ) ) . ')', array( $member->branch, ...$others ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders alone.
	}
}
