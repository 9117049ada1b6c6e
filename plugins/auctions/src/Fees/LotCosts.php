<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

use HearthHammer\Core\Tax\PropertyTax;

/**
 * What a hammer price costs in all, line by line, exact to the penny.
 *
 * src/lib/lot-costs does the same sum: both run tests/vectors/lot-costs.json.
 */
final readonly class LotCosts {

	/** @param non-empty-list<CostRow> $rows */
	private function __construct( public array $rows ) {}

	/** @param int $hammer Pence. */
	public static function of( FeeTable $fees, int $hammer, CostTerms $terms ): self {
		$rows = array( new CostRow( 'hammer', $hammer ) );
		$vat  = $terms->has_hammer_vat ? $terms->vat_on( $hammer ) : 0;
		if ( $terms->has_hammer_vat ) {
			$rows[] = new CostRow( 'hammer_vat', $vat );
		}
		$on_fees = null;
		foreach ( $fees->lines_for( $terms->lot )->lines as $line ) {
			$band   = $line->band( intdiv( $hammer, 100 ) );
			$due    = $band->due( $hammer );
			$rows[] = new CostRow( 'fee', $due, $line, $band );
			if ( FeeVat::Added === $line->vat ) {
				$on_fees = (int) $on_fees + $terms->vat_on( $due );
			}
		}
		if ( null !== $on_fees ) {
			$rows[] = new CostRow( 'fee_vat', $on_fees );
		}
		if ( null !== $terms->tax ) {
			// The tax is on all that is given for the property, its VAT included.
			$price  = intdiv( $hammer + $vat, 100 );
			$rows[] = new CostRow( 'tax', 100 * PropertyTax::due( $terms->tax, $price, $terms->buyer, $terms->is_non_resident )['tax'] );
		}
		return new self( $rows );
	}

	/** Pence. */
	public function total(): int {
		return array_sum( array_map( static fn ( CostRow $row ): int => $row->pence, $this->rows ) );
	}
}
