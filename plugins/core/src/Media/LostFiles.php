<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * Pictures that the database knows and the uploads folder has not: a site was restored without it.
 */
final class LostFiles {

	/**
	 * In one statement, and a look at the disk for each.
	 *
	 * @param list<int> $attachments
	 * @return array<int, true> Those whose file is gone.
	 */
	public static function of( array $attachments ): array {
		$attachments = array_values( array_unique( array_filter( $attachments ) ) );
		if ( array() === $attachments ) {
			return array();
		}
		global $wpdb;
		/** @var list<array{post_id: string, meta_value: string}> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = '_wp_attached_file' AND post_id IN (" . implode( ',', array_fill( 0, count( $attachments ), '%d' ) ) . ')', $attachments ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.SlowDBQuery -- By post.
		$base = (string) wp_upload_dir( null, false )['basedir'];
		$lost = array_fill_keys( $attachments, true );
		foreach ( $rows as $row ) {
			if ( '' !== $row['meta_value'] && is_file( path_is_absolute( $row['meta_value'] ) ? $row['meta_value'] : "{$base}/{$row['meta_value']}" ) ) {
				unset( $lost[ (int) $row['post_id'] ] );
			}
		}
		return $lost;
	}
}
