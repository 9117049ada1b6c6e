<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\SalePages;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Tests\Integration\Catalogue\CatalogueTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The printed catalogue holds what a bidder takes to the room.
 */
#[TestDox( 'The printed catalogue' )]
final class PrintedCatalogueTest extends CatalogueTestCase {

	#[TestDox( '[LOT-06] [AUC-19] has addenda, plate, MOT, grade, faults, the whole description, viewing times and fees; or summaries alone' )]
	public function test_vehicles(): void {
		$day  = time() + 5 * DAY_IN_SECONDS;
		$sale = self::sale(
			'cars',
			array(
				'viewing_days' => array( array( 'starts_at' => $day, 'ends_at' => $day + HOUR_IN_SECONDS, 'note' => 'At the yard' ) ),
				'fee_table'    => array( 'lines' => array( array( 'label' => 'Buyer’s premium', 'applies_to' => 'all', 'bands' => array( array( 'from' => 0, 'to' => null, 'sum' => 245, 'percent' => null, 'minimum' => null ) ), 'vat' => 'added' ) ) ),
			)
		);
		$lot  = self::lot( $sale, '7', array( 'plate' => 'AB12CDE', 'mot_until' => '2031-05-31', 'grade' => '3', 'faults' => 'Clutch slips.', 'summary' => 'One owner.' ), 'Ford Fiesta' );
		self::lot( $sale, '8', array(), 'Ford Focus' );
		$addenda = new AddendumRepository();
		$addenda->add( $sale->id(), 0, 'The sale begins at noon.', 'one' );
		$addenda->add( $sale->id(), $lot, 'A second key has been found.', 'two' );
		self::flush();
		[ $status, , $html ] = $this->render( '/auctions/cars/print/' );
		self::assertSame( 200, $status );
		foreach ( array( 'AB12 CDE', '31 May 2031', 'Condition grade', 'Clutch slips.', 'At the yard', '£245', 'The sale begins at noon.', 'A second key has been found.' ) as $said ) {
			self::assertSame( 1, substr_count( $html, $said ), $said );
		}
		self::assertStringContainsString( 'As it stands.', $html );
		$short = $this->render( '/auctions/cars/print/?text=short' )[2];
		self::assertStringContainsString( 'One owner.', $short );
		self::assertStringContainsString( 'A second key has been found.', $short );
		self::assertStringNotContainsString( 'Clutch slips.', $short );
	}

	#[TestDox( 'A property leads with its address, and has viewing times of its own' )]
	public function test_properties(): void {
		$day  = time() + 5 * DAY_IN_SECONDS;
		$sale = self::sale( 'homes', array(), 'property-auctions' );
		self::lot( $sale, '1', array( 'address_1' => '12 Mill Lane', 'viewings' => array( array( 'starts_at' => $day, 'ends_at' => $day + HOUR_IN_SECONDS, 'note' => 'Keys at the office' ) ) ), 'Cottage' );
		self::flush();
		$html = $this->render( '/auctions/homes/print/' )[2];
		self::assertStringContainsString( '<h2>12 Mill Lane, Cranbrook, Kent, <span class="hh-whole">TN17 3DA</span></h2>', $html );
		self::assertStringContainsString( 'Keys at the office', $html );
	}
}
