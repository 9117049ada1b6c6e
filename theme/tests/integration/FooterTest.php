<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Theme\Footer;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Request;
use WP_Widget_Block;

/** What staff change at the top and the foot of every page. */
final class FooterTest extends IntegrationTestCase {

	protected function tearDown(): void {
		wp_set_current_user( 0 );
		$GLOBALS['_wp_sidebars_widgets'] = array();
		unset( $GLOBALS['sidebars_widgets'] );
		parent::tearDown();
	}

	#[TestDox( '[OWN-02] The footer is the same before and after staff are given its columns; then order and every word are theirs' )]
	public function test_columns(): void {
		PropertyFactory::property( array( 'parish' => PropertyFactory::parish( 'Cranbrook' ) ) );
		$before = $this->footer();
		self::assertStringContainsString( '>Property for sale</a>', $before );
		self::assertStringContainsString( '>Cranbrook</a>', $before );

		Footer::give();
		self::assertFalse( is_active_sidebar( Footer::COLUMNS ), 'A visitor gives nothing.' );
		wp_set_current_user( self::administrator() );
		Footer::give();
		Footer::give();
		wp_set_current_user( 0 );
		self::assertCount( 6, wp_get_sidebars_widgets()[ Footer::COLUMNS ] );
		self::load_widgets();
		self::assertSame( $before, $this->footer() );

		self::place( Footer::COLUMNS, array( array( 'show' => 'office', 'title' => 'Find us' ), array( 'title' => 'Go <to>', 'links' => "Homes | /estate-agents/for-sale/\nNo address\n | /nothing/\nBad | javascript:alert(1)\nElsewhere | https://example.com/a?b=1" ) ) );
		$after = $this->footer();
		self::assertMatchesRegularExpression( '#>Find us</h2>.*>Go &lt;to&gt;</h2>\s*<ul class="hh-footer__links"><li><a href="[^"]*/estate-agents/for-sale/">Homes</a></li><li><a href="https://example.com/a\?b=1">Elsewhere</a></li></ul>#s', $after );
		self::assertStringNotContainsString( 'Property for sale', $after );
		self::assertStringNotContainsString( 'javascript', $after );
	}

	#[TestDox( '[OWN-02] The screen that gives the columns shows them at once, also right after the theme was chosen' )]
	public function test_first_screen(): void {
		wp_set_current_user( self::administrator() );
		$GLOBALS['sidebars_widgets'] = array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array() );
		Footer::give();
		// What WordPress's screen asks of itself, in the same request.
		$answer = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/sidebars' ) );
		self::assertCount( 6, array_column( (array) $answer->get_data(), 'widgets', 'id' )[ Footer::COLUMNS ] );
		self::assertCount( 6, wp_get_sidebars_widgets()[ Footer::COLUMNS ] );
	}

	#[TestDox( '[OWN-02] Columns that staff took out stay out' )]
	public function test_emptied(): void {
		wp_set_current_user( self::administrator() );
		Footer::give();
		wp_set_sidebars_widgets( array( Footer::COLUMNS => array() ) + wp_get_sidebars_widgets() );
		Footer::give();
		self::assertStringNotContainsString( 'hh-footer__column"', $this->footer() );
	}

	#[TestDox( '[OWN-02] The line above the header is the tagline until staff write another' )]
	public function test_top_line(): void {
		update_option( 'blogdescription', 'Homes & hammers' );
		self::assertStringContainsString( '<p class="hh-topbar__line">Homes &amp; hammers</p>', $this->render( '/' )[2] );
		self::widgets( Footer::TOP_LINE, array( '<!-- wp:paragraph --><p>Open on <strong>Sunday</strong></p><!-- /wp:paragraph -->' ) );
		$html = $this->render( '/' )[2];
		self::assertMatchesRegularExpression( '#<div class="hh-topbar__line">\s*<p[^>]*>Open on <strong>Sunday</strong></p>\s*</div>#', $html );
		self::assertStringNotContainsString( 'Homes &amp; hammers</p>', $html );
	}

	/** @param list<array<string, string>> $columns */
	private static function place( string $area, array $columns ): void {
		self::widgets( $area, array_map( static fn ( array $column ): string => get_comment_delimited_block_content( 'hearth-hammer/footer-column', $column, '' ), $columns ) );
	}

	/** @param list<string> $contents Of block widgets. */
	private static function widgets( string $area, array $contents ): void {
		$numbers = array_slice( range( 50, 99 ), 0, count( $contents ) );
		update_option( 'widget_block', array_combine( $numbers, array_map( static fn ( string $content ): array => array( 'content' => $content ), $contents ) ) + array( '_multiwidget' => 1 ) );
		wp_set_sidebars_widgets( array( $area => array_map( static fn ( int $number ): string => "block-{$number}", $numbers ) ) + wp_get_sidebars_widgets() );
		self::load_widgets();
	}

	/** As the next request does. */
	private static function load_widgets(): void {
		$GLOBALS['_wp_sidebars_widgets'] = array();
		( new WP_Widget_Block() )->_register();
	}

	private static function administrator(): int {
		return (int) wp_insert_user( array( 'user_login' => 'columns', 'user_pass' => wp_generate_password(), 'role' => 'administrator' ) );
	}

	/** The columns, without what is between the elements. */
	private function footer(): string {
		preg_match( '#<div class="hh-footer__columns">(.*)<div data-hh-consent-place>#s', $this->render( '/auctions/' )[2], $found );
		return trim( (string) preg_replace( '/>\s*</', '><', $found[1] ?? '' ) );
	}
}
