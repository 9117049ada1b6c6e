<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

/**
 * How many rows stand before a page of a list.
 */
final class PageOffset {

	/** No list is as long: beyond it every page is empty, and no number grows too large to be one. */
	private const MOST = 1_000_000_000;

	/**
	 * @param int $page     From 1, as an address has it: anything.
	 * @param int $per_page At least 1.
	 */
	public static function before( int $page, int $per_page ): int {
		return ( min( max( 1, $page ), intdiv( self::MOST, $per_page ) ) - 1 ) * $per_page;
	}
}
