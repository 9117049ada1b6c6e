<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

/**
 * Which pages a row of links names: the first, the last and those beside the current one.
 * src/islands/lot-catalogue/rules/pages.ts has the same.
 */
final class PageRow {

	/** @return list<int|null> Numbers in order; null for a gap. */
	public static function of( int $page, int $pages ): array {
		$near = array_filter( array( 1, $page - 1, $page, $page + 1, $pages ), static fn ( int $number ): bool => $number >= 1 && $number <= $pages );
		$near = array_unique( $near );
		sort( $near );
		$row  = array();
		$last = 0;
		foreach ( $near as $number ) {
			if ( 2 === $number - $last ) {
				// One page alone takes no more room than the dots for it.
				$row[] = $number - 1;
			} elseif ( $number - $last > 2 ) {
				$row[] = null;
			}
			$row[] = $number;
			$last  = $number;
		}
		return $row;
	}
}
