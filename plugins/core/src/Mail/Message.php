<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Mail;

use InvalidArgumentException;

/**
 * A mail with an HTML and a plain-text body.
 */
final readonly class Message {

	/**
	 * @param string                $to      One address.
	 * @param array<string, string> $headers Name to value, e.g. `Reply-To`, `List-Unsubscribe`.
	 * @param list<Attachment>      $attachments
	 * @throws InvalidArgumentException For an address that is none, or a line break where headers could be smuggled in.
	 */
	public function __construct(
		public string $to,
		public string $subject,
		public string $html,
		public string $plain,
		public array $headers = array(),
		public array $attachments = array(),
	) {
		if ( ! is_email( $to ) ) {
			throw new InvalidArgumentException( 'A message needs one valid address.' );
		}
		foreach ( array( $subject, ...array_keys( $headers ), ...array_values( $headers ) ) as $line ) {
			if ( 1 === preg_match( '/[\r\n]/', $line ) ) {
				throw new InvalidArgumentException( 'An email header must not contain a line break.' );
			}
		}
	}
}
