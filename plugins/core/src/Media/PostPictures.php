<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The pictures of a post type's posts as they come and go, by whatever way.
 *
 * What staff upload is written again like pictures of strangers: a photograph from a phone says where the owner lives, is
 * turned on its side, and is larger than any page shows. A deleted post takes its pictures with it. A picture that staff
 * delete is imported again.
 */
final class PostPictures implements Module {

	/** @param \Closure(int):void $forget Called with the id of each post that was deleted, for what else remembers it. */
	public function __construct(
		private readonly MediaProfile $profile,
		private readonly \Closure $forget,
		private readonly MediaRecords $records = new MediaRecords(),
	) {}

	public function register(): void {
		add_filter( 'wp_handle_upload', $this->rewrite( ... ) );
		add_action( 'before_delete_post', $this->post_goes( ... ), 10, 2 );
		add_action( 'delete_attachment', $this->records->forget_attachment( ... ) );
	}

	/**
	 * @param array<string, mixed> $upload `file`, `url` and `type`; or `error`.
	 * @return array<string, mixed>
	 */
	private function rewrite( array $upload ): array {
		$file = is_string( $upload['file'] ?? null ) ? $upload['file'] : '';
		if ( ! in_array( $upload['type'] ?? '', array( 'image/jpeg', 'image/png', 'image/webp' ), true ) || ! $this->is_for_our_post() || ! function_exists( 'imagecreatefromjpeg' ) ) {
			return $upload;
		}
		$reader = new PictureReader();
		$new    = $file . '.part';
		try {
			$picture = PictureFile::look_at( $file, (string) sha1_file( $file ) );
			if ( $reader->is_needed( $picture ) ) {
				$reader->rewrite( $picture, $new );
				rename( $new, $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Both are in the uploads folder.
			}
			return $upload;
		} catch ( PictureRefused $refused ) {
			wp_delete_file( $file );
			/* translators: %s: why, e.g. could not be read */
			return array( 'error' => sprintf( __( 'This image %s.', 'hearth-hammer' ), $refused->getMessage() ) );
		}
	}

	/** Whether it is uploaded to a post of the type: by the media library's dialog, or by REST. */
	private function is_for_our_post(): bool {
		foreach ( array( 'post_id', 'post' ) as $name ) {
			$id = $_REQUEST[ $name ] ?? 0; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- WordPress has checked it; only a number counts.
			if ( is_numeric( $id ) && (int) $id > 0 ) {
				return get_post_type( (int) $id ) === $this->profile->post_type;
			}
		}
		return false;
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
			// The folder that the import made for it; not that of a month, which has staff's uploads.
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
