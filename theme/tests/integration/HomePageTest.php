<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Theme\Home\HomeContent;
use HearthHammer\Theme\Home\HomeUpdate;
use PHPUnit\Framework\Attributes\TestDox;

/** The home page is a page of blocks. */
final class HomePageTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** Section → its class on the page, in the order of the pattern. */
	private const SECTIONS = array(
		'home-hero'       => 'hh-home-hero',
		'home-properties' => 'hh-lead-cards',
		'valuation-promo' => 'hh-promo',
		'home-sales'      => 'hh-home-sales',
		'areas'           => 'hh-areas',
		'how-we-work'     => 'hh-how',
		'recently-viewed' => 'hh-viewed',
		'newsletter-band' => 'hh-newsletter-band',
	);

	protected function setUp(): void {
		parent::setUp();
		$parish = PropertyFactory::parish( 'Cranbrook' );
		for ( $i = 0; $i < 3; $i++ ) {
			PropertyFactory::property( array( 'parish' => $parish ) );
		}
		self::sale( 'coming' );
		Auctions::auctions()->index->flush();
	}

	#[TestDox( '[OWN-02] The sections are in the order of their blocks, with text between them, and no ids twice' )]
	public function test_order(): void {
		$blocks = array_map( static fn ( string $name ): string => "<!-- wp:hearth-hammer/{$name} /-->", array_keys( self::SECTIONS ) );
		$blocks[1] = '<!-- wp:hearth-hammer/home-properties {"lead":true} /-->';
		$words  = '<!-- wp:paragraph --><p>Written by staff.</p><!-- /wp:paragraph -->';
		self::home( implode( '', array( ...array_slice( $blocks, 0, 3 ), $words, ...array_slice( $blocks, 3 ) ) ) );
		$html = $this->render( '/' )[2];
		self::assertSame( array_values( self::SECTIONS ), self::order( $html ) );
		self::assertMatchesRegularExpression( '#hh-promo.*<div class="hh-section hh-prose hh-blocks hh-blocks--canvas">\s*<p[^>]*>Written by staff.</p>\s*</div>.*hh-home-sales#s', $html );

		self::home( implode( '', array_reverse( $blocks ) ) . $blocks[0] . $blocks[4] );
		$html = $this->render( '/' )[2];
		self::assertSame( array_reverse( array_values( self::SECTIONS ) ), self::order( $html ) );
		self::assertSame( 1, substr_count( $html, '<h1' ) );
		self::assertSame( 1, substr_count( $html, 'id="areas"' ) );
	}

	#[TestDox( '[OWN-02] A section that an editor leaves out is not on the home page' )]
	public function test_left_out(): void {
		self::home( '<!-- wp:hearth-hammer/home-hero /-->' );
		self::assertSame( array( 'hh-home-hero' ), self::order( $this->render( '/' )[2] ) );
	}

	#[TestDox( '[OWN-02] Every word of a section is the editor’s, escaped; an optional one that is emptied is left out' )]
	public function test_words(): void {
		$given = array(
			'home-hero'       => array( 'heading', 'emphasis', 'text' ),
			'home-properties' => array( 'title', 'more' ),
			'valuation-promo' => array( 'title', 'emphasis', 'text', 'button' ),
			'home-sales'      => array( 'title', 'more', 'moreLots' ),
			'areas'           => array( 'title' ),
			'how-we-work'     => array( 'title', 'text', 'button' ),
			'recently-viewed' => array( 'title' ),
			'newsletter-band' => array( 'title', 'emphasis' ),
		);
		$blocks = '';
		foreach ( $given as $name => $words ) {
			$blocks .= get_comment_delimited_block_content( "hearth-hammer/{$name}", array_combine( $words, array_map( static fn ( string $word ): string => "Own {$name} {$word} <b>", $words ) ) + ( 'how-we-work' === $name ? array( 'points' => array( array( 'title' => 'Own point', 'text' => 'Own reason' ) ) ) : array() ), '' );
		}
		self::home( $blocks );
		$html = $this->render( '/' )[2];
		foreach ( $given as $name => $words ) {
			foreach ( $words as $word ) {
				self::assertStringContainsString( "Own {$name} {$word} &lt;b&gt;", $html );
			}
		}
		self::assertStringContainsString( '<h3>Own point</h3>', $html );
		self::assertStringContainsString( '<p>Own reason</p>', $html );
		foreach ( array( 'worth staying', 'New to the market', 'worth at auction', 'See all auctions', 'How we work', 'Request a valuation', 'start to finish', 'our newsletter' ) as $ours ) {
			self::assertStringNotContainsString( $ours, self::main( $html ), $ours );
		}
		self::home( '<!-- wp:hearth-hammer/home-properties {"more":""} /--><!-- wp:hearth-hammer/how-we-work {"text":"","points":[]} /-->' );
		$html = self::main( $this->render( '/' )[2] );
		self::assertStringNotContainsString( 'class="hh-more"', $html );
		self::assertStringNotContainsString( 'under one roof', $html );
	}

	#[TestDox( '[OWN-02] The hero has the editor’s photo, first to load, with its focal point and one for phones; a deleted photo leaves the theme’s own' )]
	public function test_picture(): void {
		$wide  = self::picture( 'wide.jpg' );
		$phone = self::picture( 'phone.jpg' );
		self::home( sprintf( '<!-- wp:hearth-hammer/home-hero {"picture":%d,"phonePicture":%d,"focal":{"x":0.25,"y":0.8}} /-->', $wide, $phone ) );
		$html = $this->render( '/' )[2];
		self::assertMatchesRegularExpression( '#<source media="\(width < 600px\)" srcset="[^"]*phone\.jpg[^"]*" sizes="100vw" width="\d+" height="\d+">\s*<img[^>]+wide\.jpg#', $html );
		self::assertMatchesRegularExpression( '#<img[^>]+object-position:25% 80%#', $html );
		self::assertMatchesRegularExpression( '#<img(?=[^>]+wide\.jpg)(?=[^>]+fetchpriority="high")(?![^>]+loading="lazy")#', $html );
		wp_delete_attachment( $wide, true );
		wp_delete_attachment( $phone, true );
		$html = $this->render( '/' )[2];
		self::assertStringContainsString( 'hero-home.webp', $html );
		self::assertStringNotContainsString( 'phone.jpg', $html );
	}

	#[TestDox( '[OWN-02] Latest posts under Reading, and a chosen page that is empty, show what a new home page starts from' )]
	public function test_reading(): void {
		$expected = array_values( self::SECTIONS );
		update_option( 'show_on_front', 'posts' );
		self::assertSame( $expected, self::order( $this->render( '/' )[2] ) );
		self::home( '' );
		self::assertSame( $expected, self::order( $this->render( '/' )[2] ) );
		self::home( HomeContent::standard() );
		self::assertSame( $expected, self::order( $this->render( '/' )[2] ) );
		self::home( '<!-- wp:paragraph --><p>Any page.</p><!-- /wp:paragraph -->' );
		$html = $this->render( '/' )[2];
		self::assertSame( array(), self::order( $html ) );
		self::assertSame( 1, substr_count( $html, '<h1' ) );
	}

	#[TestDox( '[OWN-02] The standard home page sends no styles of WordPress’s own blocks' )]
	public function test_styles(): void {
		self::home( HomeContent::standard() );
		self::assertStringNotContainsString( 'global-styles-inline-css', $this->render( '/' )[2] );
		self::home( HomeContent::standard() . '<!-- wp:paragraph --><p>One.</p><!-- /wp:paragraph -->' );
		self::assertStringContainsString( 'global-styles-inline-css', $this->render( '/' )[2] );
	}

	#[TestDox( '[OWN-02] A page that was the home page before keeps its words between hero and sections, once, and gets nothing that it shows already' )]
	public function test_update(): void {
		$frame = '<!-- wp:html --><iframe src="https://example.com/a\\b"></iframe><!-- /wp:html -->';
		kses_remove_filters();
		$id = self::home( '<!-- wp:paragraph --><p>Our story.</p><!-- /wp:paragraph -->' . $frame . '<!-- wp:hearth-hammer/coming-sales {"limit":3} /-->' );
		kses_init_filters();
		remove_theme_mod( 'hh_home_blocks' );
		HomeUpdate::update();
		self::assertSame( 10, has_filter( 'content_save_pre', 'wp_filter_post_kses' ) );
		$content = get_post( $id )->post_content;
		self::assertStringContainsString( $frame, $content );
		self::assertMatchesRegularExpression( '#^<!-- wp:hearth-hammer/home-hero .*Our story\..*wp:hearth-hammer/home-properties#s', $content );
		self::assertStringNotContainsString( 'wp:hearth-hammer/home-sales', $content );
		remove_theme_mod( 'hh_home_blocks' );
		HomeUpdate::update();
		self::assertSame( $content, get_post( $id )->post_content );
		self::assertSame( 1, get_theme_mod( 'hh_home_blocks' ) );
		$html = $this->render( '/' )[2];
		self::assertSame( array_values( array_diff( self::SECTIONS, array( 'hh-home-sales' ) ) ), self::order( $html ) );
		$later = self::home( '<!-- wp:paragraph --><p>Chosen later.</p><!-- /wp:paragraph -->' );
		HomeUpdate::update();
		self::assertStringNotContainsString( 'home-hero', get_post( $later )->post_content );
	}

	/** The page that Reading names. */
	private static function home( string $content ): int {
		$id = (int) wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Home', 'post_content' => $content ) ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $id );
		return $id;
	}

	private static function picture( string $name ): int {
		$id = (int) wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/jpeg' ), $name );
		wp_update_attachment_metadata( $id, array( 'width' => 2400, 'height' => 1200, 'file' => $name, 'sizes' => array() ) );
		return $id;
	}

	private static function main( string $html ): string {
		return preg_match( '#<main.*</main>#s', $html, $found ) ? $found[0] : '';
	}

	/** @return list<string> The classes of sections, in the order of the page. */
	private static function order( string $html ): array {
		preg_match_all( '#<(?:section|ul|div) class="(?:[\w-]+ )*(' . implode( '|', self::SECTIONS ) . ')(?: [\w-]+)*"#', self::main( $html ), $found );
		return $found[1];
	}
}
