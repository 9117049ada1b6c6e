<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

/**
 * How an office is reached.
 */
final readonly class Contact {

	/** @param string $phone As people read it, e.g. `01632 960 123`. */
	public function __construct(
		public string $phone,
		public string $email,
		public OpeningHours $hours,
	) {}

	public function phone_href(): string {
		return self::tel( $this->phone );
	}

	/** A phone number for a `tel:` link, in international form. */
	public static function tel( string $phone ): string {
		return 'tel:' . preg_replace( '/^0/', '+44', (string) preg_replace( '/[^\d+]/', '', $phone ) );
	}

	public function email_href( string $subject = '' ): string {
		return 'mailto:' . $this->email . ( '' === $subject ? '' : '?subject=' . rawurlencode( $subject ) );
	}
}
