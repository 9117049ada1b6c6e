<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use WP_Image_Editor;

/**
 * Cuts the sizes of a picture of a post type: from a new file, or again from the file of an attachment.
 *
 * A card is as wide as a phone with two dots to a pixel needs. There a low quality is not seen. A list loads many cards, so
 * a heavy card is cut again with less quality each time. A photograph full of leaves is heavy even then, and keeps the last
 * quality.
 */
final readonly class SizeCutter {

	/** What a card's picture may weigh, where quality can bring it so far. */
	public const CARD_BYTES = 25 * KB_IN_BYTES;

	private const CARD_QUALITIES = array( 68, 60, 52 );

	public function __construct( private MediaProfile $profile ) {}

	/**
	 * @param string $folder  Of the picture, where its sizes are written, too.
	 * @param bool   $is_card Whether it may be on a card.
	 * @return array<string, array<string, mixed>> As WordPress keeps them for attachments, by name.
	 */
	public function cut( WP_Image_Editor $editor, string $folder, bool $is_card ): array {
		$sizes = array();
		// A picture that is no wider serves as the large one itself.
		if ( $editor->get_size()['width'] > $this->profile->large_width ) {
			// As high as it comes.
			$sizes = $editor->multi_resize( array( $this->profile->large => array( 'width' => $this->profile->large_width, 'height' => 9999, 'crop' => false ) ) );
		}
		return $sizes + ( $is_card ? $this->card( $editor, $folder, $this->profile->card_width, $this->profile->card_height ) : array() );
	}

	/**
	 * Each as large as it was.
	 *
	 * @return int How many.
	 * @throws PictureRefused Where the file is gone or cannot be read; the sizes stay as they were then.
	 */
	public function cut_again( int $attachment ): int {
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
		$card = $wanted[ $this->profile->card ] ?? null;
		$cut  = $editor->multi_resize( array_diff_key( $wanted, array( $this->profile->card => true ) ) );
		$cut += null === $card ? array() : $this->card( $editor, dirname( $path ), $card['width'], $card['height'] );
		if ( count( $cut ) < count( $wanted ) ) {
			throw new PictureRefused( __( 'could not be saved to the uploads folder', 'hearth-hammer' ) );
		}
		self::delete_strays( dirname( $path ), $sizes, $cut );
		$metadata['sizes'] = $cut;
		wp_update_attachment_metadata( $attachment, $metadata );
		return count( $cut );
	}

	/** @return array<string, array<string, mixed>> The card's entry in the sizes, by its name; empty where it could not be cut. */
	private function card( WP_Image_Editor $editor, string $folder, int $width, int $height ): array {
		$name = $this->profile->card;
		$card = array();
		foreach ( self::CARD_QUALITIES as $most ) {
			// The editor asks for its quality again with every size. A site that wants less keeps less.
			$ceiling = static fn ( int $quality ): int => min( $quality, $most );
			add_filter( 'wp_editor_set_quality', $ceiling );
			$card = $editor->multi_resize( array( $name => array( 'width' => $width, 'height' => $height, 'crop' => true ) ) );
			remove_filter( 'wp_editor_set_quality', $ceiling );
			$file = $card[ $name ]['file'] ?? '';
			if ( '' === $file || filesize( $folder . '/' . $file ) <= self::CARD_BYTES ) {
				break;
			}
			clearstatcache( true, $folder . '/' . $file );
		}
		return $card;
	}

	/**
	 * Files of old sizes that no size has any more, because their names were another's.
	 *
	 * @param array<mixed> $before
	 * @param array<mixed> $now
	 */
	private static function delete_strays( string $folder, array $before, array $now ): void {
		foreach ( array_diff( array_column( $before, 'file' ), array_column( $now, 'file' ) ) as $file ) {
			wp_delete_file( $folder . '/' . basename( (string) $file ) );
		}
	}
}
