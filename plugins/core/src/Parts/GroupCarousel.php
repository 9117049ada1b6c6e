<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Carousel\Carousel;

/** A group whose blocks are slides, named by its first heading. */
final class GroupCarousel {

	/** @param array<string, mixed> $group As WordPress parses it. */
	public static function html( array $group ): string {
		$label  = '';
		$level  = 'h2';
		$slides = array();
		foreach ( is_array( $group['innerBlocks'] ?? null ) ? $group['innerBlocks'] : array() as $inner ) {
			if ( '' === $label && 'core/heading' === ( $inner['blockName'] ?? '' ) ) {
				$label = Headings::first( $inner );
				$level = 'h' . (int) ( $inner['attrs']['level'] ?? 2 );
				continue;
			}
			$html = trim( render_block( $inner ) );
			if ( '' !== $html ) {
				$slides[] = $html;
			}
		}
		$row = ( new Carousel( '' === $label ? __( 'Carousel', 'hearth-hammer' ) : $label, $slides, 'posts', level: $level ) )->html();
		return '' === $row ? '' : '<div class="wp-block-group">' . $row . '</div>';
	}
}
