<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use DateTimeImmutable;
use HearthHammer\Caphpi\Valuation\Sale;
use HearthHammer\Caphpi\Valuation\VehicleSaleStatus;

/**
 * What staff typed about a sale: as it may be kept, or what is wrong with it.
 */
final readonly class SaleInput {

	public const ENTERED = array( 'Yes', 'No' );

	private const MAX_PRICE  = 10_000_000;
	private const FIRST_YEAR = 2000;
	/** Auctions are planned so far ahead. */
	private const YEARS_AHEAD = 2;

	/**
	 * @param Sale|null             $sale   Null where something is wrong.
	 * @param array<string, string> $errors Field to a sentence.
	 * @param array<string, string> $typed  Field to what was typed, to show it again.
	 */
	private function __construct(
		public ?Sale $sale,
		public array $errors,
		public array $typed,
	) {}

	/** @param array<mixed> $input Fields vehicle_entered, sale_status, sale_date, sale_price; each may be empty. */
	public static function from_input( array $input ): self {
		$typed = array();
		foreach ( array( 'vehicle_entered', 'sale_status', 'sale_date', 'sale_price' ) as $name ) {
			$typed[ $name ] = is_string( $input[ $name ] ?? null ) ? trim( sanitize_text_field( $input[ $name ] ) ) : '';
		}
		$price  = self::price( $typed['sale_price'] );
		$status = VehicleSaleStatus::tryFrom( $typed['sale_status'] );
		$errors = array_filter(
			array(
				'vehicle_entered' => self::entered_error( $typed['vehicle_entered'], $status ),
				'sale_status'     => '' !== $typed['sale_status'] && null === $status ? __( 'Choose an option from the list.', 'hearth-hammer' ) : '',
				'sale_date'       => self::date_error( $typed['sale_date'], $status ),
				'sale_price'      => self::price_error( $typed['sale_price'], $price, $status ),
			),
			static fn ( string $error ): bool => '' !== $error
		);
		$sale = new Sale(
			'' === $typed['vehicle_entered'] ? null : $typed['vehicle_entered'],
			$status?->value,
			'' === $typed['sale_date'] ? null : $typed['sale_date'],
			$price
		);
		return new self( array() === $errors ? $sale : null, $errors, $typed );
	}

	/** @return array<string, string> A sale as the form's fields hold it. */
	public static function typed( Sale $sale ): array {
		return array(
			'vehicle_entered' => (string) $sale->vehicle_entered,
			'sale_status'     => (string) $sale->status,
			'sale_date'       => (string) $sale->date,
			'sale_price'      => (string) $sale->price,
		);
	}

	private static function entered_error( string $entered, ?VehicleSaleStatus $status ): string {
		if ( '' !== $entered && ! in_array( $entered, self::ENTERED, true ) ) {
			return __( 'Choose an option from the list.', 'hearth-hammer' );
		}
		return 'No' === $entered && null !== $status ? __( 'Only a vehicle that has been entered can have a sale status.', 'hearth-hammer' ) : '';
	}

	private static function date_error( string $date, ?VehicleSaleStatus $status ): string {
		if ( '' === $date ) {
			return VehicleSaleStatus::Sold === $status ? __( 'Enter the sale date.', 'hearth-hammer' ) : '';
		}
		$day  = DateTimeImmutable::createFromFormat( '!Y-m-d', $date );
		$last = (int) gmdate( 'Y' ) + self::YEARS_AHEAD;
		if ( false === $day || $day->format( 'Y-m-d' ) !== $date || (int) $day->format( 'Y' ) < self::FIRST_YEAR || (int) $day->format( 'Y' ) > $last ) {
			return __( 'Enter a date in the format YYYY-MM-DD, like 2026-03-21.', 'hearth-hammer' );
		}
		return VehicleSaleStatus::Sold === $status && $date > (string) wp_date( 'Y-m-d', null, new \DateTimeZone( 'Europe/London' ) )
			? __( 'The sale date cannot be in the future.', 'hearth-hammer' )
			: '';
	}

	/** Whole pounds of "8,450" or "£8450"; null for nothing and for what is no price. */
	private static function price( string $price ): ?int {
		$digits = (string) preg_replace( '/^£|[ ,]/u', '', $price );
		return 1 === preg_match( '/^\d{1,8}$/D', $digits ) && (int) $digits <= self::MAX_PRICE ? (int) $digits : null;
	}

	private static function price_error( string $typed, ?int $price, ?VehicleSaleStatus $status ): string {
		if ( '' === $typed ) {
			return '';
		}
		if ( null === $price ) {
			return __( 'Enter the price in whole pounds, like 8450.', 'hearth-hammer' );
		}
		return VehicleSaleStatus::Sold === $status ? '' : __( 'Only a vehicle that has been sold can have a price.', 'hearth-hammer' );
	}
}
