<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

/**
 * What staff had set in the Customizer before offices were core's: it becomes the main office.
 */
final class CompanyMigration {

	private const FIELDS = array( 'phone', 'email', 'hours', 'street', 'town', 'postcode' );

	public static function run(): void {
		// Every page reads both: loaded with the others they cost no statement.
		add_option( Company::OPTION, array(), '', true );
		add_option( Company::OFFICES, array(), '', true );
		$mods = get_option( 'theme_mods_hearth-hammer', array() );
		$set  = array();
		foreach ( self::FIELDS as $field ) {
			$value = is_array( $mods ) ? ( $mods[ "hh_company_{$field}" ] ?? null ) : null;
			if ( is_string( $value ) ) {
				$set[ $field ] = $value;
			}
		}
		if ( array() !== $set && array() === OfficeRows::read( get_option( Company::OFFICES ) ) ) {
			update_option( Company::OFFICES, array( OfficeRows::row( self::office( $set ) ) ), true );
		}
	}

	/** @param array<string, string> $set What was not set stays blank. */
	private static function office( array $set ): Office {
		$blank = OfficeRows::blank();
		$town    = $set['town'] ?? $blank->town;
		return new Office(
			'' === $town ? __( 'Main office', 'hearth-hammer' ) : $town,
			$set['street'] ?? $blank->street,
			$town,
			$set['postcode'] ?? $blank->postcode,
			new Contact(
				$set['phone'] ?? $blank->contact->phone,
				$set['email'] ?? $blank->contact->email,
				isset( $set['hours'] ) ? HoursWords::read( $set['hours'] ) : $blank->contact->hours
			)
		);
	}
}
