<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use WP_HTML_Tag_Processor;

/**
 * The sections of a page, for its line of links: read from the HTML, so that a part that prints one need tell nobody.
 */
final readonly class SectionLinks {

	/**
	 * @param string                                  $html  With an id on each section.
	 * @param list<array{id: string, label: string}>  $links
	 */
	private function __construct( public string $html, public array $links ) {}

	/** Each `<section>` whose heading is an h2; one without an id is given one of its heading. */
	public static function of( string $html ): self {
		$page   = new WP_HTML_Tag_Processor( $html );
		$links  = array();
		$is_new = false;
		while ( $page->next_token() ) {
			if ( 'SECTION' === $page->get_tag() && ! $page->is_tag_closer() ) {
				$page->set_bookmark( 'section' );
				$is_new = true;
			} elseif ( $is_new && 'H2' === $page->get_tag() && ! $page->is_tag_closer() ) {
				$is_new = false;
				$label  = self::text( $page );
				$page->set_bookmark( 'on' );
				$page->seek( 'section' );
				$id = $page->get_attribute( 'id' );
				$id = is_string( $id ) && '' !== $id ? $id : sanitize_title( $label );
				$page->set_attribute( 'id', $id );
				$page->seek( 'on' );
				if ( '' !== $label ) {
					$links[] = array(
						'id'    => $id,
						'label' => $label,
					);
				}
			}
		}
		return new self( $page->get_updated_html(), $links );
	}

	private static function text( WP_HTML_Tag_Processor $page ): string {
		$text = '';
		while ( $page->next_token() && ! ( 'H2' === $page->get_tag() && $page->is_tag_closer() ) ) {
			$text .= '#text' === $page->get_token_type() ? $page->get_modifiable_text() : '';
		}
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
