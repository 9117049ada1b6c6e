<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Carousel\Carousel;

/**
 * Parts that BlockStyles makes of a group: tabs, or a carousel. Their names are the first headings in them.
 */
final class GroupParts {

	/** Hides all panels but the first before the page is painted, so that nothing jumps. */
	private const FIRST_STEP = '(function(s){var t=s.previousElementSibling;t&&t.classList.add("has-script")})(document.currentScript)';

	/**
	 * The inner groups are the panels, each named by its first heading. Without JavaScript the tabs are links to the panels,
	 * which are below each other; `src/enhancements/tab-panels.ts` makes tabs of them by the WAI's pattern.
	 *
	 * @link https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
	 *
	 * @param array<string, mixed> $group As WordPress parses it.
	 */
	public static function tabs( array $group ): string {
		$tabs   = '';
		$panels = '';
		$before = '';
		foreach ( is_array( $group['innerBlocks'] ?? null ) ? $group['innerBlocks'] : array() as $inner ) {
			$label = 'core/group' === ( $inner['blockName'] ?? '' ) ? Headings::first( $inner ) : '';
			if ( '' === $label ) {
				// What names no panel stays where it can be read.
				$before .= render_block( $inner );
				continue;
			}
			$id      = wp_unique_id( 'tab-' . Headings::slug( $label ) . '-' );
			$tabs   .= sprintf( '<a class="hh-tabs__tab" id="%1$s-tab" href="#%1$s" data-hh-tab>%2$s</a>', esc_attr( $id ), esc_html( $label ) );
			$panels .= sprintf( '<div class="hh-tab-panels__panel" id="%s" data-hh-tab-panel>%s</div>', esc_attr( $id ), render_block( $inner ) );
		}
		if ( '' === $tabs ) {
			return $before;
		}
		Assets::enqueue_enhancement( 'tab-panels' );
		return sprintf( '%s<div class="hh-tab-panels wp-block-group" data-hh-tab-panels><div class="hh-tabs hh-tab-panels__tabs">%s</div>%s</div>%s', $before, $tabs, $panels, wp_get_inline_script_tag( self::FIRST_STEP ) );
	}

	/**
	 * The inner blocks are slides; the first heading names the carousel.
	 *
	 * @param array<string, mixed> $group As WordPress parses it.
	 */
	public static function carousel( array $group ): string {
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
