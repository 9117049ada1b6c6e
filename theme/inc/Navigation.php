<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Auctions\Auctions;
use WP_Post;

/**
 * Menus: those that staff made, or until then one of the parts of the site that exist.
 */
final class Navigation {

	/** The items of the main menu as HTML, made once: a page has them in its bar and in the panel of a phone. */
	public static function primary(): string {
		// The footer's too: one statement for both.
		_prime_term_caches( array_values( get_nav_menu_locations() ), false );
		return (string) wp_nav_menu(
			array(
				'theme_location' => Setup::MENU_PRIMARY,
				'container'      => '',
				'items_wrap'     => '%3$s',
				'depth'          => 2,
				'walker'         => new MenuWalker(),
				'echo'           => false,
				'fallback_cb'    => static fn (): string => self::items( self::fallback() ),
			)
		);
	}

	/** @return array<string, string> Address → label. */
	private static function fallback(): array {
		$links = array();
		if ( Plugins::hpapi() ) {
			$links[ Routes::for_sale() ] = __( 'Buy', 'hearth-hammer' );
			$links[ Routes::to_rent() ]  = __( 'Rent', 'hearth-hammer' );

			$links[ Routes::property_valuation() ] = __( 'Sell', 'hearth-hammer' );
		}
		if ( Plugins::auctions() ) {
			$links[ Routes::auctions() ] = __( 'Auctions', 'hearth-hammer' );
		}
		if ( Plugins::hpapi() ) {
			$links[ Routes::areas() ] = __( 'Areas we cover', 'hearth-hammer' );
		}
		if ( Plugins::caphpi() ) {
			$links[ Routes::valuation() ] = __( 'Sell your vehicle', 'hearth-hammer' );
		}
		foreach ( $links ? array() : (array) get_pages( array( 'parent' => 0, 'number' => 6, 'sort_column' => 'menu_order,post_title' ) ) as $page ) {
			if ( $page instanceof WP_Post ) {
				$links[ (string) get_permalink( $page ) ] = get_the_title( $page );
			}
		}
		return $links;
	}

	/** The same items a second time on a page, without the ids that the first have. */
	public static function again( string $items ): string {
		return (string) preg_replace( '/<li id="[^"]*"/', '<li', $items );
	}

	/** @param array<string, string> $links Address → label. */
	public static function print_links( array $links, string $class_name ): void {
		self::print_list( self::items( $links ), $class_name );
	}

	/** @param string $items As HTML; nothing is printed for none. */
	public static function print_list( string $items, string $class_name ): void {
		if ( '' !== $items ) {
			printf( '<ul class="%s">%s</ul>', esc_attr( $class_name ), $items ); // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress's menu, or escaped below.
		}
	}

	/** @param array<string, string> $links Address → label. */
	private static function items( array $links ): string {
		$current = self::current( array_keys( $links ) );
		$items   = '';
		foreach ( $links as $url => $label ) {
			$items .= sprintf( '<li><a href="%s"%s>%s</a></li>', esc_url( $url ), $url === $current ? ' aria-current="page"' : '', esc_html( $label ) );
		}
		return $items;
	}

	/**
	 * The one address of a list that this page is, or belongs to: of several the nearest. A list with filters or on a later
	 * page still belongs to its menu item, and what a business of the auctions sells to "Auctions".
	 *
	 * @param list<string> $urls
	 */
	private static function current( array $urls ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		$here = (string) wp_parse_url( (string) wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
		$all  = array_combine( $urls, $urls );
		$ours = Plugins::auctions() ? Auctions::addresses() : null;
		if ( null !== $ours && isset( $all[ $ours['all'] ] ) ) {
			$all += array_fill_keys( array_keys( $ours['businesses'] ), $ours['all'] );
		}
		$found = '';
		$most  = 1;
		foreach ( $all as $url => $item ) {
			$path = (string) wp_parse_url( $url, PHP_URL_PATH );
			if ( null === wp_parse_url( $url, PHP_URL_FRAGMENT ) && strlen( $path ) > $most && str_starts_with( trailingslashit( $here ), trailingslashit( $path ) ) ) {
				$found = $item;
				$most  = strlen( $path );
			}
		}
		return $found;
	}
}
