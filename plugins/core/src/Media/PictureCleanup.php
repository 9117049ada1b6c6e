<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A deleted post takes its pictures with it; a picture that somebody deletes is imported again.
 */
final class PictureCleanup implements Module {

	/** @param \Closure(int):void $forget Called with the id of each post that was deleted, for what else remembers it. */
	public function __construct(
		private readonly MediaProfile $profile,
		private readonly MediaRecords $records,
		private readonly \Closure $forget,
	) {}

	public function register(): void {
		add_action( 'before_delete_post', $this->post_goes( ... ), 10, 2 );
		add_action( 'delete_attachment', $this->records->forget_attachment( ... ) );
	}

	private function post_goes( int $id, WP_Post $post ): void {
		if ( $post->post_type !== $this->profile->post_type ) {
			return;
		}
		$folders = array();
		foreach ( self::pictures_of( $id ) as $attachment ) {
			$folders[ dirname( (string) get_attached_file( $attachment ) ) ] = true;
			wp_delete_attachment( $attachment, true );
		}
		foreach ( array_keys( $folders ) as $folder ) {
			// The folder that the import made for it; not the one of a month, where staff's uploads lie.
			if ( basename( dirname( $folder ) ) === $this->profile->folder && is_dir( $folder ) && 2 === count( (array) scandir( $folder ) ) ) {
				rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			}
		}
		$this->records->forget_post( $id );
		( $this->forget )( $id );
	}

	/** @return list<int> Every attachment that belongs to a post, imported or uploaded by staff. */
	private static function pictures_of( int $post ): array {
		global $wpdb;
		return array_values( array_map( intval( ... ), $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_parent = %d AND post_type = 'attachment'", $wpdb->posts, $post ) ) ) );
	}
}
