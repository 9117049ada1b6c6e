<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Text;

/**
 * Text of a spreadsheet's cell as blocks that editors open: paragraphs with an empty line between them, and headings that
 * begin with `## `. Links that begin with a slash lead to this site, also where it is in a folder.
 */
final class ParagraphBlocks {

	public static function of( string $text ): string {
		$parts = array_filter( array_map( 'trim', explode( "\n\n", (string) preg_replace( '/\R\s*\R/', "\n\n", $text ) ) ), static fn ( string $part ): bool => '' !== $part );
		return implode( "\n\n", array_map( self::block( ... ), $parts ) );
	}

	private static function block( string $part ): string {
		if ( str_starts_with( $part, '## ' ) ) {
			return "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . self::html( substr( $part, 3 ) ) . "</h2>\n<!-- /wp:heading -->";
		}
		return "<!-- wp:paragraph -->\n<p>" . self::html( $part ) . "</p>\n<!-- /wp:paragraph -->";
	}

	private static function html( string $text ): string {
		return wp_kses_post( str_replace( 'href="/', 'href="' . esc_url( home_url( '/' ) ), $text ) );
	}
}
