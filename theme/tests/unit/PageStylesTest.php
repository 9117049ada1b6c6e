<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Unit;

use HearthHammer\Theme\PageStyles;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** Which rules a page gets. */
final class PageStylesTest extends TestCase {

	private const KNOWN = array(
		'rules'   => array(
			array( '', 'dialog{top:0}', array( array() ) ),
			array( '', '.hh-card{top:0}', array( array( 'hh-card' ) ) ),
			array( '@media (width>=1px){', '.hh-card__price{top:0}', array( array( 'hh-card__price' ) ) ),
			array( '@media (width>=1px){', '.hh-list .hh-card,.hh-map{top:0}', array( array( 'hh-list', 'hh-card' ), array( 'hh-map' ) ) ),
			array( '@supports (a:b){@media (width>=1px){', '.hh-combobox{top:0}', array( array( 'hh-combobox' ) ) ),
			array( '', '.wp-block-image{top:0}', array( array( 'wp-block-image' ) ) ),
		),
		'scripts' => array( 'islands/search-form' => array( 'hh-combobox' ) ),
	);

	#[TestDox( 'A page gets the rules whose names it shows, whatever the state of a name' )]
	public function test_names(): void {
		self::assertSame( 'dialog{top:0}', PageStyles::rules_for( '<main class="is-open">', self::KNOWN ) );
		self::assertSame( 'dialog{top:0}.hh-card{top:0}', PageStyles::rules_for( '<p class="x hh-card--big hh-card__title">', self::KNOWN ) );
		self::assertSame( 'dialog{top:0}@media (width>=1px){.hh-card__price{top:0}}', PageStyles::rules_for( '<p class="hh-card__price--low">', self::KNOWN ) );
		self::assertSame( 'dialog{top:0}.hh-card{top:0}@media (width>=1px){.hh-card__price{top:0}}', PageStyles::rules_for( '<div data-hh-styles="hh-x hh-card">', self::KNOWN ) );
		self::assertSame( 'dialog{top:0}.wp-block-image{top:0}', PageStyles::rules_for( "<figure class='wp-block-image'>", self::KNOWN ) );
	}

	#[TestDox( 'A rule with two names needs both, a list of selectors one of them; neighbours share what stands round them' )]
	public function test_lists(): void {
		self::assertSame( 'dialog{top:0}@media (width>=1px){.hh-list .hh-card,.hh-map{top:0}}', PageStyles::rules_for( '<p class="hh-map--big">', self::KNOWN ) );
		self::assertSame( 'dialog{top:0}', PageStyles::rules_for( '<p class="hh-list">', self::KNOWN ) );
		self::assertSame( 'dialog{top:0}.hh-card{top:0}@media (width>=1px){.hh-card__price{top:0}.hh-list .hh-card,.hh-map{top:0}}', PageStyles::rules_for( '<p class="hh-list"><p class="hh-card hh-card__price">', self::KNOWN ) );
	}

	#[TestDox( 'A name in a data attribute’s own name, or that only begins alike, is none' )]
	public function test_others(): void {
		self::assertSame( 'dialog{top:0}', PageStyles::rules_for( '<p data-hh-card="1" class="hh-card-list my-hh-card">', self::KNOWN ) );
	}

	#[TestDox( 'A script brings the names that it may add to the page' )]
	public function test_scripts(): void {
		self::assertSame( 'dialog{top:0}@supports (a:b){@media (width>=1px){.hh-combobox{top:0}}}', PageStyles::rules_for( self::page_with( '/wp-content/plugins/core/build/islands/search-form.js?ver=1' ), self::KNOWN ) );
		self::assertSame( 'dialog{top:0}', PageStyles::rules_for( self::page_with( '/build/islands/newsletter.js' ), self::KNOWN ) );
	}

	private static function page_with( string $script ): string {
		return sprintf( '<%s src="%s">', 'script', $script );
	}
}
