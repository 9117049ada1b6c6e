<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What visitors must not learn, asked for in every way that WordPress knows.
 */
final class LeaksTest extends IntegrationTestCase {

	#[TestDox( 'A price on application is nowhere a number: not in cards, pins, pages, filters or orders' )]
	public function test_poa(): void {
		$id      = PropertyFactory::property( array( 'price' => 1234567, 'price_qualifier' => 'poa' ), 'Manor House, Cranbrook' );
		$cheaper = PropertyFactory::property( array( 'price' => 400000 ), 'Mill House, Cranbrook' );
		$dearer  = PropertyFactory::property( array( 'price' => 2000000 ), 'Castle, Cranbrook' );
		$said    = array(
			(string) wp_json_encode( Hpapi::property( $id ) ),
			(string) wp_json_encode( $this->rest( 'GET', '/hpapi/v1/estate-agents/properties' )->get_data() ),
			(string) wp_json_encode( $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties' )->get_data() ),
			$this->render( '/estate-agents/for-sale/' )[2],
			$this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) )[2],
		);
		foreach ( $said as $text ) {
			self::assertStringContainsString( 'POA', $text );
			self::assertDoesNotMatchRegularExpression( '/1,?234,?567/', $text );
		}
		self::assertStringNotContainsString( '234567', (string) wp_json_encode( $this->rest( 'GET', "/wp/v2/hpapi_property/{$id}" )->get_data() ) );
		// No filter or order tells where between the others it lies.
		$ids = static fn ( array $search ): array => array_column( Plugin::properties()->search->find( SearchQuery::from_request( $search ) )->cards, 'id' );
		self::assertSame( array( $cheaper, $dearer, $id ), $ids( array( 'sort_by' => 'price_asc' ) ) );
		self::assertNotContains( $id, $ids( array( 'max_price' => '1500000' ) ) );
		self::assertNotContains( $id, $ids( array( 'min_price' => '1000000' ) ) );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function hidden(): array {
		return array(
			'withdrawn'                    => array( array( 'status' => 'withdrawn' ), '' ),
			'hidden by its feed'           => array( array( 'hidden' => true ), '' ),
			'hidden and then withdrawn'    => array( array( 'hidden' => true, 'status' => 'withdrawn' ), '' ),
			'behind a password'            => array( array(), 'secret' ),
		);
	}

	/** @param array<string, mixed> $fields */
	#[DataProvider( 'hidden' )]
	#[TestDox( 'A property $_dataName, and its pictures, are in none of WordPress’s own answers' )]
	public function test_hidden( array $fields, string $password ): void {
		$is_hidden = isset( $fields['hidden'] );
		unset( $fields['hidden'] );
		$id      = PropertyFactory::property( $fields, 'Quiet Cottage' );
		$picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Quiet kitchen', 'post_status' => 'inherit' ), 'hpapi/quiet.png', $id );
		if ( $is_hidden ) {
			update_post_meta( $id, 'hpapi_published', false );
		}
		if ( '' !== $password ) {
			wp_update_post( array( 'ID' => $id, 'post_password' => $password ) );
		}
		Plugin::indexer()->index_many( array( $id ) );

		foreach ( array( '/wp/v2/search', '/wp/v2/media', '/wp/v2/hpapi_property' ) as $route ) {
			self::assertStringNotContainsString( 'Quiet', (string) wp_json_encode( $this->rest( 'GET', $route, array( 'search' => 'Quiet' ) )->get_data() ), $route );
		}
		self::assertSame( 404, $this->rest( 'GET', "/wp/v2/media/{$picture}" )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/oembed/1.0/embed', array( 'url' => get_permalink( $id ) ) )->get_status() );
		foreach ( array( '/?post_type=hpapi_property', '/?post_type=any&s=Quiet', '/?post_type=attachment&post_status=inherit', '/?s=Quiet' ) as $path ) {
			self::assertStringNotContainsString( 'Quiet Cottage', $this->render( $path )[2], $path );
		}
		[ $status, , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertSame( $is_hidden || '' !== $password ? 404 : 410, $status );
		self::assertSame( 410 === $status, str_contains( $html, 'Quiet Cottage' ) );

		// A property on the market is found in each of them, so the questions are the right ones.
		wp_update_post( array( 'ID' => $id, 'post_password' => '' ) );
		update_post_meta( $id, 'hpapi_published', true );
		update_post_meta( $id, 'hpapi_status', 'available' );
		Plugin::indexer()->index_many( array( $id ) );
		foreach ( array( '/wp/v2/search', '/wp/v2/media', '/wp/v2/hpapi_property' ) as $route ) {
			self::assertStringContainsString( 'Quiet', (string) wp_json_encode( $this->rest( 'GET', $route, array( 'search' => 'Quiet' ) )->get_data() ), $route );
		}
		self::assertSame( 200, $this->rest( 'GET', "/wp/v2/media/{$picture}" )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', '/oembed/1.0/embed', array( 'url' => get_permalink( $id ) ) )->get_status() );
	}

	#[TestDox( '[API-18] Lists, map and suggestions: 304 for their own tag, the whole answer for another, a new tag after a change, nothing kept of who is signed in' )]
	public function test_tags(): void {
		$id = PropertyFactory::property( array(), 'Mill House, Cranbrook' );
		foreach ( array( 'properties', 'map-properties' ) as $name ) {
			$route = "/hpapi/v1/estate-agents/{$name}";
			$first = $this->rest( 'GET', $route );
			$tag   = (string) $first->get_headers()['ETag'];
			self::assertStringStartsWith( 'public, max-age=', (string) $first->get_headers()['Cache-Control'] );
			self::assertSame( 304, $this->rest( 'GET', $route, array(), array( 'If-None-Match' => '"x", ' . $tag ) )->get_status() );
			// Apache's mod_deflate adds to the tag; a tag that only holds ours is not ours.
			foreach ( array( str_replace( '"', '-gzip"', $tag ), trim( $tag, 'W/"' ) ) as $other ) {
				$answer = $this->rest( 'GET', $route, array(), array( 'If-None-Match' => $other ) );
				self::assertSame( array( 200, $first->get_data() ), array( $answer->get_status(), $answer->get_data() ), $other );
			}
			update_post_meta( $id, 'hpapi_price', 300000 + strlen( $name ) );
			Plugin::indexer()->flush();
			$changed = $this->rest( 'GET', $route, array(), array( 'If-None-Match' => $tag ) );
			self::assertSame( 200, $changed->get_status() );
			self::assertStringContainsString( '£300,0', (string) wp_json_encode( $changed->get_data(), JSON_UNESCAPED_UNICODE ) );
			wp_set_current_user( 1 );
			$staff = $this->rest( 'GET', $route, array(), array( 'If-None-Match' => (string) $changed->get_headers()['ETag'] ) );
			self::assertSame( array( 200, 'private, no-store', false ), array( $staff->get_status(), $staff->get_headers()['Cache-Control'], isset( $staff->get_headers()['ETag'] ) ) );
			wp_set_current_user( 0 );
		}
		$suggested = $this->rest( 'GET', '/hpapi/v1/estate-agents/locations', array( 'query' => 'Cran' ) );
		self::assertSame( 304, $this->rest( 'GET', '/hpapi/v1/estate-agents/locations', array( 'query' => 'Cran' ), array( 'If-None-Match' => (string) $suggested->get_headers()['ETag'] ) )->get_status() );
	}
}
