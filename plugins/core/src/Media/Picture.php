<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

/**
 * An attachment as pages and cards show it.
 */
final readonly class Picture {

	private const COLOR = PictureInstaller::COLOR;

	/** Until a picture's own colour is known: the paper of the page, a little darker. */
	private const PLACEHOLDER = '#e4ded2';

	private function __construct(
		public int $id,
		public string $src,
		public string $src_large,
		public int $width,
		public int $height,
		public string $alt,
		public string $color,
	) {}

	/**
	 * @param int    $id          Attachment.
	 * @param string $alt         Where the attachment has none of its own.
	 * @param int    $card_width  Pixels that the small one has at least, and the large one below.
	 * @param int    $large_width
	 * @return self|null Null where it is no picture, or gone.
	 */
	public static function of( int $id, string $alt = '', int $card_width = 600, int $large_width = 1200 ): ?self {
		if ( $id <= 0 || ! wp_attachment_is_image( $id ) ) {
			return null;
		}
		$metadata = wp_get_attachment_metadata( $id );
		$metadata = is_array( $metadata ) ? $metadata : array();
		$small    = wp_get_attachment_image_src( $id, self::size( $metadata, $card_width ) );
		$large    = wp_get_attachment_image_src( $id, self::size( $metadata, $large_width ) );
		if ( false === $small || false === $large ) {
			return null;
		}
		$own   = get_post_meta( $id, '_wp_attachment_image_alt', true );
		$color = $metadata[ self::COLOR ] ?? null;
		return new self( $id, $small[0], $large[0], $small[1], $small[2], is_string( $own ) && '' !== $own ? $own : $alt, is_string( $color ) ? $color : self::PLACEHOLDER );
	}

	/**
	 * The first photo of a property or lot, for a mail about it.
	 *
	 * @param list<mixed> $images As the record keeps them, each with its `attachment`.
	 * @param string      $alt    What it is a photo of.
	 * @return self|null Null where there is none, or the first is gone.
	 */
	public static function first_of( array $images, string $alt ): ?self {
		$image = $images[0] ?? null;
		return is_array( $image ) ? self::of( (int) ( $image['attachment'] ?? 0 ), $alt ) : null;
	}

	/** @return array{src: string, src_large: string, width: int, height: int, alt: string, color: string} */
	public function for_card(): array {
		return array(
			'src'       => $this->src,
			'src_large' => $this->src_large,
			'width'     => $this->width,
			'height'    => $this->height,
			'alt'       => $this->alt,
			'color'     => $this->color,
		);
	}

	/**
	 * Whole, never cropped: floorplans have something at their edges.
	 *
	 * @return array{src: string, src_large: string, width: int, height: int, alt: string, color: string, caption: string, srcset: string, id: int}
	 */
	public function for_page( string $caption ): array {
		$metadata = wp_get_attachment_metadata( $this->id );
		$shown    = wp_get_attachment_image_src( $this->id, self::size( is_array( $metadata ) ? $metadata : array(), 1200, true ) );
		$full     = wp_get_attachment_image_src( $this->id, 'full' );
		return array(
			'src'       => is_array( $shown ) ? $shown[0] : $this->src,
			'src_large' => is_array( $full ) ? $full[0] : $this->src_large,
			'width'     => is_array( $shown ) ? $shown[1] : $this->width,
			'height'    => is_array( $shown ) ? $shown[2] : $this->height,
			'alt'       => $this->alt,
			'color'     => $this->color,
			'caption'   => $caption,
			'srcset'    => (string) wp_get_attachment_image_srcset( $this->id, 'full' ),
			'id'        => $this->id,
		);
	}

	/**
	 * The name of the narrowest size that is wide enough.
	 *
	 * @param array<string, mixed> $metadata
	 * @param bool                 $is_whole Only sizes of the picture's own shape.
	 */
	private static function size( array $metadata, int $wanted, bool $is_whole = false ): string {
		$best  = 'full';
		$width = PHP_INT_MAX;
		$shape = (int) ( $metadata['width'] ?? 0 ) / max( 1, (int) ( $metadata['height'] ?? 0 ) );
		foreach ( (array) ( $metadata['sizes'] ?? array() ) as $name => $size ) {
			$is       = (int) ( $size['width'] ?? 0 );
			$is_shape = abs( $is / max( 1, (int) ( $size['height'] ?? 0 ) ) - $shape ) < 0.03;
			if ( $is >= $wanted && $is < $width && ( $is_shape || ! $is_whole ) ) {
				$best  = (string) $name;
				$width = $is;
			}
		}
		return $best;
	}
}
