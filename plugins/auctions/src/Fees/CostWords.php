<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

use HearthHammer\Core\Money\Amount;

/**
 * Fees and costs as people read them. src/islands/lot-costs/rules/answer.ts says the same.
 */
final class CostWords {

	/**
	 * @param int    $vat_rate Tenths of a per cent.
	 * @param string $tax_name Of the tax on buying.
	 * @return list<array{label: string, note: string, amount: string}>
	 */
	public static function rows( LotCosts $costs, int $vat_rate, string $tax_name ): array {
		$rate = Amount::plain( $vat_rate / 10 );
		return array_map(
			static fn ( CostRow $row ): array => array(
				'label'  => match ( $row->key ) {
					'hammer' => __( 'Hammer price', 'hearth-hammer' ),
					/* translators: %s: a rate, e.g. 20 */
					'hammer_vat' => sprintf( __( 'VAT on the hammer price at %s%%', 'hearth-hammer' ), $rate ),
					/* translators: %s: a rate, e.g. 20 */
					'fee_vat' => sprintf( __( 'VAT on the fees at %s%%', 'hearth-hammer' ), $rate ),
					'tax' => $tax_name,
					default => (string) $row->fee?->label,
				},
				'note'   => null === $row->fee || null === $row->band ? '' : self::note( $row->fee, $row->band ),
				'amount' => Amount::pence( $row->pence, true ),
			),
			$costs->rows
		);
	}

	/** How a fee came about, e.g. 2.5% of the hammer price, at least £900; VAT included. */
	private static function note( FeeLine $fee, FeeBand $band ): string {
		$how = match ( true ) {
			null === $band->percent => '',
			/* translators: 1: a percentage, 2: an amount of money */
			null !== $band->minimum => sprintf( __( '%1$s%% of the hammer price, at least %2$s', 'hearth-hammer' ), Amount::plain( $band->percent / 100 ), Amount::pounds( $band->minimum ) ),
			/* translators: %s: a percentage */
			default => sprintf( __( '%s%% of the hammer price', 'hearth-hammer' ), Amount::plain( $band->percent / 100 ) ),
		};
		return implode( '; ', array_filter( array( $how, FeeVat::Included === $fee->vat ? __( 'VAT included', 'hearth-hammer' ) : '' ) ) );
	}

	/**
	 * The bands of a fee, for a table of them.
	 *
	 * @return list<array{price: string, fee: string}>
	 */
	public static function bands( FeeLine $line ): array {
		return array_map(
			static fn ( FeeBand $band ): array => array(
				'price' => self::price( $band ),
				'fee'   => self::fee( $line, $band ),
			),
			$line->bands
		);
	}

	private static function price( FeeBand $band ): string {
		return match ( true ) {
			null === $band->to && 0 === $band->from => __( 'Any hammer price', 'hearth-hammer' ),
			/* translators: %s: an amount of money */
			null === $band->to => sprintf( __( '%s and over', 'hearth-hammer' ), Amount::pounds( $band->from ) ),
			/* translators: %s: an amount of money */
			0 === $band->from => sprintf( __( 'Up to %s', 'hearth-hammer' ), Amount::pounds( $band->to ) ),
			/* translators: 1, 2: amounts of money */
			default => sprintf( __( '%1$s to %2$s', 'hearth-hammer' ), Amount::pounds( $band->from ), Amount::pounds( $band->to ) ),
		};
	}

	/** As the trade prints it: £245 + VAT. */
	private static function fee( FeeLine $line, FeeBand $band ): string {
		$fee = match ( true ) {
			null === $band->percent => 0 === $band->sum ? __( 'No fee', 'hearth-hammer' ) : Amount::pounds( (int) $band->sum ),
			/* translators: 1: a percentage, 2: an amount of money */
			null !== $band->minimum => sprintf( __( '%1$s%%, at least %2$s', 'hearth-hammer' ), Amount::plain( $band->percent / 100 ), Amount::pounds( $band->minimum ) ),
			default => Amount::plain( $band->percent / 100 ) . '%',
		};
		return match ( true ) {
			0 === $band->sum || FeeVat::None === $line->vat => $fee,
			/* translators: %s: a fee */
			FeeVat::Added === $line->vat => sprintf( __( '%s + VAT', 'hearth-hammer' ), $fee ),
			/* translators: %s: a fee */
			default => sprintf( __( '%s including VAT', 'hearth-hammer' ), $fee ),
		};
	}
}
