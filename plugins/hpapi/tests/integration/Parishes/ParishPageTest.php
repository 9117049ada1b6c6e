<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Parishes;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Parishes\ParishTerms;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What a parish's page shows, and its parts as blocks.
 */
final class ParishPageTest extends IntegrationTestCase {

	private int $cranbrook;

	protected function setUp(): void {
		parent::setUp();
		$this->cranbrook = PropertyFactory::parish( 'Cranbrook' );
		update_post_meta( $this->cranbrook, 'hpapi_features', array( array( 'title' => 'Union Mill', 'text' => 'Built in 1814 & still turning.' ) ) );
		PropertyFactory::property( array( 'parish' => $this->cranbrook ), 'Mill House' );
		$post = (int) wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'A Saturday in Cranbrook', 'post_content' => 'Breakfast.' ) );
		( new ParishTerms() )->set( $post, array( $this->cranbrook ) );
		wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'About something else' ) );
		Plugin::indexer()->flush();
	}

	#[TestDox( '[PAR-01] A parish’s page has carousels of its property and of posts about it, its features, neighbours and searches' )]
	public function test_page(): void {
		PropertyFactory::parish( 'Benenden', 51.0666, 0.5798 );
		PropertyFactory::parish( 'Battle', 50.9165, 0.4870 );
		PropertyFactory::parish( 'Canterbury', 51.28, 1.08 );
		[ $status, , $html ] = $this->render( '/parish/cranbrook/' );
		self::assertSame( 200, $status );
		foreach ( array( 'For sale in Cranbrook' => 'Mill House', 'Life in Cranbrook' => 'Built in 1814 &amp; still turning.', 'News about Cranbrook' => 'A Saturday in Cranbrook' ) as $label => $slide ) {
			self::assertMatchesRegularExpression( '#<section class="hh-carousel[^>]*aria-label="' . $label . '".*?<li class="hh-carousel__slide">.*?' . preg_quote( $slide, '#' ) . '.*?</section>#s', $html );
		}
		self::assertStringNotContainsString( 'To rent in Cranbrook"', $html );
		self::assertStringNotContainsString( 'About something else', $html );
		self::assertSame( array( 'Benenden', 'Battle' ), array_column( Hpapi::neighbours( $this->cranbrook ), 'name' ) );
		self::assertEqualsWithDelta( 2.8, Hpapi::neighbours( $this->cranbrook )[0]['miles'], 0.1 );
		foreach ( Hpapi::parish_searches( $this->cranbrook ) as $search ) {
			self::assertStringContainsString( 'cranbrook', $search['url'] );
			[ $status ] = $this->render( (string) preg_replace( '#^https?://[^/]+#', '', $search['url'] ) );
			self::assertSame( 200, $status, $search['url'] );
		}
	}

	#[TestDox( '[PROP-04] A property’s page has a carousel of its parish’s features and one of related property' )]
	public function test_property_page(): void {
		$id = PropertyFactory::property( array( 'parish' => $this->cranbrook ), 'Second House' );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertMatchesRegularExpression( '#hh-carousel--features[^>]*aria-label="Life in Cranbrook".*?Union Mill#s', $html );
		self::assertMatchesRegularExpression( '#hh-carousel--cards[^>]*aria-label="You may also like".*?Mill House#s', $html );
		// PROP-08's defaults go with the markup; nothing on these pages moves by itself.
		self::assertStringContainsString( 'data-speed="500"', $html );
		self::assertStringNotContainsString( 'data-autoplay-speed', $html );
	}

	#[TestDox( 'The carousels are blocks, of a named parish, of the page’s, or of all; a parish that nobody knows shows nothing' )]
	public function test_blocks(): void {
		self::assertStringContainsString( 'Union Mill', self::block( 'parish-features', array( 'parish' => 'CRANBROOK' ) ) );
		self::assertSame( '', self::block( 'parish-features' ) );
		self::assertStringContainsString( 'A Saturday in Cranbrook', self::block( 'blog-carousel', array( 'parish' => 'cranbrook' ) ) );
		self::assertStringNotContainsString( 'About something else', self::block( 'blog-carousel', array( 'parish' => 'cranbrook' ) ) );
		self::assertStringContainsString( 'About something else', self::block( 'blog-carousel' ) );
		self::assertSame( '', self::block( 'blog-carousel', array( 'parish' => 'Nowhere' ) ) );
		$html = self::block( 'property-carousel', array( 'title' => 'New <in>', 'plays' => true, 'limit' => 2 ) );
		self::assertStringContainsString( 'New &lt;in&gt;', $html );
		self::assertStringContainsString( 'data-autoplay-speed="3000"', $html );
		self::assertStringContainsString( 'data-hh-carousel-play', $html );
		self::assertSame( '', self::block( 'property-carousel', array( 'parish' => 'Nowhere' ) ) );
	}
}
