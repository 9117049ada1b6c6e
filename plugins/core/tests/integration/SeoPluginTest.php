<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Seo\HeadTags;
use HearthHammer\Core\Seo\Sitemap;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Beside plugins for search engines. None of them is in a package registry, so each is a stand-in that prints as its
 * public source does: on these hooks, with this order, taking this from WordPress, and past these filters.
 */
final class SeoPluginTest extends IntegrationTestCase {

	private const SOCIAL = '<meta property="og:title" content="plugin"/><meta property="og:type" content="article" />' . "<meta property='og:url' content='https://example.com/plugin'><meta name=\"twitter:card\" content=\"summary\">\n";

	private const CANONICAL = '<link rel="canonical" href="https://example.com/plugin" />' . "\n";

	/** As Yoast SEO, Rank Math and All in One SEO print it: one graph. */
	private const GRAPH = '<script type="application/ld+json" class="%s">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"x"},{"@type":"BreadcrumbList","itemListElement":[]},{"@type":["Organization","Brand"],"name":"plugin"},{"@type":"Person","name":"Author"}]}</script>';

	/** wordpress-seo: src/integrations/front-end-integration.php, src/presenters/meta-description-presenter.php. */
	private static function yoast( int $robots ): void {
		add_action( 'wp_head', static fn () => do_action( 'wpseo_head' ), 1 );
		add_action( 'wpseo_head', static function (): void {
			echo '<title>Of the plugin</title>' . self::description( 'wpseo_metadesc', '' ) . self::CANONICAL . self::SOCIAL . sprintf( self::GRAPH, 'yoast-schema-graph' );
		}, -9999 );
		add_filter( 'pre_get_document_title', static fn (): string => 'Of the plugin', 15 );
		remove_action( 'wp_head', 'rel_canonical' );
		remove_action( 'wp_head', '_wp_render_title_tag', 1 );
		add_filter( 'wp_robots', static fn (): array => array( 'noindex' => true, 'plugin' => true ), $robots );
	}

	/** seo-by-rank-math: includes/frontend/class-head.php, includes/frontend/paper/class-paper.php. */
	private static function rank_math(): void {
		add_action( 'wp_head', static function (): void {
			remove_action( 'wp_head', 'rel_canonical' );
			do_action( 'rank_math/head' );
		}, 1 );
		add_action( 'rank_math/head', static function (): void {
			echo self::description( 'rank_math/frontend/description', '' ) . '<meta name="robots" content="noindex, plugin"/>' . self::CANONICAL . self::SOCIAL . sprintf( self::GRAPH, 'rank-math-schema' );
		}, 6 );
		remove_action( 'wp_head', 'wp_robots', 1 );
		remove_action( 'wp_head', '_wp_render_title_tag', 1 );
		add_action( 'rank_math/head', '_wp_render_title_tag', 1 );
		add_filter( 'pre_get_document_title', static fn (): string => 'Of the plugin', 15 );
	}

	/** the-seo-framework: inc/classes/front/meta/head.class.php; its JSON-LD has no class. */
	private static function seo_framework(): void {
		remove_action( 'wp_head', 'rel_canonical' );
		$supports = static fn (): bool => (bool) apply_filters( 'the_seo_framework_query_supports_seo', true );
		add_action( 'wp_head', static function () use ( $supports ): void {
			echo $supports() ? self::CANONICAL . self::description( 'the_seo_framework_generated_description', '' ) . self::SOCIAL . sprintf( self::GRAPH, '' ) : '';
		}, 1 );
		add_filter( 'pre_get_document_title', static fn ( string $title ): string => $supports() ? 'Of the plugin' : $title, 10 );
		add_filter( 'wp_robots', static fn ( array $robots ): array => $supports() ? array( 'noindex' => true, 'plugin' => true ) : $robots, 10 );
	}

