<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Text;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps telephone numbers and postcodes in editors' paragraphs and lists on one line. What is stored stays as typed.
 */
final class UnbrokenBlocks implements Module {

	public function register(): void {
		foreach ( array( 'paragraph', 'list-item' ) as $block ) {
			add_filter( "render_block_core/{$block}", static fn ( string $html ): string => Unbroken::in_html( $html ) );
		}
	}
}
