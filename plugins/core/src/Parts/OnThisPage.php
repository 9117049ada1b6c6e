<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Module;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The list of a page's headings, each a link to its part (SITE-04). Headings of such a page get ids, where the editor
 * gave them none.
 */
final class OnThisPage implements Module {

	private const BLOCK = 'hearth-hammer/on-this-page';

	/** @var array<int, array<string, list<string>>> Page → heading's text → ids that are still to be given, in their order. */
	private array $to_give = array();

	public function register(): void {
		add_filter( 'the_content', $this->begin( ... ), 1 );
		add_filter( 'render_block_core/heading', $this->give_id( ... ) );
	}

	/** HTML; empty on a page without two headings. */
	public static function html(): string {
		$items = '';
		$links = self::links( get_post() );
		foreach ( $links as $link ) {
			$items .= sprintf( '<li><a href="#%s">%s</a></li>', esc_attr( $link['id'] ), esc_html( $link['text'] ) );
		}
		return count( $links ) < 2 ? '' : sprintf( '<nav class="hh-on-this-page" aria-labelledby="hh-on-this-page"><p class="hh-on-this-page__title" id="hh-on-this-page">%s</p><ul class="hh-on-this-page__list">%s</ul></nav>', esc_html__( 'On this page', 'hearth-hammer' ), $items );
	}

	/** @return list<array{text: string, id: string}> The headings of the second level. */
	private static function links( ?WP_Post $post ): array {
		$links = array();
		$taken = array();
		foreach ( null === $post ? array() : Headings::all( parse_blocks( $post->post_content ) ) as $heading ) {
			if ( 2 !== $heading['level'] ) {
				continue;
			}
			$slug = '' === $heading['id'] ? Headings::slug( $heading['text'] ) : $heading['id'];
			for ( $id = $slug, $number = 2; isset( $taken[ $id ] ); $number++ ) {
				$id = "{$slug}-{$number}";
			}
			$taken[ $id ] = true;
			$links[]      = array( 'text' => $heading['text'], 'id' => $id );
		}
		return $links;
	}

	/** A content may be made more than once on a page: its description in the head is made of it, too. */
	private function begin( string $content ): string {
		$this->to_give = array();
		return $content;
	}

	private function give_id( string $html ): string {
		$post = get_post();
		if ( null === $post || ! has_block( self::BLOCK, $post ) ) {
			return $html;
		}
		if ( ! isset( $this->to_give[ $post->ID ] ) ) {
			$this->to_give[ $post->ID ] = array();
			foreach ( self::links( $post ) as $link ) {
				$this->to_give[ $post->ID ][ $link['text'] ][] = $link['id'];
			}
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'h2' ) ) ) {
			return $html;
		}
		$text = trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES ) );
		$id   = array_shift( $this->to_give[ $post->ID ][ $text ] );
		if ( null === $id || null !== $tags->get_attribute( 'id' ) ) {
			return $html;
		}
		$tags->set_attribute( 'id', $id );
		return $tags->get_updated_html();
	}
}
