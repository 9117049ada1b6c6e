<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

/**
 * An address that mail can be sent to.
 */
final readonly class EmailAddress {

	private function __construct( public string $value ) {}

	/** @throws Refused */
	public static function from_input( string $input ): self {
		$email = trim( $input );
		// Plain ASCII, so that one mailbox is one row on every database.
		if ( strlen( $email ) > 254 || 1 !== preg_match( '/^[\x21-\x7e]+$/D', $email ) || is_email( $email ) !== $email ) {
			throw Refused::email();
		}
		return new self( $email );
	}

	/** SHA-256, hex, of the address in small letters. */
	public function hash(): string {
		return self::hash_of( $this->value );
	}

	public static function hash_of( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
	}

	/** The mailbox that mail to it ends in: "jo+news@example.com" is Jo's own. For limits. */
	public function mailbox(): string {
		return (string) preg_replace( '/^([^@+]+)\+[^@]*@/', '$1@', strtolower( $this->value ) );
	}
}
