<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Blocks;

use HearthHammer\Core\Module;
use WP_Block_Editor_Context;

/**
 * Registers every block of `blocks/` from the manifest that the build writes.
 *
 * Themes may not register blocks, and the other plugins need not: a block's render.php asks their façade.
 */
final class Blocks implements Module {

	public function __construct( private readonly string $build_path ) {}

	public function register(): void {
		add_action( 'init', $this->register_blocks( ... ) );
		add_filter( 'block_categories_all', $this->add_category( ... ), 10, 2 );
	}

	private function register_blocks(): void {
		$manifest = $this->build_path . 'blocks-manifest.php';
		if ( is_file( $manifest ) ) {
			wp_register_block_types_from_metadata_collection( $this->build_path . 'blocks', $manifest );
		}
	}

	/**
	 * @param list<array{slug: string, title: string, icon?: string|null}> $categories
	 * @return list<array{slug: string, title: string, icon?: string|null}>
	 */
	private function add_category( array $categories, WP_Block_Editor_Context $context ): array {
		unset( $context );
		array_unshift(
			$categories,
			array(
				'slug'  => 'hearth-hammer',
				'title' => __( 'Hearth & Hammer', 'hearth-hammer' ),
				'icon'  => null,
			)
		);
		return $categories;
	}
}
