<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Seo\Sitemap;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Beside Yoast SEO, Rank Math and The SEO Framework. Each fake does what its plugin's source does: which hooks it
 * prints on, what of WordPress it takes over, how late it speaks of robots.
 */
final class SeoPluginTest extends IntegrationTestCase {

	private const TAG = "<meta name=\"description\" content=\"of the plugin\"><link rel=\"canonical\" href=\"https://example.com/plugin\"><meta property=\"og:title\" content=\"plugin\">\n";

	private static function yoast( int $robots ): void {
		$print = static function (): void {
			echo '<title>Of the plugin</title>' . self::TAG;
		};
		add_action( 'wp_head', static fn () => do_action( 'wpseo_head' ), 1 );
		add_action( 'wpseo_head', $print, -9999 );
		add_filter( 'pre_get_document_title', static fn (): string => 'Of the plugin', 15 );
		remove_action( 'wp_head', 'rel_canonical' );
		remove_action( 'wp_head', '_wp_render_title_tag', 1 );
		add_filter( 'wp_robots', static fn (): array => array( 'noindex' => true, 'plugin' => true ), $robots );
	}

	private static function rank_math(): void {
		$print = static function (): void {
			echo '<meta name="robots" content="noindex, plugin">' . self::TAG;
		};
		add_action( 'wp_head', static fn () => do_action( 'rank_math/head' ), 1 );
		add_action( 'rank_math/head', $print, 6 );
		remove_action( 'wp_head', 'rel_canonical' );
		remove_action( 'wp_head', 'wp_robots', 1 );
		remove_action( 'wp_head', '_wp_render_title_tag', 1 );
		add_action( 'rank_math/head', '_wp_render_title_tag', 1 );
		add_filter( 'pre_get_document_title', static fn (): string => 'Of the plugin', 15 );
	}

	private static function seo_framework(): void {
		// Its sign is a constant, which would outlive this test.
		add_filter( 'hearth_hammer_seo_plugin', '__return_true' );
		remove_action( 'wp_head', 'rel_canonical' );
		$supports = static fn (): bool => (bool) apply_filters( 'the_seo_framework_query_supports_seo', true );
		add_action( 'wp_head', static function () use ( $supports ): void {
			echo $supports() ? self::TAG : '';
		}, 1 );
		add_filter( 'pre_get_document_title', static fn ( string $title ): string => $supports() ? 'Of the plugin' : $title, 10 );
		add_filter( 'wp_robots', static fn ( array $robots ): array => $supports() ? array( 'noindex' => true, 'plugin' => true ) : $robots, 10 );
	}

	/** @return iterable<string, array{callable(): void}> */
	public static function plugins(): iterable {
		yield 'Yoast SEO' => array( static fn () => self::yoast( PHP_INT_MAX - 10 ) );
		yield 'Yoast SEO before 19' => array( static fn () => self::yoast( PHP_INT_MAX ) );
		yield 'Rank Math' => array( self::rank_math( ... ) );
		yield 'The SEO Framework' => array( self::seo_framework( ... ) );
	}

	#[TestDox( 'beside $_dataName, each page has one title, one canonical address and one set of tags: the plugin’s on posts, ours on lists' )]
	#[DataProvider( 'plugins' )]
	public function test_one_of_each( callable $plugin ): void {
		$plugin();
		[ , , $home ] = $this->render( '/' );
		self::assertSame( array( 1, 1, 1, 1 ), self::numbers( $home ) );
		self::assertStringContainsString( 'content="of the plugin"', $home );

		[ $status, , $list ] = $this->render( '/estate-agents/for-sale/' );
		self::assertSame( 200, $status );
		self::assertSame( array( 1, 1, 1, 1 ), self::numbers( $list ) );
		self::assertStringContainsString( '<title>Property for sale', $list );
		self::assertStringContainsString( 'href="' . home_url( '/estate-agents/for-sale/' ) . '"', $list );
		self::assertStringNotContainsString( 'plugin', (string) preg_replace( '/<script.*?<\/script>|<style.*?<\/style>|<link rel=.stylesheet[^>]*>/s', '', (string) strstr( $list, '</head>', true ) ) );
	}

	public function test_alone_the_tags_are_ours(): void {
		foreach ( array( '/', '/estate-agents/for-sale/' ) as $address ) {
			self::assertSame( array( 1, 1, 1, 1 ), self::numbers( $this->render( $address )[2] ), $address );
		}
	}

	public function test_other_plugins_sitemaps_hold_our_lists(): void {
		$sitemap = new Sitemap( 'tests', static fn (): array => array( array( 'loc' => home_url( '/a/?b=1&c=2' ), 'lastmod' => '2026-11-01T10:00:00+00:00' ), array( 'loc' => home_url( '/d/' ), 'lastmod' => '2026-11-20T10:00:00+00:00' ) ) );
		$sitemap->register();
		foreach ( array( 'wpseo_sitemap_index', 'rank_math/sitemap/index' ) as $filter ) {
			$index = (string) apply_filters( $filter, '<sitemap><loc>x</loc></sitemap>' );
			self::assertStringContainsString( '<loc>' . home_url( '/sitemap-tests.xml' ) . '</loc><lastmod>2026-11-20T10:00:00+00:00</lastmod>', $index );
			self::assertStringStartsWith( '<sitemap><loc>x</loc></sitemap>', $index );
		}
		self::assertSame( array( home_url( '/a/?b=1&c=2' ), home_url( '/d/' ) ), array_keys( apply_filters( 'the_seo_framework_sitemap_additional_urls', array() ) ) );
		$xml = simplexml_load_string( $sitemap->xml() );
		self::assertNotFalse( $xml );
		self::assertSame( home_url( '/a/?b=1&c=2' ), (string) $xml->url[0]->loc );
	}

	/** @return array{int, int, int, int} Titles, descriptions, canonical addresses and titles for messengers in a head. */
	private static function numbers( string $page ): array {
		$head = (string) strstr( $page, '</head>', true );
		return array(
			substr_count( $head, '<title' ),
			substr_count( $head, '<meta name="description"' ),
			substr_count( $head, '<link rel="canonical"' ),
			substr_count( $head, '<meta property="og:title"' ),
		);
	}
}
