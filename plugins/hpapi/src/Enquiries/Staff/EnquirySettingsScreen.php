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
final class EnquirySettingsScreen {

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
					new Field( 'staff_email', __( 'Send enquiries to', 'hearth-hammer' ), FieldType::Email, __( 'Used when no office under Settings → Company covers the property. Visitors see this address as the sender of replies. Leave empty to use the site’s administration address, which they don’t see.', 'hearth-hammer' ) ),
					new Field( 'branch_emails', __( 'Branches', 'hearth-hammer' ), FieldType::Text, __( 'For branches without an office under Settings → Company. For example, CRB: cranbrook@example.com, TEN: tenterden@example.com', 'hearth-hammer' ), most: 500, sanitiser: EnquirySettings::branch_list( ... ), refusal: __( 'Enter each branch, a colon and its email address. Put commas between branches.', 'hearth-hammer' ) ),
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
