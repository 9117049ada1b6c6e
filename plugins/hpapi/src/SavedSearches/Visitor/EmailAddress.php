<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Visitor;

/**
 * An address that mail can be sent to.
 */
final readonly class EmailAddress {

	/** What mail programs agree on: no quotes, no comments, no addresses in brackets. */
	private const PATTERN = '/^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}$/D';

	private function __construct( public string $value ) {}

	/** Null for what is none. */
	public static function from_input( string $input ): ?self {
		$email = trim( $input );
		return strlen( $email ) <= 254 && 1 === preg_match( self::PATTERN, $email ) && false !== is_email( $email ) ? new self( $email ) : null;
	}

	/** SHA-256, hex, of the address in small letters. */
	public static function hash_of( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
	}

	public function hash(): string {
		return self::hash_of( $this->value );
	}

	/** The mailbox it ends in, as far as an address tells: "jo+homes@example.com" is Jo's own. For limits. */
	public function mailbox(): string {
		return (string) preg_replace( '/^([^@+]+)\+[^@]*@/', '$1@', strtolower( $this->value ) );
	}
}
