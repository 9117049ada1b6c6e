<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;

/** Whole pages for editors to begin with. */
final class PatternsTest extends IntegrationTestCase {

	private const PAGES = array( 'area-guide', 'auctions', 'contact', 'fees', 'home', 'lettings', 'sell', 'team', 'vehicle-valuation' );

	#[TestDox( '[BLK-01] Each page of a firm has a pattern, offered for new pages, made of blocks that are known here and prints' )]
	public function test_patterns(): void {
		_register_theme_block_patterns();
		foreach ( self::PAGES as $page ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "hearth-hammer/page-{$page}" );
			self::assertIsArray( $pattern, $page );
			self::assertSame( array( 'core/post-content' ), $pattern['blockTypes'], $page );
			self::assertSame( array( 'hearth-hammer-pages' ), $pattern['categories'], $page );
			self::assertSame( array( 'page' ), $pattern['postTypes'], $page );
			$blocks = array_filter( parse_blocks( $pattern['content'] ), static fn ( array $block ): bool => null !== $block['blockName'] || '' !== trim( $block['innerHTML'] ) );
			self::assertGreaterThan( 1, count( $blocks ), $page );
			foreach ( $blocks as $block ) {
				self::assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( (string) $block['blockName'] ), "{$page}: {$block['blockName']}" );
			}
		}
		self::assertCount( count( self::PAGES ), glob( dirname( __DIR__, 2 ) . '/patterns/*.php' ) ?: array() );
	}

	#[TestDox( 'Where a plugin is off, its part is left out of the patterns' )]
	public function test_without_plugin(): void {
		_register_theme_block_patterns();
		$type = WP_Block_Type_Registry::get_instance()->unregister( 'hearth-hammer/people' );
		try {
			ob_start();
			require dirname( __DIR__, 2 ) . '/patterns/page-team.php';
			$content = (string) ob_get_clean();
		} finally {
			WP_Block_Type_Registry::get_instance()->register( $type );
		}
		self::assertStringNotContainsString( 'hearth-hammer/people', $content );
		self::assertStringContainsString( 'wp:hearth-hammer/awards', $content );
	}

	#[TestDox( 'The demo’s page of selling is the pattern itself: its picture and what it charges stand where an editor is asked for them' )]
	public function test_one_source(): void {
		$render = static function ( array $args ): string {
			ob_start();
			require dirname( __DIR__, 2 ) . '/patterns/page-sell.php';
			return (string) ob_get_clean();
		};
		$texts = static fn ( string $blocks ): array => array_values( array_filter( array_map( trim( ... ), explode( "\n", wp_strip_all_tags( do_blocks( $blocks ) ) ) ) ) );

		[ $head, $costs ] = explode( "\n", (string) file_get_contents( dirname( __DIR__, 3 ) . '/demo/pages/sell.html' ), 2 );
		self::assertSame( 'page-sell', json_decode( trim( $head, '<!-> ' ), true )['pattern'] );
		$costs  = trim( $costs );
		$begun  = $render( array() );
		$firm   = $render( array( 'picture' => array( 'id' => 7, 'url' => 'https://example.com/house.webp', 'alt' => 'A house' ), 'own' => $costs ) );
		$asked  = 'Give your fee here';
		$shared = array_filter( $texts( $begun ), static fn ( string $text ): bool => ! str_starts_with( $text, $asked ) );
		self::assertSame( array_values( $shared ), array_values( array_diff( $texts( $firm ), $texts( $costs ) ) ) );
		self::assertStringContainsString( $asked, $begun );
		self::assertStringNotContainsString( $asked, $firm );
		self::assertStringContainsString( 'src="https://example.com/house.webp" alt="A house"', do_blocks( $firm ) );
		self::assertStringNotContainsString( '<img', do_blocks( $begun ) );
		self::assertStringContainsString( 'wp-block-table', do_blocks( $firm ) );
	}

	#[TestDox( 'A page of the demo that has a pattern is that pattern, and no page repeats what a pattern says' )]
	public function test_no_text_twice(): void {
		$root  = dirname( __DIR__, 3 );
		$texts = static fn ( string $html ): array => array_filter( array_map( trim( ... ), explode( "\n", wp_strip_all_tags( str_replace( '</', "\n</", $html ) ) ) ), static fn ( string $text ): bool => mb_strlen( $text ) > 24 );
		$said  = array();
		foreach ( glob( "{$root}/theme/patterns/*.php" ) ?: array() as $file ) {
			preg_match_all( "/esc_html_e\( '((?:[^'\\\\]|\\\\.)+)'/", (string) file_get_contents( $file ), $found );
			$said = array( ...$said, ...$found[1] );
		}
		self::assertGreaterThan( 60, count( $said ) );
		$made = array();
		foreach ( glob( "{$root}/demo/pages/*.html" ) ?: array() as $file ) {
			[ $head, $content ] = explode( "\n", (string) file_get_contents( $file ), 2 );
			$made[]             = json_decode( trim( $head, '<!-> ' ), true )['pattern'] ?? '';
			self::assertSame( array(), array_values( array_intersect( $texts( $content ), $said ) ), basename( $file ) );
		}
		self::assertEqualsCanonicalizing( array( 'page-home', 'page-sell', 'page-lettings', 'page-contact', 'page-team', 'page-fees' ), array_values( array_filter( $made ) ) );
	}

	#[TestDox( '[BLK-01] A page may stand without its title above it' )]
	public function test_untitled(): void {
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Landing', 'post_name' => 'landing', 'post_content' => '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Come in</h1><!-- /wp:heading -->' ) );
		self::assertSame( 2, substr_count( $this->render( '/landing/' )[2], '<h1' ) );
		self::assertContains( 'No title', wp_get_theme()->get_page_templates( null, 'page' ) );
		update_post_meta( $page, '_wp_page_template', 'page-templates/no-title.php' );
		[ , , $html ] = $this->render( '/landing/' );
		self::assertSame( 1, substr_count( $html, '<h1' ) );
		self::assertStringContainsString( 'Come in', $html );
	}
}
