<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use WP_Image_Editor;

/**
 * Cuts a picture for cards. A list loads many of them: one that is heavy is cut once more, with less quality each time.
 * One that is heavy even then, as a photograph full of leaves is, stays as it came out last.
 */
final class CardCutter {

	/** What a card's picture may weigh, where quality can bring it so far. */
	public const BYTES = 25 * KB_IN_BYTES;

	private const QUALITIES = array( 76, 68, 60 );

	/**
	 * @param string $name   Of the size.
	 * @param string $folder Of the picture, where the card is written, too.
	 * @return array<string, mixed> The card's entry in the sizes, by its name; empty where it could not be cut.
	 */
	public static function cut( WP_Image_Editor $editor, string $folder, string $name, int $width, int $height ): array {
		$wanted = array( $name => array( 'width' => $width, 'height' => $height, 'crop' => true ) );
		$card   = array();
		foreach ( self::QUALITIES as $most ) {
			// The editor asks for its quality anew with every size. A site that wants less keeps less.
			$ceiling = static fn ( int $quality ): int => min( $quality, $most );
			add_filter( 'wp_editor_set_quality', $ceiling );
			$card = $editor->multi_resize( $wanted );
			remove_filter( 'wp_editor_set_quality', $ceiling );
			$file = $card[ $name ]['file'] ?? '';
			if ( '' === $file || filesize( $folder . '/' . $file ) <= self::BYTES ) {
				break;
			}
			clearstatcache( true, $folder . '/' . $file );
		}
		return $card;
	}
}
