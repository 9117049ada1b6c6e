<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Module;
use HearthHammer\Core\Page\CacheTags;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Everything in WordPress that changes pages: posts, menus, terms of news, the company's data, the theme, settings.
 *
 * What an index holds (properties, lots, sales) its plugin purges when it has indexed it.
 */
final class ChangeHooks implements Module {

	/** Options of WordPress that every page shows or follows; settings of ours are recognised by their names. */
	private const OPTIONS = array( 'blogname', 'blogdescription', 'show_on_front', 'page_on_front', 'page_for_posts', 'posts_per_page', 'permalink_structure', 'category_base', 'tag_base', 'timezone_string', 'gmt_offset', 'date_format', 'time_format', 'start_of_week', 'site_icon', 'WPLANG', 'blog_public', 'template', 'stylesheet', 'active_plugins', 'sidebars_widgets', 'widget_block', 'wp_page_for_privacy_policy', 'home', 'siteurl' );

	/** Types that no page shows by themselves. Menu items are saved with their menu. */
	private const SILENT = array( 'revision', 'attachment', 'nav_menu_item', 'customize_changeset', 'oembed_cache', 'user_request' );

	public function __construct( private readonly Purges $purges ) {}

	public function register(): void {
		// Every way of saving, publishing, trashing and deleting a post ends in it.
		add_action( 'clean_post_cache', fn ( int $id, WP_Post $post ) => $this->post_changed( $post ), 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, $this->meta_changed( ... ), 10, 3 );
		}
		add_action( 'post_updated', $this->moved( ... ), 10, 3 );
		add_action( 'transition_post_status', $this->status_changed( ... ), 10, 3 );
		foreach ( array( 'wp_update_nav_menu', 'wp_delete_nav_menu' ) as $hook ) {
			add_action( $hook, fn () => $this->purges->add( 'menu' ) );
		}
		foreach ( array( 'created_term', 'edited_term', 'delete_term' ) as $hook ) {
			add_action( $hook, fn ( int $term, int $relation, string $taxonomy ) => in_array( $taxonomy, array( 'category', 'post_tag' ), true ) ? $this->purges->add( 'news' ) : null, 10, 3 );
		}
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, $this->option_changed( ... ) );
		}
		foreach ( array( 'switch_theme', 'customize_save_after', 'upgrader_process_complete', 'hearth_hammer_places_imported' ) as $hook ) {
			add_action( $hook, fn () => $this->purges->add( CacheTags::SITE ) );
		}
	}

	private function post_changed( WP_Post $post ): void {
		if ( in_array( $post->post_type, self::SILENT, true ) || in_array( $post->post_status, array( 'auto-draft', 'inherit' ), true ) ) {
			return;
		}
		// Templates, patterns and styles of the block editor can be on any page.
		$this->purges->add( ...( str_starts_with( $post->post_type, 'wp_' ) ? array( CacheTags::SITE ) : array( PostTags::own( $post ), ...PostTags::lists( $post ) ) ) );
	}

	/** @param int|list<int> $meta */
	private function meta_changed( int|array $meta, int $id, string $key ): void {
		$post = ! $this->purges->are_wanted() || in_array( $key, array( '_edit_lock', '_edit_last' ), true ) ? null : get_post( $id );
		if ( $post instanceof WP_Post ) {
			$this->post_changed( $post );
		}
	}

	/** Trails, the foot of every page and other lists of pages have its title and address. */
	private function moved( int $id, WP_Post $after, WP_Post $before ): void {
		if ( 'page' === $after->post_type && array( $after->post_title, $after->post_name, $after->post_parent, $after->menu_order ) !== array( $before->post_title, $before->post_name, $before->post_parent, $before->menu_order ) ) {
			$this->purges->add( 'menu' );
		}
	}

	private function status_changed( string $new, string $old, WP_Post $post ): void {
		if ( 'page' === $post->post_type && $new !== $old && in_array( 'publish', array( $new, $old ), true ) ) {
			$this->purges->add( 'menu' );
		}
	}

	private function option_changed( string $name ): void {
		if ( in_array( $name, array( Company::OPTION, Company::OFFICES ), true ) ) {
			$this->purges->add( 'company' );
		} elseif ( in_array( $name, self::OPTIONS, true ) || str_starts_with( $name, 'theme_mods_' ) || str_starts_with( $name, 'widget_' ) || isset( get_registered_settings()[ $name ] ) ) {
			$this->purges->add( CacheTags::SITE );
		}
	}
}
