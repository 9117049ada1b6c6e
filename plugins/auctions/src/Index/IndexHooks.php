<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleTypes;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Everything in WordPress that can change what a catalogue shows of a lot or a sale.
 */
final class IndexHooks implements Module {

	public function __construct( private readonly AuctionIndex $index ) {}

	public function register(): void {
		// After the meta of REST requests, which save_post is not.
		add_action( 'wp_after_insert_post', $this->post_changed( ... ), 20, 2 );
		add_action( 'transition_post_status', fn ( string $new, string $old, WP_Post $post ) => $this->post_changed( $post->ID, $post ), 20, 3 );
		add_action( 'after_delete_post', $this->post_changed( ... ), 20, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, $this->meta_changed( ... ), 20, 3 );
		}
		add_action( 'set_object_terms', $this->terms_set( ... ), 20, 4 );
		foreach ( array( Department::TAXONOMY, SaleTypes::TAXONOMY ) as $taxonomy ) {
			add_action( "edited_{$taxonomy}", fn ( int $term ) => $this->term_changed( $term, $taxonomy ), 20 );
		}
		foreach ( array( 'added_term_meta', 'updated_term_meta', 'deleted_term_meta' ) as $hook ) {
			add_action( $hook, fn ( mixed $meta, int $term, string $key ) => in_array( $key, array( Department::BUSINESS, Department::MARKETING ), true ) ? $this->term_changed( $term, Department::TAXONOMY ) : null, 20, 3 );
		}
		add_action( 'delete_attachment', $this->picture_changed( ... ) );
	}

	private function post_changed( int $id, WP_Post $post ): void {
		if ( LotPostType::NAME === $post->post_type ) {
			$this->index->lots->mark( $id );
		} elseif ( SalePostType::NAME === $post->post_type ) {
			$this->index->sales->mark( $id );
		}
	}

	/** @param int|list<int> $meta */
	private function meta_changed( int|array $meta, int $id, string $key ): void {
		unset( $meta );
		if ( str_starts_with( $key, LotFields::PREFIX ) && null !== LotFields::fields()->name_of( $key ) && LotPostType::NAME === get_post_type( $id ) ) {
			$this->index->lots->mark( $id );
		} elseif ( ( '_thumbnail_id' === $key || null !== SaleFields::fields()->name_of( $key ) ) && SalePostType::NAME === get_post_type( $id ) ) {
			$this->index->sales->mark( $id );
		} elseif ( in_array( $key, array( '_wp_attachment_metadata', '_wp_attachment_image_alt', '_wp_attached_file' ), true ) ) {
			$this->picture_changed( $id );
		}
	}

	private function picture_changed( int $attachment ): void {
		$parent = (int) wp_get_post_parent_id( $attachment );
		$post   = $parent > 0 ? get_post( $parent ) : null;
		if ( $post instanceof WP_Post ) {
			$this->post_changed( $parent, $post );
		}
	}

	private function terms_set( int $post, mixed $terms, mixed $term_taxonomies, string $taxonomy ): void {
		unset( $terms, $term_taxonomies );
		if ( in_array( $taxonomy, array( Department::TAXONOMY, SaleTypes::TAXONOMY ), true ) ) {
			$this->index->sales->mark( $post );
		}
	}

	private function term_changed( int $term, string $taxonomy ): void {
		foreach ( (array) get_objects_in_term( $term, $taxonomy ) as $post ) {
			$this->index->sales->mark( (int) $post );
		}
	}
}
