<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Module;
use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * How the pictures of one post type are stored: where in the uploads folder, and in which two sizes.
 *
 * As a module it has WordPress cut these two instead of its own half dozen: in WebAssembly each takes up to a second.
 */
final readonly class MediaProfile implements Module {

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
		public int $card_width = 768,
		public int $card_height = 512,
		public int $large_width = 1280,
	) {
		if ( 1 !== preg_match( '/^[a-z0-9-]+$/D', $folder ) ) {
			throw new InvalidArgumentException( 'A folder for images must be one word of a-z, 0-9 and hyphens.' );
		}
	}

	public function register(): void {
		add_action( 'after_setup_theme', $this->add( ... ) );
		add_filter( 'intermediate_image_sizes_advanced', $this->choose( ... ), 10, 3 );
		add_filter( 'wp_prepare_attachment_for_js', $this->show_small( ... ) );
		add_filter( 'big_image_size_threshold', $this->keep_original( ... ), 10, 4 );
	}

	private function add(): void {
		add_image_size( $this->card, $this->card_width, $this->card_height, true );
		add_image_size( $this->large, $this->large_width, 0, false );
	}

	/**
	 * Pictures that staff upload to such a post get the same two; pictures of other posts get none of them.
	 *
	 * @param array<string, mixed> $sizes
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private function choose( array $sizes, array $metadata, int $attachment ): array {
		unset( $metadata );
		$ours = array_flip( array( $this->card, $this->large ) );
		return $this->is_ours( $attachment ) ? array_intersect_key( $sizes, $ours ) : array_diff_key( $sizes, $ours );
	}

	/** @param array{int, int} $size */
	private function keep_original( int|bool $threshold, array $size, string $file, int $attachment ): int|bool {
		unset( $size, $file );
		return $this->is_ours( $attachment ) ? false : $threshold;
	}

	/**
	 * The media library knows WordPress's own sizes; where there are none it would show each picture whole.
	 *
	 * @param array<string, mixed> $picture
	 * @return array<string, mixed>
	 */
	private function show_small( array $picture ): array {
		$id   = (int) ( $picture['id'] ?? 0 );
		$card = isset( $picture['sizes']['medium'] ) || ! $this->is_ours( $id ) ? false : wp_get_attachment_image_src( $id, $this->card );
		if ( is_array( $card ) ) {
			$picture['sizes']           = is_array( $picture['sizes'] ?? null ) ? $picture['sizes'] : array();
			$picture['sizes']['medium'] = array( 'url' => $card[0], 'width' => $card[1], 'height' => $card[2], 'orientation' => $card[1] >= $card[2] ? 'landscape' : 'portrait' );
		}
		return $picture;
	}

	private function is_ours( int $attachment ): bool {
		$parent = wp_get_post_parent_id( $attachment );
		return is_int( $parent ) && $parent > 0 && get_post_type( $parent ) === $this->post_type;
	}
}
