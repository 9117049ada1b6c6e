<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The post type hh_lot. A lot's parent is its sale.
 */
final class LotPostType implements Module {

	public const NAME = 'hh_lot';

	public function register(): void {
		add_action( 'init', $this->register_type( ... ), 9 );
		// After WordPress's own items, which have the list of lots.
		add_action( 'admin_menu', $this->add_to_menu( ... ), 11 );
		// A lot is its fields and a text of plain HTML: the block editor would fold the fields away at the foot.
		add_filter( 'use_block_editor_for_post_type', static fn ( bool $block_editor, string $type ): bool => self::NAME !== $type && $block_editor, 10, 2 );
	}

	/**
	 * WordPress makes no item for a new post of a type in another type's menu. Without one it takes the screen for the
	 * blog's `post-new.php`, and refuses everyone who may not write posts.
	 */
	private function add_to_menu(): void {
		$type  = get_post_type_object( self::NAME );
		$menu  = 'edit.php?post_type=' . SalePostType::NAME;
		$items = array_column( array_values( $GLOBALS['submenu'][ $menu ] ?? array() ), 2 );
		$lots  = array_search( 'edit.php?post_type=' . self::NAME, $items, true );
		if ( null !== $type ) {
			add_submenu_page( $menu, $type->labels->add_new_item, $type->labels->add_new_item, $type->cap->create_posts, 'post-new.php?post_type=' . self::NAME, '', false === $lots ? null : $lots + 1 );
		}
	}

	private function register_type(): void {
		register_post_type(
			self::NAME,
			Capabilities::lots()->arguments() + array(
				'labels'              => array(
					'name'               => __( 'Lots', 'hearth-hammer' ),
					'singular_name'      => __( 'Lot', 'hearth-hammer' ),
					'add_new_item'       => __( 'Add new lot', 'hearth-hammer' ),
					'edit_item'          => __( 'Edit lot', 'hearth-hammer' ),
					'view_item'          => __( 'View lot', 'hearth-hammer' ),
					'item_published'     => __( 'Lot published.', 'hearth-hammer' ),
					'item_updated'       => __( 'Lot updated.', 'hearth-hammer' ),
					'item_scheduled'     => __( 'Lot scheduled.', 'hearth-hammer' ),
					'item_reverted_to_draft' => __( 'Lot draft updated.', 'hearth-hammer' ),
					'search_items'       => __( 'Search lots', 'hearth-hammer' ),
					'not_found'          => __( 'No lots found.', 'hearth-hammer' ),
					'not_found_in_trash' => __( 'No lots found in Trash.', 'hearth-hammer' ),
					'all_items'          => __( 'Lots', 'hearth-hammer' ),
				),
				'public'              => true,
				'has_archive'         => false,
				// WordPress's own search knows no sales and would find what is not to be seen yet.
				'exclude_from_search' => true,
				'show_in_rest'        => true,
				'rest_base'           => self::NAME,
				'show_in_menu'        => 'edit.php?post_type=' . SalePostType::NAME,
				'supports'            => array( 'title', 'editor', 'custom-fields', 'revisions' ),
				// The lot page makes /auctions/{sale}/lot/{number}/.
				'rewrite'             => false,
				'query_var'           => self::NAME,
			)
		);
	}
}
