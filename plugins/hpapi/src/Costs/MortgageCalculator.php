<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Costs;

use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Island\Island;

/**
 * The island mortgage-calculator over templates/mortgage-calculator.php.
 */
final class MortgageCalculator {

	public const MOST_YEARS = 40;
	public const MOST_RATE  = 30.0;

	private const ANCHOR = 'mortgage-calculator';

	private const DEFAULTS = array(
		'deposit' => 10,
		'years'   => 25,
		'rate'    => 4.5,
	);

	/**
	 * @param array<string, mixed> $attributes `price` in pounds, `deposit` and `rate` in per cent, `years`: what the form begins with.
	 * @return string HTML.
	 */
	public static function html( array $attributes ): string {
		$props = self::props( $attributes );
		return Island::get(
			'mortgage-calculator',
			$props,
			static function () use ( $props ): void {
				$answer = self::answer( $props['fields'] );
				require dirname( __DIR__, 2 ) . '/templates/mortgage-calculator.php';
			},
			array()
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed> As schemas/mortgage-calculator-props.json.
	 */
	public static function props( array $attributes ): array {
		/**
		 * Filters what a mortgage calculator begins with where a block does not say: per cent, years, per cent a year.
		 *
		 * @param array{deposit: int, years: int, rate: float} $defaults
		 */
		$defaults = apply_filters( 'hpapi_mortgage_defaults', self::DEFAULTS );
		$start    = static function ( string $name ) use ( $attributes, $defaults ): float {
			$value = $attributes[ $name ] ?? ( is_array( $defaults ) ? ( $defaults[ $name ] ?? null ) : null );
			return is_numeric( $value ) ? (float) $value : (float) self::DEFAULTS[ $name ];
		};
		$price    = is_numeric( $attributes['price'] ?? null ) ? (int) $attributes['price'] : 0;
		$is_sent  = CalculatorRequest::is_sent( 'mc' );
		return CalculatorRequest::target( self::ANCHOR ) + array(
			'fields'     => array(
				'mc_price'   => CalculatorRequest::text( 'mc_price', $price > 0 ? number_format( $price ) : '' ),
				'mc_deposit' => CalculatorRequest::text( 'mc_deposit', $is_sent ? '' : Amount::plain( $start( 'deposit' ) ) . '%' ),
				'mc_years'   => CalculatorRequest::text( 'mc_years', $is_sent ? '' : Amount::plain( $start( 'years' ) ) ),
				'mc_rate'    => CalculatorRequest::text( 'mc_rate', $is_sent ? '' : Amount::plain( $start( 'rate' ) ) ),
			),
			'most_years' => self::MOST_YEARS,
			'most_rate'  => (int) self::MOST_RATE,
		);
	}

	/**
	 * The server's own answer, in words.
	 *
	 * @param array<string, string> $fields
	 * @return array{wrong: string, error: string, monthly: string, rows: list<array{label: string, value: string}>} `wrong` is the field that the error is about.
	 */
	public static function answer( array $fields ): array {
		$price   = Amount::read( $fields['mc_price'] );
		$deposit = self::deposit( $fields['mc_deposit'], $price ?? 0 );
		$years   = Amount::read_number( $fields['mc_years'] );
		$rate    = Amount::read_number( $fields['mc_rate'] );
		$fault   = match ( true ) {
			null === $price => array( 'mc_price', __( 'Enter a price in whole pounds, like 350,000', 'hearth-hammer' ) ),
			null === $deposit => array( 'mc_deposit', __( 'Enter a deposit, like 10% or £35,000', 'hearth-hammer' ) ),
			$deposit > $price => array( 'mc_deposit', __( 'The deposit must not be more than the price', 'hearth-hammer' ) ),
			/* translators: %d: a number of years */
			null === $years || $years < 1 || $years > self::MOST_YEARS || floor( $years ) !== $years => array( 'mc_years', sprintf( __( 'Enter a whole number of years, from 1 to %d', 'hearth-hammer' ), self::MOST_YEARS ) ),
			/* translators: %d: a percentage */
			null === $rate || $rate > self::MOST_RATE => array( 'mc_rate', sprintf( __( 'Enter an interest rate from 0 to %d%%', 'hearth-hammer' ), self::MOST_RATE ) ),
			default => null,
		};
		if ( null !== $fault ) {
			return array(
				'wrong'   => $fault[0],
				'error'   => $fault[1],
				'monthly' => '',
				'rows'    => array(),
			);
		}
		$loan = (int) $price - (int) $deposit;
		$cost = Mortgage::of( $loan, (int) $years, (float) $rate );
		return array(
			'wrong'   => '',
			'error'   => '',
			'monthly' => Amount::pence( $cost['monthly'] ),
			'rows'    => array(
				self::row( __( 'Amount borrowed', 'hearth-hammer' ), Amount::pounds( $loan ) ),
				self::row( __( 'Your deposit', 'hearth-hammer' ), Amount::pounds( (int) $deposit ) ),
				/* translators: %d: a number of years */
				self::row( sprintf( _n( 'Total interest over %d year', 'Total interest over %d years', (int) $years, 'hearth-hammer' ), (int) $years ), Amount::pence( $cost['interest'] ) ),
				self::row( __( 'Interest only, per month', 'hearth-hammer' ), Amount::pence( $cost['interest_only'] ) ),
			),
		);
	}

	/**
	 * Whole pounds of a deposit such as "10%", "£35,000", "10" or "35000"; null for anything else. Without a sign, 100 and
	 * less are per cent. depositOf() in TypeScript reads the same: tests/vectors/mortgage.json.
	 */
	public static function deposit( string $typed, int $price ): ?int {
		$has_percent = str_contains( $typed, '%' );
		$percent     = str_contains( $typed, '£' ) ? null : Amount::read_number( $typed );
		if ( null !== $percent && ( $has_percent || $percent <= 100 ) ) {
			return (int) floor( $price * $percent / 100 + 0.5 );
		}
		return $has_percent ? null : Amount::read( $typed );
	}

	/** @return array{label: string, value: string} */
	private static function row( string $label, string $value ): array {
		return array(
			'label' => $label,
			'value' => $value,
		);
	}
}
