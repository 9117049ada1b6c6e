<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/**
 * The names that a page shows, or that its scripts may add to it.
 *
 * A name is a block, an element of it or a state that is a class (`hh-card`, `hh-card__price`, `hh-card__price--low`), or a
 * class that editors' blocks and menus have; `<table` is an HTML element that few pages have. One that a script puts together (`hh-card--` + kind) stands for all that begin so.
 */
final class PageNames {

	/** `page-rules.cjs` of the build knows the same. */
	private const NAME    = '/(?<![\w-])(?:(?:hh|wp-block|is-style|gallery)-[a-z0-9]+(?:-[a-z0-9]+)*(?:__[a-z0-9]+(?:-[a-z0-9]+)*)?(?:--[a-z0-9-]*)?|wp-(?:caption|element)[a-z-]*|align(?:full|wide|left|right|center|none)|gallery|sub-menu|menu-item-has-children)/';
	private const ELEMENT = '/(?<=<|&lt;)(?:blockquote|caption|code|dd|dialog|dl|dt|fieldset|figcaption|figure|h4|h5|h6|hr|iframe|legend|mark|pre|select|sup|table|tbody|td|textarea|th|thead|tr|video)(?![\w-])/';
	private const WHOLE   = '/ data-hh-styles="([^"]*)"/';
	private const SCRIPT  = '#/build/((?:islands|enhancements)/[a-z0-9-]+)\.js#';
	private const STYLE   = '#<style\b[^>]*>.*?</style>#s';

	/** A script that is neither WordPress's nor ours: it may add a form or an editor's block later. */
	private const FOREIGN = '#<script\b[^>]*\bsrc=["\'](?![^"\']*/(?:wp-includes|wp-admin|hearth-hammer[a-z-]*|build)/)#';

	/**
	 * @param array<string, true> $names
	 * @param array<string, true> $blocks      Whose every name counts as shown.
	 * @param bool                $has_foreign Whether the page has another plugin's script: every name but ours counts as shown.
	 */
	private function __construct( private readonly array $names, private readonly array $blocks, public readonly bool $has_foreign ) {}

	/**
	 * @param string                      $page    HTML. What its own styles name is not shown by that.
	 * @param array<string, list<string>> $scripts The names in the source of each.
	 */
	public static function of( string $page, array $scripts ): self {
		$page = preg_replace( self::STYLE, '', $page ) ?? $page;
		preg_match_all( self::NAME, $page, $found );
		$names = array();
		foreach ( array_unique( $found[0] ) as $name ) {
			$names += array_fill_keys( self::meant( $name ), true );
		}
		preg_match_all( self::ELEMENT, $page, $elements );
		foreach ( array_unique( $elements[0] ) as $element ) {
			$names[ '<' . $element ] = true;
		}
		preg_match_all( self::SCRIPT, $page, $used );
		foreach ( array_unique( $used[1] ) as $script ) {
			$names += array_fill_keys( $scripts[ $script ] ?? array(), true );
		}
		preg_match_all( self::WHOLE, $page, $whole );
		return new self( $names, array_fill_keys( array_filter( explode( ' ', implode( ' ', $whole[1] ) ) ), true ), 1 === preg_match( self::FOREIGN, $page ) );
	}

	/** @param list<list<string>> $needs Whether every name of one of these lists is shown. */
	public function show( array $needs ): bool {
		foreach ( $needs as $all ) {
			$missing = array_filter( $all, fn ( string $name ): bool => ! $this->shows( $name ) );
			// In an announced block, HTML that comes may have any element.
			if ( array() !== $missing && array() !== array_filter( $all, $this->announces( ... ) ) ) {
				$missing = array_filter( $missing, static fn ( string $name ): bool => ! str_starts_with( $name, '<' ) );
			}
			if ( array() === $missing ) {
				return true;
			}
		}
		return false;
	}

	private function shows( string $name ): bool {
		return isset( $this->names[ $name ] ) || ( $this->has_foreign && ! str_starts_with( $name, 'hh-' ) ) || $this->announces( $name ) || isset( $this->names[ explode( '--', $name )[0] . '--' ] );
	}

	private function announces( string $name ): bool {
		return isset( $this->blocks[ (string) preg_replace( '/(?:__|--).*/', '', $name ) ] );
	}

	/** @return list<string> `hh-card--big` is also a `hh-card`. */
	private static function meant( string $name ): array {
		$at = strpos( $name, '--' );
		return false === $at ? array( $name ) : array( substr( $name, 0, $at ), str_ends_with( $name, '-' ) ? substr( $name, 0, $at + 2 ) : $name );
	}
}
