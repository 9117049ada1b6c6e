<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

/**
 * The picture that stands for the company's name, chosen in the Customizer.
 */
final readonly class Logo {

	private function __construct(
		public string $url,
		public int $width,
		public int $height,
	) {}

	/** Null where none is chosen, or its file is gone. */
	public static function current(): ?self {
		$id    = (int) get_theme_mod( 'custom_logo' );
		$image = $id > 0 ? wp_get_attachment_image_src( $id, 'medium' ) : false;
		return false === $image || '' === $image[0] ? null : new self( $image[0], (int) $image[1], (int) $image[2] );
	}

	/** How wide it is when it is so high, in pixels; at most so wide. */
	public function width_at( int $height, int $most ): int {
		return $this->height > 0 ? max( 1, min( $most, (int) round( $this->width * $height / $this->height ) ) ) : $most;
	}
}
