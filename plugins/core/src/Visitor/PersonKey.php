<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;


/**
 * Names the person that a mail or a delivery is about, so that it is found again by their email address, and says
 * nothing to whoever reads the table.
 */
final class PersonKey {

	/** @return string 64 hexadecimal digits; empty for an empty address. */
	public static function of( string $email ): string {
		return '' === trim( $email ) ? '' : hash_hmac( 'sha256', 'person|' . EmailAddress::hash_of( $email ), wp_salt( 'nonce' ) );
	}
}
