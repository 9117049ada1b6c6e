<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

use HearthHammer\Core\Company\Company;

/**
 * Phone, hours and managing director are the company's now: what was stored here and says the same goes, so that a
 * change of the company's reaches the valuations too. What says something else stays.
 */
final class CompanyMove {

	public static function run(): void {
		$stored = get_option( ValuationSettings::OPTION );
		if ( ! is_array( $stored ) ) {
			return;
		}
		$company  = get_option( Company::OPTION, array() );
		$company  = is_array( $company ) ? $company : array();
		$director = $stored['managing_director'] ?? '';
		if ( is_string( $director ) && '' !== $director && ! isset( $company['managing_director'] ) ) {
			update_option( Company::OPTION, array( 'managing_director' => $director ) + $company, true );
		}
		$bare     = array_diff_key( $stored, array_flip( array( 'phone', 'hours', 'managing_director' ) ) );
		$settings = new ValuationSettings();
		update_option( ValuationSettings::OPTION, $bare );
		$same = array(
			'phone'             => $settings->phone(),
			'hours'             => $settings->hours(),
			'managing_director' => $settings->managing_director(),
		);
		update_option( ValuationSettings::OPTION, $bare + array_diff_assoc( array_intersect_key( array_filter( $stored, is_string( ... ) ), $same ), $same ) );
	}
}