	/** all-in-one-seo-pack: app/Common/Main/Head.php. */
	private static function all_in_one(): void {
		$is_off = static fn (): bool => (bool) apply_filters( 'aioseo_disable', false );
		add_action( 'wp', static function () use ( $is_off ): void {
			$is_off() || add_filter( 'pre_get_document_title', static fn (): string => 'Of the plugin', 99999 );
		}, 1000 );
		add_action( 'wp_head', static function () use ( $is_off ): void {
			if ( ! $is_off() ) {
				remove_action( 'wp_head', 'rel_canonical' );
				echo '<!-- All in One SEO 4.8 -->' . self::description( 'aioseo_description', '' ) . self::CANONICAL . self::SOCIAL . sprintf( self::GRAPH, 'aioseo-schema' );
			}
		}, 8 );
	}

	/** slim-seo: src/MetaTags/CanonicalUrl.php, Description.php. It prints on wp_head itself, without asking. */
	private static function slim(): void {
		remove_action( 'wp_head', 'rel_canonical' );
		add_action( 'wp_head', static function (): void {
			echo self::description( 'slim_seo_meta_description', 'of the plugin' ) . self::CANONICAL . self::SOCIAL;
		} );
	}

	/** wp-seopress-public: src/Actions/Front/Metas/DescriptionMeta.php. No filter of its own turns it off. */
	private static function seopress(): void {
		remove_action( 'wp_head', 'rel_canonical' );
		remove_action( 'wp_head', 'wp_robots', 1 );
		add_filter( 'pre_get_document_title', static fn (): string => 'Of the plugin', 10 );
		add_action( 'wp_head', static function (): void {
			echo '<meta name="robots" content="noindex, plugin"><meta name="description" content="of the plugin">' . self::CANONICAL . self::SOCIAL . sprintf( self::GRAPH, 'seopress' );
		}, 1 );
	}

