<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * What staff upload to a post of a type is written anew like pictures of strangers: a photograph from a phone says where
 * the owner lives, lies on its side, and is larger than any page shows.
 */
final class UploadedPictures implements Module {

	public function __construct( private readonly MediaProfile $profile, private readonly PictureReader $reader = new PictureReader() ) {}

	public function register(): void {
		add_filter( 'wp_handle_upload', $this->read( ... ) );
	}

	/**
	 * @param array<string, mixed> $upload `file`, `url` and `type`; or `error`.
	 * @return array<string, mixed>
	 */
	private function read( array $upload ): array {
		$file = is_string( $upload['file'] ?? null ) ? $upload['file'] : '';
		if ( ! in_array( $upload['type'] ?? '', array( 'image/jpeg', 'image/png', 'image/webp' ), true ) || ! $this->is_ours() || ! function_exists( 'imagecreatefromjpeg' ) ) {
			return $upload;
		}
		$new = $file . '.part';
		try {
			$picture = PictureFile::look_at( $file, (string) sha1_file( $file ) );
			if ( $this->reader->is_needed( $picture ) ) {
				$this->reader->rewrite( $picture, $new );
				rename( $new, $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Both lie in the uploads folder.
			}
			return $upload;
		} catch ( PictureRefused $refused ) {
			wp_delete_file( $file );
			/* translators: %s: why, e.g. could not be read */
			return array( 'error' => sprintf( __( 'This image %s.', 'hearth-hammer' ), $refused->getMessage() ) );
		}
	}

	/** Whether it is uploaded to a post of the type: by the media library's dialog, or by REST. */
	private function is_ours(): bool {
		foreach ( array( 'post_id', 'post' ) as $name ) {
			$id = $_REQUEST[ $name ] ?? 0; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- WordPress has checked it; only a number counts.
			if ( is_numeric( $id ) && (int) $id > 0 ) {
				return get_post_type( (int) $id ) === $this->profile->post_type;
			}
		}
		return false;
	}
}
