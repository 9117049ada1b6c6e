<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Module;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Parts that editors make of WordPress's own blocks by choosing a style (SITE-04): what is in them is written and seen
 * in the editor as any text is. Each works without JavaScript.
 */
final class BlockStyles implements Module {

	public const TABS     = 'hh-tabs';
	public const CAROUSEL = 'hh-carousel';
	public const DROPDOWN = 'hh-dropdown';
	public const FILM     = 'hh-film';
	public const LOGOS    = 'hh-logos';
	public const CARD     = 'hh-header-card';

	/** Moves the row of logos before the page is painted; `src/enhancements/image-logos.ts` writes the cookie. */
	private const FIRST_LOGO = '(function(s){var g=s.previousElementSibling,a=g?g.querySelectorAll(":scope>figure"):[],n=a.length,i=Number((document.cookie.match(/(?:^|; )hh_image_logos=(\d{1,4})(?:;|$)/)||[])[1]||-1)+1,k;if(n<2)return;i=i%n;g.setAttribute("data-hh-image-logos",i);for(k=0;k<i;k++)g.appendChild(a[k])})(document.currentScript)';

	public function register(): void {
		add_action( 'init', $this->register_styles( ... ) );
		add_filter( 'pre_render_block', $this->render_group( ... ), 10, 2 );
		add_filter( 'render_block_core/details', $this->details( ... ), 10, 2 );
		add_filter( 'render_block_core/image', $this->film( ... ), 10, 2 );
		add_filter( 'render_block_core/gallery', $this->logos( ... ), 10, 2 );
	}

	/** @param array<string, mixed> $block As WordPress parses it. */
	public static function has( array $block, string $style ): bool {
		$classes = $block['attrs']['className'] ?? '';
		return is_string( $classes ) && in_array( "is-style-{$style}", explode( ' ', $classes ), true );
	}

	private function register_styles(): void {
		register_block_style( 'core/group', array( 'name' => self::TABS, 'label' => __( 'Tabs', 'hearth-hammer' ) ) );
		register_block_style( 'core/group', array( 'name' => self::CAROUSEL, 'label' => __( 'Carousel', 'hearth-hammer' ) ) );
		register_block_style( 'core/group', array( 'name' => self::CARD, 'label' => __( 'Header card', 'hearth-hammer' ) ) );
		register_block_style( 'core/details', array( 'name' => self::DROPDOWN, 'label' => __( 'Dropdown button', 'hearth-hammer' ) ) );
		register_block_style( 'core/image', array( 'name' => self::FILM, 'label' => __( 'Video', 'hearth-hammer' ) ) );
		register_block_style( 'core/gallery', array( 'name' => self::LOGOS, 'label' => __( 'Logos', 'hearth-hammer' ) ) );
	}

	/**
	 * @param string|null          $html
	 * @param array<string, mixed> $block
	 */
	private function render_group( mixed $html, array $block ): mixed {
		return match ( true ) {
			null !== $html || 'core/group' !== ( $block['blockName'] ?? '' ) => $html,
			self::has( $block, self::TABS ) => self::part( 'tab-panels', GroupParts::tabs( $block ) ),
			self::has( $block, self::CAROUSEL ) => self::part( 'group-carousel', GroupParts::carousel( $block ) ),
			default => $html,
		};
	}

	private static function part( string $slug, string $html ): string {
		/**
		 * Filters a part that a style makes of a group. The section guide marks it.
		 *
		 * @param string $html
		 * @param string $slug `tab-panels` or `group-carousel`.
		 */
		return '' === $html ? '' : (string) apply_filters( 'hearth_hammer_style_part', $html, $slug );
	}

	/** @param array<string, mixed> $block An accordion, or a dropdown button. */
	private function details( string $html, array $block ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'details' ) ) ) {
			return $html;
		}
		if ( self::has( $block, self::DROPDOWN ) ) {
			// The header's script, which is on every page, closes it with Escape and with a click outside.
			$tags->set_attribute( 'data-hh-dropdown', true );
		} else {
			$tags->set_attribute( 'data-hh-accordion', true );
			Assets::enqueue_enhancement( 'accordion' );
		}
		return $tags->get_updated_html();
	}

	/** @param array<string, mixed> $block A picture that links to a film, which is fetched when it is asked for. */
	private function film( string $html, array $block ): string {
		if ( ! self::has( $block, self::FILM ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		$alt  = $tags->next_tag( array( 'tag_name' => 'img' ) ) && is_string( $tags->get_attribute( 'alt' ) ) ? $tags->get_attribute( 'alt' ) : '';
		preg_match( '~<figcaption[^>]*>(.*?)</figcaption>~s', $html, $caption );
		$caption = trim( wp_strip_all_tags( $caption[1] ?? '' ) );
		$title   = '' === $caption ? $alt : html_entity_decode( $caption, ENT_QUOTES );
		$tags    = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'a' ) ) ) {
			return $html;
		}
		Assets::enqueue_enhancement( 'file-modal' );
		$tags->set_attribute( 'data-hh-file', true );
		$tags->set_attribute( 'data-hh-file-title', '' === $title ? __( 'Video', 'hearth-hammer' ) : $title );
		/* translators: %s: a film's title */
		$tags->set_attribute( 'aria-label', '' === $title ? __( 'Play video', 'hearth-hammer' ) : sprintf( __( 'Play video: %s', 'hearth-hammer' ), $title ) );
		return $tags->get_updated_html();
	}

	/**
	 * Partners' logos in one row. Each visit starts with the logo after the one that came first last time: the cookie
	 * `hh_image_logos` remembers it for 365 days, if the visitor allows cookies. Without JavaScript the row stays as written.
	 *
	 * @param array<string, mixed> $block
	 */
	private function logos( string $html, array $block ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! self::has( $block, self::LOGOS ) || ! $tags->next_tag( array( 'tag_name' => 'figure' ) ) ) {
			return $html;
		}
		Assets::enqueue_enhancement( 'image-logos' );
		$tags->set_attribute( 'data-hh-image-logos', '0' );
		return rtrim( $tags->get_updated_html() ) . wp_get_inline_script_tag( self::FIRST_LOGO );
	}
}
