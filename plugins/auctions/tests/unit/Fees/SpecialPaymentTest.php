<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Unit\Fees;

use HearthHammer\Auctions\Fees\CostRow;
use HearthHammer\Auctions\Fees\CostTerms;
use HearthHammer\Auctions\Fees\FeeScope;
use HearthHammer\Auctions\Fees\FeeTable;
use HearthHammer\Auctions\Fees\FeeVat;
use HearthHammer\Auctions\Fees\LotCosts;
use HearthHammer\Auctions\Fees\SpecialPayment;
use HearthHammer\Core\Tax\Buyer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * What the special conditions of a lot ask of its buyer.
 */
final class SpecialPaymentTest extends TestCase {

	/** @return iterable<string, array{string, array{string, int, FeeVat}|null}> */
	public static function lines(): iterable {
		yield 'pounds' => array( 'Searches: £350', array( 'Searches', 350, FeeVat::None ) );
		yield 'no sign' => array( 'Searches - 350', array( 'Searches', 350, FeeVat::None ) );
		yield 'thousands and idle pence' => array( ' Seller’s legal costs – £1,200.00 ', array( 'Seller’s legal costs', 1200, FeeVat::None ) );
		yield 'VAT on top' => array( 'Legal costs: £1,200 + VAT', array( 'Legal costs', 1200, FeeVat::Added ) );
		yield 'VAT on top, in words' => array( 'Legal costs: £1200 plus vat', array( 'Legal costs', 1200, FeeVat::Added ) );
		yield 'VAT included' => array( 'Administration: £600 (inc. VAT)', array( 'Administration', 600, FeeVat::Included ) );
		yield 'VAT included, in words' => array( 'Administration: £600 including VAT', array( 'Administration', 600, FeeVat::Included ) );
		yield 'a label with a hyphen' => array( 'Re-sale fee: £99', array( 'Re-sale fee', 99, FeeVat::None ) );
		yield 'no sum' => array( 'The buyer pays the searches', null );
		yield 'no label' => array( ': £350', null );
		yield 'nothing to pay' => array( 'Searches: £0', null );
		yield 'pence' => array( 'Searches: £350.50', null );
		yield 'a share' => array( 'Premium: 2%', null );
		yield 'more after the sum' => array( 'Searches: £350 or less', null );
		yield 'thousands in the wrong place' => array( 'Searches: £3,50', null );
		yield 'more than is known' => array( 'Searches: £' . str_repeat( '9', 9 ), null );
		yield 'empty' => array( '', null );
	}

	/** @param array{string, int, FeeVat}|null $expected */
	#[DataProvider( 'lines' )]
	#[TestDox( '[LOT-04] A payment under the special conditions is read as staff write it' )]
	public function test_line( string $line, ?array $expected ): void {
		$payment = SpecialPayment::parse( $line );
		self::assertSame( $expected, null === $payment ? null : array( $payment->label, $payment->pounds, $payment->vat ) );
	}

	#[TestDox( '[LOT-04] It is due on any hammer price, and VAT on it is added with that on the fees' )]
	public function test_costs(): void {
		$payments = SpecialPayment::all( array( 'Searches: £350', 'nothing', 'Legal costs: £1,200 + VAT' ) );
		self::assertCount( 2, $payments );
		$fees  = FeeTable::none()->with( ...array_map( static fn ( SpecialPayment $one ) => $one->fee(), $payments ) );
		$terms = new CostTerms( FeeScope::Property, false, 200, null, Buyer::Standard, false );
		foreach ( array( 1, 10_000_000 ) as $hammer ) {
			$rows = array_map( static fn ( CostRow $row ): array => array( $row->key, $row->fee->label ?? '', $row->pence ), LotCosts::of( $fees, $hammer, $terms )->rows );
			self::assertSame( array( array( 'hammer', '', $hammer ), array( 'fee', 'Searches', 35000 ), array( 'fee', 'Legal costs', 120000 ), array( 'fee_vat', '', 24000 ) ), $rows );
		}
		// The island gets the same table, and reads it as the server does.
		self::assertEquals( $fees, FeeTable::of( $fees->to_array() ) );
	}
}
