<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Module;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Which parishes a post is about: a term for each parish, ticked in the post's sidebar. Terms come and go with the
 * parishes' pages, so nobody can make one by hand.
 */
final class ParishTerms implements Module {

	public const TAXONOMY = 'hpapi_about_parish';

	public function register(): void {
		add_action( 'init', $this->register_taxonomy( ... ), 9 );
		// No parish is part of another: WordPress need not look for that anew with every term.
		add_filter( 'pre_option_' . self::TAXONOMY . '_children', static fn (): array => array() );
		add_action( 'wp_after_insert_post', $this->parish_saved( ... ), 10, 2 );
		add_action( 'before_delete_post', $this->parish_deleted( ... ), 10, 2 );
		// Parishes that are older than their terms.
		add_action( 'load-post.php', $this->complete( ... ) );
		add_action( 'load-post-new.php', $this->complete( ... ) );
	}

	private function register_taxonomy(): void {
		register_taxonomy(
			self::TAXONOMY,
			'post',
			array(
				'labels'            => array(
					'name'          => __( 'Parishes', 'hearth-hammer' ),
					'singular_name' => __( 'Parish', 'hearth-hammer' ),
					'all_items'     => __( 'All parishes', 'hearth-hammer' ),
					'search_items'  => __( 'Search parishes', 'hearth-hammer' ),
				),
				'description'       => __( 'The parishes this post is about. The post is shown on their pages.', 'hearth-hammer' ),
				'public'            => false,
				'show_ui'           => true,
				'show_in_menu'      => false,
				'show_in_rest'      => true,
				'show_admin_column' => true,
				'hierarchical'      => true,
				'rewrite'           => false,
				'capabilities'      => array(
					'manage_terms' => 'do_not_allow',
					'edit_terms'   => 'do_not_allow',
					'delete_terms' => 'do_not_allow',
					'assign_terms' => 'edit_posts',
				),
			)
		);
	}

	/**
	 * @param list<int> $parishes Posts.
	 */
	public function set( int $post, array $parishes ): void {
		wp_set_object_terms( $post, array_values( array_filter( array_map( $this->term( ... ), $parishes ) ) ), self::TAXONOMY );
	}

	/**
	 * The newest posts about a parish.
	 *
	 * @return list<WP_Post>
	 */
	public static function posts( int $parish, int $count ): array {
		return array_values(
			get_posts(
				array(
					'post_type'   => 'post',
					'post_status' => 'publish',
					'numberposts' => $count,
					'tax_query'   => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Terms are indexed.
						array(
							'taxonomy' => self::TAXONOMY,
							'field'    => 'slug',
							'terms'    => array( self::slug( $parish ) ),
						),
					),
				)
			)
		);
	}

	/** Not the parish's own slug, which an editor may change. */
	private static function slug( int $parish ): string {
		return 'parish-' . $parish;
	}

	/** @return int The term of a parish, made where there is none; 0 where there is no such parish. */
	private function term( int $parish ): int {
		$post = get_post( $parish );
		if ( ! $post instanceof WP_Post || ParishPostType::NAME !== $post->post_type || 'publish' !== $post->post_status ) {
			return 0;
		}
		$term = get_term_by( 'slug', self::slug( $parish ), self::TAXONOMY );
		if ( ! $term instanceof WP_Term ) {
			$made = wp_insert_term( wp_slash( $post->post_title ), self::TAXONOMY, array( 'slug' => self::slug( $parish ) ) );
			return is_wp_error( $made ) ? 0 : (int) $made['term_id'];
		}
		if ( $term->name !== $post->post_title ) {
			wp_update_term( $term->term_id, self::TAXONOMY, array( 'name' => wp_slash( $post->post_title ) ) );
		}
		return $term->term_id;
	}

	private function parish_saved( int $id, WP_Post $post ): void {
		if ( ParishPostType::NAME === $post->post_type ) {
			$this->term( $id );
		}
	}

	private function parish_deleted( int $id, WP_Post $post ): void {
		$term = ParishPostType::NAME === $post->post_type ? get_term_by( 'slug', self::slug( $id ), self::TAXONOMY ) : false;
		if ( $term instanceof WP_Term ) {
			wp_delete_term( $term->term_id, self::TAXONOMY );
		}
	}

	private function complete(): void {
		$parishes = ( new ParishRepository() )->all();
		$terms    = wp_count_terms( array( 'taxonomy' => self::TAXONOMY, 'hide_empty' => false ) );
		if ( 'post' === get_current_screen()?->post_type && is_numeric( $terms ) && count( $parishes ) > (int) $terms ) {
			foreach ( $parishes as $parish ) {
				$this->term( $parish->id );
			}
		}
	}
}
