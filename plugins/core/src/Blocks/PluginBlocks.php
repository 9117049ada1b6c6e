<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Blocks;

use Closure;
use HearthHammer\Core\Module;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks of one plugin. `blocks/<name>/block.json` describes a block; its render callback prints it, for editors'
 * content and for templates alike.
 */
final readonly class PluginBlocks implements Module {

	/** A template sets this key in the parsed block: it wants the part alone, without an element round it. */
	public const BARE = 'hearthHammerBare';

	/**
	 * @param string                                                   $folder    Of the built blocks, with a trailing slash.
	 * @param array<string, Closure(array<string, mixed>): string> $renderers Name of a block's folder → its HTML, escaped;
	 *                                                                        empty where there is nothing to show.
	 */
	public function __construct( private string $folder, private array $renderers ) {}

	public function register(): void {
		add_action( 'init', $this->register_blocks( ... ) );
	}

	private function register_blocks(): void {
		foreach ( $this->renderers as $name => $render ) {
			register_block_type_from_metadata(
				$this->folder . $name,
				array(
					'render_callback' => static fn ( array $attributes, string $content, WP_Block $block ): string => self::wrap( $render( $attributes ), $block ),
				)
			);
		}
	}

	/** What an editor placed has an alignment, margins and an anchor: they need an element. */
	private static function wrap( string $html, WP_Block $block ): string {
		return '' === $html || isset( $block->parsed_block[ self::BARE ] ) ? $html : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
	}
}
