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
			self::assertSame( 1, preg_match_all( '#<meta name="description" content="[^"]+"#', $html ), $path );
			self::assertStringNotContainsString( 'comments/feed', $html );
			$seen[] = $title[1][0];
		}
		self::assertSame( $seen, array_unique( $seen ) );
	}

	#[TestDox( '[OWN-04] Every script and style has a version, and comments are closed everywhere, whatever a post says' )]
	public function test_neighbours(): void {
		$post = (int) wp_insert_post( array( 'post_title' => 'Market', 'post_content' => 'Words.', 'post_status' => 'publish', 'comment_status' => 'open' ) );
		wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_content' => 'Buy pills', 'comment_approved' => 1 ) );
		$path  = (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH );
		$files = 0;
		foreach ( array( '/', '/estate-agents/for-sale/', $path ) as $address ) {
			$html = $this->render( $address )[2];
			preg_match_all( '#<script[^>]* src="([^"]+)"|<link[^>]* rel=.stylesheet.[^>]* href=["\']([^"\']+)#', $html, $found );
			foreach ( array_filter( array( ...$found[1], ...$found[2] ) ) as $file ) {
				self::assertMatchesRegularExpression( '/[?&](?:#038;|amp;)?ver=[\w.-]+/', $file );
				++$files;
			}
			self::assertStringNotContainsString( 'Buy pills', $html );
			self::assertStringNotContainsString( 'comment-form', $html );
		}
		self::assertGreaterThan( 5, $files );
		self::assertFalse( comments_open( $post ) );
		wp_set_current_user( 1 );
		self::assertSame( 'rest_comment_closed', $this->rest( 'POST', '/wp/v2/comments', array( 'post' => $post, 'content' => 'Hello' ) )->get_data()['code'] );
	}

	private function description( string $path ): string {
		[ $status, , $html ] = $this->render( $path );
		self::assertSame( 200, $status, $path );
		self::assertSame( 1, preg_match_all( '#<meta name="description" content="([^"]*)"#', $html, $found ), $path );
		return html_entity_decode( $found[1][0], ENT_QUOTES );
	}

	/** @param array<string, mixed> $more */
	private static function page( string $title, array $more = array() ): string {
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, ...$more ) );
		return (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH );
	}

	#[TestDox( 'An editor writes a page’s description as its excerpt; a page without one is described by its first words, one of blocks alone by its name' )]
	public function test_description_of_a_page(): void {
		update_option( 'blogname', 'Oast & Co' );
		update_option( 'blogdescription', 'Estate agents' );
		self::assertTrue( post_type_supports( 'page', 'excerpt' ) );
		self::assertSame( 'How we “sell” a house, & what it costs.', $this->description( self::page( 'Sell', array( 'post_excerpt' => 'How we “sell” a <b>house</b>, &amp; what it costs.', 'post_content' => 'Words.' ) ) ) );
		self::assertSame( 'We begin with a visit.', $this->description( self::page( 'Let', array( 'post_content' => '<!-- wp:paragraph --><p>We begin with a visit.</p><!-- /wp:paragraph -->' ) ) ) );
		self::assertSame( 'Who works here. Oast & Co. Estate agents.', $this->description( self::page( 'Who works here', array( 'post_content' => '<!-- wp:hearth-hammer/people /-->' ) ) ) );
		self::assertSame( 'Protected: For clients. Oast & Co. Estate agents.', $this->description( self::page( 'For clients', array( 'post_password' => 'x', 'post_content' => 'Secret words.' ) ) ) );
		self::assertLessThanOrEqual( 158, mb_strlen( $this->description( self::page( 'Long', array( 'post_excerpt' => str_repeat( 'many words ', 40 ) ) ) ) ) );
	}

	#[TestDox( 'The news, its later pages and a category have a description of their own; a page chosen for the news has its editor’s' )]
	public function test_description_of_news(): void {
		update_option( 'blogname', 'Oast & Co' );
		update_option( 'posts_per_page', 1 );
		$category = (int) ( (array) wp_insert_term( 'Lettings', 'category' ) )['term_id'];
		foreach ( array( 'Older <i>news</i>' => '2026-01-01 10:00:00', 'Newer news' => '2026-01-02 10:00:00' ) as $title => $date ) {
			wp_insert_post( array( 'post_title' => $title, 'post_content' => 'Words.', 'post_status' => 'publish', 'post_date' => $date, 'post_category' => array( $category ) ) );
		}
		self::assertSame( 'News from Oast & Co: Newer news', $this->description( '/news/' ) );
		self::assertSame( 'News from Oast & Co: Older news', $this->description( '/news/page/2/' ) );
		$path = (string) wp_parse_url( (string) get_term_link( $category, 'category' ), PHP_URL_PATH );
		self::assertSame( 'Lettings from Oast & Co: Newer news', $this->description( $path ) );
		wp_update_term( $category, 'category', array( 'description' => 'For <b>landlords</b>.' ) );
		self::assertSame( 'For landlords.', $this->description( $path ) );
		$page = self::page( 'Journal', array( 'post_excerpt' => 'What we saw this month.' ) );
		update_option( 'page_for_posts', url_to_postid( home_url( $page ) ) );
		self::assertSame( 'What we saw this month.', $this->description( $page ) );
	}

	#[TestDox( 'A home page of an editor has the description that they wrote' )]
	public function test_description_of_a_home_page(): void {
		$page = self::page( 'Welcome', array( 'post_excerpt' => 'Houses by the sea.' ) );
		update_option( 'page_on_front', url_to_postid( home_url( $page ) ) );
		update_option( 'show_on_front', 'page' );
		self::assertSame( 'Houses by the sea.', $this->description( '/' ) );
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

	#[TestDox( 'Each hero has sizes for smaller screens, and its files are there, as large as they say' )]
	public function test_heroes(): void {
		foreach ( array( 'hero-home', 'hero-valuation', 'hero-404', 'hero-auctions' ) as $name ) {
			$hero = new HeroPicture( $name );
			self::assertGreaterThan( 1, preg_match_all( '#assets/pictures/(\S+) (\d+)w#', $hero->srcset(), $files, PREG_SET_ORDER ), $name );
			foreach ( $files as [ , $file, $width ] ) {
				$size = (array) getimagesize( get_theme_file_path( "assets/pictures/{$file}" ) );
				self::assertSame( (int) $width, $size[0], $file );
				self::assertEqualsWithDelta( $hero->height() / $hero->width(), $size[1] / $size[0], 0.002, $file );
			}
			self::assertSame( $hero->width(), (int) $width, $name );
		}
	}

	#[TestDox( 'What a phone loads for the top of the home page is at most 60 KB' )]
	public function test_hero_on_a_phone(): void {
		[ , , $html ] = $this->render( '/' );
		self::assertSame( 1, preg_match( '#<source media="\(width < 992px\)" srcset="([^"]+)"#', $html, $source ) );
		foreach ( explode( ', ', $source[1] ) as $candidate ) {
			self::assertLessThanOrEqual( 60 * 1024, filesize( get_theme_file_path( 'assets/pictures/' . basename( explode( ' ', $candidate )[0] ) ) ), $candidate );
		}
	}

	#[TestDox( 'A page without a picture is shared with the theme’s, one with a picture with its own' )]
	public function test_shared_picture(): void {
		[ , , $home ] = $this->render( '/' );
		self::assertSame( 1, preg_match( '#<meta property="og:image" content="([^"]+)"#', $home, $found ) );
		self::assertSame( get_theme_file_uri( 'assets/pictures/share.jpg' ), $found[1] );
		self::assertSame( array( 1200, 630 ), array_slice( (array) getimagesize( get_theme_file_path( 'assets/pictures/share.jpg' ) ), 0, 2 ) );
		self::assertStringContainsString( '<meta property="og:image:width" content="1200">', $home );
		self::assertStringContainsString( 'summary_large_image', $home );
		$post    = (int) wp_insert_post( array( 'post_title' => 'With a picture', 'post_content' => 'Words.', 'post_status' => 'publish' ) );
		$picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Own' ), 'own.jpg', $post );
		update_post_meta( $picture, '_wp_attachment_metadata', array( 'width' => 900, 'height' => 600, 'file' => 'own.jpg' ) );
		set_post_thumbnail( $post, $picture );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ) );
		self::assertSame( 1, preg_match( '#<meta property="og:image" content="([^"]+)"#', $html, $found ) );
		self::assertStringEndsWith( '/own.jpg', $found[1] );
	}
}
