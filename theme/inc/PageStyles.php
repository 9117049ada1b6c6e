<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/**
 * Gives a page the rules of parts.css and print.css that it has a use for, in its head, in place of the whole sheets.
 *
 * A rule is of use where the page shows the names in its selector: `hh-card__price` for `.hh-card__price`. A script
 * brings the names that are in its source; HTML that it fetches is announced, block by block, by `data-hh-styles="hh-card"`
 * on the page. The page is known when it is printed, so this works on WordPress's buffer of the whole page;
 * where a site has that switched off, the whole sheets stay linked.
 *
 * @phpstan-type Rules list<array{string, string, list<list<string>>}>
 * @phpstan-type Known array{sheets: array<string, Rules>, scripts: array<string, list<string>>, presets?: list<string>}
 */
final class PageStyles {

	/** WordPress's own styles for what editors choose. */
	private const PRESETS = '#(<style id=[\'"](?:global-styles|wp-block-[a-z-]+)-inline-css[\'"][^>]*>)(.*?)(</style>)#s';
	private const RULE    = '/(?<![^{}])\s*([^{}@]+)\{[^{}]*\}/';
	private const VALUE   = '/(?<=[{;])\s*--(wp--preset--[a-z0-9-]+):[^;{}]*;/';

	/** Classes that an editor's choice gives and no script of WordPress, and what is written into a `style`. */
	private const CHOICE = '/\.(has-(?!modal-|child)[a-z0-9-]+|is-layout-[a-z]+|items-justified-[a-z-]+|wp-site-blocks|is-(?:small|regular|large|larger)-text)(?![\w-])|\[style[*^]=["\']?[; ]*([a-z-]+)/';
	private const SHEET  = '#<link\b(?=[^>]*\brel=["\']stylesheet)(?![^>]*\bhref=["\'][^"\']*/(?:wp-includes|wp-admin|hearth-hammer[a-z-]*|build)/)#';

	/** @var array<string, array{string, string}> Sheet → its link and its media. */
	private array $links = array();

	/**
	 * @param string                $file    The rules that the build wrote.
	 * @param array<string, string> $handles Handle → sheet.
	 */
	public function __construct( private readonly string $file, private readonly array $handles ) {}

	public function register(): void {
		if ( is_file( $this->file ) ) {
			add_filter( 'style_loader_tag', $this->remember( ... ), PHP_INT_MAX, 4 );
			// Behind WordPress, which moves the styles of blocks into the head.
			add_filter( 'wp_template_enhancement_output_buffer', $this->replace( ... ), PHP_INT_MAX );
		}
	}

	private function remember( string $tag, string $handle, string $href, string $media ): string {
		if ( isset( $this->handles[ $handle ] ) ) {
			$this->links[ $handle ] = array( $tag, $media );
		}
		return $tag;
	}

	private function replace( string $page ): string {
		/** @var Known $known */
		$known = require $this->file;
		$names = PageNames::of( $page, $known['scripts'] );
		$page  = $names->has_foreign || 1 === preg_match( self::SHEET, $page ) ? $page : self::without_presets( $page, $known['presets'] ?? array() );
		foreach ( $this->links as $handle => [ $link, $media ] ) {
			$at = strpos( $page, $link );
			if ( false !== $at ) {
				$sheet = $this->handles[ $handle ];
				$css   = self::rules_for( $names, $known['sheets'][ $sheet ] ?? array() );
				$style = sprintf( "<style id=\"%s-css\" data-hh-sheet=\"%s\"%s>%s</style>\n", $handle, $sheet, 'all' === $media ? '' : ' media="' . esc_attr( $media ) . '"', $css );
				$page  = substr_replace( $page, $style, $at, strlen( $link ) );
			}
		}
		return $page;
	}

	/**
	 * @param Rules $rules
	 * @return string The rules of use, in their order.
	 */
	public static function rules_for( PageNames $names, array $rules ): string {
		$css  = '';
		$open = '';
		foreach ( $rules as [ $inside, $rule, $needs ] ) {
			if ( ! $names->show( $needs ) ) {
				continue;
			}
			if ( $inside !== $open ) {
				$css .= self::end_of( $open ) . $inside;
				$open = $inside;
			}
			$css .= $rule;
		}
		return $css . self::end_of( $open );
	}

	/**
	 * @param string       $page    HTML.
	 * @param list<string> $presets The presets that linked styles and scripts name, e.g. `wp--preset--color--ink`.
	 * @return string The same without WordPress's rules for choices that nothing on it has, and without presets that nothing names.
	 */
	public static function without_presets( string $page, array $presets = array() ): string {
		$html = preg_replace( self::PRESETS, '', $page ) ?? $page;
		preg_match_all( '/(?<![\w.-])(?:(?:has|is|items)-[a-z0-9-]+|wp-site-blocks)/', $html, $found );
		preg_match_all( '/ style=(["\'])(.*?)\1/s', $html, $written );
		$chosen = array_fill_keys( $found[0], true );
		$inline = implode( ';', $written[2] );
		$page   = preg_replace_callback(
			self::PRESETS,
			static fn ( array $style ): string => $style[1] . self::rules_chosen( $style[2], $chosen, $inline ) . $style[3],
			$page
		) ?? $page;
		preg_match_all( '/(?<=var\(--)wp--preset--[a-z0-9-]+/', $page, $used );
		$named = array_fill_keys( array( ...$presets, ...$used[0] ), true );
		return preg_replace_callback(
			self::PRESETS,
			static function ( array $style ) use ( $named ): string {
				$css = trim( (string) preg_replace_callback( self::VALUE, static fn ( array $value ): string => isset( $named[ $value[1] ] ) ? $value[0] : '', $style[2] ) );
				return '' === $css ? '' : $style[1] . $css . $style[3];
			},
			$page
		) ?? $page;
	}

	/** @param array<string, true> $chosen */
	private static function rules_chosen( string $css, array $chosen, string $inline ): string {
		$is_chosen = static function ( string $selector ) use ( $chosen, $inline ): bool {
			preg_match_all( self::CHOICE, (string) preg_replace( '/:not\([^()]*\)/', '', $selector ), $needs, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
			$has = array_map( static fn ( array $need ): bool => null === $need[1] ? str_contains( $inline, (string) $need[2] ) : isset( $chosen[ $need[1] ] ), $needs );
			// A list in brackets needs one of its parts.
			return str_contains( $selector, '(' ) ? array() === $has || in_array( true, $has, true ) : ! in_array( false, $has, true );
		};
		// Where WordPress has the style from is for developers, who look at whole sheets.
		$css = preg_replace( '~/\*# sourceURL=[^*]*\*/~', '', $css ) ?? $css;
		return preg_replace_callback(
			self::RULE,
			static fn ( array $rule ): string => array() === array_filter( preg_split( '/,(?![^(]*\))/', $rule[1] ) ?: array(), $is_chosen ) ? '' : $rule[0],
			$css
		) ?? $css;
	}

	private static function end_of( string $inside ): string {
		return str_repeat( '}', substr_count( $inside, '{' ) );
	}
}
