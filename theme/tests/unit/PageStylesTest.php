<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Unit;

use HearthHammer\Theme\PageNames;
use HearthHammer\Theme\PageStyles;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** Which rules a page gets. */
final class PageStylesTest extends TestCase {

	private const KNOWN = array(
		'rules'   => array(
			array( '', 'dialog{top:0}', array( array() ) ),
			array( '', '.hh-card{top:0}', array( array( 'hh-card' ) ) ),
			array( '', '.hh-card--big{top:0}', array( array( 'hh-card--big' ) ) ),
			array( '@media (width>=1px){', '.hh-card__price{top:0}', array( array( 'hh-card__price' ) ) ),
			array( '@media (width>=1px){', '.hh-list .hh-card,.hh-map{top:0}', array( array( 'hh-list', 'hh-card' ), array( 'hh-map' ) ) ),
			array( '@supports (a:b){@media (width>=1px){', '.hh-combobox{top:0}', array( array( 'hh-combobox' ) ) ),
			array( '', '.wp-block-image{top:0}', array( array( 'wp-block-image' ) ) ),
			array( '', '.alignfull{top:0}', array( array( 'alignfull' ) ) ),
			array( '', 'td{top:0}', array( array( '<td' ) ) ),
			array( '', '.hh-list td{top:0}', array( array( '<td', 'hh-list' ) ) ),
		),
		'scripts' => array( 'islands/search-form' => array( 'hh-combobox' ) ),
	);

	#[TestDox( 'A page gets the rules whose names it shows; what stands behind -- is of use where the page shows it, too' )]
	public function test_names(): void {
		self::assertSame( 'dialog{top:0}', self::css( '<main class="is-open">' ) );
		self::assertSame( 'dialog{top:0}.hh-card{top:0}.hh-card--big{top:0}', self::css( '<p class="x hh-card--big hh-card__title">' ) );
		self::assertSame( 'dialog{top:0}.hh-card{top:0}', self::css( '<p class="hh-card hh-card--bigger">' ) );
		self::assertSame( 'dialog{top:0}@media (width>=1px){.hh-card__price{top:0}}', self::css( '<p class="hh-card__price--low">' ) );
		self::assertSame( 'dialog{top:0}.hh-card{top:0}.hh-card--big{top:0}@media (width>=1px){.hh-card__price{top:0}}', self::css( '<div data-hh-styles="hh-x hh-card">' ) );
		self::assertSame( 'dialog{top:0}.wp-block-image{top:0}', self::css( "<figure class='wp-block-image'>" ) );
		self::assertSame( 'dialog{top:0}.alignfull{top:0}', self::css( '<figure class="alignfull is-wide">' ) );
	}

	#[TestDox( 'Elements that few pages have bring their rules, as text for a script, too; an announced block may have any' )]
	public function test_elements(): void {
		self::assertSame( 'dialog{top:0}td{top:0}', self::css( '<td class="x">' ) );
		self::assertSame( 'dialog{top:0}td{top:0}', self::css( '<div data-props="{&quot;html&quot;:&quot;&lt;td&gt;&quot;}">' ) );
		self::assertSame( 'dialog{top:0}', self::css( '<tdx class="td"><p title="td">' ) );
		self::assertSame( 'dialog{top:0}.hh-list td{top:0}', self::css( '<div data-hh-styles="hh-list">' ) );
	}

	#[TestDox( 'A name that is put together stands for all that begin so' )]
	public function test_put_together(): void {
		self::assertSame( 'dialog{top:0}.hh-card{top:0}.hh-card--big{top:0}', self::css( '<p data-class="hh-card--">' ) );
	}

	#[TestDox( 'What styles in the page name is not shown by that' )]
	public function test_styles_in_the_page(): void {
		self::assertSame( 'dialog{top:0}', self::css( "<style>.hh-card{top:0}</style>\n<style id='x'>.hh-map{top:0}</style>" ) );
	}

	#[TestDox( 'A rule with two names needs both, a list of selectors one of them; neighbours share what stands round them' )]
	public function test_lists(): void {
		self::assertSame( 'dialog{top:0}@media (width>=1px){.hh-list .hh-card,.hh-map{top:0}}', self::css( '<p class="hh-map--big">' ) );
		self::assertSame( 'dialog{top:0}', self::css( '<p class="hh-list">' ) );
		self::assertSame( 'dialog{top:0}.hh-card{top:0}@media (width>=1px){.hh-card__price{top:0}.hh-list .hh-card,.hh-map{top:0}}', self::css( '<p class="hh-list"><p class="hh-card hh-card__price">' ) );
	}

	#[TestDox( 'Of WordPress’s colours and sizes, those stay that something on the page has' )]
	public function test_presets(): void {
		$page = static fn ( string $css ): string => "<style id='global-styles-inline-css'>" . $css . '</style><p class="has-ink-color has-m-font-size">';
		self::assertSame(
			$page( ':root{--wp--preset--color--ink: #111;}.wp-block-button{a:b}.has-ink-color{color: x !important;}.is-layout-flow > .has-red-color{a:b}@media (width>1px){.has-m-font-size{a:b}}' ),
			PageStyles::without_presets( $page( ':root{--wp--preset--color--ink: #111;}.has-red-color{color: y !important;}.wp-block-button{a:b}.has-ink-color{color: x !important;}:root .has-huge-font-size{a:b}.is-layout-flow > .has-red-color{a:b}@media (width>1px){.has-m-font-size{a:b}.has-ink-soft-color{a:b}}' ) )
		);
		$plain = "<style id='global-styles-inline-css'>a{b:c}.has-red-color{a:b}</style><style id='mine'>a{b:c}.has-red-color{a:b}</style>";
		self::assertSame( "<style id='global-styles-inline-css'>a{b:c}</style><style id='mine'>a{b:c}.has-red-color{a:b}</style>", PageStyles::without_presets( $plain ) );
	}

	#[TestDox( 'A name in a data attribute’s own name, or that only begins alike, is none' )]
	public function test_others(): void {
		self::assertSame( 'dialog{top:0}', self::css( '<p data-hh-card="1" class="hh-card-list my-hh-card">' ) );
	}

	#[TestDox( 'A script brings the names that it may add to the page' )]
	public function test_scripts(): void {
		self::assertSame( 'dialog{top:0}@supports (a:b){@media (width>=1px){.hh-combobox{top:0}}}', self::css( self::page_with( '/wp-content/plugins/core/build/islands/search-form.js?ver=1' ) ) );
		self::assertSame( 'dialog{top:0}', self::css( self::page_with( '/build/islands/newsletter.js' ) ) );
	}

	#[TestDox( '[OWN-04] Another plugin’s script may add what editors and forms have, so those rules stay; ours do not' )]
	public function test_foreign_scripts(): void {
		self::assertSame( 'dialog{top:0}.wp-block-image{top:0}.alignfull{top:0}td{top:0}', self::css( self::page_with( 'https://example.com/wp-content/plugins/contact-form-7/includes/js/index.js?ver=6' ) ) );
		self::assertSame( 'dialog{top:0}', self::css( self::page_with( '/wp-includes/js/dist/hooks.min.js' ) . self::page_with( '/wp-content/plugins/hearth-hammer-core/build/enhancements/page.js' ) . '<script>var a = 1;</script>' ) );
	}

	private static function css( string $page ): string {
		return PageStyles::rules_for( PageNames::of( $page, self::KNOWN['scripts'] ), self::KNOWN['rules'] );
	}

	private static function page_with( string $script ): string {
		return sprintf( '<%s src="%s">', 'script', $script );
	}
}
