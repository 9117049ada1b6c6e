<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Home;

use HearthHammer\Theme\Block;
use WP_Block;
use WP_HTML_Tag_Processor;

/**
 * The sections of the home page as blocks, each printed by a template part of the theme. They run across the window, so the
 * home page prints them without an element round them; in any other content they have one.
 */
final class HomeBlocks {

	/** Block → template part. */
	private const PARTS = array(
		'home-hero'       => 'home-hero',
		'home-properties' => 'home-properties',
		'valuation-promo' => 'valuation-promo',
		'home-sales'      => 'coming-sales',
		'areas'           => 'areas',
		'how-we-work'     => 'how-we-work',
		'recently-viewed' => 'recently-viewed',
		'newsletter-band' => 'newsletter',
	);

	/** What a page can show several times; the others have ids. */
	private const REPEATED = array( 'home-properties', 'how-we-work' );

	private const PREFIX = 'hearth-hammer/';

	public function register(): void {
		add_action( 'init', $this->register_blocks( ... ) );
	}

	/** @param string|null $name Of a block, in full. */
	public static function is_section( ?string $name ): bool {
		return null !== $name && str_starts_with( $name, self::PREFIX ) && isset( self::PARTS[ substr( $name, strlen( self::PREFIX ) ) ] );
	}

	/** @param string $name Of a section's block, in full. */
	public static function is_repeated( string $name ): bool {
		return in_array( substr( $name, strlen( self::PREFIX ) ), self::REPEATED, true );
	}

	/** @param string $content Of a post. */
	public static function has_section( string $content ): bool {
		return array() !== array_filter( array_keys( self::PARTS ), static fn ( string $name ): bool => has_block( self::PREFIX . $name, $content ) );
	}

	private function register_blocks(): void {
		foreach ( self::PARTS as $name => $part ) {
			Block::register( $name, static fn ( array $attributes, string $content, WP_Block $block ): string => self::html( $part, $attributes, isset( $block->parsed_block[ Block::BARE ] ) ) );
		}
	}

	/** @param array<string, mixed> $attributes */
	private static function html( string $part, array $attributes, bool $is_bare ): string {
		$html = Block::part( $part, $attributes );
		if ( '' === $html || ! $is_bare ) {
			return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
		}
		$own = array_filter( array( 'id' => $attributes['anchor'] ?? '', 'class' => $attributes['className'] ?? '' ), is_string( ... ) );
		$tag = new WP_HTML_Tag_Processor( $html );
		if ( '' !== implode( '', $own ) && $tag->next_tag( array( 'tag_name' => 'section' ) ) ) {
			if ( '' !== ( $own['id'] ?? '' ) ) {
				$tag->set_attribute( 'id', $own['id'] );
			}
			foreach ( array_filter( explode( ' ', $own['class'] ?? '' ) ) as $class ) {
				$tag->add_class( $class );
			}
		}
		return $tag->get_updated_html();
	}
}
