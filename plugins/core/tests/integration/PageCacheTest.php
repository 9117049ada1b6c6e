<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** What pages and routes say to shared caches. */
final class PageCacheTest extends IntegrationTestCase {

	use AuctionFixtures;

	public function test_probe(): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$id     = PropertyFactory::property( array( 'parish' => $parish ) );
		for ( $i = 0; $i < 3; $i++ ) {
			PropertyFactory::property( array( 'parish' => $parish ) );
		}
		$rent = PropertyFactory::property( array( 'parish' => $parish, 'channel' => 2, 'price' => 1200 ) );
		$sale = self::sale( 'weald' );
		$lot  = self::lot( $sale, '7', array(), 'Ford Fiesta' );
		self::lot( $sale, '8', array(), 'Ford Focus' );
		Auctions::auctions()->index->flush();
		Plugin::indexer()->flush();
		$news = wp_insert_post( array( 'post_title' => 'News', 'post_content' => 'Words.', 'post_status' => 'publish', 'post_name' => 'words' ) );
		foreach ( array( '/', '/estate-agents/for-sale/', '/estate-agents/to-rent/', '/property-for-sale/cranbrook/', '/parish/cranbrook/', (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ), '/auctions/', '/car-auctions/', '/auctions/weald/', '/auctions/weald/lot/7/', '/auctions/results/', '/news/words/', '/?s=house', '/saved/', '/saved-searches/new/', '/newsletter/', '/enquiry/valuation/', '/feed/', '/auctions/available/', "/loader/property-map/{$id}/" ) as $path ) {
			CacheTags::forget();
			[ $status, $headers ] = $this->render( $path );
			fwrite( STDERR, "\n{$path} {$status} " . wp_json_encode( $headers ) . ' ' . implode( ' ', CacheTags::shown() ) );
		}
		foreach ( array( array( 'estate-agents/properties', array() ), array( 'estate-agents/properties', array( 'trans_type' => 2 ) ), array( 'estate-agents/map-properties', array() ), array( 'car-auctions/lots', array( 'auction_id' => $sale->id() ) ), array( 'car-auctions/lots/live', array( 'auction_id' => $sale->id(), 'since' => 0 ) ), array( 'auctions/watched-lots', array( 'ids' => (string) $lot ) ), array( 'estate-agents/saved-properties', array( 'ids' => "{$id},{$rent}" ) ), array( 'estate-agents/locations', array( 'q' => 'cran' ) ) ) as [ $route, $query ] ) {
			CacheTags::forget();
			$answer = $this->rest( 'GET', "/hpapi/v1/{$route}", $query );
			fwrite( STDERR, "\n{$route} {$answer->get_status()} " . wp_json_encode( $answer->get_headers() ) );
		}
		self::assertTrue( true );
		unset( $news );
	}
}
