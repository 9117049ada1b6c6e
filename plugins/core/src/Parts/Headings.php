<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

/** The headings of blocks, and the ids that links to them use. */
final class Headings {

	/**
	 * The text of the first heading in a block.
	 *
	 * @param array<string, mixed> $block As WordPress parses it.
	 * @return string Plain; empty for none.
	 */
	public static function first( array $block ): string {
		foreach ( self::all( array( $block ) ) as $heading ) {
			return $heading['text'];
		}
		return '';
	}

	/**
	 * In the order of the page.
	 *
	 * @param array<mixed> $blocks As WordPress parses them.
	 * @return list<array{level: int, text: string, id: string}> `id` is empty where the editor set none.
	 */
	public static function all( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$html = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
			$text = 'core/heading' === ( $block['blockName'] ?? '' ) ? trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES ) ) : '';
			if ( '' !== $text ) {
				$level   = is_numeric( $block['attrs']['level'] ?? null ) ? (int) $block['attrs']['level'] : 2;
				$found[] = array( 'level' => $level, 'text' => $text, 'id' => 1 === preg_match( '/<h[1-6][^>]*\sid="([^"]+)"/', $html, $id ) ? $id[1] : '' );
			}
			array_push( $found, ...self::all( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() ) );
		}
		return $found;
	}

	/** Part of an id. */
	public static function slug( string $text ): string {
		$slug = substr( sanitize_title( remove_accents( $text ) ), 0, 60 );
		return '' === $slug || str_contains( $slug, '%' ) ? 'section' : $slug;
	}
}
