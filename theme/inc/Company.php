<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/**
 * How to reach the firm. Staff change it under Appearance, Customise, Company.
 *
 * The defaults are numbers and addresses that are reserved for examples.
 */
final readonly class Company {

	/** Setting → default. */
	public const DEFAULTS = array(
		'phone'    => '01632 960 123',
		'email'    => 'hello@example.com',
		'hours'    => 'Monday to Friday, 9am to 5pm',
		'street'   => '14 High Street',
		'town'     => 'Cranbrook',
		'postcode' => 'TN17 3HF',
	);

	public function __construct(
		public string $name,
		public string $phone,
		public string $email,
		public string $hours,
		public string $street,
		public string $town,
		public string $postcode,
	) {}

	public static function current(): self {
		$value = static function ( string $field ): string {
			$set = get_theme_mod( 'hh_company_' . $field, self::DEFAULTS[ $field ] );
			return is_string( $set ) ? $set : self::DEFAULTS[ $field ];
		};
		return new self(
			(string) get_bloginfo( 'name', 'display' ),
			$value( 'phone' ),
			$value( 'email' ),
			$value( 'hours' ),
			$value( 'street' ),
			$value( 'town' ),
			$value( 'postcode' ),
		);
	}

	/** For a tel: link, in international form. */
	public function phone_link(): string {
		$digits = (string) preg_replace( '/[^0-9+]/', '', $this->phone );
		return 'tel:' . ( str_starts_with( $digits, '0' ) ? '+44' . substr( $digits, 1 ) : $digits );
	}

	public function email_link( string $subject = '' ): string {
		return 'mailto:' . $this->email . ( '' === $subject ? '' : '?subject=' . rawurlencode( $subject ) );
	}
}
