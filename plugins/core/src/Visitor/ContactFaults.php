<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * What is wrong with a name, an email address or a phone number of a form, said the same way by every form.
 *
 * Each method returns a sentence, or an empty text for a value that fits. The browser says the same:
 * src/lib/validation/contact-faults.ts; both run tests/vectors/contact-faults.json. The vehicle valuation has sentences
 * of its own, which its specification words.
 */
final class ContactFaults {

	private const LINK = '/[\/@:]|[\p{L}\p{M}]{2}\.[\p{L}0-9]|[0-9]\.[\p{L}0-9]|\.[0-9]/u';

	public static function name( string $input ): string {
		$name = Whitespace::collapse( $input ) ?? '';
		return match ( true ) {
			null !== PersonName::parse( $input )           => '',
			'' === $name                                   => __( 'Enter your name', 'hearth-hammer' ),
			1 === preg_match( self::LINK, $name )          => __( 'Your name must not include links', 'hearth-hammer' ),
			mb_strlen( $name ) > PersonName::MAX_LENGTH    => __( 'Your name must be 40 characters or fewer', 'hearth-hammer' ),
			default                                        => __( 'Your name can only include letters, spaces, hyphens and apostrophes', 'hearth-hammer' ),
		};
	}

	public static function email( string $input ): string {
		return null === EmailAddress::parse( $input ) ? __( 'Enter an email address in the correct format, like name@example.com', 'hearth-hammer' ) : '';
	}

	public static function phone( string $input ): string {
		return null === Phone::parse( $input ) ? __( 'Enter a phone number, like 01632 960123 or 07700 900123', 'hearth-hammer' ) : '';
	}
}
