<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Guide;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Module;
use WP_Admin_Bar;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * A button in the admin bar that outlines each island, block and template part of the page, with its name, its slug,
 * where it is edited and what can be set (STAFF-03).
 *
 * In the pages of people with an admin bar, comments in the HTML say where a part begins and ends; the script finds the rest. In a
 * visitor's page there is nothing of it.
 */
final class SectionGuide implements Module {

	private const HANDLE = 'section-guide';
	private const OURS   = 'hearth-hammer/';

	public function register(): void {
		add_action( 'template_redirect', $this->begin( ... ), 100 );
	}

	private function begin(): void {
		if ( ! is_user_logged_in() || ! is_admin_bar_showing() || is_feed() || is_embed() ) {
			return;
		}
		add_action( 'admin_bar_menu', $this->add_button( ... ), 90 );
		add_action( 'wp_enqueue_scripts', static fn () => Assets::enqueue_enhancement( self::HANDLE ) );
		add_filter( 'render_block', $this->mark_block( ... ), 100, 3 );
		add_filter( 'hearth_hammer_style_part', $this->mark_style( ... ), 100, 2 );
		add_action( 'wp_before_load_template', $this->begin_part( ... ), 10, 1 );
		add_action( 'wp_after_load_template', $this->end_part( ... ), 10, 1 );
		add_action( 'wp_footer', $this->print_entries( ... ), 1 );
	}

	private function add_button( WP_Admin_Bar $bar ): void {
		$bar->add_node( array( 'id' => 'hh-section-guide', 'title' => esc_html__( 'Section guide', 'hearth-hammer' ), 'href' => '#hh-section-guide', 'meta' => array( 'class' => 'hh-section-guide' ) ) );
	}

	/** @param array<string, mixed> $parsed */
	private function mark_block( string $html, array $parsed, ?WP_Block $block = null ): string {
		unset( $block );
		$name = (string) ( $parsed['blockName'] ?? '' );
		if ( ! self::is_in_body() || '' === trim( $html ) || ! str_starts_with( $name, self::OURS ) ) {
			return $html;
		}
		$slug  = substr( $name, strlen( self::OURS ) );
		$begin = self::comment(
			array(
				'kind'       => 'block',
				'slug'       => $slug,
				// A template sets it, an editor places it.
				'fixed'      => isset( $parsed[ PluginBlocks::BARE ] ),
				'attributes' => (object) array_filter( (array) ( $parsed['attrs'] ?? array() ), is_scalar( ... ) ),
			)
		);
		return $begin . $html . '<!--/hh-guide-->';
	}

	/** A part that a style makes of one of WordPress's own blocks; an editor places it. */
	private function mark_style( string $html, string $slug ): string {
		return self::is_in_body() ? self::comment( array( 'kind' => 'block', 'slug' => $slug, 'fixed' => false, 'attributes' => (object) array() ) ) . $html . '<!--/hh-guide-->' : $html;
	}

	private function begin_part( string $file ): void {
		$slug = $this->part( $file );
		if ( '' !== $slug ) {
			echo self::comment( array( 'kind' => 'part', 'slug' => $slug ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- No sign in it ends a comment.
		}
	}

	private function end_part( string $file ): void {
		if ( '' !== $this->part( $file ) ) {
			echo '<!--/hh-guide-->';
		}
	}

	/** A template part of the theme by its path, e.g. `parts/card`; empty for other files, and outside the page's body. */
	private function part( string $file ): string {
		foreach ( array( get_stylesheet_directory(), get_template_directory() ) as $folder ) {
			if ( self::is_in_body() && str_starts_with( $file, $folder . '/' ) ) {
				$path = (string) preg_replace( '/\.php$/D', '', substr( $file, strlen( $folder ) + 1 ) );
				return in_array( $path, array( 'header', 'footer' ), true ) ? '' : $path;
			}
		}
		return '';
	}

	/** Comments in the head would do harm where it is made of template parts. */
	private static function is_in_body(): bool {
		return did_action( 'wp_body_open' ) > 0 && 0 === did_action( 'wp_footer' );
	}

	/** @param array<string, mixed> $data */
	private static function comment( array $data ): string {
		return '<!--hh-guide ' . str_replace( array( '--', '<', '>' ), array( '\u002d\u002d', '\u003c', '\u003e' ), (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES ) ) . '-->';
	}

	private function print_entries(): void {
		$page = get_queried_object_id();
		$edit = is_singular() ? get_edit_post_link( $page, 'raw' ) : null;
		$data = array(
			'entries' => ( new GuideEntries() )->all(),
			'page'    => null === $edit ? null : array( 'label' => __( 'Edit this page', 'hearth-hammer' ), 'url' => $edit ),
			'words'   => array(
				'island'   => __( 'Island', 'hearth-hammer' ),
				'block'    => __( 'Block', 'hearth-hammer' ),
				'part'     => __( 'Template part', 'hearth-hammer' ),
				'edited'   => __( 'Where to edit', 'hearth-hammer' ),
				'settings' => __( 'Settings', 'hearth-hammer' ),
				'slug'     => __( 'Slug', 'hearth-hammer' ),
				'none'     => __( 'None', 'hearth-hammer' ),
				'byEditor' => __( 'in this page’s editor', 'hearth-hammer' ),
				/* translators: %s: a file of the theme */
				'inTheme'  => __( 'in the theme file %s.php', 'hearth-hammer' ),
				/* translators: %s: a folder's name */
				'inCode'   => __( 'in the code: src/islands/%s', 'hearth-hammer' ),
				'template' => __( 'in the theme template that includes it', 'hearth-hammer' ),
				'close'    => __( 'Close', 'hearth-hammer' ),
			),
		);
		printf( '<script type="application/json" id="hh-section-guide-data">%s</script>', wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in which no sign ends the element.
	}
}
