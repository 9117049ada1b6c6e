<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Migrations\Migrations;

/**
 * The rows of hh_media: one for each imported picture, with where it came from and how to tell whether it is still the
 * same.
 */
final class MediaRecords {

	public const NAME = 'hh_media';

	public static function create(): void {
		Migrations::table(
			self::NAME,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			post_id bigint(20) unsigned NOT NULL,
			attachment_id bigint(20) unsigned NOT NULL,
			source varchar(1000) NOT NULL,
			media_key char(40) NOT NULL DEFAULT \'\',
			token varchar(100) NOT NULL DEFAULT \'\',
			hash char(40) NOT NULL,
			etag varchar(255) NOT NULL DEFAULT \'\',
			modified varchar(64) NOT NULL DEFAULT \'\',
			bytes bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY post_id (post_id),
			KEY attachment_id (attachment_id)'
		);
	}

	/**
	 * What posts have. In two statements, and a look at the disk for each picture.
	 *
	 * @param list<int> $posts
	 * @return array<int, HeldPictures> By post.
	 */
	public function held( array $posts ): array {
		if ( array() === $posts ) {
			return array();
		}
		global $wpdb;
		$found = array_fill_keys( $posts, array() );
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE post_id IN (' . implode( ',', array_fill( 0, count( $posts ), '%d' ) ) . ') ORDER BY id', array( $this->table(), ...$posts ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		foreach ( $rows as $row ) {
			$found[ (int) $row['post_id'] ][] = new MediaRecord( (int) $row['id'], (int) $row['attachment_id'], $row['source'], $row['hash'], $row['etag'], $row['modified'], (int) $row['bytes'], $row['media_key'], $row['token'] );
		}
		$lost = self::lost( array_column( array_merge( ...array_values( $found ) ), 'attachment' ) );
		return array_map( static fn ( array $records ): HeldPictures => new HeldPictures( $records, $lost ), $found );
	}

	/**
	 * @param list<int> $attachments
	 * @return array<int, true> Those whose file is gone.
	 */
	private static function lost( array $attachments ): array {
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

	/**
	 * Makes the records of a post these and no others.
	 *
	 * @param list<MediaRecord> $records
	 */
	public function replace( int $post, array $records ): void {
		global $wpdb;
		$this->forget_post( $post );
		if ( array() === $records ) {
			return;
		}
		$values = array();
		foreach ( $records as $record ) {
			array_push( $values, $post, $record->attachment, $record->source, $record->hash, $record->etag, $record->modified, $record->bytes, $record->key, $record->token );
		}
		$rows = implode( ',', array_fill( 0, count( $records ), '(%d,%d,%s,%s,%s,%s,%d,%s,%s)' ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (post_id, attachment_id, source, hash, etag, modified, bytes, media_key, token) VALUES {$rows}", array( $this->table(), ...$values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	public function forget_post( int $post ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id = %d', $this->table(), $post ) );
	}

	public function forget_attachment( int $attachment ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE attachment_id = %d', $this->table(), $attachment ) );
	}

	private function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}
}
