<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Hpapi\Properties\Index\IndexTable;
use HearthHammer\Hpapi\Search\PropertySearch;

/**
 * What is on the market of those for whom a person speaks: for sale first, then to rent, the newest first.
 *
 * Read from the index alone, inside one key: at most three statements, whatever the number of properties.
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
		$where     = $this->where( $member );
		$offset    = ( max( 1, $page ) - 1 ) * self::PER_PAGE;
		$statement = $wpdb->prepare( 'SELECT post_id FROM %i WHERE ', IndexTable::name() ) . $where . $wpdb->prepare( ' ORDER BY channel, listed_at DESC, post_id DESC LIMIT %d OFFSET %d', self::PER_PAGE, $offset );
		$found     = $this->cache->read( $statement );
		if ( null === $found ) {
			$question = $this->cache->question( $statement );
			$began    = hrtime( true );
			$ids      = array_values( array_map( intval( ... ), $wpdb->get_col( $statement ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared above and by where().
			$found    = array(
				'ids'   => $ids,
				'total' => $this->total( $where, $offset, count( $ids ) ),
			);
			$this->cache->keep( $question, $found, ( hrtime( true ) - $began ) / 1e9 );
		}
		return array(
			'total' => $found['total'],
			'pages' => max( 1, (int) ceil( $found['total'] / self::PER_PAGE ) ),
			'cards' => $this->search->cards_of( $found['ids'] ),
		);
	}

	/** A page that is not full tells the total by itself. */
	private function total( string $where, int $offset, int $shown ): int {
		global $wpdb;
		if ( $shown < self::PER_PAGE && ( $shown > 0 || 0 === $offset ) ) {
			return $offset + $shown;
		}
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE ', IndexTable::name() ) . $where ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by where().
	}

	/** The same rule as Staff::valuer_of(): a property that names somebody who is gone falls to its branch, too. */
	private function where( StaffMember $member ): string {
		global $wpdb;
		if ( '' === $member->branch || ! $this->staff->is_first_of_branch( $member ) ) {
			return $wpdb->prepare( 'on_market = 1 AND valuer = %d', $member->id );
		}
		$others = array_map( static fn ( StaffMember $one ): int => $one->id, $this->staff->all() );
		return $wpdb->prepare( 'on_market = 1 AND ( valuer = %d OR ( branch = %s AND valuer NOT IN (' . implode( ',', array_fill( 0, count( $others ), '%d' ) ) . ') ) )', array( $member->id, $member->branch, ...$others ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders alone.
	}
}
