<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/**
 * Gives a page the rules of parts.css that it has a use for, in its head, in place of the whole sheet.
 *
 * A rule is of use where the page shows the names in its selector: `hh-card__price` for `.hh-card__price--low`. A script
 * brings the names that are in its source; HTML that it fetches is announced, block by block, by `data-hh-styles="hh-card"`
 * on the page. The page is known when it is printed, so this works on WordPress's buffer of the whole page;
 * where a site has that switched off, the whole sheet stays linked.
 *
 * @phpstan-type Rules array{rules: list<array{string, string, list<list<string>>}>, scripts: array<string, list<string>>}
 */
final class PageStyles {

	/** `page-rules.cjs` of the build knows the same. */
	private const NAME   = '/(?<![\w-])(?:hh|wp-block|is-style)-[a-z0-9]+(?:-[a-z0-9]+)*(?:__[a-z0-9]+(?:-[a-z0-9]+)*)?/';
	private const WHOLE  = '/ data-hh-styles="([^"]*)"/';
	private const SCRIPT = '#/build/((?:islands|enhancements)/[a-z0-9-]+)\.js#';

	private string $link = '';

	/**
	 * @param string $handle Of parts.css.
	 * @param string $file   The rules that the build wrote.
	 */
	public function __construct( private readonly string $handle, private readonly string $file ) {}

	public function register(): void {
		if ( is_file( $this->file ) ) {
			add_filter( 'style_loader_tag', $this->remember( ... ), PHP_INT_MAX, 2 );
			add_filter( 'wp_template_enhancement_output_buffer', $this->replace( ... ) );
		}
	}

	private function remember( string $tag, string $handle ): string {
		$this->link = $handle === $this->handle ? $tag : $this->link;
		return $tag;
	}

	private function replace( string $page ): string {
		$at = '' === $this->link ? false : strpos( $page, $this->link );
		if ( false === $at ) {
			return $page;
		}
		/** @var Rules $known */
		$known = require $this->file;
		$style = sprintf( "<style id=\"%s-css\">%s</style>\n", $this->handle, self::rules_for( $page, $known ) );
		return substr_replace( $page, $style, $at, strlen( $this->link ) );
	}

	/**
	 * @param string $page  HTML.
	 * @param Rules  $known
	 * @return string The rules of use, in their order.
	 */
	public static function rules_for( string $page, array $known ): string {
		preg_match_all( self::NAME, $page, $found );
		$names = array_fill_keys( $found[0], true );
		preg_match_all( self::SCRIPT, $page, $scripts );
		foreach ( array_unique( $scripts[1] ) as $script ) {
			$names += array_fill_keys( $known['scripts'][ $script ] ?? array(), true );
		}
		preg_match_all( self::WHOLE, $page, $whole );
		$blocks = array_fill_keys( explode( ' ', implode( ' ', $whole[1] ) ), true );
		$css    = '';
		$open   = '';
		foreach ( $known['rules'] as [ $inside, $rule, $needs ] ) {
			if ( ! self::is_of_use( $needs, $names, $blocks ) ) {
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

	private static function end_of( string $inside ): string {
		return str_repeat( '}', substr_count( $inside, '{' ) );
	}

	/**
	 * @param list<list<string>>  $needs
	 * @param array<string, true> $names
	 * @param array<string, true> $blocks Whose every name counts as shown.
	 */
	private static function is_of_use( array $needs, array $names, array $blocks ): bool {
		foreach ( $needs as $all ) {
			$missing = array_filter( $all, static fn ( string $name ): bool => ! isset( $names[ $name ] ) && ! isset( $blocks[ explode( '__', $name )[0] ] ) );
			if ( array() === $missing ) {
				return true;
			}
		}
		return false;
	}
}
