<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\Slug;
use HearthHammer\Core\Security\PostTypeCapabilities;

defined( 'ABSPATH' ) || exit;

/**
 * `hpapi_staff`: people of the firm. Each has a page, /people/{slug}/, with their properties; their words stand beside
 * properties.
 */
final class StaffPostType implements Module {

	public const NAME = 'hpapi_staff';

	public function register(): void {
		add_action( 'init', $this->register_type( ... ), 9 );
	}

	public static function capabilities(): PostTypeCapabilities {
		return new PostTypeCapabilities( self::NAME, 'hpapi_staff_members' );
	}

	private function register_type(): void {
		register_post_type(
			self::NAME,
			self::capabilities()->arguments() + array(
				'labels'       => array(
					'name'                  => __( 'Staff', 'hearth-hammer' ),
					'singular_name'         => __( 'Member of staff', 'hearth-hammer' ),
					'add_new_item'          => __( 'Add member of staff', 'hearth-hammer' ),
					'edit_item'             => __( 'Edit member of staff', 'hearth-hammer' ),
					'view_item'             => __( 'View staff page', 'hearth-hammer' ),
					'item_published'        => __( 'Member of staff published.', 'hearth-hammer' ),
					'item_updated'          => __( 'Member of staff updated.', 'hearth-hammer' ),
					'item_scheduled'        => __( 'Member of staff scheduled.', 'hearth-hammer' ),
					'item_reverted_to_draft' => __( 'Draft updated.', 'hearth-hammer' ),
					'search_items'          => __( 'Search staff', 'hearth-hammer' ),
					'not_found'             => __( 'No staff found.', 'hearth-hammer' ),
					'not_found_in_trash'    => __( 'No staff found in Trash.', 'hearth-hammer' ),
					'all_items'             => __( 'Staff', 'hearth-hammer' ),
					'featured_image'        => __( 'Photo', 'hearth-hammer' ),
					'set_featured_image'    => __( 'Choose a photo', 'hearth-hammer' ),
					'remove_featured_image' => __( 'Remove photo', 'hearth-hammer' ),
				),
				'public'       => true,
				'show_in_rest' => true,
				'show_in_menu' => 'edit.php?post_type=hpapi_property',
				'supports'     => array( 'title', 'thumbnail', 'page-attributes', 'custom-fields' ),
				// Below the page that lists them, where editors have one with that name.
				'rewrite'      => array(
					'slug'       => Slug::of( 'people' ),
					'with_front' => false,
					'feeds'      => false,
					'pages'      => true,
				),
				'has_archive'  => false,
			)
		);
	}
}
