<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Database;

/**
 * Meta of one post in one or two statements, where update_post_meta() needs three for each field.
 *
 * WordPress's hooks for meta do not fire: whoever writes this way calls those that somebody waits for.
 */
final class PostMeta {

	/**
	 * Gives a post meta that it does not have yet.
	 *
	 * @param array<string, mixed> $meta   Key to value, as WordPress would store it: not slashed, not serialized.
	 * @param bool                 $is_all Whether the post has no other meta: then nobody has to read them again.
	 * @throws WriteFailed When the database refuses.
	 */
	public static function add( int $post, array $meta, bool $is_all = false ): void {
		if ( array() === $meta ) {
			return;
		}
		global $wpdb;
		$values = array();
		$stored = array();
		foreach ( $meta as $key => $value ) {
			$stored[ $key ] = array( (string) maybe_serialize( is_bool( $value ) ? ( $value ? '1' : '' ) : $value ) );
			array_push( $values, $post, $key, $stored[ $key ][0] );
		}
		$rows = implode( ',', array_fill( 0, count( $meta ), '(%d,%s,%s)' ) );
		if ( false === $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES {$rows}", $values ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL
			throw new WriteFailed( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		if ( $is_all ) {
			wp_cache_set( $post, $stored, 'post_meta' );
		} else {
			wp_cache_delete( $post, 'post_meta' );
		}
	}

	/** @param list<string> $keys */
	public static function delete( int $post, array $keys ): void {
		if ( array() === $keys ) {
			return;
		}
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key IN (" . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ')', array( $post, ...$keys ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		wp_cache_delete( $post, 'post_meta' );
	}
}
