<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Templates;

use HearthHammer\Core\Gallery\Gallery;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The server's version of the islands. Their props and HTML are fixtures of the TypeScript tests, which hold the
 * islands' first frames against them.
 */
final class FallbackTemplatesTest extends IntegrationTestCase {

	#[TestDox( 'The search form is a plain GET form with every field and its values' )]
	public function test_search_form(): void {
		$html = self::block( 'search-form', array( 'variant' => 'hero', 'channel' => 1 ) );
		[ $props, $fallback ] = self::island( $html );
		self::assert_matches_schema( $props, self::schema( 'search-form-props' ) );

		$page = new \WP_HTML_Tag_Processor( $fallback );
		self::assertTrue( $page->next_tag( 'form' ) );
		self::assertSame( 'get', $page->get_attribute( 'method' ) );
		self::assertSame( home_url( '/estate-agents/for-sale/' ), $page->get_attribute( 'action' ) );
		$names = array();
		while ( $page->next_tag() ) {
			$names[] = $page->get_attribute( 'name' );
		}
		// What no field shows is there once there is something to carry (AreaSearchTest).
		foreach ( array_diff( array_keys( (array) $props->fields ), array( 'polygon', 'bounds' ) ) as $name ) {
			self::assertContains( $name, $names );
		}
		self::dump_fixture( 'hpapi/search-form', array( 'props' => $props, 'html' => $fallback ) );
	}

	#[TestDox( 'The gallery links its thumbnails to the whole pictures' )]
	public function test_gallery(): void {
		[ $props, $fallback ] = self::island( Gallery::html( 'property-gallery', self::gallery() ) );
		self::assert_matches_schema( $props, Schema::from_file( dirname( __DIR__, 4 ) . '/core/schemas/gallery-props.json' )->to_array() );
		// The large one and the way to all of them; the others once each, the floorplan beside them and as a button.
		self::assertSame( array( 2, 1, 1, 2 ), array_map( static fn ( string $name ): int => substr_count( $fallback, "href=\"https://example.com/{$name}.jpg\"" ), array( 'front', 'kitchen', 'garden', 'plan' ) ) );
		self::assertStringContainsString( 'alt="Photo 2: ', $fallback );
		self::assertStringContainsString( 'All 3 photos', $fallback );
		self::assertStringContainsString( 'href="#tours"', $fallback );
		self::assertStringNotContainsString( '<noscript', $fallback );
		// Beside three small ones the large one is three quarters as wide.
		self::assertSame( 'calc(0.75 * 60vw)', $props->sizes );
		self::dump_fixture( 'hpapi/property-gallery', array( 'props' => $props, 'html' => $fallback ) );
	}

	#[TestDox( 'Of thirty pictures three stand beside the large one; who has no script finds all others below, each once' )]
	public function test_many_pictures(): void {
		$pictures        = array_map( static fn ( int $number ): array => array( ...self::gallery()['images'][0], 'src_large' => "https://example.com/{$number}.jpg" ), range( 1, 30 ) );
		[ , $fallback ]  = self::island( Gallery::html( 'property-gallery', Gallery::props( 'Rye', $pictures, self::gallery()['floorplans'] ) ) );
		[ $page, $rest ] = explode( '<noscript>', $fallback );
		self::assertStringContainsString( 'hh-gallery--tiles-3', $page );
		self::assertSame( 3, substr_count( $page, 'hh-gallery__tile"' ) );
		self::assertSame( 26, substr_count( $rest, 'hh-gallery__tile"' ) );
		foreach ( range( 2, 30 ) as $number ) {
			self::assertSame( 1, substr_count( $fallback, "href=\"https://example.com/{$number}.jpg\"" ), (string) $number );
		}
		self::assertSame( 1, substr_count( $fallback, 'fetchpriority="high"' ) );
		self::assertSame( 29, substr_count( $fallback, 'loading="lazy"' ) );
	}

	#[TestDox( 'The word Floorplan is not said twice, whatever its spelling' )]
	public function test_plan_captions(): void {
		self::assertSame( array( '', '', '', 'Ground floor', 'Floor plan of the barn' ), array_map( Gallery::plan_caption( ... ), array( 'Floor plan', ' floorplans', 'FLOOR-PLAN.', 'Ground floor', 'Floor plan of the barn' ) ) );
		self::assertSame( '', Gallery::props( 'Rye', array(), array( array( ...self::gallery()['floorplans'][0], 'caption' => 'Floor plan' ) ) )['floorplans'][0]['caption'] );
	}

