<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Index;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What visitors must not learn of a sale before its catalogue opens, asked for in every way that WordPress knows.
 */
final class AuctionVisibilityTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** @return iterable<string, array{string, bool, bool}> Status of the sale; whether the sale shows, whether its lots do. */
	public static function statuses(): iterable {
		yield 'in preparation' => array( 'draft', false, false );
		yield 'announced' => array( 'announced', true, false );
		yield 'with an open catalogue' => array( 'catalogue', true, true );
		yield 'finished' => array( 'finished', true, true );
	}

	#[TestDox( '[SEC-04] A sale $_dataName, its lots and their pictures in WordPress’s own answers' )]
	#[DataProvider( 'statuses' )]
	public function test_statuses( string $status, bool $shows_sale, bool $shows_lots ): void {
		$sale    = self::sale( 'quiet-sale', array( 'status' => $status ) );
		$lot     = self::lot( $sale, '7', array(), 'Quiet hatchback' );
		$picture = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Quiet bonnet', 'post_status' => 'inherit' ), 'hh/quiet.png', $lot );
		Plugin::auctions()->index->flush();

		$said = fn ( string $route ): string => (string) wp_json_encode( $this->rest( 'GET', $route, array( 'search' => 'Quiet' ) )->get_data() );
		self::assertSame( $shows_sale, str_contains( $said( '/wp/v2/hh_sale' ), 'Quiet sale' ) );
		self::assertSame( $shows_lots, str_contains( $said( '/wp/v2/hh_lot' ), 'Quiet hatchback' ) );
		self::assertSame( $shows_lots, str_contains( $said( '/wp/v2/media' ), 'Quiet bonnet' ) );
		self::assertStringNotContainsString( $shows_lots ? 'impossible' : 'Quiet hatchback', $said( '/wp/v2/search' ) );
		foreach ( array( "/wp/v2/hh_sale/{$sale->id()}" => $shows_sale, "/WP/v2/HH_sale/{$sale->id()}" => $shows_sale, "/wp/v2/hh_lot/{$lot}" => $shows_lots, "/wp/v2/Media/{$picture}" => $shows_lots ) as $route => $shown ) {
			self::assertSame( $shown ? 200 : 404, $this->rest( 'GET', $route )->get_status(), $route );
		}
		self::assertSame( $shows_lots, str_contains( (string) wp_json_encode( wp_get_sitemap_providers()['posts']->get_url_list( 1, 'hh_lot' ) ), 'quiet-sale' ) );
		self::assertSame( $shows_sale, array() !== wp_get_sitemap_providers()['posts']->get_url_list( 1, 'hh_sale' ) );
		// Staff see all of it.
		wp_set_current_user( 1 );
		self::assertSame( 200, $this->rest( 'GET', "/wp/v2/hh_lot/{$lot}" )->get_status() );
	}
}
