<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Staff;

use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;

/**
 * Settings → Enquiries.
 */
final class SettingsScreen {

	public const PAGE = 'hpapi-enquiry-settings';

	public static function form(): SettingsForm {
		return new SettingsForm( self::PAGE, 'hpapi-', EnquirySettings::store(), self::sections( ... ) );
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
					new Field( 'staff_email', __( 'Enquiries go to', 'hearth-hammer' ), FieldType::Email, __( 'Where no office of Settings → Company has the property. Visitors see this address as the sender of answers. Empty: the site’s administration address, which they do not see.', 'hearth-hammer' ) ),
					new Field( 'branch_emails', __( 'Branches', 'hearth-hammer' ), FieldType::Text, __( 'For branches that no office of Settings → Company has, e.g. CRB: cranbrook@example.com, TEN: tenterden@example.com', 'hearth-hammer' ), most: 500, sanitiser: EnquirySettings::branch_list( ... ), refusal: __( 'Please enter a branch, a colon and its email address; commas between the branches.', 'hearth-hammer' ) ),
					new Field( 'staff_ics', __( 'Calendar file', 'hearth-hammer' ), FieldType::Flag, __( 'Staff get viewings as a calendar file too.', 'hearth-hammer' ) ),
					new Field( 'notice_hours', __( 'Notice', 'hearth-hammer' ), FieldType::Number, __( 'Hours before a viewing until which it can be booked.', 'hearth-hammer' ), most: 9999 ),
					new Field( 'keep_days', __( 'Days that an enquiry is kept', 'hearth-hammer' ), FieldType::Number, __( 'After it came, or after the viewing; then it is deleted. At least 7.', 'hearth-hammer' ), least: 7, most: 9999 ),
					new Field( 'phone', __( 'Phone number', 'hearth-hammer' ), FieldType::Text, __( 'In mails to visitors. Empty: the office’s, of Settings → Company.', 'hearth-hammer' ), most: 200 ),
					new Field( 'hours', __( 'Hours', 'hearth-hammer' ), FieldType::Text, __( 'Empty: the office’s.', 'hearth-hammer' ), most: 200 ),
				)
			),
		);
	}
}
