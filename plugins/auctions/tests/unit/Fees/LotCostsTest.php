<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Unit\Fees;

use HearthHammer\Auctions\Fees\CostRow;
use HearthHammer\Auctions\Fees\CostTerms;
use HearthHammer\Auctions\Fees\FeeScope;
use HearthHammer\Auctions\Fees\FeeTable;
use HearthHammer\Auctions\Fees\LotCosts;
use HearthHammer\Core\Tax\Buyer;
use HearthHammer\Core\Tax\Nation;
use HearthHammer\Core\Tax\PropertyUse;
use HearthHammer\Core\Tax\TaxTables;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * What a hammer price costs, by the vectors that the island runs too.
 */
final class LotCostsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function hammer_prices(): iterable {
		foreach ( self::vectors()['cases'] as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	/** @param array<string, mixed> $case */
	#[DataProvider( 'hammer_prices' )]
	#[TestDox( '[LOT-04] What a hammer price costs, line by line, to the penny' )]
	public function test_costs( array $case ): void {
		$tax   = $case['tax'];
		$terms = new CostTerms(
			FeeScope::from( $case['lot'] ),
			$case['hammer_vat'],
			$case['vat_rate'],
			null === $tax ? null : TaxTables::from_file()->in_force( Nation::from( $tax['nation'] ), $tax['date'], PropertyUse::from( $tax['use'] ) ),
			Buyer::from( $tax['buyer'] ?? 'standard' ),
			$tax['non_resident'] ?? false
		);
		$costs = LotCosts::of( FeeTable::of( self::vectors()['tables'][ $case['table'] ] ), (int) round( 100 * $case['hammer'] ), $terms );
		self::assertSame( $case['rows'], array_map( static fn ( CostRow $row ): array => array( $row->key, $row->fee->label ?? '', $row->pence ), $costs->rows ) );
		self::assertSame( $case['total'], $costs->total() );
	}

	#[TestDox( '[LOT-04] A table of fees is stored as it was read' )]
	public function test_round_trip(): void {
		foreach ( self::vectors()['tables'] as $name => $table ) {
			self::assertEquals( $table, FeeTable::of( $table )->to_array(), $name );
		}
		self::assertTrue( FeeTable::stored( '' )->is_empty() );
		self::assertTrue( FeeTable::stored( array() )->is_empty() );
	}

	/** @return array<string, mixed> */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/lot-costs.json' ), true );
	}
}
