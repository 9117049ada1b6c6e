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
 * @phpstan-type Known array{sheets: array<string, Rules>, scripts: array<string, list<string>>}
 */
final class PageStyles {

	/** WordPress's own rules for the colours and sizes that editors choose, one class each. */
	private const PRESETS = '#(<style id=[\'"](?:global-styles|wp-block-library)-inline-css[\'"][^>]*>)(.*?)(</style>)#s';
	private const PRESET  = '/(?<=[{}])\s*(?::root )?\.(has-[a-z0-9-]+)\{[^{}]*\}/';

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
		$page  = $names->has_foreign ? $page : self::without_presets( $page );
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
	 * @param string $page HTML.
	 * @return string The same without the rules for colours and sizes that nothing on it has.
	 */
	public static function without_presets( string $page ): string {
		preg_match_all( '/(?<![\w.-])has-[a-z0-9-]+/', $page, $found );
		$chosen = array_fill_keys( $found[0], true );
		return preg_replace_callback(
			self::PRESETS,
			static fn ( array $style ): string => $style[1] . preg_replace_callback( self::PRESET, static fn ( array $rule ): string => isset( $chosen[ $rule[1] ] ) ? $rule[0] : '', $style[2] ) . $style[3],
			$page
		) ?? $page;
	}

	private static function end_of( string $inside ): string {
		return str_repeat( '}', substr_count( $inside, '{' ) );
	}
}
