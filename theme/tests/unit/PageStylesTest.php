<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Unit;

use HearthHammer\Theme\PageNames;
use HearthHammer\Theme\PageStyles;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
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
			$page( ':root{--wp--preset--color--ink: #111;}.wp-block-button{a:b}.has-ink-color{color: x !important;}@media (width>1px){.has-m-font-size{a:b}}' ),
			PageStyles::without_presets( $page( ':root{--wp--preset--color--ink: #111;}.has-red-color{color: y !important;}.wp-block-button{a:b}.has-ink-color{color: x !important;}:root .has-huge-font-size{a:b}.is-layout-flow > .has-red-color{a:b}@media (width>1px){.has-m-font-size{a:b}.has-ink-soft-color{a:b}}' ), array( 'wp--preset--color--ink' ) )
		);
		$plain = "<style id='global-styles-inline-css'>a{b:c}.has-red-color{a:b}</style><style id='mine'>a{b:c}.has-red-color{a:b}</style>";
		self::assertSame( "<style id='global-styles-inline-css'>a{b:c}</style><style id='mine'>a{b:c}.has-red-color{a:b}</style>", PageStyles::without_presets( $plain ) );
	}

	#[TestDox( 'Of WordPress’s presets, those stay that the page, a linked style or a script names' )]
	public function test_preset_values(): void {
		$page = static fn ( string $values ): string => "<style id='global-styles-inline-css'>:root{" . $values . "}.has-red-color{color: var(--wp--preset--color--red) !important;}</style><style id='wp-custom-css'>p{margin:var(--wp--preset--spacing--40)}</style><p class=\"has-red-color\" style=\"box-shadow:var(--wp--preset--shadow--deep)\">";
		self::assertSame(
			$page( '--wp--preset--color--ink: #111;--wp--preset--color--red: #a00;--wp--preset--spacing--40: 1rem;--wp--preset--shadow--deep: 1px 2px rgba(0, 0, 0, 0.4);--wp--style--block-gap: 1em;' ),
			PageStyles::without_presets( $page( '--wp--preset--color--ink: #111;--wp--preset--color--red: #a00;--wp--preset--gradient--midnight: linear-gradient(135deg,rgb(2,3,129) 0%,rgb(40,116,252) 100%);--wp--preset--spacing--40: 1rem;--wp--preset--spacing--4: 2rem;--wp--preset--shadow--deep: 1px 2px rgba(0, 0, 0, 0.4);--wp--style--block-gap: 1em;' ), array( 'wp--preset--color--ink' ) )
		);
	}

	/** @param string $body What stays of WordPress's rules with it. */
	#[TestWith( array( '<p>', 'a{b:c}@media screen{.wp-block-x.is-open{a:b}}' ) )]
	#[TestWith( array( '<p class="is-layout-flex">', 'a{b:c}body .is-layout-flex{a:b}@media screen{.wp-block-x.is-open{a:b}}' ) )]
	#[TestWith( array( '<p class="has-text-align-left" style="writing-mode:vertical-lr">', 'a{b:c}h1.has-text-align-left[style*=writing-mode]:where([style*=vertical-lr]),h2.has-text-align-right[style*=writing-mode]{a:b}@media screen{.wp-block-x.is-open{a:b}}' ) )]
	#[TestWith( array( '<p style="border-color:red">', 'a{b:c}html :where([style^=border-color],[style*="; border-color"]){a:b}@media screen{.wp-block-x.is-open{a:b}}' ) )]
	#[TestWith( array( '<p class="wp-block-x has-background">', 'a{b:c}:root :where(p.has-background){a:b}@media screen{.wp-block-x.is-open{a:b}}' ) )]
	#[TestDox( 'Of WordPress’s rules for an editor’s choices, those stay that something on the page has' )]
	public function test_choices( string $body, string $rules ): void {
		$all = 'a{b:c}body .is-layout-flex{a:b}h1.has-text-align-left[style*=writing-mode]:where([style*=vertical-lr]),h2.has-text-align-right[style*=writing-mode]{a:b}html :where([style^=border-color],[style*="; border-color"]){a:b}:root :where(p.has-background){a:b}@media screen{.wp-block-x.is-open{a:b}.items-justified-left{a:b}}';
		self::assertSame( "<style id='wp-block-x-inline-css'>{$rules}</style>{$body}", PageStyles::without_presets( "<style id='wp-block-x-inline-css'>{$all}</style>{$body}" ) );
	}

	#[TestDox( 'A style of WordPress’s of which nothing is chosen is left out, and so is where it is from' )]
	public function test_nothing_chosen(): void {
		$styles = "<style id='wp-block-x-inline-css'>\n.has-red-color{a:b}\n/*# sourceURL=https://example.com/x.css */\n</style>";
		self::assertSame( "<p>", PageStyles::without_presets( $styles . '<p>' ) );
		self::assertSame( "<style id='wp-block-x-inline-css'>.has-red-color{a:b}</style><p class=\"has-red-color\">", PageStyles::without_presets( $styles . '<p class="has-red-color">' ) );
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
