<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The two sizes that pictures of a post type are cut into, instead of WordPress's half dozen: in WebAssembly each
 * takes up to a second.
 */
final class PictureSizes implements Module {

	public function __construct( private readonly MediaProfile $profile ) {}

	public function register(): void {
		add_action( 'after_setup_theme', $this->add( ... ) );
		add_filter( 'intermediate_image_sizes_advanced', $this->choose( ... ), 10, 3 );
		add_filter( 'wp_prepare_attachment_for_js', $this->show_small( ... ) );
		add_filter( 'big_image_size_threshold', $this->keep_original( ... ), 10, 4 );
	}

	private function add(): void {
		add_image_size( $this->profile->card, $this->profile->card_width, $this->profile->card_height, true );
		add_image_size( $this->profile->large, $this->profile->large_width, 0, false );
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
		$ours = array_flip( array( $this->profile->card, $this->profile->large ) );
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
		$card = isset( $picture['sizes']['medium'] ) || ! $this->is_ours( $id ) ? false : wp_get_attachment_image_src( $id, $this->profile->card );
		if ( is_array( $card ) ) {
			$picture['sizes']           = is_array( $picture['sizes'] ?? null ) ? $picture['sizes'] : array();
			$picture['sizes']['medium'] = array( 'url' => $card[0], 'width' => $card[1], 'height' => $card[2], 'orientation' => $card[1] >= $card[2] ? 'landscape' : 'portrait' );
		}
		return $picture;
	}

	private function is_ours( int $attachment ): bool {
		$parent = wp_get_post_parent_id( $attachment );
		return is_int( $parent ) && $parent > 0 && get_post_type( $parent ) === $this->profile->post_type;
	}
}
