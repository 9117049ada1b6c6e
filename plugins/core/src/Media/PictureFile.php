<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * A file that was looked into and is a raster picture of a kind and size that we take, whatever its name says.
 */
final readonly class PictureFile {

	public const MOST_BYTES = 25 * 1024 * 1024;

	/** A picture of few bytes may unfold into more memory than the server has. */
	private const MOST_PIXELS = 50000000;

	private const TYPES = array(
		IMAGETYPE_JPEG => array( 'image/jpeg', 'jpg' ),
		IMAGETYPE_PNG  => array( 'image/png', 'png' ),
		IMAGETYPE_WEBP => array( 'image/webp', 'webp' ),
		IMAGETYPE_GIF  => array( 'image/gif', 'gif' ),
	);

	private function __construct(
		public string $path,
		public string $hash,
		public string $mime,
		public string $extension,
		public int $width,
		public int $height,
	) {}

	/**
	 * @param string $hash SHA-1 of its bytes.
	 * @throws PictureRefused For anything else: SVG, HTML, PHP, broken files, bombs.
	 */
	public static function look_at( string $path, string $hash ): self {
		$bytes = (int) filesize( $path );
		if ( $bytes > self::MOST_BYTES ) {
			throw new PictureRefused( __( 'is larger than 25 MB', 'hearth-hammer' ) );
		}
		$size  = $bytes > 0 ? @getimagesize( $path ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Broken files are expected.
		$known = false === $size ? null : self::TYPES[ $size[2] ] ?? null;
		if ( false === $size || null === $known || $size[0] < 1 || $size[1] < 1 ) {
			throw new PictureRefused( __( 'is not a JPEG, PNG, WebP or GIF', 'hearth-hammer' ) );
		}
		// Two that look in different ways must agree: a file can be made to fool either.
		$seen = class_exists( 'finfo' ) ? ( new \finfo( FILEINFO_MIME_TYPE ) )->file( $path ) : $known[0];
		if ( $seen !== $known[0] ) {
			throw new PictureRefused( __( 'does not match its file type', 'hearth-hammer' ) );
		}
		if ( $size[0] * $size[1] > self::MOST_PIXELS ) {
			throw new PictureRefused( sprintf( /* translators: 1: width, 2: height */ __( 'is too large at %1$d by %2$d pixels', 'hearth-hammer' ), $size[0], $size[1] ) );
		}
		return new self( $path, $hash, $known[0], $known[1], $size[0], $size[1] );
	}
}
