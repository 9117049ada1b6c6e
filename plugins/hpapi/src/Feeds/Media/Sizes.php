<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Media;

use HearthHammer\Core\Module;

/**
 * The two sizes that pictures of properties are cut into, instead of WordPress's half dozen: in WebAssembly each
 * takes up to a second.
 */
final class Sizes implements Module {

	public const CARD  = 'hpapi-card';
	public const LARGE = 'hpapi-large';

	public const CARD_WIDTH  = 640;
	public const CARD_HEIGHT = 427;
	public const LARGE_WIDTH = 1280;

	public function register(): void {
		add_action( 'after_setup_theme', $this->add( ... ) );
		add_filter( 'intermediate_image_sizes_advanced', $this->choose( ... ), 10, 3 );
		add_filter( 'big_image_size_threshold', $this->keep_original( ... ), 10, 4 );
	}

	private function add(): void {
		add_image_size( self::CARD, self::CARD_WIDTH, self::CARD_HEIGHT, true );
		add_image_size( self::LARGE, self::LARGE_WIDTH, 0, false );
	}

	/**
	 * Pictures that staff upload to a property get the same two; pictures of pages get none of them.
	 *
	 * @param array<string, mixed> $sizes
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private function choose( array $sizes, array $metadata, int $attachment ): array {
		unset( $metadata );
		$ours   = array( self::CARD, self::LARGE );
		$parent = wp_get_post_parent_id( $attachment );
		return is_int( $parent ) && $parent > 0 && 'hpapi_property' === get_post_type( $parent )
			? array_intersect_key( $sizes, array_flip( $ours ) )
			: array_diff_key( $sizes, array_flip( $ours ) );
	}

	/** @param array{int, int} $size */
	private function keep_original( int|bool $threshold, array $size, string $file, int $attachment ): int|bool {
		unset( $size, $file );
		$parent = wp_get_post_parent_id( $attachment );
		return is_int( $parent ) && $parent > 0 && 'hpapi_property' === get_post_type( $parent ) ? false : $threshold;
	}
}
