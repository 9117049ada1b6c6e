<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Everything in WordPress that can change what a list shows of a property.
 */
final class PropertyIndexHooks implements Module {

	public function __construct( private readonly PropertyIndexer $indexer ) {}

	public function register(): void {
		// After the meta of REST requests, which save_post is not.
		add_action( 'wp_after_insert_post', $this->post_changed( ... ), 20, 2 );
		add_action( 'transition_post_status', fn ( string $new, string $old, WP_Post $post ) => $this->post_changed( $post->ID, $post ), 20, 3 );
		add_action( 'after_delete_post', $this->post_changed( ... ), 20, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, $this->meta_changed( ... ), 20, 3 );
		}
		add_action( 'edited_' . PropertyPostType::TYPE, $this->type_changed( ... ) );
		add_action( 'delete_attachment', $this->picture_changed( ... ) );
	}

	private function post_changed( int $id, WP_Post $post ): void {
		if ( PropertyPostType::NAME === $post->post_type ) {
			$this->indexer->mark( $id );
		} elseif ( ParishPostType::NAME === $post->post_type ) {
			$this->indexer->mark_parish( $id );
		}
	}

	/** @param int|list<int> $meta */
	private function meta_changed( int|array $meta, int $id, string $key ): void {
		unset( $meta );
		if ( null !== PropertyFields::name_of( $key ) && PropertyPostType::NAME === get_post_type( $id ) ) {
			$this->indexer->mark( $id );
		} elseif ( in_array( $key, array( '_wp_attachment_metadata', '_wp_attachment_image_alt', '_wp_attached_file' ), true ) ) {
			$this->picture_changed( $id );
		}
	}

	private function picture_changed( int $attachment ): void {
		$parent = wp_get_post_parent_id( $attachment );
		if ( is_int( $parent ) && $parent > 0 && PropertyPostType::NAME === get_post_type( $parent ) ) {
			$this->indexer->mark( $parent );
		}
	}

	private function type_changed( int $term ): void {
		foreach ( (array) get_objects_in_term( $term, PropertyPostType::TYPE ) as $post ) {
			$this->indexer->mark( (int) $post );
		}
	}
}
