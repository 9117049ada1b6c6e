<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use Closure;
use HearthHammer\Core\Core;

/**
 * Parts of pages by the names of their blocks, most of them the plugins'. A template prints one; editors place the same.
 */
final class Block {

	/** In a parsed block: what prints it has its own element round it. The same key as core's PluginBlocks::BARE, which the theme does without where core is off. */
	public const BARE = 'hearthHammerBare';

	/**
	 * A block that the theme itself prints. Where core is off, no editor offers it, and pages still show it.
	 *
	 * @param string                                                       $name   Of its folder in `blocks/`.
	 * @param Closure(array<string, mixed>, string, \WP_Block): string     $render Its render callback.
	 */
	public static function register( string $name, Closure $render ): void {
		$options = array( 'render_callback' => $render );
		if ( Plugins::core() ) {
			register_block_type_from_metadata( Core::blocks_path() . $name, $options );
		} else {
			register_block_type( "hearth-hammer/{$name}", $options );
		}
	}

	/**
	 * @param string               $part Of `parts/`.
	 * @param array<string, mixed> $args The block's attributes.
	 * @return string What the template part prints.
	 */
	public static function part( string $part, array $args ): string {
		ob_start();
		get_template_part( "parts/{$part}", null, $args );
		return trim( (string) ob_get_clean() );
	}

	/**
	 * @param string               $name       Of its folder in `blocks/`, which lists the attributes.
	 * @param array<string, mixed> $attributes
	 * @return string HTML, escaped; empty where the part has nothing to show or its plugin is off.
	 */
	public static function html( string $name, array $attributes = array() ): string {
		return render_block(
			array(
				'blockName'        => "hearth-hammer/{$name}",
				'attrs'            => $attributes,
				'innerBlocks'      => array(),
				'innerHTML'        => '',
				'innerContent'     => array(),
				self::BARE         => true,
			)
		);
	}

	/** @param array<string, mixed> $attributes */
	public static function print( string $name, array $attributes = array() ): void {
		echo self::html( $name, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by its render callback.
	}

	/**
	 * What a post holds for such a part: for patterns.
	 *
	 * @param array<string, mixed> $attributes
	 * @return string A block's comment; empty where its plugin is off, so that no pattern brings a block that nobody knows.
	 */
	public static function comment( string $name, array $attributes = array() ): string {
		$name = "hearth-hammer/{$name}";
		return \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ? get_comment_delimited_block_content( $name, $attributes, '' ) . "\n" : '';
	}
}
