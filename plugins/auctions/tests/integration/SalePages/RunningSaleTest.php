<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\SalePages;

use HearthHammer\Auctions\Catalogue\RunLists;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\TestClock;
use PHPUnit\Framework\Attributes\TestDox;

/** The day of a sale: what its pages say while it runs. */
final class RunningSaleTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** @var array<int, int> Number to post. */
	private array $lots = array();

	#[TestDox( '[SALE-03] While a sale runs, its page, the home page, the auctions and each lot say which lot is being sold and when the lot is expected' )]
	public function test_now(): void {
		$sale = $this->running();
		$this->sell( 1, 2, 3 );
		foreach ( array( '/auctions/day-cars/', '/', '/auctions/', '/car-auctions/', '/auctions/day-cars/lot/6/' ) as $page ) {
			$html = $this->render( $page )[2];
			self::assertMatchesRegularExpression( '#<a href="[^"]*/auctions/day-cars/lot/4/" data-hh-now-link[^>]*>Now at lot 4</a>#', $html, $page );
			self::assertStringContainsString( 'Ford Focus 4', $html );
		}
		// 100 s a lot; the third one is over at 11:05, lot 5 comes up at 11:06:40.
		self::assertStringContainsString( '>This lot is expected around 11:10am<', $this->render( '/auctions/day-cars/lot/6/' )[2] );
		self::assertStringContainsString( '>This lot is being sold now<', $this->render( '/auctions/day-cars/lot/4/' )[2] );
		self::assertStringNotContainsString( 'data-hh-expected="', $this->render( '/auctions/day-cars/lot/2/' )[2], 'which is sold' );
		$this->sell( 4, 5, 6 );
		self::assertStringNotContainsString( 'Now at lot', $this->render( '/auctions/day-cars/' )[2] );
		$this->finish( $sale );
		self::assertStringNotContainsString( 'Now at lot', $this->render( '/' )[2] );
	}

	#[TestDox( '[SALE-03] A live answer says where the sale is; of a timed sale, and before the sale, it says nothing of that' )]
	public function test_live(): void {
		$sale = $this->running();
		$this->sell( 1 );
		$data = $this->live( $sale );
		self::assert_matches_schema( $data, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/lots-live-answer.json' )->to_array() );
		self::assertSame( array( 'since' => self::at( '11:01:40' ), 'pace' => 60, 'lots' => array_slice( array_values( $this->lots ), 1 ), 'number' => '2', 'name' => 'Ford Focus 2', 'url' => home_url( '/auctions/day-cars/lot/2/' ) ), $data['run'] );
		Plugin::auctions()->lots->update( $this->lots[2], null, array( 'status' => 'withdrawn' ), 'desk' );
		Plugin::auctions()->index->flush();
		self::assertSame( $this->lots[3], $this->live( $sale )['run']['lots'][0] );
		$coming = self::sale( 'next-cars', array( 'starts_at' => self::at( '15:00' ) ) );
		$timed  = self::sale( 'timed-cars', array( 'status' => 'running', 'starts_at' => self::at( '09:00' ), 'ends_at' => self::at( '20:00' ) ), 'car-auctions', 'timed' );
		self::lot( $coming, '1' );
		self::lot( $timed, '1', array( 'ends_at' => self::at( '19:00' ) ) );
		Plugin::auctions()->index->flush();
		self::assertSame( array( null, null ), array( $this->live( $coming )['run'], $this->live( $timed )['run'] ) );
	}

	#[TestDox( '[SALE-03] Of a long sale the run list is read once for each change, however many visitors look' )]
	public function test_is_read_once(): void {
		$sale = $this->running();
		$this->sell( 1 );
		// Long is a sale of more than two lots here.
		$lists  = new RunLists( Plugin::auctions()->results, 2 );
		$before = Plugin::auctions()->sales->one( $sale->id() );
		self::assertNotNull( $before );
		$first = $lists->told( $before );
		self::assertSame( array( '2', array_slice( array_values( $this->lots ), 1, 2 ) ), array( $first['number'] ?? '', $first['lots'] ?? array() ) );
		$again = null;
		self::assertSame( 0, $this->count_queries( static function () use ( $lists, $before, &$again ): void {
			$again = $lists->told( $before );
		} ) );
		self::assertSame( $first, $again );
		$this->sell( 2 );
		$after = Plugin::auctions()->sales->one( $sale->id() );
		self::assertNotNull( $after );
		self::assertSame( '3', $lists->told( $after )['number'] ?? '' );
	}

	#[TestDox( '[SALE-03] The run list has every lot with its expected time, before the sale by the usual pace; in as many statements with many lots' )]
	public function test_run_list(): void {
		$sale = $this->running( 'catalogue' );
		TestClock::stop( self::at( '09:00' ) );
		[ $status, , $html ] = $this->render( '/auctions/day-cars/run-list/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'noindex', $html );
		self::assertMatchesRegularExpression( '#data-hh-expected="' . $this->lots[6] . '"[^>]*>11:05am<#', $html, 'a minute a lot' );
		self::assertStringNotContainsString( 'run-list__lot--now', (string) preg_replace( '#<style.*?</style>#s', '', $html ) );
		self::assertStringContainsString( '/auctions/day-cars/run-list/', $this->render( '/auctions/day-cars/' )[2] );
		SaleFields::fields()->replace( $sale->id(), array( 'status' => 'running' ) );
		$this->sell( 1, 2, 3 );
		$html = $this->render( '/auctions/day-cars/run-list/' )[2];
		self::assertStringContainsString( 'Sold for £901', $html );
		self::assertMatchesRegularExpression( '#data-hh-expected="' . $this->lots[4] . '"[^>]*>Now<#', $html );
		self::assertMatchesRegularExpression( '#data-hh-expected="' . $this->lots[6] . '"[^>]*>11:10am<#', $html );
		wp_cache_flush();
		$few = $this->count_queries( fn (): array => $this->render( '/auctions/day-cars/run-list/' ) );
		foreach ( range( 20, 40 ) as $number ) {
			self::lot( $sale, (string) $number );
		}
		Plugin::auctions()->index->flush();
		wp_cache_flush();
		self::assertLessThanOrEqual( $few + 2, $this->count_queries( fn (): array => $this->render( '/auctions/day-cars/run-list/' ) ) );
		$this->finish( $sale );
		self::assertSame( 404, $this->render( '/auctions/day-cars/run-list/' )[0] );
		self::lot( self::sale( 'timed-cars', array( 'status' => 'running', 'ends_at' => self::at( '20:00' ) ), 'car-auctions', 'timed' ), '1' );
		self::sale( 'secret-cars', array( 'status' => 'draft' ) );
		Plugin::auctions()->index->flush();
		foreach ( array( 'timed-cars', 'secret-cars', 'no-such' ) as $slug ) {
			self::assertSame( 404, $this->render( "/auctions/{$slug}/run-list/" )[0], $slug );
		}
	}

	#[TestDox( '[SALE-03] The screen in the room shows the lot, its guide and the last result, without header, footer or controls; of a timed sale the lot that ends next' )]
	public function test_screen(): void {
		$sale = $this->running();
		$this->sell( 1 );
		[ $status, , $html ] = $this->render( '/auctions/day-cars/screen/' );
		self::assertSame( 200, $status );
		$body = (string) preg_replace( '#^.*?<main|</main>.*$#s', '', $html );
		foreach ( array( 'Ford Focus 2', 'Guide price', '£3,000', 'Lot 1, Ford Focus 1: sold for £901' ) as $said ) {
			self::assertStringContainsString( $said, $body );
		}
		self::assertDoesNotMatchRegularExpression( '#<(a|button|input|form)\b#', $body );
		self::assertStringNotContainsString( 'hh-site-header', $html );
		self::assertStringContainsString( 'noindex', $html );
		self::assertStringContainsString( 'data-renew', $body );
		$this->finish( $sale );
		self::assertStringContainsString( 'The auction is over.', $this->render( '/auctions/day-cars/screen/' )[2] );
		$timed = self::sale( 'timed-cars', array( 'status' => 'running', 'starts_at' => self::at( '09:00' ), 'ends_at' => self::at( '20:00' ) ), 'car-auctions', 'timed' );
		self::lot( $timed, '1', array( 'ends_at' => self::at( '19:05' ) ), 'Later lot' );
		self::lot( $timed, '2', array( 'ends_at' => self::at( '18:05' ) ), 'Next lot' );
		self::lot( $timed, '3', array( 'ends_at' => self::at( '10:05' ) ), 'Ended lot' );
		self::sale( 'secret-cars', array( 'status' => 'draft' ) );
		Plugin::auctions()->index->flush();
		$html = $this->render( '/auctions/timed-cars/screen/' )[2];
		self::assertStringContainsString( 'Next lot', $html );
		self::assertStringContainsString( 'Ends at 6:05pm', $html );
		self::assertSame( 404, $this->render( '/auctions/secret-cars/screen/' )[0] );
	}

	#[TestDox( '[SALE-03] A lot of a running timed sale counts down to its own end, wherever that has moved; a sale’s video is beside its catalogue until it is over' )]
	public function test_timed_and_stream(): void {
		$this->running();
		$timed = self::sale( 'timed-cars', array( 'status' => 'running', 'starts_at' => self::at( '09:00' ), 'ends_at' => self::at( '20:00' ), 'stream_url' => 'https://www.youtube.com/live/abcdefghijk' ), 'car-auctions', 'timed' );
		$lot   = self::lot( $timed, '1', array( 'ends_at' => self::at( '19:00' ) ) );
		Plugin::auctions()->index->flush();
		self::assertStringContainsString( 'data-hh-countdown="' . self::at( '19:00' ) . '"', $this->render( '/auctions/timed-cars/lot/1/' )[2] );
		Plugin::auctions()->lots->update( $lot, null, array( 'ends_at' => self::at( '19:02' ) ), 'sync' );
		Plugin::auctions()->index->flush();
		self::assertStringContainsString( 'data-hh-countdown="' . self::at( '19:02' ) . '"', $this->render( '/auctions/timed-cars/lot/1/' )[2] );
		self::assertContains( $lot, array_column( $this->live( $timed )['lots'], 'id' ), 'pages that are open hear of it' );
		TestClock::stop( self::at( '19:03' ) );
		self::assertStringNotContainsString( 'data-hh-countdown="', $this->render( '/auctions/timed-cars/lot/1/' )[2] );
		$html = $this->render( '/auctions/timed-cars/' )[2];
		self::assertStringContainsString( 'Watch the auction live', $html );
		self::assertStringContainsString( 'data-hh-tour="https://www.youtube-nocookie.com/embed/abcdefghijk', $html );
		self::assertDoesNotMatchRegularExpression( '/<iframe/', $html, 'nothing is loaded before it is asked for' );
		$this->finish( $timed );
		self::assertStringNotContainsString( 'Watch the auction live', $this->render( '/auctions/timed-cars/' )[2] );
	}

	/** Six lots from 11am on the day of the test's clock. */
	private function running( string $status = 'running' ): SaleRecord {
		TestClock::stop( self::at( '10:59' ) );
		$sale = self::sale( 'day-cars', array( 'status' => $status, 'starts_at' => self::at( '11:00' ) ) );
		foreach ( range( 1, 6 ) as $number ) {
			$this->lots[ $number ] = self::lot( $sale, (string) $number, array(), "Ford Focus {$number}" );
		}
		Plugin::auctions()->index->flush();
		return $sale;
	}

	/** Each takes 100 seconds. */
	private function sell( int ...$numbers ): void {
		foreach ( $numbers as $number ) {
			TestClock::stop( self::at( '11:00' ) + 100 * $number );
			Plugin::auctions()->lots->update( $this->lots[ $number ], null, array( 'status' => 'sold', 'hammer' => 900 + $number ), 'desk' );
			Plugin::auctions()->index->flush();
		}
	}

	private function finish( SaleRecord $sale ): void {
		SaleFields::fields()->replace( $sale->id(), array( 'status' => 'finished' ) );
		Plugin::auctions()->index->flush();
	}

	/** @return array<string, mixed> */
	private function live( SaleRecord $sale ): array {
		return $this->rest( 'GET', '/hpapi/v1/car-auctions/lots/live', array( 'auction_id' => (string) $sale->id(), 'since' => '0' ) )->get_data();
	}

	private static function at( string $time ): int {
		return ( new \DateTimeImmutable( "2026-11-26 {$time}", new \DateTimeZone( 'Europe/London' ) ) )->getTimestamp();
	}
}
