<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * The mailbox that mail to an address ends in, as far as the address tells: the one rule by which limits and tokens
 * decide whether two addresses are one person's (SEC-03). Never to send to: the visitor's own spelling is for that.
 *
 * What follows a plus sign is a tag of the owner's. Gmail reads no full stops and calls itself googlemail.com, too.
 */
final readonly class Mailbox {

	private const GMAIL = array( 'gmail.com', 'googlemail.com' );

	private function __construct( public string $value ) {}

	public static function of( EmailAddress $address ): self {
		[ $local, $domain ] = explode( '@', strtolower( $address->value ), 2 );
		// A name that begins with a plus sign is no tag.
		$name = '+' === $local[0] ? $local : explode( '+', $local, 2 )[0];
		return in_array( $domain, self::GMAIL, true )
			? new self( str_replace( '.', '', $name ) . '@' . self::GMAIL[0] )
			: new self( "{$name}@{$domain}" );
	}

	/** SHA-256, hex: a column that finds every row of a mailbox, however its address was spelled. */
	public function hash(): string {
		return hash( 'sha256', $this->value );
	}

	public function is( self $other ): bool {
		return $this->value === $other->value;
	}
}
