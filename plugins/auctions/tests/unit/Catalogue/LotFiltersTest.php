<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Unit\Catalogue;

use HearthHammer\Auctions\Catalogue\LotFilters;
use HearthHammer\Tests\FilterContract;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * The rows of a catalogue's filters, and the contract that is made from them.
 */
final class LotFiltersTest extends TestCase {

	#[TestDox( '[AUC-03] The contract of a catalogue’s filters is what their rows say' )]
	public function test_contract(): void {
		self::assertSame( '', FilterContract::fault( dirname( __DIR__, 3 ) . '/schemas/parts/lot-filters.json', LotFilters::contract() ) );
	}

	public function test_a_default_is_read_as_itself(): void {
		foreach ( LotFilters::all()->all as $name => $filter ) {
			self::assertSame( $filter->default(), $filter->read( $filter->default() ), $name );
			self::assertSame( $filter->default(), $filter->read( '' ), $name );
			self::assertSame( $filter->default(), $filter->read( array( array( 'no text' ) ) ), $name );
		}
	}
}
