<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

/**
 * Finds properties by their references, whoever made them.
 */
final class IndexedReferences {

	/**
	 * @param list<string> $references
	 * @return array<string, int> Reference to post.
	 */
	public function posts( array $references ): array {
		if ( array() === $references ) {
			return array();
		}
		global $wpdb;
		/** @var list<array{post_id: string, reference: string}> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, reference FROM %i WHERE reference IN (' . implode( ',', array_fill( 0, count( $references ), '%s' ) ) . ')', array( PropertyTable::name(), ...$references ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		return array_map( intval( ... ), array_column( $rows, 'post_id', 'reference' ) );
	}
}
