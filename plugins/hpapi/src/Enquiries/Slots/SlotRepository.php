<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Slots;

use HearthHammer\Hpapi\Enquiries\EnquiryTables;

/**
 * Reads, offers and gives away times. A place is taken by one conditional UPDATE whose count decides, so that two
 * people at once cannot have the same last place on any database.
 */
final class SlotRepository {

	/** More would not help anybody to choose. */
	private const MOST = 120;

	/**
	 * Times of a property, or of its branch, that have a place left; earliest first.
	 *
	 * @param int $from Unix seconds.
	 * @return list<Slot>
	 */
	public function open_for( int $post, string $branch, int $from ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM %i WHERE ( post_id = %d OR ( post_id = 0 AND branch <> '' AND branch = %s ) ) AND starts_at >= %d AND taken < places ORDER BY starts_at, post_id DESC, id LIMIT %d",
				self::table(),
				$post,
				$branch,
				$from,
				self::MOST
			),
			ARRAY_A
		);
		$slots = array();
		foreach ( $rows as $row ) {
			// A time of the property's own goes before the branch's at the same minute.
			$slots[ (int) $row['starts_at'] ] ??= Slot::from_row( $row );
		}
		return array_values( $slots );
	}

	/**
	 * Takes a place, if it is offered for this property and still free.
	 *
	 * @param int $from Times before this one can no longer be had.
	 */
	public function take( int $id, int $post, string $branch, int $from ): ?Slot {
		global $wpdb;
		$taken = $wpdb->query(
			$wpdb->prepare(
				"UPDATE %i SET taken = taken + 1 WHERE id = %d AND taken < places AND starts_at >= %d AND ( post_id = %d OR ( post_id = 0 AND branch <> '' AND branch = %s ) )",
				self::table(),
				$id,
				$from,
				$post,
				$branch
			)
		);
		return 1 === $taken ? $this->find( $id ) : null;
	}

	public function give_back( int $id ): void {
		global $wpdb;
		if ( $id > 0 ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET taken = taken - 1 WHERE id = %d AND taken > 0', self::table(), $id ) );
		}
	}

	/**
	 * @param list<int> $times Unix seconds; those offered already are left as they are.
	 * @return int How many are new.
	 */
	public function offer( int $post, string $branch, array $times, int $minutes, int $places ): int {
		global $wpdb;
		$new = 0;
		foreach ( $times as $time ) {
			$new += (int) $wpdb->query(
				$wpdb->prepare(
					'INSERT IGNORE INTO %i (post_id, branch, starts_at, minutes, places) VALUES (%d, %s, %d, %d, %d)',
					self::table(),
					$post,
					$post > 0 ? '' : $branch,
					$time,
					max( 5, min( 480, $minutes ) ),
					max( 1, min( 100, $places ) )
				)
			);
		}
		return $new;
	}

	/** Takes an offer back: gone where nobody comes, else closed to others. */
	public function withdraw( int $id ): void {
		global $wpdb;
		$gone = $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d AND taken = 0', self::table(), $id ) );
		if ( 1 !== $gone ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET places = taken WHERE id = %d', self::table(), $id ) );
		}
	}

	/** @return list<Slot> Of the property alone and of its branch, also full ones. */
	public function offered( int $post, string $branch, int $from ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( "SELECT * FROM %i WHERE ( post_id = %d OR ( post_id = 0 AND branch <> '' AND branch = %s ) ) AND starts_at >= %d ORDER BY starts_at, id LIMIT 300", self::table(), $post, $branch, $from ),
			ARRAY_A
		);
		return array_map( Slot::from_row( ... ), array_values( $rows ) );
	}

	public function find( int $id ): ?Slot {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', self::table(), $id ), ARRAY_A );
		return is_array( $row ) ? Slot::from_row( $row ) : null;
	}

	public function forget_before( int $time ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE starts_at < %d', self::table(), $time ) );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . EnquiryTables::SLOT;
	}
}
