<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Module;
use HearthHammer\Core\Security\PostTypeCapabilities;

defined( 'ABSPATH' ) || exit;

/**
 * The post type hpapi_property and the taxonomy of its types.
 */
final class PropertyPostType implements Module {

	public const NAME = 'hpapi_property';

	/** What core's import engine calls these records. */
	public const SYNC_SCOPE = 'property';
	public const TYPE = 'hpapi_property_type';

	public function register(): void {
		add_action( 'init', $this->register_types( ... ), 9 );
		foreach ( array( 'added_post_meta', 'updated_post_meta' ) as $hook ) {
			add_action( $hook, $this->file_under_type( ... ), 10, 4 );
		}
	}

	public static function capabilities(): PostTypeCapabilities {
		return new PostTypeCapabilities( self::NAME, 'hpapi_properties' );
	}

	private function register_types(): void {
		register_post_type(
			self::NAME,
			self::capabilities()->arguments() + array(
				'labels'              => array(
					'name'               => __( 'Properties', 'hearth-hammer' ),
					'singular_name'      => __( 'Property', 'hearth-hammer' ),
					'add_new_item'       => __( 'Add property', 'hearth-hammer' ),
					'edit_item'          => __( 'Edit property', 'hearth-hammer' ),
					'view_item'          => __( 'View property', 'hearth-hammer' ),
					'search_items'       => __( 'Search properties', 'hearth-hammer' ),
					'not_found'          => __( 'No properties found.', 'hearth-hammer' ),
					'not_found_in_trash' => __( 'No properties found in Trash.', 'hearth-hammer' ),
					'all_items'          => __( 'Properties', 'hearth-hammer' ),
					'item_published'     => __( 'Property published.', 'hearth-hammer' ),
					'item_updated'       => __( 'Property updated.', 'hearth-hammer' ),
					'item_scheduled'     => __( 'Property scheduled.', 'hearth-hammer' ),
					'item_reverted_to_draft' => __( 'Property draft updated.', 'hearth-hammer' ),
				),
				'public'              => true,
				'has_archive'         => false,
				// WordPress's own search knows no prices and would find what is withdrawn.
				'exclude_from_search' => true,
				'show_in_rest'        => true,
				'rest_base'           => self::NAME,
				'menu_icon'           => 'dashicons-admin-home',
				'menu_position'       => 21,
				'supports'            => array( 'title', 'editor', 'custom-fields', 'revisions' ),
				'taxonomies'          => array( self::TYPE ),
				// PropertyAddresses makes /property/{id}/{slug}/.
				'rewrite'             => false,
				'query_var'           => self::NAME,
			)
		);
		register_taxonomy(
			self::TYPE,
			self::NAME,
			array(
				'labels'            => array(
					'name'                  => __( 'Property types', 'hearth-hammer' ),
					'singular_name'         => __( 'Property type', 'hearth-hammer' ),
					'add_new_item'          => __( 'Add property type', 'hearth-hammer' ),
					'edit_item'             => __( 'Edit property type', 'hearth-hammer' ),
					'all_items'             => __( 'All types', 'hearth-hammer' ),
					'search_items'          => __( 'Search property types', 'hearth-hammer' ),
					'update_item'           => __( 'Update property type', 'hearth-hammer' ),
					'parent_item'           => __( 'Parent property type', 'hearth-hammer' ),
					'parent_field_description' => __( 'The wider type that this one belongs to. For example, House is the parent of Cottage.', 'hearth-hammer' ),
					'back_to_items'         => __( '← Back to property types', 'hearth-hammer' ),
					'not_found'             => __( 'No property types found.', 'hearth-hammer' ),
					'items_list'            => __( 'Property types', 'hearth-hammer' ),
					'items_list_navigation' => __( 'Pages of property types', 'hearth-hammer' ),
				),
				'public'            => false,
				'show_ui'           => true,
				'show_admin_column' => false,
				// The type is chosen with the other fields; a second place would contradict the first.
				'show_in_rest'      => false,
				'meta_box_cb'       => false,
				'hierarchical'      => true,
				'rewrite'           => false,
				'query_var'         => false,
			)
		);
	}

	/** The field property_type decides; the term follows, so that editors can filter and name types. */
	private function file_under_type( int $meta, int $post, string $key, mixed $value ): void {
		if ( PropertyFields::PREFIX . 'property_type' !== $key || self::NAME !== get_post_type( $post ) ) {
			return;
		}
		$slug = is_string( $value ) ? sanitize_title( $value ) : '';
		wp_set_object_terms( $post, in_array( $slug, array( '', 'property' ), true ) ? array() : array( self::term( $slug ) ), self::TYPE );
	}

	private static function term( string $slug ): int {
		$found = term_exists( $slug, self::TYPE );
		if ( is_array( $found ) ) {
			return (int) $found['term_id'];
		}
		$group = PropertyTypes::group( $slug );
		$made  = wp_insert_term(
			PropertyTypes::label( $slug ),
			self::TYPE,
			array(
				'slug'   => $slug,
				'parent' => '' === $group || $group === $slug ? 0 : max( 0, self::term( $group ) ),
			)
		);
		return is_wp_error( $made ) ? 0 : (int) $made['term_id'];
	}
}
