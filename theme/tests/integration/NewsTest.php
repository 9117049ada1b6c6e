<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Hpapi\Parishes\ParishTerms;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Theme\View\ArticleView;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * A piece of news: where it is, who wrote it, what to read next.
 */
final class NewsTest extends IntegrationTestCase {

	/** @param array<string, mixed> $more */
	private static function post( string $title, array $more = array() ): int {
		return (int) wp_insert_post( array( 'post_title' => $title, 'post_content' => 'Words.', 'post_status' => 'publish', ...$more ) );
	}

	/** @return array<string, mixed> */
	private function article( string $html ): array {
		preg_match_all( '#<script type="application/ld\+json">(.*?)</script>#s', $html, $found );
		$data = array_map( static fn ( string $json ): array => (array) json_decode( $json, true ), $found[1] );
		return array_values( array_filter( $data, static fn ( array $one ): bool => 'Article' === ( $one['@type'] ?? '' ) ) )[0] ?? array();
	}

	private function html( int $post ): string {
		return $this->render( (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ) )[2];
	}

	#[TestDox( '[SITE-12] A piece of news has breadcrumbs, and the member of staff who wrote it, with a link to their page' )]
	public function test_author(): void {
		$person = (int) wp_insert_post( array( 'post_type' => 'hpapi_staff', 'post_status' => 'publish', 'post_title' => 'Eleanor <i>Ashdown</i>', 'meta_input' => array( 'hpapi_staff_role' => 'Valuer' ) ) );
		$post   = self::post( 'Frost', array( 'meta_input' => array( 'hpapi_author' => $person ) ) );
		$html   = $this->html( $post );
		self::assertMatchesRegularExpression( '#class="hh-breadcrumbs".*href="[^"]*/news/">News</a>#s', $html );
		self::assertMatchesRegularExpression( '#By <a rel="author" href="' . preg_quote( (string) get_permalink( $person ), '#' ) . '">Eleanor &lt;i&gt;Ashdown&lt;/i&gt;</a>, Valuer#', $html );
		$article = $this->article( $html );
		self::assertSame( array( 'Frost', 'Person', get_permalink( $person ) ), array( $article['headline'] ?? '', $article['author']['@type'] ?? '', $article['author']['url'] ?? '' ) );
		self::assertSame( get_the_date( 'c', $post ), $article['datePublished'] );
		// Who has left is named no more.
		wp_trash_post( $person );
		self::assertStringNotContainsString( 'rel="author"', $this->html( $post ) );
	}

	#[TestDox( '[SITE-12] Without a member of staff it is the account’s display name, never its login; else the firm’s' )]
	public function test_account(): void {
		$named  = (int) wp_insert_user( array( 'user_login' => 'pn-login', 'user_pass' => 'x', 'role' => 'editor', 'display_name' => 'Priya Nair' ) );
		$secret = (int) wp_insert_user( array( 'user_login' => 'Secret-Login', 'user_pass' => 'x', 'role' => 'editor', 'display_name' => 'secret-login' ) );
		self::assertStringContainsString( 'By Priya Nair', $this->html( self::post( 'One', array( 'post_author' => $named ) ) ) );
		$html = $this->html( self::post( 'Two', array( 'post_author' => $secret ) ) );
		self::assertStringNotContainsStringIgnoringCase( 'secret-login', $html );
		self::assertSame( 'Organization', $this->article( $html )['author']['@type'] ?? '' );
	}

	#[TestDox( '[SITE-12] Below it stand others to read: of the same parish or category first, then the newest, never itself' )]
	public function test_related(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$posts  = array();
		foreach ( array( 'About it', 'Oldest', 'Older', 'Newer' ) as $number => $title ) {
			$posts[ $title ] = self::post( $title, array( 'post_date' => sprintf( '2026-01-0%d 09:00:00', $number + 1 ) ) );
		}
		$here = self::post( 'Here' );
		( new ParishTerms() )->set( $here, array( $parish ) );
		( new ParishTerms() )->set( $posts['About it'], array( $parish ) );
		self::assertSame( array( 'About it', 'Newer', 'Older' ), array_column( ArticleView::related( get_post( $here ) ), 'post_title' ) );
		$html = $this->html( $here );
		self::assertSame( 3, substr_count( $html, 'class="hh-post-card__title"' ) );
		self::assertMatchesRegularExpression( '#Related articles.*About it.*Newer.*Older#s', $html );
		self::assertMatchesRegularExpression( '#Previous</span> Newer#', $html );
	}

	#[TestDox( 'Pictures in a row of news are fetched when a visitor comes near them' )]
	public function test_row_pictures(): void {
		foreach ( array( 'One', 'Two' ) as $title ) {
			$post    = self::post( $title );
			$picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => $title ), "$title.jpg", $post );
			update_post_meta( $picture, '_wp_attachment_metadata', array( 'width' => 900, 'height' => 600, 'file' => "$title.jpg" ) );
			set_post_thumbnail( $post, $picture );
		}
		$html = $this->html( self::post( 'About us', array( 'post_type' => 'page', 'post_content' => '<!-- wp:hearth-hammer/blog-carousel /-->' ) ) );
		preg_match_all( '#<div class="hh-post-card__picture">(<img[^>]+>)#', $html, $found );
		self::assertCount( 2, $found[1] );
		self::assertCount( 2, preg_grep( '#loading="lazy"#', $found[1] ) );
	}

	#[TestDox( '[SITE-12] The list of news has one address, and its later pages theirs' )]
	public function test_list_address(): void {
		update_option( 'posts_per_page', 1 );
		self::post( 'One' );
		self::post( 'Two' );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( '/news/' ) . '">', $this->render( '/news/' )[2] );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( '/news/page/2/' ) . '">', $this->render( '/news/page/2/' )[2] );
	}
}
