<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

use HearthHammer\Core\Tax\Buyer;

/**
 * What, besides the fees, decides what a hammer price costs in all.
 *
 * @phpstan-import-type TaxTable from \HearthHammer\Core\Tax\PropertyTax
 */
final readonly class CostTerms {

	/**
	 * @param bool                      $has_hammer_vat Whether VAT comes on top of the hammer price.
	 * @param int                       $vat_rate       Tenths of a per cent.
	 * @param array<string, mixed>|null $tax            The table of the tax on buying; null where none is due.
	 * @phpstan-param TaxTable|null     $tax
	 */
	public function __construct(
		public FeeScope $lot,
		public bool $has_hammer_vat,
		public int $vat_rate,
		public ?array $tax = null,
		public Buyer $buyer = Buyer::Standard,
		public bool $is_non_resident = false,
	) {}

	/** Pence, rounded to the nearest. */
	public function vat_on( int $pence ): int {
		return intdiv( $pence * $this->vat_rate + 500, 1000 );
	}
}
