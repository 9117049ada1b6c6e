<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The banner of announcements (SITE-03). Pages are cached for everybody, so all announcements are printed, and a line of
 * script behind them takes away what this browser has put away, before it paints: nothing jumps.
 */
final class Announcements implements Module {

	/** A JSON list of ids, kept for 7 days; `src/enhancements/announcements.ts` writes it. */
	public const COOKIE = 'hh_dismissed';

	/** A theme does this behind its skip link. */
	private const PLACE = 'hearth_hammer_top_of_page';

	public function register(): void {
		add_action( self::PLACE, $this->show( ... ), 5 );
	}

	private function show(): void {
		// As a block, the section guide finds it.
		echo render_block( array( 'blockName' => 'hearth-hammer/announcements', 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array(), PluginBlocks::BARE => true ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped below.
	}

	/** Empty where there is nothing to announce. */
	public static function html(): string {
		$all = AnnouncementSettings::current( time() );
		if ( array() === $all ) {
			return '';
		}
		Assets::enqueue_enhancement( 'announcements' );
		return sprintf(
			'<section class="hh-announcements" aria-label="%s" data-hh-announcements>%s%s</section>',
			esc_attr__( 'Announcements', 'hearth-hammer' ),
			implode( '', array_map( self::one( ... ), $all ) ),
			wp_get_inline_script_tag( self::script() )
		);
	}

	/**
	 * One that an editor placed in a page: part of its text, so it stays and cannot be dismissed.
	 *
	 * @param array<string, mixed> $attributes text, label and url.
	 * @return string HTML, empty without a text.
	 */
	public static function placed( array $attributes ): string {
		[ 'text' => $text, 'label' => $label, 'url' => $url ] = array_map( static fn ( mixed $value ): string => is_string( $value ) ? trim( $value ) : '', $attributes ) + array( 'text' => '', 'label' => '', 'url' => '' );
		if ( '' === $text ) {
			return '';
		}
		return sprintf( '<div class="hh-announcements"><div class="hh-announcement__row">%s</div></div>', self::text( $text, $url, $label ) );
	}

	private static function one( Announcement $one ): string {
		return sprintf(
			'<div class="hh-announcement" data-hh-announcement="%1$s"%2$s><div class="hh-announcement__row">%3$s<button class="hh-announcement__close" type="button" data-hh-announcement-close><span class="hh-visually-hidden">%4$s</span><svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false"><path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" stroke-width="1.8"/></svg></button></div></div>',
			esc_attr( $one->id() ),
			$one->ends_at() > 0 ? sprintf( ' data-until="%d"', $one->ends_at() ) : '',
			self::text( $one->text, $one->url, $one->label ),
			/* translators: %s: an announcement */
			esc_html( sprintf( __( 'Dismiss: %s', 'hearth-hammer' ), $one->text ) )
		);
	}

	/** @return string HTML; without a link where the address is one that no link may have. */
	private static function text( string $text, string $url, string $label ): string {
		$link = '' === esc_url( $url ) ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html( '' === $label ? __( 'Read more', 'hearth-hammer' ) : $label ) );
		return sprintf( '<p class="hh-announcement__text">%s%s</p>', esc_html( $text ), $link );
	}

	/** Also what was over by the time the cached page is shown. */
	private static function script(): string {
		return sprintf(
			'(function(){var all=document.querySelector("[data-hh-announcements]"),away=[],left=0;try{away=JSON.parse(decodeURIComponent((document.cookie.match(/(?:^|; )%s=([^;]*)/)||[])[1]||"[]"))}catch(e){}all.querySelectorAll("[data-hh-announcement]").forEach(function(one){one.hidden=Array.isArray(away)&&away.indexOf(one.getAttribute("data-hh-announcement"))>=0||Date.now()/1e3>=Number(one.getAttribute("data-until")||Infinity);left+=one.hidden?0:1});all.hidden=!left})()',
			self::COOKIE
		);
	}
}
