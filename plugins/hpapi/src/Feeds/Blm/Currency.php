<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

/**
 * In what money a row's price is. The site knows pounds only, and a price in another money shown in pounds is a lie.
 *
 * BLM of the United Kingdom has no column for it. Systems add one of their own, write a sign or code into the price, or
 * use version 3i for overseas, where the country tells (which is how other readers of it take the money).
 */
final class Currency {

	private const POUNDS    = array( '', 'GBP', 'UKP', 'STG', '£', 'POUND', 'POUNDS', 'STERLING', 'POUNDSSTERLING' );
	private const COUNTRIES = array( '', 'GB', 'GBR', 'UK', 'EN', 'ENGLAND', 'SCOTLAND', 'WALES', 'NORTHERNIRELAND', 'GREATBRITAIN', 'UNITEDKINGDOM' );

	/** Columns that name a currency, e.g. `CURRENCY`, `PRICE_CURRENCY`, `CURRENCY_CODE`. */
	private const COLUMN = '/^(PRICE_|RENT_)?CURRENCY(_CODE|_ID|_TYPE)?$/';

	/** @param array<string, string> $fields Of a row, by column. */
	public static function is_pounds( array $fields ): bool {
		foreach ( $fields as $column => $value ) {
			if ( 1 === preg_match( self::COLUMN, (string) $column ) && ! in_array( self::plain( $value ), self::POUNDS, true ) ) {
				return false;
			}
		}
		$price = $fields['PRICE'] ?? '';
		$money = self::plain( (string) preg_replace( '/[\d.,%\-+]/', '', $price ) );
		// What has letters and no figures is no price at all, which is another fault.
		if ( '' !== $money && 1 === preg_match( '/\d/', $price ) && ( 1 === preg_match( '/^\p{Sc}/u', $money ) || 1 === preg_match( '/^[A-Z]{3}$/', $money ) ) ) {
			return in_array( $money, self::POUNDS, true );
		}
		return in_array( self::plain( $fields['COUNTRY_CODE'] ?? '' ), self::COUNTRIES, true );
	}

	/**
	 * What says that it is another, for a message.
	 *
	 * @param array<string, string> $fields
	 */
	public static function named( array $fields ): string {
		foreach ( $fields as $column => $value ) {
			if ( 1 === preg_match( self::COLUMN, (string) $column ) && ! in_array( self::plain( $value ), self::POUNDS, true ) ) {
				return (string) $column . ' ' . $value;
			}
		}
		$price = trim( $fields['PRICE'] ?? '' );
		return 1 === preg_match( '/[^\d.,£\s]/u', $price ) ? $price : 'COUNTRY_CODE ' . ( $fields['COUNTRY_CODE'] ?? '' );
	}

	private static function plain( string $value ): string {
		return (string) preg_replace( '/[\s\x{A0}]+/u', '', mb_strtoupper( $value ) );
	}
}
