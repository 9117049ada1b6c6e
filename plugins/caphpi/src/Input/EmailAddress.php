<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Input;

/**
 * An address that mail can be sent to; every one that fits also passes WordPress's `is_email()`.
 */
final readonly class EmailAddress {

	private const ATOM    = '[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~-]+';
	private const LABEL   = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
	private const TOP     = '[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
	private const PATTERN = '/^(?=[^@]{1,64}@)' . self::ATOM . '(?:\.' . self::ATOM . ')*@(?:' . self::LABEL . '\.)+' . self::TOP . '$/D';

	private function __construct( public string $value ) {}

	/** @throws InvalidInput */
	public static function from_input( string $input ): self {
		$email = Blanks::trim( $input ) ?? '';
		if ( strlen( $email ) > 254 || 1 !== preg_match( self::PATTERN, $email ) ) {
			throw new InvalidInput( 'email' );
		}
		return new self( $email );
	}

	/** SHA-256, hex, of the address in small letters: the record's hashed_email. */
	public function hash(): string {
		return hash( 'sha256', strtolower( $this->value ) );
	}

	/** The mailbox that mail to it ends in, as far as an address tells: "jo+cars@example.com" is Jo's own. For limits. */
	public function mailbox(): string {
		return (string) preg_replace( '/^([^@+]+)\+[^@]*@/', '$1@', strtolower( $this->value ) );
	}

	/** For logs and for telling a visitor where a mail went: "j***@example.com". */
	public function masked(): string {
		return $this->value[0] . '***' . strrchr( $this->value, '@' );
	}
}
