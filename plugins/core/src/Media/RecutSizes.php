<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * Cuts the sizes of an attachment anew from its file, each as large as it was.
 */
final class RecutSizes {

	/** @param string $card Name of the size that stands on cards. */
	public function __construct( private readonly string $card ) {}

	/**
	 * @return int How many.
	 * @throws PictureRefused Where the file is gone or cannot be read; the sizes stay as they were then.
	 */
	public function cut( int $attachment ): int {
		$path     = get_attached_file( $attachment );
		$metadata = wp_get_attachment_metadata( $attachment );
		if ( ! is_string( $path ) || ! is_file( $path ) ) {
			throw new PictureRefused( __( 'is no longer in the uploads folder', 'hearth-hammer' ) );
		}
		$sizes = is_array( $metadata ) ? (array) ( $metadata['sizes'] ?? array() ) : array();
		if ( ! is_array( $metadata ) || array() === $sizes ) {
			return 0;
		}
		PictureFile::look_at( $path, (string) sha1_file( $path ) );
		$editor = wp_get_image_editor( $path );
		if ( is_wp_error( $editor ) ) {
			throw new PictureRefused( sprintf( /* translators: %s: why */ __( 'could not be read: %s', 'hearth-hammer' ), $editor->get_error_message() ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is shown.
		}
		$wanted = array();
		foreach ( $sizes as $name => $size ) {
			// Cropping to the size that it has keeps the shape of those that were not cropped.
			$wanted[ (string) $name ] = array( 'width' => (int) ( $size['width'] ?? 0 ), 'height' => (int) ( $size['height'] ?? 0 ), 'crop' => true );
		}
		$card = $wanted[ $this->card ] ?? null;
		$cut  = $editor->multi_resize( array_diff_key( $wanted, array( $this->card => true ) ) );
		$cut += null === $card ? array() : CardCutter::cut( $editor, dirname( $path ), $this->card, $card['width'], $card['height'] );
		if ( count( $cut ) < count( $wanted ) ) {
			throw new PictureRefused( __( 'could not be saved to the uploads folder', 'hearth-hammer' ) );
		}
		$this->delete_strays( dirname( $path ), $sizes, $cut );
		$metadata['sizes'] = $cut;
		wp_update_attachment_metadata( $attachment, $metadata );
		return count( $cut );
	}

	/**
	 * Files of old sizes that no size has any more, because their names were another's.
	 *
	 * @param array<mixed> $before
	 * @param array<mixed> $now
	 */
	private function delete_strays( string $folder, array $before, array $now ): void {
		foreach ( array_diff( array_column( $before, 'file' ), array_column( $now, 'file' ) ) as $file ) {
			wp_delete_file( $folder . '/' . basename( (string) $file ) );
		}
	}
}
