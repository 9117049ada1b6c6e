<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use InvalidArgumentException;

/**
 * How the pictures of one post type are stored: where in the uploads folder, and in which two sizes.
 */
final readonly class MediaProfile {

	/**
	 * @param string $folder       Below the uploads folder, e.g. `hpapi`; each record has a folder in it.
	 * @param string $card         Name of the image size for cards, which is cropped, e.g. `hpapi-card`.
	 * @param string $large        Name of the image size for galleries, which keeps its shape.
	 * @param int<1, max> $card_width  Pixels, as all of these.
	 * @param int<1, max> $card_height
	 * @param int<1, max> $large_width
	 * @throws InvalidArgumentException Where the folder could lead elsewhere.
	 */
	public function __construct(
		public string $post_type,
		public string $folder,
		public string $card,
		public string $large,
		public int $card_width = 640,
		public int $card_height = 427,
		public int $large_width = 1280,
	) {
		if ( 1 !== preg_match( '/^[a-z0-9-]+$/D', $folder ) ) {
			throw new InvalidArgumentException( 'A folder for images must be one word of a-z, 0-9 and hyphens.' );
		}
	}
}
