<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Module;
use HearthHammer\Core\Page\Slug;
use HearthHammer\Core\Security\PostTypeCapabilities;

defined( 'ABSPATH' ) || exit;

/**
 * `hpapi_parish`: pages at /parish/{slug}/, written by editors.
 */
final class ParishPostType implements Module {

	public const NAME = 'hpapi_parish';

	public function register(): void {
		add_action( 'init', $this->register_type( ... ), 9 );
	}

	public static function capabilities(): PostTypeCapabilities {
		return new PostTypeCapabilities( self::NAME, 'hpapi_parishes' );
	}

	private function register_type(): void {
		register_post_type(
			self::NAME,
			self::capabilities()->arguments() + array(
				'labels'       => array(
					'name'               => __( 'Parishes', 'hearth-hammer' ),
					'singular_name'      => __( 'Parish', 'hearth-hammer' ),
					'add_new_item'       => __( 'Add parish', 'hearth-hammer' ),
					'edit_item'          => __( 'Edit parish', 'hearth-hammer' ),
					'view_item'          => __( 'View parish', 'hearth-hammer' ),
					'search_items'       => __( 'Search parishes', 'hearth-hammer' ),
					'not_found'          => __( 'No parishes found.', 'hearth-hammer' ),
					'not_found_in_trash' => __( 'No parishes found in Trash.', 'hearth-hammer' ),
					'all_items'          => __( 'Parishes', 'hearth-hammer' ),
				),
				'description'  => __( 'Towns and villages with a page of their own.', 'hearth-hammer' ),
				'public'       => true,
				'show_in_rest' => true,
				'show_in_menu' => 'edit.php?post_type=hpapi_property',
				'supports'     => array( 'title', 'editor', 'excerpt', 'thumbnail', 'custom-fields', 'revisions' ),
				// The front of the permalinks (/news/) is for posts.
				'rewrite'      => array(
					'slug'       => Slug::of( 'parish' ),
					'with_front' => false,
					'feeds'      => false,
					'pages'      => true,
				),
				'has_archive'  => false,
			)
		);
		$this->meta( 'hpapi_latitude', array( 'type' => 'number', 'minimum' => -90, 'maximum' => 90 ) );
		$this->meta( 'hpapi_longitude', array( 'type' => 'number', 'minimum' => -180, 'maximum' => 180 ) );
		$this->meta( 'hpapi_sectors', array( 'type' => 'array', 'items' => array( 'type' => 'string' ) ) );
		$this->meta(
			'hpapi_features',
			array(
				'type'  => 'array',
				'items' => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'title' => array( 'type' => 'string' ),
						'text'  => array( 'type' => 'string' ),
					),
				),
			)
		);
	}

	/** @param array<string, mixed> $schema */
	private function meta( string $key, array $schema ): void {
		register_post_meta(
			self::NAME,
			$key,
			array(
				'type'              => (string) $schema['type'],
				'single'            => true,
				'show_in_rest'      => array( 'schema' => $schema ),
				'auth_callback'     => static fn ( bool $allowed, string $meta_key, int $post ): bool => current_user_can( 'edit_post', $post ),
				'sanitize_callback' => static fn ( mixed $value ): mixed => ParishFields::clean( $key, $value ),
			)
		);
	}
}
