<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\EditScreens\OfferAgain;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use PHPUnit\Framework\Attributes\TestDox;

require_once __DIR__ . '/PlatformTestCase.php';

/**
 * A lot that was not sold comes again in a later auction.
 */
final class EarlierLotsTest extends PlatformTestCase {

	private SaleRecord $later;

	protected function setUp(): void {
		parent::setUp();
		// The first sale is over by the time of the second.
		SaleFields::fields()->replace( $this->sale->id(), array( 'starts_at' => time() - WEEK_IN_SECONDS, 'status' => 'finished' ) );
		$this->sale  = SaleRecord::of( $this->sale->id() ) ?? $this->sale;
		$this->later = self::sale( 'later-cars', array( 'platform' => 'feed', 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S2', 'status' => 'catalogue', 'starts_at' => time() + DAY_IN_SECONDS ) );
	}

	/**
	 * @param list<array<string, mixed>> $lots
	 * @return array<string, LotRecord> By number.
	 */
	private function offer( SaleRecord $sale, array $lots ): array {
		$key = $sale->text( 'platform_sale_id' );
		self::$server->lots( $key, array_map( static fn ( array $lot ): array => array( 'sale_id' => $key ) + $lot, $lots ) );
		$before     = $this->sale;
		$this->sale = $sale;
		$result     = $this->sync();
		self::assertSame( array( 'done', array() ), array( $result->state, self::said( $result ) ) );
		$found = array();
		foreach ( $lots as $lot ) {
			$found[ (string) $lot['lot_number'] ] = $this->lot_here( (string) $lot['lot_number'] );
		}
		$this->sale = $before;
		Plugin::auctions()->index->flush();
		return $found;
	}

	/**
	 * @param array<string, mixed> $facts
	 * @return array<string, mixed>
	 */
	private static function car( int $number, string $status, string $plate, array $facts = array(), string $id = '' ): array {
		return self::lot_of_feed( $number, array( 'status' => $status, 'title' => "A car, {$plate}", 'lot_id' => '' === $id ? "L{$number}" : $id, 'facts' => array( 'make' => 'Ford', 'plate' => $plate ) + $facts ) );
	}

	#[TestDox( '[SYNC-06] A lot that was not sold is linked to where it was offered before, by the platform’s id or the house’s reference; the page of each says so' )]
	public function test_linked(): void {
		$first = $this->offer(
			$this->sale,
			array(
				self::car( 1, 'unsold', 'AB12CDE' ),
				self::car( 2, 'withdrawn', 'CD12EFG', array( 'house_reference' => 'HH-77' ) ),
				self::car( 3, 'sold', 'EF12GHI' ),
				self::car( 4, 'available', 'GH12IJK' ),
			)
		);
		$again = $this->offer(
			$this->later,
			array(
				self::car( 11, 'available', 'AB12 CDE', array(), 'L1' ),
				self::car( 12, 'available', 'XX99XXX', array( 'house_reference' => 'hh-77' ), 'another' ),
				self::car( 13, 'available', 'EF12GHI', array(), 'L3' ),
				self::car( 14, 'available', 'GH12IJK', array(), 'L4' ),
			)
		);
		self::assertSame( array( $first['1']->id(), $this->sale->id() ), array( $again['11']->int( 'previous_lot' ), $again['11']->int( 'previous_sale' ) ) );
		self::assertSame( $first['2']->id(), $again['12']->int( 'previous_lot' ) );
		self::assertSame( 0, $again['13']->int( 'previous_lot' ), 'It was sold.' );
		self::assertSame( 0, $again['14']->int( 'previous_lot' ), 'Nobody knows yet what became of it.' );
		self::assertSame( $again['11']->id(), LotRecord::of( $first['1']->id() )?->int( 'later_lot' ) );
		self::assertStringContainsString( '/auctions/fake-cars/lot/1/', $this->render( '/auctions/later-cars/lot/11/' )[2] );
		self::assertMatchesRegularExpression( '#Re-offered</dt><dd><a href="[^"]*/auctions/later-cars/lot/11/"#', $this->render( '/auctions/fake-cars/lot/1/' )[2] );

		$same = $this->offer( $this->later, array( self::car( 11, 'available', 'AB12 CDE', array(), 'L1' ), self::car( 12, 'available', 'XX99XXX', array( 'house_reference' => 'hh-77' ), 'another' ), self::car( 13, 'available', 'EF12GHI', array(), 'L3' ), self::car( 14, 'available', 'GH12IJK', array(), 'L4' ) ) );
		self::assertSame( $again['11']->id(), $same['11']->id(), 'The next sync leaves it as it is.' );
		self::assertSame( $first['1']->id(), $same['11']->int( 'previous_lot' ) );
	}

	#[TestDox( '[SALE-06] A platform that gives a relisted lot a new id says which lot it relists; only an unsold lot of an earlier sale is linked' )]
	public function test_relisted(): void {
		$first = $this->offer( $this->sale, array( self::car( 1, 'unsold', 'AB12CDE' ), self::car( 2, 'sold', 'CD12EFG' ) ) );
		$again = $this->offer( $this->later, array_map( static fn ( array $lot, string $relists ): array => array( 'relists' => $relists ) + $lot, array( self::car( 11, 'available', 'AB12CDE', array(), 'N1' ), self::car( 12, 'available', 'CD12EFG', array(), 'N2' ), self::car( 13, 'available', 'EF12GHI', array(), 'N3' ), self::car( 14, 'available', 'GH12IJK', array(), 'N4' ) ), array( 'S1/L1', 'S1/L2', 'S2/N1', '../x' ) ) );
		self::assertSame( array( $first['1']->id(), 0, 0, 0 ), array_map( static fn ( LotRecord $lot ): int => $lot->int( 'previous_lot' ), array_values( $again ) ) );
		self::assertSame( $again['11']->id(), LotRecord::of( $first['1']->id() )?->int( 'later_lot' ) );
	}

	#[TestDox( '[SYNC-06] Nothing is guessed: another car under the same id, the same plate under another id, another auctioneer, a sale that is later' )]
	public function test_never_guessed(): void {
		$this->offer( $this->sale, array( self::car( 1, 'unsold', 'AB12CDE' ), self::car( 2, 'unsold', 'CD12EFG' ) ) );
		$other = self::sale( 'others-cars', array( 'platform' => 'feed', 'auctioneer_id' => 'other', 'platform_sale_id' => 'S0', 'status' => 'finished', 'starts_at' => time() - DAY_IN_SECONDS ) );
		self::lot( $other, '5', array( 'auctioneer_id' => 'other', 'platform_sale_id' => 'S0', 'platform_lot_id' => 'L5', 'status' => 'unsold', 'plate' => 'JK12LMN' ) );
		$again = $this->offer( $this->later, array( self::car( 1, 'available', 'ZZ99ZZZ' ), self::car( 2, 'available', 'AB12CDE', array(), 'new-id' ), self::car( 5, 'available', 'JK12LMN' ) ) );
		foreach ( $again as $number => $lot ) {
			self::assertSame( array( 0, 0 ), array( $lot->int( 'previous_lot' ), $lot->int( 'previous_sale' ) ), "lot {$number}" );
		}
		$earlier = self::sale( 'earlier-cars', array( 'platform' => 'feed', 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S9', 'status' => 'catalogue', 'starts_at' => time() - 30 * DAY_IN_SECONDS ) );
		self::assertSame( 0, $this->offer( $earlier, array( self::car( 1, 'available', 'AB12CDE' ) ) )['1']->int( 'previous_lot' ), 'The other sale came after it.' );
	}

	#[TestDox( '[SALE-06] A lot that staff offered again themselves, and then the platform lists in that sale, is one lot: it gets the platform’s ids and number, and keeps its link' )]
	public function test_staff_first(): void {
		$first = $this->offer( $this->sale, array( self::car( 1, 'unsold', 'AB12CDE' ) ) );
		SaleFields::fields()->replace( $this->sale->id(), array( 'status' => 'finished' ) );
		Plugin::auctions()->index->flush();
		$staff = ( new OfferAgain( Plugin::auctions()->lots ) )->offer( LotRecord::of( $first['1']->id() ) ?? $first['1'], array( 'sale' => $this->later->id(), 'lot_number' => '90', 'guide_low' => 1000 ) );
		Plugin::auctions()->index->flush();
		$again = $this->offer( $this->later, array( self::car( 11, 'available', 'AB12CDE', array(), 'L1' ) ) );
		self::assertSame( $staff, $again['11']->id() );
		self::assertSame( array( $first['1']->id(), 'L1' ), array( $again['11']->int( 'previous_lot' ), $again['11']->text( 'platform_lot_id' ) ) );
		self::assertSame( $staff, LotRecord::of( $first['1']->id() )?->int( 'later_lot' ) );
		global $wpdb;
		self::assertSame( '1', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_parent = %d AND post_type = %s', $wpdb->posts, $this->later->id(), 'hh_lot' ) ) );
		self::assertSame( $staff, $this->offer( $this->later, array( self::car( 11, 'available', 'AB12CDE', array(), 'L1' ) ) )['11']->id(), 'The next sync finds it by its id.' );
	}

	#[TestDox( '[SYNC-06] What was sold since it was unsold is not offered again; looked up once for all lots of a batch' )]
	public function test_latest_and_statements(): void {
		$this->offer( $this->sale, array( self::car( 1, 'unsold', 'AB12CDE' ) ) );
		$between = self::sale( 'between-cars', array( 'platform' => 'feed', 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S15', 'status' => 'finished', 'starts_at' => time() - DAY_IN_SECONDS ) );
		$sold    = $this->offer( $between, array( self::car( 1, 'available', 'AB12CDE' ) ) );
		self::assertNotSame( 0, $sold['1']->int( 'previous_lot' ) );
		Plugin::auctions()->lots->update( $sold['1']->id(), null, array( 'status' => 'sold', 'hammer' => 900 ), LotWriter::DESK );
		self::assertSame( 0, $this->offer( $this->later, array( self::car( 1, 'available', 'AB12CDE' ) ) )['1']->int( 'previous_lot' ) );
	}
}
