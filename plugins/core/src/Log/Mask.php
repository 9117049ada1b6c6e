<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Log;

/**
 * Takes what is personal out of a text that goes to a log: email addresses, phone numbers, number plates, signed tokens,
 * and of IP addresses what is more than a network.
 */
final class Mask {

	private const PATTERNS = array(
		// Tokens (Core\Security\Tokens): claims, a dot and a signature.
		'/(?<![\w-])[\w-]{8,}\.[\w-]{32,}(?![\w-])/'                                                => '***',
		'/(?<![\w.])(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}(?![\w])/'                                    => '$1.0',
		'/(?<![\w:])([0-9a-f]{1,4}:[0-9a-f]{1,4})(?::[0-9a-f]{0,4}){2,6}(?![\w:])/i'                 => '$1::',
		// An address keeps its first letter and its domain. In a link it begins after the sign before it.
		'/([A-Z0-9!#$%\'*+^_`{|}~.-])[A-Z0-9!#$%\'*+^_`{|}~.-]*(@|%40)(?=[A-Z0-9-]+\.)/i' => '$1***$2',
		// Nine digits or more, as phone numbers are written.
		'/(?<![\w.])(\+?\d)(?:[ ().-]{0,2}\d){8,}(?![\w.])/'                                     => '$1***',
		// British plates of each age; they keep two characters.
		'/(?<!\w)([A-Z]{2})\d{2}[ +]?[A-Z]{3}(?!\w)/i'                                           => '$1***',
		'/(?<!\w)([A-Z]\d)\d{0,2}[ +]?[A-Z]{3}(?!\w)/i'                                          => '$1***',
		'/(?<!\w)([A-Z]{2})[A-Z][ +]?\d{1,3}[A-Z](?!\w)/i'                                       => '$1***',
	);

	public static function text( string $text ): string {
		return (string) preg_replace( array_keys( self::PATTERNS ), array_values( self::PATTERNS ), $text );
	}
}
