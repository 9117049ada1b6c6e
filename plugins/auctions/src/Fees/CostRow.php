<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

/**
 * A line of what a hammer price costs.
 */
final readonly class CostRow {

	/**
	 * @param 'hammer'|'hammer_vat'|'fee'|'fee_vat'|'tax' $key
	 * @param int                                         $pence
	 * @param FeeLine|null                                $fee  Which, of a fee.
	 * @param FeeBand|null                                $band Which of its bands holds.
	 */
	public function __construct( public string $key, public int $pence, public ?FeeLine $fee = null, public ?FeeBand $band = null ) {}
}
