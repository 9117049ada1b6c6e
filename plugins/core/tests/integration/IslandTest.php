<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Island\Island;
use HearthHammer\Tests\IntegrationTestCase;

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
}
