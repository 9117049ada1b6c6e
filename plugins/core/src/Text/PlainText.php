<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Text;

/**
 * Text from elsewhere that has no business to hold HTML.
 */
final class PlainText {

	/** Without tags, scripts and entities; one line. */
	public static function of( string $html ): string {
		$text = $html;
		// Tags may hide behind entities: looked through twice, so that what comes out holds none.
		for ( $i = 0; $i < 2; $i++ ) {
			$text = (string) preg_replace( '#<(script|style)\b[^>]*>.*?(</\1\s*>|$)#is', ' ', $text );
			$text = (string) preg_replace( '#<(br|/?p|/?li|/?div)\b[^>]*>#i', ' ', $text );
			$text = strip_tags( $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Works without WordPress too.
			$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		$text = (string) preg_replace( '#<(?=[a-z/!?])[^>]*(>|$)#i', '', $text );
		return trim( (string) preg_replace( '/[\s\x{A0}]+/u', ' ', $text ) );
	}

	/** A title or the name of a term, as it was typed. WordPress stores “&” in names, and in titles of users without special rights, as an entity. */
	public static function typed( string $stored ): string {
		return html_entity_decode( $stored, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
