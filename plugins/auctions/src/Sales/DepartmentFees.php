<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Auctions\Fees\FeeTable;

/**
 * LOT-04: what buyers pay at the sales of a department that name no fees of their own.
 *
 * Each table is kept with the time from which it holds: a sale takes the one that was in force when it began, so that
 * new fees change nothing of what was said, and paid, at sales before.
 */
final class DepartmentFees {

	/** Meta of the term: a list of `{since: Unix seconds, table}`, the oldest first. */
	public const META = 'hh_fees';

	/** So many are kept. */
	private const MOST = 40;

	/**
	 * @param int $at Unix seconds: when the sale begins; 0 where no date is known, which is some day to come.
	 */
	public static function in_force( int $department, int $at ): FeeTable {
		$found = FeeTable::none();
		foreach ( self::all( $department ) as $one ) {
			if ( 0 === $at || $one['since'] <= $at ) {
				$found = FeeTable::stored( $one['table'] );
			}
		}
		return $found;
	}

	/** From now on these hold. A table that is empty takes them away. */
	public static function change( int $department, FeeTable $table, int $now ): void {
		$all = self::all( $department );
		if ( $table->to_array() === self::in_force( $department, 0 )->to_array() ) {
			return;
		}
		$all[] = array( 'since' => $now, 'table' => $table->to_array() );
		update_term_meta( $department, self::META, wp_slash( array_slice( $all, -self::MOST ) ) );
	}

	/** @return list<array{since: int, table: mixed}> */
	private static function all( int $department ): array {
		$stored = get_term_meta( $department, self::META, true );
		$all    = array();
		foreach ( is_array( $stored ) ? $stored : array() as $one ) {
			if ( is_array( $one ) && is_int( $one['since'] ?? null ) ) {
				$all[] = array( 'since' => $one['since'], 'table' => $one['table'] ?? null );
			}
		}
		return $all;
	}
}
