<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tax;

/**
 * What is due on a price by a table of property-taxes.json.
 *
 * src/lib/tax/property-tax.ts does the same sum: both run tests/vectors/property-tax.json.
 *
 * @phpstan-type Band array{over: int, rate: int|float}
 * @phpstan-type TaxTable array{from: string, bands: list<Band>, first_time: array{limit: int, bands: list<Band>}|null, additional: array{minimum: int, surcharge: int|float, bands: list<Band>}, non_resident: array{minimum: int, surcharge: int|float}|null}
 */
final class PropertyTax {

	/**
	 * @param array<string, mixed> $table One of property-taxes.json.
	 * @phpstan-param TaxTable $table
	 * @param int                  $price Whole pounds.
	 * @return array{tax: int, relief: bool, rows: list<array{over: int, up_to: int|null, rate: float, tax: int}>} The tax
	 *         in whole pounds, rounded down; of each band that the price reaches, the tax in pence.
	 */
	public static function due( array $table, int $price, Buyer $buyer, bool $is_non_resident ): array {
		$relief = Buyer::FirstTime === $buyer && null !== $table['first_time'] && ( 0 === $table['first_time']['limit'] || $price <= $table['first_time']['limit'] );
		$higher = Buyer::Additional === $buyer && $price >= $table['additional']['minimum'];
		$bands  = match ( true ) {
			$relief => $table['first_time']['bands'],
			$higher && array() !== $table['additional']['bands'] => $table['additional']['bands'],
			default => $table['bands'],
		};
		$extra  = $higher ? self::tenths( $table['additional']['surcharge'] ) : 0;
		$extra += $is_non_resident && null !== $table['non_resident'] && $price >= $table['non_resident']['minimum'] ? self::tenths( $table['non_resident']['surcharge'] ) : 0;
		$sum    = 0;
		$rows   = array();
		foreach ( $bands as $index => $band ) {
			if ( $price <= $band['over'] && $index > 0 ) {
				break;
			}
			$up_to  = $bands[ $index + 1 ]['over'] ?? null;
			$tenths = self::tenths( $band['rate'] ) + $extra;
			$part   = ( min( $price, $up_to ?? $price ) - $band['over'] ) * $tenths;
			$sum   += $part;
			$rows[] = array(
				'over'  => $band['over'],
				'up_to' => $up_to,
				'rate'  => $tenths / 10,
				'tax'   => intdiv( $part, 10 ),
			);
		}
		return array(
			'tax'    => intdiv( $sum, 1000 ),
			'relief' => $relief,
			'rows'   => $rows,
		);
	}

	/** What part of the price a tax is, in tenths of a per cent, rounded. */
	public static function share( int $tax, int $price ): int {
		return 0 === $price ? 0 : intdiv( $tax * 2000 + $price, 2 * $price );
	}

	/** Rates have one decimal at most: in whole tenths the sums are exact. */
	private static function tenths( int|float $rate ): int {
		return (int) round( $rate * 10 );
	}
}
