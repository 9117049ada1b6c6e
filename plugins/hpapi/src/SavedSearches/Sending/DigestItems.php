<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Sending;

use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;

/**
 * What one mail tells.
 */
final class DigestItems {

	/** What says most comes first: of several things that happened to a property meanwhile, its first is told. */
	private const RANK = array( 'new', 'back', 'available', 'soon', 'sooner', 'reduced' );

	/**
	 * @return array<int, array{kind: string, old_text: string}> Post to what happened to it, the latest first; empty once it is told.
	 */
	public function of( int $search, int $outbox_id ): array {
		global $wpdb;
		/** @var list<array{post_id: string, kind: string, old_text: string}> $rows */
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT m.post_id, e.kind, e.old_text FROM %i m JOIN %i e ON e.id = m.event_id WHERE m.search_id = %d AND m.outbox_id = %d AND m.told_at = 0 ORDER BY e.happened_at, e.id',
				SavedSearchTables::name( SavedSearchTables::FOUND ),
				SavedSearchTables::name( SavedSearchTables::EVENT ),
				$search,
				$outbox_id
			),
			ARRAY_A
		);
		$news = array();
		foreach ( $rows as $row ) {
			$post   = (int) $row['post_id'];
			$before = $news[ $post ] ?? null;
			unset( $news[ $post ] );
			$news[ $post ] = array(
				// New and reduced meanwhile is still new, and its old price is the first that it had.
				'kind'     => null !== $before && self::rank( $before['kind'] ) <= self::rank( $row['kind'] ) ? $before['kind'] : $row['kind'],
				'old_text' => '' !== ( $before['old_text'] ?? '' ) ? $before['old_text'] : $row['old_text'],
			);
		}
		return array_reverse( $news, true );
	}

	private static function rank( string $kind ): int {
		$rank = array_search( $kind, self::RANK, true );
		return false === $rank ? count( self::RANK ) : $rank;
	}
}
