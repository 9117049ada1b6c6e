<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Events;

use HearthHammer\Hpapi\Properties\Index\PropertyTable;

/**
 * Which branches' feeds have been here before.
 *
 * The first feed of a branch brings its whole stock, most of it on the market for months: that is no news.
 */
final class Branches {

	public const OPTION = 'hpapi_saved_search_branches';

	/** A first feed of thousands, interrupted and gone on with, is through by then. */
	private const SETTLES_AFTER = DAY_IN_SECONDS;

	/** Those that are in the index already. */
	public function know_all(): void {
		global $wpdb;
		$known = $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT branch FROM %i', PropertyTable::name() ) );
		update_option( self::OPTION, $this->seen() + array_fill_keys( array_map( strval( ... ), $known ), 0 ), false );
	}

	/**
	 * Those of these whose first feed is long through; the others are remembered.
	 *
	 * @param list<string> $branches
	 * @return list<string>
	 */
	public function settled( array $branches, int $now ): array {
		$seen = $this->seen();
		$new  = array_diff_key( array_fill_keys( $branches, $now ), $seen );
		if ( array() !== $new ) {
			$seen += $new;
			update_option( self::OPTION, $seen, false );
		}
		return array_values( array_filter( $branches, static fn ( string $branch ): bool => $now - (int) $seen[ $branch ] >= self::SETTLES_AFTER ) );
	}

	/** @return array<array-key, int> Branch to the time of its first feed; 0 where it was there before us. */
	private function seen(): array {
		$seen = get_option( self::OPTION, array() );
		return is_array( $seen ) ? array_map( intval( ... ), $seen ) : array();
	}
}
