<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Island\Island;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class IslandTest extends IntegrationTestCase {

	public function test_props_survive_hostile_text_and_the_fallback_is_inside(): void {
		$props = array(
			'title' => '"><script>alert(1)</script> & £ “quotes” \'single\'',
			'list'  => array( 1, 2 ),
			// A browser decodes what looks like an entity: left as it is, this would end a string and begin a property.
			'feed'  => '&quot;,&quot;url&quot;:&quot;javascript:alert(1) &amp;amp; &#34; &lt;b&gt;',
		);
		$html  = Island::get( 'search-form', $props, static fn () => print '<form>kept</form>' );

		self::assertStringNotContainsString( '<script>', $html );
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		$island = $document->getElementsByTagName( 'div' )->item( 0 );
		self::assertNotNull( $island );
		self::assertSame( 'search-form', $island->getAttribute( 'data-island' ) );
		self::assertSame( $props, json_decode( $island->getAttribute( 'data-props' ), true ) );
		self::assertSame( 'kept', trim( $island->textContent ) );
	}

	public function test_empty_props_are_an_object(): void {
		self::assertStringContainsString( 'data-props="{}"', Island::get( 'search-form', array(), static fn () => null ) );
	}

	#[TestDox( 'An island may wait until it is used, unless a visitor has a cookie or a window of its own' )]
	public function test_waits_until_it_is_used(): void {
		$print = static fn () => null;
		self::assertStringNotContainsString( 'until-used', Island::get( 'search-form', array(), $print ) );
		self::assertStringContainsString( ' data-island-until-used="" data-island="search-form"', Island::get( 'search-form', array(), $print, array() ) );
		self::assertStringContainsString( ' data-island-until-used="hh_a, (width &gt; 990px)" data-island', Island::get( 'search-form', array(), $print, array( 'hh_a', '(width > 990px)' ) ) );
		self::assertStringContainsString( ' data-island-until-interaction="hh_a" data-island', Island::get( 'search-form', array(), $print, until_interaction: array( 'hh_a' ) ) );
	}

	#[TestDox( 'An island’s script and what only islands need are printed asleep, with their texts; what another script needs is not' )]
	public function test_scripts_sleep(): void {
		wp_register_script( 'hh-test-shared', '/shared.js', array(), '1', true );
		wp_register_script( 'hh-test-common', '/common.js', array(), '1', true );
		wp_add_inline_script( 'hh-test-shared', 'sharedWords()' );
		wp_register_script( 'hearth-hammer-island-test', '/island.js', array( 'hh-test-shared', 'hh-test-common' ), '1', true );
		wp_enqueue_script( 'hearth-hammer-island-test' );
		wp_enqueue_script( 'hh-test-other', '/other.js', array( 'hh-test-common' ), '1', true );
		self::assertStringNotContainsString( '<template', self::printed(), 'nothing sleeps where nobody would wake it' );

		wp_enqueue_script( 'hearth-hammer-enhance-island-scripts', '/loader.js', array(), '1', true );
		$html = self::printed();
		self::assertSame( 1, preg_match( '#<template data-hh-script="test">\s*<script[^>]+/island\.js[^>]+></script>\s*</template>#', $html ), $html );
		self::assertSame( 1, preg_match( '#<template data-hh-script="test">\s*<script[^>]+/shared\.js[^>]+></script>\s*<script[^>]*>\s*sharedWords\(\).*?</script>\s*</template>#s', $html ), $html );
		$awake = (string) preg_replace( '#<template.*?</template>#s', '', $html );
		foreach ( array( '/common.js', '/other.js', '/loader.js' ) as $file ) {
			self::assertStringContainsString( $file, $awake );
		}
		self::assertStringNotContainsString( '/island.js', $awake );

		wp_enqueue_script( 'hearth-hammer-island-second', '/second.js', array( 'hh-test-shared' ), '1', true );
		self::assertStringContainsString( '<template data-hh-script="test second"><script', self::printed(), 'what two islands need is fetched for either' );
	}

	private static function printed(): string {
		$scripts       = wp_scripts();
		$scripts->done = array();
		ob_start();
		$scripts->do_items( array( 'hearth-hammer-island-test', 'hh-test-other', 'hearth-hammer-enhance-island-scripts' ) );
		return (string) ob_get_clean();
	}
}
