<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Costs;

use HearthHammer\Core\Money\Amount;
use DateTimeImmutable;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Tax\Buyer;
use HearthHammer\Core\Tax\Nation;
use HearthHammer\Core\Tax\PropertyTax;
use HearthHammer\Core\Tax\TaxTables;

/**
 * The island stamp-duty-calculator over templates/stamp-duty-calculator.php.
 */
final class StampDutyCalculator {

	private const ANCHOR = 'stamp-duty-calculator';

	/**
	 * @param array<string, mixed> $attributes `price` in pounds, `nation` as Nation: what the form begins with.
	 * @return string HTML.
	 */
	public static function html( array $attributes ): string {
		$props = self::props( $attributes );
		return Island::get(
			'stamp-duty-calculator',
			$props,
			static function () use ( $props ): void {
				$answer = self::answer( $props );
				require dirname( __DIR__, 2 ) . '/templates/stamp-duty-calculator.php';
			},
			array()
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed> As schemas/stamp-duty-calculator-props.json.
	 */
	public static function props( array $attributes ): array {
		$price  = is_numeric( $attributes['price'] ?? null ) ? (int) $attributes['price'] : 0;
		$nation = Nation::tryFrom( is_string( $attributes['nation'] ?? null ) ? $attributes['nation'] : '' ) ?? Nation::England;
		return CalculatorRequest::target( self::ANCHOR ) + array(
			'fields'  => array(
				'sd_price'        => CalculatorRequest::text( 'sd_price', $price > 0 ? number_format( $price ) : '' ),
				'sd_nation'       => ( Nation::tryFrom( CalculatorRequest::text( 'sd_nation', '' ) ) ?? $nation )->value,
				'sd_buyer'        => ( Buyer::tryFrom( CalculatorRequest::text( 'sd_buyer', '' ) ) ?? Buyer::Standard )->value,
				'sd_non_resident' => '1' === CalculatorRequest::text( 'sd_non_resident', '' ) ? '1' : '',
			),
			'nations' => self::nations(),
			'buyers'  => array(
				self::option( Buyer::Standard->value, __( 'Your only or main home', 'hearth-hammer' ) ),
				self::option( Buyer::FirstTime->value, __( 'Your first home', 'hearth-hammer' ) ),
				self::option( Buyer::Additional->value, __( 'An additional home or buy-to-let', 'hearth-hammer' ) ),
			),
		);
	}

	/**
	 * The server's own answer, in words.
	 *
	 * @param array<string, mixed> $props
	 * @return array{nation: array<string, mixed>, error: string, tax: string, share: string, note: string, rows: list<array{part: string, rate: string, tax: string}>}
	 */
	public static function answer( array $props ): array {
		$fields = $props['fields'];
		$nation = array_column( $props['nations'], null, 'value' )[ $fields['sd_nation'] ];
		$price  = Amount::read( $fields['sd_price'] );
		$buyer  = Buyer::from( $fields['sd_buyer'] );
		if ( null === $price ) {
			return array(
				'nation' => $nation,
				'error'  => __( 'Enter a price in whole pounds, like 350,000', 'hearth-hammer' ),
				'tax'    => '',
				'share'  => '',
				'note'   => '',
				'rows'   => array(),
			);
		}
		$due = PropertyTax::due( $nation['table'], $price, $buyer, '1' === $fields['sd_non_resident'] );
		return array(
			'nation' => $nation,
			'error'  => '',
			'tax'    => Amount::pounds( $due['tax'] ),
			/* translators: %s: a number, e.g. 2.9 */
			'share'  => sprintf( __( '%s%% of the price', 'hearth-hammer' ), number_format( PropertyTax::share( $due['tax'], $price ) / 10, 1, '.', '' ) ),
			'note'   => Buyer::FirstTime === $buyer && ! $due['relief'] ? self::without_relief( $nation['table'] ) : '',
			'rows'   => array_map(
				static fn ( array $row ): array => array(
					'part' => self::part( $row['over'], $row['up_to'] ),
					'rate' => Amount::plain( $row['rate'] ) . '%',
					'tax'  => Amount::pence( $row['tax'], true ),
				),
				$due['rows']
			),
		);
	}

	/** @return list<array<string, mixed>> */
	private static function nations(): array {
		$tables  = TaxTables::current();
		$today   = (string) wp_date( 'Y-m-d' );
		$labels  = array(
			Nation::England->value  => __( 'England or Northern Ireland', 'hearth-hammer' ),
			Nation::Scotland->value => __( 'Scotland', 'hearth-hammer' ),
			Nation::Wales->value    => __( 'Wales', 'hearth-hammer' ),
		);
		$nations = array();
		foreach ( Nation::cases() as $nation ) {
			$table     = $tables->in_force( $nation, $today );
			$nations[] = self::option( $nation->value, $labels[ $nation->value ] ) + array(
				'tax'    => $tables->name( $nation ),
				'source' => $tables->source( $nation ),
				'from'   => self::day( $table['from'] ),
				'table'  => $table,
			);
		}
		return $nations;
	}

	/** @param array<string, mixed> $table */
	private static function without_relief( array $table ): string {
		return null === $table['first_time']
			? __( 'First-time buyers pay the same as other buyers here.', 'hearth-hammer' )
			/* translators: %s: a price */
			: sprintf( __( 'First-time buyer relief ends at %s.', 'hearth-hammer' ), Amount::pounds( $table['first_time']['limit'] ) );
	}

	private static function part( int $over, ?int $up_to ): string {
		return match ( true ) {
			null === $up_to && 0 === $over => __( 'The whole price', 'hearth-hammer' ),
			/* translators: %s: a price */
			null === $up_to => sprintf( __( 'Above %s', 'hearth-hammer' ), Amount::pounds( $over ) ),
			/* translators: %s: a price */
			0 === $over => sprintf( __( 'Up to %s', 'hearth-hammer' ), Amount::pounds( $up_to ) ),
			/* translators: 1, 2: prices */
			default => sprintf( __( '%1$s to %2$s', 'hearth-hammer' ), Amount::pounds( $over ), Amount::pounds( $up_to ) ),
		};
	}

	private static function day( string $date ): string {
		$day = DateTimeImmutable::createFromFormat( '!Y-m-d', $date, wp_timezone() );
		return false === $day ? $date : (string) wp_date( 'j F Y', $day->getTimestamp() );
	}

	/** @return array{value: string, label: string} */
	private static function option( string $value, string $label ): array {
		return array(
			'value' => $value,
			'label' => $label,
		);
	}
}
