<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps, in a picture's metadata, the colour to show while it loads.
 */
final class PictureColor implements Module {

	public function register(): void {
		add_filter( 'wp_generate_attachment_metadata', $this->add( ... ), 20, 2 );
	}

	private function add( mixed $metadata, int $id ): mixed {
		if ( ! is_array( $metadata ) || isset( $metadata[ PictureInstaller::COLOR ] ) || ! wp_attachment_is_image( $id ) || ! function_exists( 'imagecreatefromstring' ) ) {
			return $metadata;
		}
		$file  = (string) get_attached_file( $id );
		$small = $metadata['sizes']['thumbnail']['file'] ?? $metadata['sizes']['medium']['file'] ?? null;
		$file  = is_string( $small ) ? dirname( $file ) . '/' . $small : $file;
		$bytes = is_file( $file ) && filesize( $file ) < 2 * MB_IN_BYTES ? file_get_contents( $file ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		$image = false === $bytes ? false : imagecreatefromstring( $bytes );
		if ( false !== $image ) {
			$dot                     = imagescale( $image, 1, 1, IMG_BILINEAR_FIXED );
			$color                   = false === $dot ? 0 : (int) imagecolorat( $dot, 0, 0 );
			$metadata[ PictureInstaller::COLOR ] = sprintf( '#%06x', $color & 0xffffff );
		}
		return $metadata;
	}
}
