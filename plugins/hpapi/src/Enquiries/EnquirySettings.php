<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Settings\SettingsStore;

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

	private SettingsStore $store;

	public function __construct() {
		$this->store = self::store();
	}

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HPAPI_ENQUIRY_', self::DEFAULTS );
	}

	/** Who hears of an enquiry: the branch's address, the one of the settings, or the site's. */
	public function recipient( string $branch ): string {
		return $this->reply_to( $branch ) ?? (string) get_option( 'admin_email' );
	}

	/** The address that visitors may know; the site's own administrator is none. */
	public function reply_to( string $branch ): ?string {
		foreach ( preg_split( '/[,;\n]+/', $this->store->text( 'branch_emails' ) ) ?: array() as $line ) {
			[ $name, $email ] = array_map( trim( ... ), array( ...explode( ':', $line, 2 ), '' ) );
			if ( '' !== $branch && 0 === strcasecmp( $name, $branch ) && is_email( $email ) ) {
				return $email;
			}
		}
		$email = $this->store->text( 'staff_email' );
		return is_email( $email ) ? $email : null;
	}

	/** Whether staff get the calendar file too. */
	public function staff_ics(): bool {
		return $this->store->flag( 'staff_ics' );
	}

	/** Seconds before its beginning in which a time can no longer be booked. */
	public function notice(): int {
		return $this->store->number( 'notice_hours' ) * HOUR_IN_SECONDS;
	}

	/** How long enquiries are kept after they came, or after the viewing; longer than mail is retried. */
	public function keep_days(): int {
		return $this->store->number( 'keep_days', 7 );
	}

	public function phone(): string {
		return $this->store->text( 'phone' );
	}

	/** `tel:` address of the phone number. */
	public function phone_href(): string {
		return 'tel:' . preg_replace( '/^0/', '+44', (string) preg_replace( '/[^\d+]/', '', $this->phone() ) );
	}

	public function hours(): string {
		return $this->store->text( 'hours' );
	}
}
