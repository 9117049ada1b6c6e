<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * An address that mail can be sent to; every one that fits also passes WordPress's `is_email()`.
 *
 * Plain ASCII without quotes, comments or addresses in brackets, so that one mailbox is one row on every database. The
 * browser holds the same rule: src/lib/validation/email.ts.
 */
final readonly class EmailAddress {

	public const MAX_LENGTH = 254;

	private const ATOM    = '[A-Za-z0-9!#$%&\'*+\/=?^_`{|}~-]+';
	private const LABEL   = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
	private const TOP     = '[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
	private const PATTERN = '/^(?=[^@]{1,64}@)' . self::ATOM . '(?:\.' . self::ATOM . ')*@(?:' . self::LABEL . '\.)+' . self::TOP . '$/D';

	private function __construct( public string $value ) {}

	/** @return self|null Null for what is none. */
	public static function parse( string $input ): ?self {
		$email = Whitespace::trim( $input ) ?? '';
		return strlen( $email ) <= self::MAX_LENGTH && 1 === preg_match( self::PATTERN, $email ) ? new self( $email ) : null;
	}

	/** @throws InvalidInput */
	public static function from_input( string $input ): self {
		return self::parse( $input ) ?? throw new InvalidInput( 'email' );
	}

	/** SHA-256, hex, of an address in small letters: rows of a person are found by it. */
	public static function hash_of( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
	}

	/**
	 * Names the person that a mail or a delivery is about. They are found again by their email address, and a reader of the
	 * table learns nothing.
	 *
	 * @return string 64 hexadecimal digits; empty for an empty address.
	 */
	public static function person_key( string $email ): string {
		return '' === trim( $email ) ? '' : hash_hmac( 'sha256', 'person|' . self::hash_of( $email ), wp_salt( 'nonce' ) );
	}

	public function hash(): string {
		return self::hash_of( $this->value );
	}

	/** For limits: "jo+cars@example.com" and "jo@example.com" are one. */
	public function mailbox(): Mailbox {
		return Mailbox::of( $this );
	}

	/** For logs and for telling a visitor where a mail went: "j***@example.com". */
	public function masked(): string {
		return $this->value[0] . '***' . strrchr( $this->value, '@' );
	}
}
