<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Company\Company;

/**
 * Phone and hours are the offices' now: what was stored here and says the same as the main office goes, so that a
 * change of the office's reaches the mails too. What says something else stays.
 */
final class CompanyMove {

	public static function run(): void {
		$stored = get_option( EnquirySettings::OPTION );
		if ( ! is_array( $stored ) ) {
			return;
		}
		$bare = array_diff_key( $stored, array_flip( array( 'phone', 'hours' ) ) );
		update_option( EnquirySettings::OPTION, $bare );
		$same = ( new EnquiryOffice( new Company(), new EnquirySettings() ) )->contact();
		update_option( EnquirySettings::OPTION, $bare + array_diff_assoc( array_intersect_key( array_filter( $stored, is_string( ... ) ), array_flip( array( 'phone', 'hours' ) ) ), $same ) );
	}
}
