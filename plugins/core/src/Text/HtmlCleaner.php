<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Text;

/**
 * Descriptions come as plain text, as tidy HTML and as whatever somebody pasted from a word processor.
 */
final class HtmlCleaner {

	private const TAGS = array( 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4' );

	private const RENAMED = array(
		'b'   => 'strong',
		'i'   => 'em',
		'h1'  => 'h3',
		'h2'  => 'h3',
		'h5'  => 'h4',
		'h6'  => 'h4',
		'div' => 'p',
	);

	/** Paragraphs, lists, headings and emphasis; nothing else, and no attribute at all. */
	public static function clean( string $html ): string {
		// What these hold is no text: without their tags it would be read as one.
		$html = (string) preg_replace( '#<(script|style|iframe|object|svg|template|noscript|title|head)\b[^>]*>.*?(</\1\s*>|$)#is', '', $html );
		$html = (string) preg_replace( '#<!--.*?(-->|$)#s', '', $html );
		foreach ( self::RENAMED as $from => $to ) {
			$html = (string) preg_replace( "#<(/?){$from}(\s[^>]*)?>#i", "<\${1}{$to}>", $html );
		}
		$html = wp_kses( $html, array_fill_keys( self::TAGS, array() ), array() );
		if ( 1 !== preg_match( '#<(p|ul|ol|h3|h4|br)\b#i', $html ) ) {
			$html = wpautop( $html );
		}
		$html = force_balance_tags( $html );
		return trim( (string) preg_replace( '#<(p|strong|em|h3|h4)>(\s|&nbsp;)*</\1>#i', '', $html ) );
	}
}
