<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/**
 * Parts of pages that plugins own. A template prints one by the name of its block; editors place the same.
 */
final class Block {

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
				// The template has its own element round it (core's PluginBlocks::BARE).
				'hearthHammerBare' => true,
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
