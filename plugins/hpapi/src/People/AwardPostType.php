<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Module;
use HearthHammer\Core\Security\PostTypeCapabilities;

defined( 'ABSPATH' ) || exit;

/**
 * `hpapi_award`: what the firm has won.
 */
final class AwardPostType implements Module {

	public const NAME = 'hpapi_award';

	public function register(): void {
		add_action( 'init', $this->register_type( ... ), 9 );
	}

	public static function capabilities(): PostTypeCapabilities {
		return new PostTypeCapabilities( self::NAME, 'hpapi_awards' );
	}

	private function register_type(): void {
		register_post_type(
			self::NAME,
			self::capabilities()->arguments() + array(
				'labels'       => array(
					'name'                  => __( 'Awards', 'hearth-hammer' ),
					'singular_name'         => __( 'Award', 'hearth-hammer' ),
					'add_new_item'          => __( 'Add award', 'hearth-hammer' ),
					'edit_item'             => __( 'Edit award', 'hearth-hammer' ),
					'item_published'        => __( 'Award published.', 'hearth-hammer' ),
					'item_updated'          => __( 'Award updated.', 'hearth-hammer' ),
					'item_scheduled'        => __( 'Award scheduled.', 'hearth-hammer' ),
					'item_reverted_to_draft' => __( 'Draft updated.', 'hearth-hammer' ),
					'search_items'          => __( 'Search awards', 'hearth-hammer' ),
					'not_found'             => __( 'No awards found.', 'hearth-hammer' ),
					'not_found_in_trash'    => __( 'No awards found in Trash.', 'hearth-hammer' ),
					'all_items'             => __( 'Awards', 'hearth-hammer' ),
					'featured_image'        => __( 'Image', 'hearth-hammer' ),
					'set_featured_image'    => __( 'Choose an image', 'hearth-hammer' ),
					'remove_featured_image' => __( 'Remove image', 'hearth-hammer' ),
				),
				'public'       => false,
				'show_ui'      => true,
				'show_in_rest' => true,
				'show_in_menu' => 'edit.php?post_type=hpapi_property',
				'supports'     => array( 'title', 'thumbnail', 'page-attributes', 'custom-fields' ),
				'rewrite'      => false,
			)
		);
	}
}
