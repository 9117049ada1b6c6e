<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The post type hh_sale and its two taxonomies: the department that holds it, and how it is held.
 */
final class SalePostType implements Module {

	public const NAME = 'hh_sale';

	public function register(): void {
		add_action( 'init', $this->register_types( ... ), 9 );
		// A sale is its fields and a short text: the block editor would fold the fields away at the foot.
		add_filter( 'use_block_editor_for_post_type', static fn ( bool $block_editor, string $type ): bool => self::NAME !== $type && $block_editor, 10, 2 );
	}

	private function register_types(): void {
		register_post_type(
			self::NAME,
			Capabilities::sales()->arguments() + array(
				'labels'              => array(
					'name'               => __( 'Sales', 'hearth-hammer' ),
					'singular_name'      => __( 'Sale', 'hearth-hammer' ),
					'menu_name'          => __( 'Auctions', 'hearth-hammer' ),
					'add_new_item'       => __( 'Add new sale', 'hearth-hammer' ),
					'edit_item'          => __( 'Edit sale', 'hearth-hammer' ),
					'view_item'          => __( 'View catalogue', 'hearth-hammer' ),
					'item_published'     => __( 'Sale published.', 'hearth-hammer' ),
					'item_updated'       => __( 'Sale updated.', 'hearth-hammer' ),
					'item_scheduled'     => __( 'Sale scheduled.', 'hearth-hammer' ),
					'item_reverted_to_draft' => __( 'Sale draft updated.', 'hearth-hammer' ),
					'search_items'       => __( 'Search sales', 'hearth-hammer' ),
					'not_found'          => __( 'No sales found.', 'hearth-hammer' ),
					'not_found_in_trash' => __( 'No sales found in Trash.', 'hearth-hammer' ),
					'all_items'          => __( 'Sales', 'hearth-hammer' ),
				),
				'public'              => true,
				'has_archive'         => false,
				'exclude_from_search' => true,
				'show_in_rest'        => true,
				'rest_base'           => self::NAME,
				'menu_icon'           => 'dashicons-hammer',
				'menu_position'       => 22,
				'supports'            => array( 'title', 'editor', 'thumbnail', 'custom-fields', 'revisions' ),
				'taxonomies'          => array( Department::TAXONOMY, SaleTypes::TAXONOMY ),
				// SaleAddresses makes /auctions/{sale}/.
				'rewrite'             => false,
				'query_var'           => self::NAME,
			)
		);
		$this->taxonomy(
			Department::TAXONOMY,
			array(
				'name'                  => __( 'Departments', 'hearth-hammer' ),
				'singular_name'         => __( 'Department', 'hearth-hammer' ),
				'add_new_item'          => __( 'Add new department', 'hearth-hammer' ),
				'edit_item'             => __( 'Edit department', 'hearth-hammer' ),
				'update_item'           => __( 'Update department', 'hearth-hammer' ),
				'search_items'          => __( 'Search departments', 'hearth-hammer' ),
				'parent_item'           => __( 'Parent department', 'hearth-hammer' ),
				'back_to_items'         => __( '← Back to departments', 'hearth-hammer' ),
				'not_found'             => __( 'No departments found.', 'hearth-hammer' ),
				'items_list'            => __( 'Departments', 'hearth-hammer' ),
				'items_list_navigation' => __( 'Pages of departments', 'hearth-hammer' ),
			)
		);
		$this->taxonomy(
			SaleTypes::TAXONOMY,
			array(
				'name'                  => __( 'Sale types', 'hearth-hammer' ),
				'singular_name'         => __( 'Sale type', 'hearth-hammer' ),
				'add_new_item'          => __( 'Add new sale type', 'hearth-hammer' ),
				'edit_item'             => __( 'Edit sale type', 'hearth-hammer' ),
				'update_item'           => __( 'Update sale type', 'hearth-hammer' ),
				'search_items'          => __( 'Search sale types', 'hearth-hammer' ),
				'parent_item'           => __( 'Parent sale type', 'hearth-hammer' ),
				'back_to_items'         => __( '← Back to sale types', 'hearth-hammer' ),
				'not_found'             => __( 'No sale types found.', 'hearth-hammer' ),
				'items_list'            => __( 'Sale types', 'hearth-hammer' ),
				'items_list_navigation' => __( 'Pages of sale types', 'hearth-hammer' ),
			)
		);
	}

	/** @param array<string, string> $labels */
	private function taxonomy( string $name, array $labels ): void {
		register_taxonomy(
			$name,
			self::NAME,
			array(
				'labels'            => $labels + array( 'parent_field_description' => __( 'Leave this at “None”.', 'hearth-hammer' ) ),
				'public'            => false,
				'show_ui'           => true,
				'show_admin_column' => true,
				'show_in_rest'      => true,
				'hierarchical'      => true,
				'rewrite'           => false,
				'query_var'         => false,
				'capabilities'      => array(
					'manage_terms' => 'publish_hh_sales',
					'edit_terms'   => 'publish_hh_sales',
					'delete_terms' => 'publish_hh_sales',
					'assign_terms' => 'edit_hh_sales',
				),
			)
		);
	}
}
