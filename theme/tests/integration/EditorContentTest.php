<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Theme\Setup;
use PHPUnit\Framework\Attributes\TestDox;

/** What staff make with WordPress's own means: pages, posts, menus. */
final class EditorContentTest extends IntegrationTestCase {

	#[TestDox( 'A post without a title has a heading: its first words, or its day' )]
	public function test_no_title(): void {
		$words = self::post( '<!-- wp:paragraph --><p>The saleroom opens at nine on Saturday, and there is tea for all who come.</p><!-- /wp:paragraph -->' );
		$bare  = self::post( '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->' );
		self::assertStringContainsString( '<h1 class="hh-title">The saleroom opens at nine on Saturday, and…</h1>', $this->page( $words ) );
		self::assertMatchesRegularExpression( '#<h1 class="hh-title">\w+ \d+, \d{4}|<h1 class="hh-title">\d+ \w+ \d{4}</h1>#', $this->page( $bare ) );
		[ , , $list ] = $this->render( '/?s=saleroom' );
		self::assertMatchesRegularExpression( '#<a class="hh-card__link"[^>]*>The saleroom opens at nine#', $list );
	}

	#[TestDox( 'A post kept at the top says so in the news, and nowhere else' )]
	public function test_sticky(): void {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', self::post( '', 'page', 'Home' ) );
		update_option( 'page_for_posts', (int) get_page_by_path( 'the-news' )?->ID ?: self::post( '', 'page', 'The news' ) );
		stick_post( self::post( 'Words.', 'post', 'Kept at the top' ) );
		[ , , $news ] = $this->render( '/the-news/' );
		self::assertStringContainsString( 'hh-post__mark', $news );
		[ , , $found ] = $this->render( '/?s=kept' );
		self::assertStringNotContainsString( 'hh-post__mark', $found );
	}

	#[TestDox( 'A page as the home page has one address: its second page leads there, unless it has one' )]
	public function test_front_page_copies(): void {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', self::post( 'One.', 'page', 'Home' ) );
		[ $status, $headers ] = $this->render( '/page/2/' );
		self::assertSame( array( 301, home_url( '/' ) ), array( $status, $headers['location'] ?? '' ) );
		update_option( 'page_on_front', self::post( 'One.<!--nextpage-->Two.', 'page', 'Long home' ) );
		[ $status, , $html ] = $this->render( '/page/2/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Two.', $html );
	}

	#[TestDox( '[SITE-02] A menu of two levels: a link, and a dropdown beside it, that works without JavaScript; deeper levels are left out' )]
	public function test_submenu(): void {
		$menu   = (int) wp_create_nav_menu( 'Main' );
		$parent = self::item( $menu, 'Selling', '/selling/', 0 );
		$child  = self::item( $menu, 'By auction', '/selling/auction/', $parent );
		self::item( $menu, 'Too deep', '/selling/auction/deep/', $child );
		self::item( $menu, 'Letting', '/letting/', 0 );
		set_theme_mod( 'nav_menu_locations', array( Setup::MENU_PRIMARY => $menu ) );
		[ , , $html ] = $this->render( '/' );
		self::assertMatchesRegularExpression( '#>Selling</a>\s*<details class="hh-submenu" data-hh-dropdown><summary[^>]*><span[^>]*>Selling submenu</span></summary>\s*<ul class="sub-menu">.*?>By auction</a>.*?</ul>\s*</details>\s*</li>#s', $html );
		self::assertStringNotContainsString( 'Too deep', $html );
		self::assertSame( 2, substr_count( $html, '>Selling submenu<' ), 'Once in the bar and once in the menu of small screens.' );
	}

	#[TestDox( 'A table can be reached by the keyboard, for it scrolls where the screen is small' )]
	public function test_tables(): void {
		$html = $this->page( self::post( '<figure class="wp-block-table"><table><tr><td>1</td></tr></table></figure><table><tr><td>2</td></tr></table>', 'page', 'Rates' ) );
		self::assertSame( 2, substr_count( $html, 'tabindex="0"' ) );
		self::assertMatchesRegularExpression( '#<figure [^>]*tabindex="0"[^>]*>\s*<table>\s*<#', $html );
	}

	private static function post( string $content, string $type = 'post', string $title = '' ): int {
		return (int) wp_insert_post( array( 'post_type' => $type, 'post_title' => $title, 'post_content' => $content, 'post_status' => 'publish', 'post_name' => '' === $title ? 'without-a-title-' . wp_rand() : '' ) );
	}

	private static function item( int $menu, string $title, string $path, int $under ): int {
		return (int) wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $title, 'menu-item-url' => home_url( $path ), 'menu-item-status' => 'publish', 'menu-item-parent-id' => $under ) );
	}

	private function page( int $id ): string {
		return $this->render( (string) wp_make_link_relative( (string) get_permalink( $id ) ) )[2];
	}
}
