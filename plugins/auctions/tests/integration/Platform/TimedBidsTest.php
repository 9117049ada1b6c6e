<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Index\PriceLine;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Platform\Records\LotMapper;
use HearthHammer\Auctions\Platform\Records\SaleMapper;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleTypes;
use HearthHammer\Core\Schema\Schema;
use PHPUnit\Framework\Attributes\TestDox;

require_once __DIR__ . '/PlatformTestCase.php';

/**
 * What the plain feed says while a timed sale runs, and its published schema.
 */
final class TimedBidsTest extends PlatformTestCase {

	#[TestDox( '[SALE-03] While a timed sale runs, the feed’s current bid and extended end reach catalogue, lot page and live results; once the lot is sold or has no bid they do not' )]
	public function test_current_bid(): void {
		wp_set_object_terms( $this->sale->id(), array( SaleTypes::term( 'timed' ) ), SaleTypes::TAXONOMY );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'running', 'starts_at' => time() - HOUR_IN_SECONDS, 'ends_at' => time() + HOUR_IN_SECONDS ) );
		$this->sale = SaleRecord::of( $this->sale->id() ) ?? $this->sale;
		$ends       = time() + HOUR_IN_SECONDS;
		$say        = function ( array $more ) use ( $ends ): void {
			self::$server->lots( 'S1', array( self::lot_of_feed( 1, $more + array( 'ends_at' => $ends ) ), self::lot_of_feed( 2, array( 'ends_at' => $ends ) ) ) );
			self::assertSame( 'done', $this->sync()->state );
			Plugin::auctions()->index->flush();
		};
		$say( array( 'current_bid' => null ) );
		$since = $this->live( 0 )['version'];
		self::assertStringNotContainsString( 'current bid', $this->render( '/auctions/fake-cars/' )[2] );

		// A bid in the last minutes gives the lot more time.
		$say( array( 'current_bid' => 1350, 'ends_at' => $ends + 300 ) );
		$lot = $this->lot_here( '1' );
		self::assertSame( array( 1350, $ends + 300 ), array( $lot->int( 'current_bid' ), $lot->ends_at() ) );
		$line = PriceLine::of( $lot );
		self::assertSame( array( 'Guide price £1,100 to £1,600, current bid', '£1,350' ), array( $line->label, $line->text ) );
		$live = $this->live( $since );
		$told = array_column( $live['lots'], 'said', 'number' );
		self::assertSame( 'Lot 1, 2018 Ford Focus “1”: Guide price £1,100 to £1,600, current bid £1,350', $told['1'] ?? '' );
		self::assertStringContainsString( '£1,350', array_column( $live['lots'], 'html', 'number' )['1'] );
		foreach ( array( '/auctions/fake-cars/', '/auctions/fake-cars/lot/1/' ) as $page ) {
			$html = $this->render( $page )[2];
			self::assertMatchesRegularExpression( '#current bid</(span|p)>\s*<(span|p)[^>]*>£1,350#', $html, $page );
		}
		self::assertStringNotContainsString( 'current bid"', $html, 'Search engines are told the guide.' );
		self::assertSame( array(), ( new LotHistory() )->of( $lot->id(), array( 'current_bid' ), 5 ), 'The history has no bids.' );

		$say( array( 'current_bid' => 1500, 'status' => 'sold', 'hammer' => 1500 ) );
		self::assertSame( array( 'Sold for', '£1,500' ), array( PriceLine::of( $this->lot_here( '1' ) )->label, PriceLine::of( $this->lot_here( '1' ) )->text ) );
		$say( array( 'current_bid' => 1400, 'status' => 'unsold' ) );
		self::assertSame( 0, $this->lot_here( '1' )->int( 'current_bid' ) );
		self::assertStringNotContainsString( '£1,400', $this->render( '/auctions/fake-cars/lot/1/' )[2], 'What an unsold lot reached is the seller’s.' );

		// The desk was quicker than the platform.
		$say( array( 'current_bid' => 1700 ) );
		self::assertSame( 1700, $this->lot_here( '1' )->int( 'current_bid' ) );
		Plugin::auctions()->lots->update( $this->lot_here( '1' )->id(), null, array( 'status' => 'unsold' ), LotWriter::DESK );
		self::assertSame( 0, $this->lot_here( '1' )->int( 'current_bid' ) );
		$say( array( 'current_bid' => 1750 ) );
		self::assertSame( array( 'unsold', 0 ), array( $this->lot_here( '1' )->status()->value, $this->lot_here( '1' )->int( 'current_bid' ) ) );
	}

	#[TestDox( '[SYNC-06] The plain feed has a published schema: it names what is read and nothing else, docs/platform.md lists each key, and feeds that are taken match it' )]
	public function test_schema(): void {
		$docs = (string) file_get_contents( dirname( __DIR__, 5 ) . '/docs/platform.md' );
		$own  = array( 'number_twin' );
		foreach ( array( 'sales' => SaleMapper::KEYS, 'lots' => array_diff( LotMapper::KEYS, $own ) ) as $of => $read ) {
			$schema = self::schema( $of );
			$keys   = array_keys( $schema['properties'][ $of ]['items']['properties'] );
			self::assertEqualsCanonicalizing( array_values( $read ), $keys );
			self::assertStringContainsString( "`plugins/auctions/schemas/platform-feed-{$of}.json`", $docs );
			$part = (string) strstr( $docs, "| of a {$of[0]}" );
			foreach ( $keys as $key ) {
				self::assertStringContainsString( "`{$key}`", $part, "{$of}: {$key}" );
			}
		}
		$feed = array( 'page' => 1, 'pages' => 1, 'total' => 2, 'etag' => 'a', 'lots' => array( self::lot_of_feed( 1, array( 'current_bid' => 1200, 'relists' => 'S0/L9', 'ends_at' => '2026-12-01T12:00:00Z' ) ), self::lot_of_feed( 2 ) ) );
		self::assertNull( Schema::from_file( self::file( 'lots' ) )->fault_in( $feed ) );
		$feed['lots'][1]['current_bid'] = array( 'amount' => 5 );
		self::assertNotNull( Schema::from_file( self::file( 'lots' ) )->fault_in( $feed ) );
		self::assertNull( Schema::from_file( self::file( 'sales' ) )->fault_in( array( 'sales' => array( array( 'auctioneer_id' => 'hh', 'sale_id' => 'S1', 'title' => 'Cars', 'status' => 'running' ) ) ) ) );
		self::assertNotNull( Schema::from_file( self::file( 'sales' ) )->fault_in( array( 'sales' => array( array( 'sale_id' => 'S1' ) ) ) ) );
	}

	/** @return array<string, mixed> */
	private function live( int $since ): array {
		$answer = $this->rest( 'GET', '/hpapi/v1/car-auctions/lots/live', array( 'auction_id' => $this->sale->id(), 'since' => $since ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return json_decode( (string) wp_json_encode( $answer->get_data() ), true );
	}

	/** @return array<string, mixed> */
	private static function schema( string $of ): array {
		return json_decode( (string) file_get_contents( self::file( $of ) ), true );
	}

	private static function file( string $of ): string {
		return dirname( __DIR__, 3 ) . "/schemas/platform-feed-{$of}.json";
	}
}
