<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Parishes;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Parishes\ParishTerms;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyFields;
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

	#[TestDox( '[PAR-01] A parish’s page has the prices around it, counted in one statement from the stock; fewer than three homes say nothing' )]
	public function test_market(): void {
		global $wpdb;
		$at = array( 'latitude' => 51.0968, 'longitude' => 0.5356 );
		// With Mill House of 3 bedrooms at 400,000: two more, and one whose price nobody knows.
		PropertyFactory::property( $at + array( 'price' => 500000 ) );
		PropertyFactory::property( $at + array( 'price' => 460000, 'status' => 'under_offer' ) );
		PropertyFactory::property( $at + array( 'price' => 900000, 'price_qualifier' => 'poa' ) );
		// Too few of a size; land; a let; too far.
		PropertyFactory::property( $at + array( 'bedrooms' => 2, 'price' => 100000 ) );
		PropertyFactory::property( $at + array( 'bedrooms' => 3, 'price' => 1000, 'property_type' => 'plot' ) );
		PropertyFactory::property( $at + array( 'channel' => 2, 'price' => 1000 ) );
		PropertyFactory::property( array( 'latitude' => 51.2, 'longitude' => 0.5356, 'price' => 1 ) );
		$sold = static function ( string $date, int $price, string $status = 'sold_stc' ): void {
			$id = PropertyFactory::unindexed( array( 'price' => $price, 'status' => $status ) );
			update_post_meta(
				$id,
				PropertyFields::PREFIX . 'price_history',
				array(
					array( 'date' => '2020-01-01', 'price' => $price, 'status' => 'available' ),
					array( 'date' => $date, 'price' => $price, 'status' => 'sold_stc' ),
					array( 'date' => (string) wp_date( 'Y-m-d' ), 'price' => $price, 'status' => $status ),
				)
			);
			Plugin::indexer()->index_many( array( $id ) );
		};
		$month = (string) wp_date( 'Y-m-d', time() - 30 * DAY_IN_SECONDS );
		$sold( $month, 300000 );
		$sold( $month, 310000 );
		// Agreed long ago, completed today: no sale of the last year.
		$sold( '2020-06-01', 700000, 'sold' );
		Plugin::indexer()->flush();
		[ , , $html ] = $this->render( '/parish/cranbrook/' );
		$text         = self::text_of( $html );
		self::assertStringContainsString( 'House prices around Cranbrook', $text );
		self::assertMatchesRegularExpression( '/\b5 Homes for sale now\b|Homes for sale now 5\b/', $text );
		self::assertStringContainsString( '3 bedrooms 4 £460,000', $text );
		self::assertStringNotContainsString( '2 bedrooms 1', $text );
		self::assertStringNotContainsString( 'Sales agreed', $text );
		$sold( $month, 350000 );
		Plugin::indexer()->flush();
		$statements = $wpdb->num_queries;
		$market     = Hpapi::parish_market( $this->cranbrook );
		self::assertLessThanOrEqual( 4, $wpdb->num_queries - $statements );
		self::assertSame( array( 3, 310000, 5 ), array( $market['sold'] ?? 0, $market['sold_price'] ?? 0, $market['for_sale'] ?? 0 ) );
		self::assertStringContainsString( 'Sales agreed in the last 12 months', self::text_of( $this->render( '/parish/cranbrook/' )[2] ) );
	}

	#[TestDox( '[PAR-01] A parish with too few homes around it has no prices, one without known stations no trains, and one without words nothing in their place' )]
	public function test_bare_parish(): void {
		PropertyFactory::parish( 'Elsewhere', 55.0, -3.0 );
		[ $status, , $html ] = $this->render( '/parish/elsewhere/' );
		self::assertSame( 200, $status );
		foreach ( array( 'hh-parish-market', 'Nearest stations', 'hh-prose hh-blocks' ) as $absent ) {
			self::assertStringNotContainsString( $absent, $html );
		}
		PropertyFactory::place( 'station', 'Elsewhere Road', new Coordinates( 55.01, -3.0 ), array( 'high_speed' => true ) );
		$text = self::text_of( $this->render( '/parish/elsewhere/' )[2] );
		self::assertStringContainsString( 'Homes near Elsewhere Road station 0.7 miles, high speed', $text );
	}

	private static function text_of( string $html ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( (string) preg_replace( '/<(?=[a-z\/])/', ' <', $html ) ) ) ) );
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
