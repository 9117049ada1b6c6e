<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Config\Config;

/**
 * Settings → Enquiries; a constant or environment variable HPAPI_ENQUIRY_<NAME> wins over the screen.
 */
final readonly class EnquirySettings {

	public const OPTION = 'hpapi_enquiry_settings';

	public const DEFAULTS = array(
		'staff_email'   => '',
		'branch_emails' => '',
		'staff_ics'     => true,
		'notice_hours'  => 2,
		'keep_days'     => 365,
		'phone'         => '01632 960 123',
		'hours'         => 'Monday to Friday, 9am to 5pm',
	);

	/** Who hears of an enquiry: the branch's address, the one of the settings, or the site's. */
	public function recipient( string $branch ): string {
		return $this->reply_to( $branch ) ?? (string) get_option( 'admin_email' );
	}

	/** The address that visitors may know; the site's own administrator is none. */
	public function reply_to( string $branch ): ?string {
		foreach ( preg_split( '/[,;\n]+/', $this->value( 'branch_emails' ) ) ?: array() as $line ) {
			[ $name, $email ] = array_map( trim( ... ), array( ...explode( ':', $line, 2 ), '' ) );
			if ( '' !== $branch && 0 === strcasecmp( $name, $branch ) && is_email( $email ) ) {
				return $email;
			}
		}
		$email = $this->value( 'staff_email' );
		return is_email( $email ) ? $email : null;
	}

	/** Whether staff get the calendar file too. */
	public function staff_ics(): bool {
		return in_array( strtolower( $this->value( 'staff_ics' ) ), array( '1', 'true', 'yes', 'on' ), true );
	}

	/** Seconds before its beginning in which a time can no longer be booked. */
	public function notice(): int {
		return max( 0, (int) $this->value( 'notice_hours' ) ) * HOUR_IN_SECONDS;
	}

	/** How long enquiries are kept after they came, or after the viewing; longer than mail is retried. */
	public function keep_days(): int {
		return max( 7, (int) $this->value( 'keep_days' ) );
	}

	public function phone(): string {
		return $this->value( 'phone' );
	}

	/** `tel:` address of the phone number. */
	public function phone_href(): string {
		return 'tel:' . preg_replace( '/^0/', '+44', (string) preg_replace( '/[^\d+]/', '', $this->phone() ) );
	}

	public function hours(): string {
		return $this->value( 'hours' );
	}

	public function is_fixed( string $name ): bool {
		return '' !== Config::string( self::constant( $name ) );
	}

	public static function constant( string $name ): string {
		return 'HPAPI_ENQUIRY_' . strtoupper( $name );
	}

	public function value( string $name ): string {
		$fixed = Config::string( self::constant( $name ) );
		if ( '' !== $fixed ) {
			return trim( $fixed );
		}
		$option = get_option( self::OPTION, array() );
		$value  = is_array( $option ) ? $option[ $name ] ?? self::DEFAULTS[ $name ] : self::DEFAULTS[ $name ];
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}