	private static function description( string $filter, string $own ): string {
		$words = (string) apply_filters( $filter, $own, null ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- Another plugin's.
		return '' === $words ? '' : '<meta name="description" content="' . esc_attr( $words ) . '"/>' . "\n";
	}

	/** @return iterable<string, array{callable(): void}> */
	public static function plugins(): iterable {
		yield 'Yoast SEO' => array( static fn () => self::yoast( PHP_INT_MAX - 10 ) );
		yield 'Yoast SEO before 19' => array( static fn () => self::yoast( PHP_INT_MAX ) );
		yield 'Rank Math' => array( self::rank_math( ... ) );
		yield 'The SEO Framework' => array( self::seo_framework( ... ) );
		yield 'All in One SEO' => array( self::all_in_one( ... ) );
		yield 'Slim SEO' => array( self::slim( ... ) );
		yield 'SEOPress' => array( self::seopress( ... ) );
	}

	#[TestDox( '[OWN-04] Beside $_dataName, a page says each thing once: the plugin’s on posts with our additions, ours on lists and news' )]
	#[DataProvider( 'plugins' )]
	public function test_one_of_each( callable $plugin ): void {
		$property = (string) wp_parse_url( (string) get_permalink( PropertyFactory::property( array(), 'Stone Street, Cranbrook' ) ), PHP_URL_PATH );
		$post     = (string) wp_parse_url( (string) get_permalink( self::post() ), PHP_URL_PATH );
		$plugin();
		foreach ( array( '/', $property, $post ) as $path ) {
			[ $status, , $page ] = $this->render( $path );
			self::assertSame( 200, $status, $path );
			self::assert_once( $page, $path );
			self::assertStringContainsString( 'href="https://example.com/plugin"', $page );
			self::assertStringContainsString( 'property="og:title" content="plugin"', $page );
			self::assertStringContainsString( '<meta property="og:image" content="', $page, 'The plugin has none.' );
		}
		$listing = $this->render( $property )[2];
		self::assertStringContainsString( '"@type":"RealEstateListing"', $listing );
		self::assertSame( 1, substr_count( $listing, '"BreadcrumbList"' ) );

		foreach ( array( '/estate-agents/for-sale/' => 'Property for sale', '/news/' => 'News' ) as $path => $title ) {
			[ $status, , $page ] = $this->render( $path );
			self::assertSame( 200, $status, $path );
			self::assert_once( $page, $path );
			self::assertStringContainsString( "<title>{$title}", $page );
			self::assertStringContainsString( 'rel="canonical" href="' . home_url( $path ) . '"', $page );
			self::assertStringContainsString( 'property="og:url" content="' . home_url( $path ) . '"', $page );
			self::assertStringNotContainsString( 'plugin', self::statements( $page ) );
			self::assertStringNotContainsString( 'noindex', self::statements( $page ) );
		}
	}

	#[TestDox( '[OWN-04] Alone, all of it is ours, and the company is named once' )]
	public function test_alone(): void {
		self::post();
		foreach ( array( '/', '/estate-agents/for-sale/', '/news/' ) as $path ) {
			$page = $this->render( $path )[2];
			self::assert_once( $page, $path );
			self::assertStringContainsString( 'rel="canonical" href="' . home_url( $path ) . '"', $page );
		}
	}

	#[TestDox( '[OWN-04] Where staff wrote no description and the plugin makes none, ours passes through its filter' )]
	#[DataProvider( 'plugins' )]
	public function test_description( callable $plugin ): void {
		$post = (string) wp_parse_url( (string) get_permalink( self::post() ), PHP_URL_PATH );
		$plugin();
		$page = $this->render( $post )[2];
		self::assertSame( 1, preg_match( '/<meta name="description" content="(What we saw|of the plugin)/', $page, $found ) );
	}

	#[TestDox( '[OWN-04] A buffer that another plugin leaves open costs no page its head' )]
	public function test_open_buffer(): void {
		add_action( 'wp_head', static fn () => ob_start() );
		add_action( 'wp_footer', static fn () => ob_end_flush() );
		$page = $this->render( '/estate-agents/for-sale/' )[2];
		self::assertStringContainsString( '<title>Property for sale', $page );
		self::assertStringContainsString( 'rel="canonical" href="' . home_url( '/estate-agents/for-sale/' ) . '"', $page );
	}

	#[TestDox( '[OWN-04] A tag in a comment, a script or a style is none' )]
	public function test_hidden_tags(): void {
		$head = new HeadTags( '<!-- <link rel="canonical" href="x"> --><script>var a = \'<meta name="description" content="x">\';</script><style>/*<meta property="og:title">*/</style><META content=x NAME=twitter:card>' );
		self::assertSame( array( false, false, false, true ), array_map( $head->has( ... ), array( 'canonical', 'description', 'og:title', 'twitter:card' ) ) );
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

	private static function post(): int {
		return (int) wp_insert_post( array( 'post_title' => 'Market', 'post_content' => 'What we saw this month.', 'post_status' => 'publish' ) );
	}

	private static function assert_once( string $page, string $path ): void {
		$head = (string) strstr( $page, '</head>', true );
		foreach ( array( '<title', 'name=[\'"]description', 'name=[\'"]robots', 'rel=[\'"]canonical', 'og:title', 'og:url', 'og:image[\'"]', 'twitter:card' ) as $tag ) {
			$number = preg_match_all( '~<[^<>]*' . $tag . '|' . $tag . '>~', (string) preg_replace( '~<!--.*?-->|<(script|style)\b.*?</\1>~s', '', $head ) );
			self::assertSame( 1, $number, "{$path}: {$tag}" );
		}
		preg_match_all( '~<script[^>]*ld\+json[^>]*>(.*?)</script>~s', $head, $found );
		$types = array();
		foreach ( $found[1] as $json ) {
			$data = (array) json_decode( $json, true );
			foreach ( $data['@graph'] ?? array( $data ) as $node ) {
				array_push( $types, ...(array) $node['@type'] );
			}
		}
		foreach ( array( 'BreadcrumbList', 'Organization', 'Article', 'WebPage' ) as $type ) {
			self::assertLessThanOrEqual( 1, count( array_keys( $types, $type, true ) ), "{$path}: {$type}" );
		}
	}

	/** The head without scripts (but JSON-LD), styles and comments. */
	private static function statements( string $page ): string {
		return (string) preg_replace( '~<!--.*?-->|<script(?![^>]*ld\+json).*?</script>|<style.*?</style>|<link rel=.(?:stylesheet|preload|icon)[^>]*>~s', '', (string) strstr( $page, '</head>', true ) );
	}
}
