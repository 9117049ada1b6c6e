<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * Settings → Enquiries; a constant or environment variable HPAPI_ENQUIRY_<NAME> wins over the screen.
 */
final readonly class EnquirySettings {

	public const OPTION = 'hpapi_enquiry_settings';
	public const PAGE   = 'hpapi-enquiry-settings';

	/** Characters. */
	private const LONGEST_LIST = 500;

	public const DEFAULTS = array(
		'staff_email'   => '',
		'branch_emails' => '',
		'staff_ics'     => true,
		'notice_hours'  => 2,
		'keep_days'     => 365,
		'phone'         => '',
		'hours'         => '',
	);

	private SettingsStore $store;

	public function __construct() {
		$this->store = self::store();
	}

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HPAPI_ENQUIRY_', self::DEFAULTS );
	}

	/** Who hears of enquiries that no office has; empty where none is set. */
	public function staff_email(): string {
		$email = $this->store->text( 'staff_email' );
		return false === is_email( $email ) ? '' : $email;
	}

	/** The address that was set for a branch here, before offices had theirs; empty for none. */
	public function branch_email( string $branch ): string {
		foreach ( self::branches( $this->store->text( 'branch_emails' ) ) as [ $name, $email ] ) {
			if ( '' !== $branch && 0 === strcasecmp( $name, $branch ) && is_email( $email ) ) {
				return $email;
			}
		}
		return '';
	}

	/** The list of branches as it is kept; null where one of them has no name or no address, or there are too many. */
	public static function branch_list( string $text ): ?string {
		$kept = array();
		foreach ( self::branches( $text ) as [ $name, $email ] ) {
			if ( '' === $name || false === is_email( $email ) ) {
				return null;
			}
			$kept[] = "{$name}: {$email}";
		}
		$list = implode( ', ', $kept );
		return mb_strlen( $list ) > self::LONGEST_LIST ? null : $list;
	}

	/** @return list<array{string, string}> Name and address of each, as typed. */
	private static function branches( string $text ): array {
		$branches = array();
		foreach ( preg_split( '/[,;\n]+/', $text ) ?: array() as $line ) {
			if ( '' !== trim( $line ) ) {
				$parts      = explode( ':', $line, 2 );
				$branches[] = array( trim( $parts[0] ), trim( $parts[1] ?? '' ) );
			}
		}
		return $branches;
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

	/** A line of its own for enquiries; empty: the office's. */
	public function own_phone(): string {
		return $this->store->text( 'phone' );
	}

	/** Empty: the office's. */
	public function own_hours(): string {
		return $this->store->text( 'hours' );
	}

	public static function form(): SettingsForm {
		return new SettingsForm( self::PAGE, 'hpapi-', self::store(), self::sections( ... ) );
	}

	public static function page(): SettingsPage {
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Enquiries', 'hearth-hammer' ), self::form() );
	}

	/** @return list<Section> */
	private static function sections(): array {
		return array(
			new Section(
				'enquiries',
				'',
				array(
					new Field( 'staff_email', __( 'Send enquiries to', 'hearth-hammer' ), FieldType::Email, __( 'Used when no office under Settings → Company covers the property. Visitors see this address as the sender of replies. Leave empty to use the site’s administration address, which they don’t see.', 'hearth-hammer' ) ),
					new Field( 'branch_emails', __( 'Branches', 'hearth-hammer' ), FieldType::Text, __( 'For branches without an office under Settings → Company. For example, CRB: cranbrook@example.com, TEN: tenterden@example.com', 'hearth-hammer' ), most: 500, sanitiser: self::branch_list( ... ), refusal: __( 'Enter each branch, a colon and its email address. Put commas between branches.', 'hearth-hammer' ) ),
					new Field( 'staff_ics', __( 'Calendar file', 'hearth-hammer' ), FieldType::Flag, __( 'Attach a calendar file to staff emails about viewings.', 'hearth-hammer' ) ),
					new Field( 'notice_hours', __( 'Notice period (hours)', 'hearth-hammer' ), FieldType::Number, __( 'Visitors can book until this many hours before a viewing.', 'hearth-hammer' ), most: 9999 ),
					new Field( 'keep_days', __( 'Keep enquiries for (days)', 'hearth-hammer' ), FieldType::Number, __( 'Counted from the day it arrived, or from the viewing. The enquiry is then deleted. Minimum 7.', 'hearth-hammer' ), least: 7, most: 9999 ),
					new Field( 'phone', __( 'Phone number', 'hearth-hammer' ), FieldType::Text, __( 'Shown in emails to visitors. Leave empty to use the office’s number from Settings → Company.', 'hearth-hammer' ), most: 200 ),
					new Field( 'hours', __( 'Opening hours', 'hearth-hammer' ), FieldType::Text, __( 'Leave empty to use the office’s hours.', 'hearth-hammer' ), most: 200 ),
				)
			),
		);
	}
}
