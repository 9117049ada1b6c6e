<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Theme\HeroPicture;
use PHPUnit\Framework\Attributes\TestDox;

/** What stands in the head of each kind of page, and who is not named in it. */
final class HeadTest extends IntegrationTestCase {

	#[TestDox( 'Every kind of page has its language, one title, one canonical address, and one description of its own' )]
	public function test_head(): void {
		$id    = PropertyFactory::property( array(), 'Stone Street, Cranbrook' );
		PropertyFactory::parish( 'Cranbrook' );
		$paths = array( '/', '/estate-agents/for-sale/', (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ), '/parish/cranbrook/' );
		$seen  = array();
		foreach ( $paths as $path ) {
			[ $status, , $html ] = $this->render( $path );
			self::assertSame( 200, $status, $path );
			self::assertStringContainsString( '<html lang="en-GB">', $html );
			self::assertSame( 1, preg_match_all( '#<title>(.+?)</title>#', $html, $title ), $path );
			self::assertSame( 1, preg_match_all( '#<link rel="canonical" href="([^"]+)"#', $html, $canonical ), $path );
			self::assertSame( home_url( $path ), $canonical[1][0] );
			self::assertLessThanOrEqual( 1, preg_match_all( '#<meta name="description"#', $html ), $path );
			self::assertStringNotContainsString( 'comments/feed', $html );
			$seen[] = $title[1][0];
		}
		self::assertSame( $seen, array_unique( $seen ) );
	}

	#[TestDox( 'The names of accounts are for nobody: no author’s page, no list of users, none in feeds and embeds' )]
	public function test_accounts(): void {
		$user = (int) wp_insert_user( array( 'user_login' => 'secret-login', 'user_pass' => 'x', 'role' => 'editor', 'display_name' => 'secret-login' ) );
		$post = (int) wp_insert_post( array( 'post_title' => 'News', 'post_content' => 'Words.', 'post_status' => 'publish', 'post_author' => $user ) );
		foreach ( array( "/?author={$user}", '/?author_name=secret-login', '/author/secret-login/' ) as $path ) {
			[ $status, , $html ] = $this->render( $path );
			self::assertSame( 404, $status, $path );
			self::assertStringNotContainsString( 'secret-login', str_replace( $path, '', $html ), $path );
		}
		foreach ( array( '/wp/v2/users', "/wp/v2/users/{$user}" ) as $route ) {
			$answer = $this->rest( 'GET', $route );
			self::assertSame( 401, $answer->get_status() );
			self::assertStringNotContainsString( 'secret-login', (string) wp_json_encode( $answer->get_data() ) );
		}
		$embed = $this->rest( 'GET', '/oembed/1.0/embed', array( 'url' => get_permalink( $post ) ) );
		self::assertSame( 200, $embed->get_status() );
		self::assertStringNotContainsString( 'secret-login', (string) wp_json_encode( $embed->get_data() ) );
		wp_set_current_user( 1 );
		self::assertSame( 200, $this->rest( 'GET', '/wp/v2/users/me' )->get_status() );
	}

	#[TestDox( 'Each hero has sizes for smaller screens, and its files are there' )]
	public function test_heroes(): void {
		foreach ( array( 'hero-home', 'hero-valuation', 'hero-404' ) as $name ) {
			self::assertSame( 3, preg_match_all( '#assets/pictures/(\S+) (800|1400|2000)w#', ( new HeroPicture( $name ) )->srcset(), $files ), $name );
			foreach ( $files[1] as $file ) {
				self::assertFileExists( get_theme_file_path( "assets/pictures/{$file}" ) );
			}
		}
	}
}
