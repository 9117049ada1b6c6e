<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Lots;

use HearthHammer\Auctions\Lots\Change;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\LotText;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tables;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Sales and lots as they are stored.
 */
final class LotTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[AUC-18] Lot numbers sort as people read them, whatever an engine thinks of capitals' )]
	public function test_lot_numbers_sort_as_people_read_them(): void {
		$wanted  = array( '1', '2', '9a', '10', '10A', '10B', '11', '100', 'A2', 'A10', 'B1', '' );
		$numbers = $wanted;
		mt_srand( 7 );
		shuffle( $numbers );
		usort( $numbers, static fn ( string $one, string $other ): int => strcmp( ( new LotNumber( $one ) )->sort_key(), ( new LotNumber( $other ) )->sort_key() ) );
		self::assertSame( $wanted, $numbers );
		self::assertSame( ( new LotNumber( ' 012a ' ) )->sort_key(), ( new LotNumber( '12A' ) )->sort_key() );
		self::assertSame( '12A', ( new LotNumber( '12a' ) )->printed );
		self::assertSame( '12-A', ( new LotNumber( '12/a' ) )->slug() );
	}

	public function test_a_lot_belongs_to_its_sale_and_the_sale_to_a_business(): void {
		$sale = self::sale();
		$lot  = LotRecord::of( self::lot( $sale, '12a', array( 'mileage' => 0, 'keys' => null ) ) );
		self::assertNotNull( $lot );
		self::assertSame( 'car-auctions', $lot->business()->slug );
		self::assertSame( $sale->id(), $lot->post->post_parent );
		self::assertSame( '/auctions/december-cars/lot/12A/', wp_parse_url( $lot->address(), PHP_URL_PATH ) );
		self::assertSame( 0, $lot->int_or_null( 'mileage' ), 'None on the clock is known.' );
		self::assertNull( $lot->int_or_null( 'keys' ), 'That nobody said differs from none.' );
		self::assertTrue( $lot->is_published() );
		self::assertSame( '/auctions/december-cars/', wp_parse_url( (string) get_permalink( $sale->id() ), PHP_URL_PATH ) );
	}

	public function test_a_filter_that_gives_no_business_leaves_ours(): void {
		$sale = self::sale();
		foreach ( array( array(), null, array( 'cars' ) ) as $given ) {
			$filter = static fn (): mixed => $given;
			add_filter( 'hh_auctions_businesses', $filter );
			self::assertSame( 'car-auctions', $sale->business()->slug );
			remove_filter( 'hh_auctions_businesses', $filter );
		}
	}

	public function test_lots_of_a_sale_that_is_only_announced_are_not_shown(): void {
		foreach ( array( 'draft' => false, 'announced' => false, 'catalogue' => true, 'running' => true, 'finished' => true, 'cancelled' => false ) as $status => $shown ) {
			$sale = self::sale( "sale-{$status}", array( 'status' => $status ) );
			self::assertSame( $shown, LotRecord::of( self::lot( $sale ) )?->is_published(), $status );
		}
	}

	public function test_names_of_pages_are_no_names_of_sales(): void {
		$id = self::sale( 'results' )->id();
		self::assertNotSame( 'results', get_post( $id )?->post_name );
	}

	#[TestDox( '[LOT-02] [LOT-03] Every change of status, guide and hammer price is kept, with who made it' )]
	public function test_changes_are_kept(): void {
		$heard = array();
		add_action( 'hh_lot_changed', static function ( int $lot, array $changes ) use ( &$heard ): void {
			$heard[] = array_map( static fn ( Change $one ): string => "{$lot} {$one->field} {$one->was} > {$one->becomes}", $changes );
		}, 10, 2 );
		$sale  = self::sale();
		$lot   = self::lot( $sale );
		$lots  = Plugin::auctions()->lots;
		$heard = array();

		self::assertTrue( $lots->update( $lot, null, array( 'guide_low' => 2500 ), LotWriter::SYNC ) );
		self::assertFalse( $lots->update( $lot, null, array( 'guide_low' => 2500 ), LotWriter::SYNC ), 'The same again is no change.' );
		self::assertTrue( $lots->update( $lot, null, array( 'status' => 'sold', 'hammer' => 3100 ), LotWriter::DESK ) );
		// As a person does in the admin, or any plugin.
		update_post_meta( $lot, 'hh_lot_guide_high', 4000 );
		do_action( 'wp_after_insert_post', $lot, get_post( $lot ), true, null );

		self::assertSame(
			array( array( "{$lot} guide_low 3000 > 2500" ), array( "{$lot} status available > sold", "{$lot} hammer  > 3100" ), array( "{$lot} guide_high  > 4000" ) ),
			$heard
		);
		$history = Plugin::auctions()->history->of( $lot );
		self::assertSame( array( 'guide_high staff', 'hammer desk', 'status desk', 'guide_low sync' ), array_map( static fn ( array $row ): string => "{$row['field']} {$row['source']}", array_slice( $history, 0, 4 ) ) );
		self::assertSame( LotStatus::Sold, LotRecord::of( $lot )?->status() );
	}

	#[TestDox( '[SYNC-06] A sync leaves alone what a person set, until it is handed back' )]
	public function test_what_a_person_set_survives_a_sync(): void {
		$lot  = self::lot( self::sale() );
		$lots = Plugin::auctions()->lots;
		$lots->update( $lot, null, array( 'colour' => 'Blue' ), LotWriter::STAFF );
		$lots->update( $lot, new LotText( 'Ford Fiesta', '<p>New.</p>' ), array( 'colour' => 'Red', 'body' => 'Estate' ), LotWriter::SYNC );
		$record = LotRecord::of( $lot );
		self::assertSame( array( 'Blue', 'Estate', 'Ford Fiesta' ), array( $record?->text( 'colour' ), $record?->text( 'body' ), $record?->title() ) );
		LotFields::staff()->hand_back( $lot, array( 'colour' ) );
		$lots->update( $lot, null, array( 'colour' => 'Red' ), LotWriter::SYNC );
		self::assertSame( 'Red', LotRecord::of( $lot )?->text( 'colour' ) );
	}

	public function test_age_is_counted_to_the_day_of_the_sale(): void {
		$sale = self::sale( fields: array( 'starts_at' => strtotime( '2026-12-10 10:00 UTC' ) ) );
		self::assertSame( 4, LotRecord::of( self::lot( $sale, '1', array( 'first_registered' => '2021-12-11' ) ) )?->age() );
		self::assertSame( 5, LotRecord::of( self::lot( $sale, '2', array( 'first_registered' => '2021-12-10' ) ) )?->age() );
		self::assertNull( LotRecord::of( self::lot( $sale, '3', array( 'first_registered' => '' ) ) )?->age() );
	}

	public function test_uninstalling_knows_every_table(): void {
		$source = (string) file_get_contents( dirname( __DIR__, 3 ) . '/uninstall.php' );
		foreach ( Tables::NAMES as $name ) {
			self::assertStringContainsString( "'{$name}'", $source );
		}
	}

	public function test_facts_that_properties_have_too_mean_the_same(): void {
		$properties = Schema::from_file( WP_PLUGIN_DIR . '/hpapi/schemas/property-fields.json' )->to_array()['properties'];
		$own        = array( 'status', 'staff_fields', 'feed_hash', 'updated_at', 'images', 'floorplans', 'epc_images', 'documents', 'virtual_tours', 'property_type', 'features', 'summary' );
		$shared     = array_diff( array_keys( array_intersect_key( LotFields::fields()->schema(), $properties ) ), $own );
		self::assertGreaterThan( 35, count( $shared ) );
		foreach ( $shared as $name ) {
			self::assertSame( $properties[ $name ], LotFields::fields()->schema()[ $name ], $name );
		}
		self::assertNotEmpty( SaleFields::fields()->schema() );
		self::assertNull( SaleRecord::of( 0 ) );
	}
}