	#[TestDox( '[PROP-02] What is no picture by its address is left out of the floorplans' )]
	public function test_floorplans(): void {
		self::assertCount( 1, self::gallery()['floorplans'] );
	}

	#[TestDox( 'A property without a picture has no gallery' )]
	public function test_no_pictures(): void {
		self::assertSame( '', Gallery::html( 'property-gallery', Gallery::props( 'Rye', array() ) ) );
	}

	#[TestDox( '[BLK-01] The list block shows those sold or let, where an editor wants them, of one parish or of all' )]
	public function test_complete(): void {
		$rye = PropertyFactory::parish( 'St Mary’s Rye' );
		foreach ( array( 'sold', 'sold_stc', 'under_offer', 'available', 'withdrawn' ) as $status ) {
			PropertyFactory::property( array( 'parish' => $rye, 'status' => $status ), "{$status} Street" );
		}
		PropertyFactory::property( array( 'status' => 'sold' ), 'Elsewhere Lane' );
		$shown = static function ( array $attributes ): array {
			$html = self::block( 'property-list', $attributes );
			return array_values( array_filter( array( 'sold Street', 'sold_stc Street', 'under_offer Street', 'available Street', 'withdrawn Street', 'Elsewhere Lane' ), static fn ( string $title ): bool => str_contains( $html, $title ) ) );
		};
		self::assertSame( array( 'sold Street', 'sold_stc Street', 'Elsewhere Lane' ), $shown( array( 'complete' => true ) ) );
		self::assertSame( array( 'sold Street', 'sold_stc Street' ), $shown( array( 'complete' => true, 'parish' => 'St Mary’s Rye' ) ) );
		self::assertSame( array(), $shown( array( 'complete' => true, 'channel' => 2 ) ) );
		self::assertSame( array(), $shown( array( 'complete' => true, 'parish' => 'Atlantis' ) ) );
	}

	#[TestDox( 'The list block shows a parish’s own properties, by its name or slug, and none of others where it has none' )]
	public function test_list_block(): void {
		$rye = PropertyFactory::parish( 'St Mary’s Rye' );
		PropertyFactory::parish( 'Benenden', 51.068, 0.579 );
		PropertyFactory::property( array( 'parish' => $rye ), 'Mermaid Street' );
		PropertyFactory::property( array(), 'Elsewhere Lane' );
		foreach ( array( "st mary's rye", (string) get_post_field( 'post_name', $rye ) ) as $parish ) {
			$html = self::block( 'property-list', array( 'parish' => $parish ) );
			self::assertStringContainsString( 'Mermaid Street', $html, $parish );
			self::assertStringNotContainsString( 'Elsewhere Lane', $html, $parish );
		}
		self::assertSame( '', self::block( 'property-list', array( 'parish' => 'Benenden' ) ) );
		self::assertSame( '', self::block( 'property-list', array( 'parish' => 'Atlantis' ) ) );
		self::assertStringContainsString( 'Elsewhere Lane', self::block( 'property-list' ) );
	}

	/** @return array{object, string} Props and fallback of an island's HTML. */
	private static function island( string $html ): array {
		self::assertSame( 1, preg_match( '#^<div [^>]*data-props="([^"]*)">(.*)</div>$#s', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assertIsObject( $props );
		return array( $props, $parts[2] );
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}

	/** @return array<string, mixed> */
	private static function gallery(): array {
		$picture = static fn ( string $name ): array => array(
			'id'        => 7,
			'src'       => "https://example.com/{$name}-600.jpg",
			'src_large' => "https://example.com/{$name}.jpg",
			'srcset'    => "https://example.com/{$name}-600.jpg 600w, https://example.com/{$name}.jpg 1200w",
			'width'     => 600,
			'height'    => 400,
			'alt'       => ucfirst( $name ),
			'caption'   => '',
			'color'     => '#cfd6c8',
		);
		return Gallery::props(
			'1 “High” Street, Rye',
			array( $picture( 'front' ), $picture( 'kitchen' ), $picture( 'garden' ) ),
			array( $picture( 'plan' ), array( ...$picture( 'x' ), 'src_large' => 'https://example.com/plan.pdf' ) ),
			array( array( 'label' => 'Play the video', 'url' => 'https://example.com/film.webm' ) ),
			'calc({large} * 60vw)',
			array( array( 'label' => 'Virtual tour', 'url' => '#tours' ) )
		);
	}
}
