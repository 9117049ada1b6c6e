<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Blocks;

use HearthHammer\Core\Module;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * What all blocks share: their category, their metadata from one built file, and one editor script.
 *
 * Which blocks there are is the business of the plugins that own them (PluginBlocks).
 */
final class Blocks implements Module {

	private const PREFIX = 'hearth-hammer/';

	/** @param string $folder Of the built blocks, with a trailing slash. */
	public function __construct( private readonly string $folder ) {}

	public function register(): void {
		add_action( 'init', $this->register_metadata( ... ), 5 );
		add_filter( 'block_categories_all', $this->add_category( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->name_registered( ... ) );
	}

	/** WordPress reads each block.json from this one file. Without it, it opens them one by one. */
	private function register_metadata(): void {
		$manifest = dirname( $this->folder ) . '/blocks-manifest.php';
		if ( is_file( $manifest ) ) {
			wp_register_block_metadata_collection( untrailingslashit( $this->folder ), $manifest );
		}
	}

	/** The script holds the blocks of all plugins; it offers those whose plugin is on. */
	private function name_registered(): void {
		$names = array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );
		$ours  = array_values( array_filter( $names, static fn ( string $name ): bool => str_starts_with( $name, self::PREFIX ) ) );
		wp_add_inline_script( 'hearth-hammer-blocks-editor', 'window.hearthHammerBlocks = ' . wp_json_encode( $ours ) . ';', 'before' );
	}

	/**
	 * @param list<array{slug: string, title: string, icon?: string|null}> $categories
	 * @return list<array{slug: string, title: string, icon?: string|null}>
	 */
	private function add_category( array $categories ): array {
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
