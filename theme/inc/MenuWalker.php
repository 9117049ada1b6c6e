<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use Walker_Nav_Menu;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A menu of two levels: an item with pages under it is a link and, beside it, a button that opens them. The button is a
 * `<details>`, so it works without JavaScript; the enhancement `site-header` closes it again.
 */
final class MenuWalker extends Walker_Nav_Menu {

	/**
	 * @param string  $output            The menu so far.
	 * @param WP_Post $data_object       The item.
	 * @param int     $depth             0 for the bar's own items.
	 * @param mixed   $args              Of wp_nav_menu().
	 * @param int     $current_object_id Unused.
	 */
	public function start_el( &$output, $data_object, $depth = 0, $args = null, $current_object_id = 0 ): void {
		if ( str_contains( (string) ( get_object_vars( $data_object )['url'] ?? '' ), '#' ) ) {
			// A place on a page is not the page: WordPress takes it for the current one on the whole of it.
			$data_object->current = false; // @phpstan-ignore property.notFound (WordPress keeps what it knows of an item on its post.)
			$data_object->classes = array_diff( (array) ( get_object_vars( $data_object )['classes'] ?? array() ), array( 'current-menu-item', 'current_page_item' ) ); // @phpstan-ignore property.notFound (The same.)
		}
		parent::start_el( $output, $data_object, $depth, $args, $current_object_id );
		if ( 0 === $depth && $this->has_children ) {
			$output .= sprintf(
				'<details class="hh-submenu" data-hh-dropdown><summary class="hh-submenu__toggle"><span class="hh-visually-hidden">%s</span></summary>',
				/* translators: %s: an item of the menu */
				esc_html( sprintf( __( '%s submenu', 'hearth-hammer' ), wp_strip_all_tags( (string) ( get_object_vars( $data_object )['title'] ?? '' ) ) ) )
			);
		}
	}

	/**
	 * @param string   $output The menu so far.
	 * @param int      $depth  0 where the items of the bar's first list end.
	 * @param mixed    $args   Of wp_nav_menu().
	 */
	public function end_lvl( &$output, $depth = 0, $args = null ): void {
		parent::end_lvl( $output, $depth, $args );
		if ( 0 === $depth ) {
			$output .= '</details>';
		}
	}
}
