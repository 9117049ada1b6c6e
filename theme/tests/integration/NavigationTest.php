<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** Which entry of a menu a page belongs to. */
final class NavigationTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( 'On a page of the auctions each list of links marks one entry as the current one, the nearest' )]
	public function test_one_is_current(): void {
		$sale = self::sale( 'december-cars' );
		self::lot( $sale, '1' );
		foreach (
			array(
				'/auctions/'                     => array( 'Auctions', 'Upcoming auctions' ),
				'/auctions/december-cars/'       => array( 'Auctions', 'Upcoming auctions' ),
				'/auctions/december-cars/lot/1/' => array( 'Auctions', 'Upcoming auctions' ),
				'/auctions/results/'             => array( 'Auctions', 'Results' ),
				'/car-auctions/'                 => array( 'Auctions', 'Car auctions' ),
			) as $path => $expected
		) {
			$html = $this->render( $path )[2];
			self::assertSame( 1, preg_match( '#<header.*?</header>#s', $html, $header ), $path );
			self::assertSame( 1, preg_match( '#<footer class="hh-[a-z]*footer.*</footer>#s', $html, $footer ), $path );
			self::assertSame( array( $expected[0] ), array_values( array_unique( self::current( $header[0] ) ) ), "{$path}, header" );
			self::assertSame( array( $expected[1] ), self::current( $footer[0] ), "{$path}, footer" );
		}
	}

	#[TestDox( 'Of a menu that staff made, a place on the home page is not the home page' )]
	public function test_place_on_page(): void {
		$menu = (int) wp_create_nav_menu( 'Main' );
		foreach ( array( 'Home' => '/', 'Areas' => '/#areas' ) as $title => $path ) {
			wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $title, 'menu-item-url' => home_url( $path ), 'menu-item-status' => 'publish' ) );
		}
		set_theme_mod( 'nav_menu_locations', array( 'primary' => $menu ) );
		$html = $this->render( '/' )[2];
		self::assertMatchesRegularExpression( '#<a href="[^"]*/" aria-current="page">Home</a>#', $html );
		self::assertMatchesRegularExpression( '#<a href="[^"]*/\#areas">Areas</a>#', $html );
		self::assertDoesNotMatchRegularExpression( '#current[^"]*"><a href="[^"]*/\#areas"#', $html );
	}

	#[TestDox( 'The bar and the panel of a phone have the same items, and each id is on the page once' )]
	public function test_twice(): void {
		$menu = (int) wp_create_nav_menu( 'Main' );
		$sell = (int) wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Sell', 'menu-item-url' => home_url( '/sell/' ), 'menu-item-status' => 'publish' ) );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Fees', 'menu-item-url' => home_url( '/fees/' ), 'menu-item-status' => 'publish', 'menu-item-parent-id' => $sell ) );
		set_theme_mod( 'nav_menu_locations', array( 'primary' => $menu ) );
		$html = $this->render( '/auctions/' )[2];
		self::assertSame( 1, preg_match( '#<ul class="hh-nav__list">(.*?)</nav>#s', $html, $bar ) );
		self::assertSame( 1, preg_match( '#<ul class="hh-menu__list">(.*?)</nav>#s', $html, $panel ) );
		self::assertStringContainsString( '<details class="hh-submenu"', $bar[1] );
		self::assertMatchesRegularExpression( '#/sell/">Sell</a>.*/fees/">Fees</a>#s', $panel[1] );
		self::assertSame( trim( (string) preg_replace( '# id="[^"]*"#', '', $bar[1] ) ), trim( $panel[1] ) );
		preg_match_all( '# id="([^"]+)"#', $html, $ids );
		self::assertSame( array_values( array_unique( $ids[1] ) ), $ids[1] );
	}

	#[TestDox( 'The footer holds the menu that staff made for it, under its name, beside what the site has' )]
	public function test_footer_menu(): void {
		$menu = (int) wp_create_nav_menu( 'The firm & you' );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Complaints', 'menu-item-url' => home_url( '/complaints/' ), 'menu-item-status' => 'publish' ) );
		self::assertStringNotContainsString( 'Complaints', $this->render( '/auctions/' )[2] );
		set_theme_mod( 'nav_menu_locations', array( 'footer' => $menu ) );
		$html = $this->render( '/auctions/' )[2];
		self::assertMatchesRegularExpression( '#<h2 class="hh-footer__title">The firm &amp; you</h2>\s*<ul[^>]*><li><a href="[^"]*/complaints/">Complaints</a></li></ul>#', $html );
		self::assertMatchesRegularExpression( '#>Selling</h2>.*Value your car or van#s', $html );
	}

	/** @return list<string> */
	private static function current( string $html ): array {
		preg_match_all( '#<li><a href="[^"]*" aria-current="page">([^<]*)</a>#', $html, $found );
		return $found[1];
	}
}
