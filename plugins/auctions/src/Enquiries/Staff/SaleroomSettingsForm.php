<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries\Staff;

use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;

/**
 * The settings at the foot of Auctions → Enquiries.
 */
final class SaleroomSettingsForm {

	public static function form(): SettingsForm {
		return new SettingsForm( 'hh-auction-enquiry-settings', 'hh-auction-enquiry-', EnquirySettings::store(), self::sections( ... ), null, Capabilities::EDIT_LOTS );
	}

	/** @return list<Section> */
	private static function sections(): array {
		return array(
			new Section(
				'enquiries',
				'',
				array(
					new Field( 'staff_email', __( 'Send enquiries to', 'hearth-hammer' ), FieldType::Email, __( 'The saleroom’s email address, which visitors see as the sender of replies. Leave empty to use the main office.', 'hearth-hammer' ) ),
					new Field( 'keep_days', __( 'Keep enquiries for (days)', 'hearth-hammer' ), FieldType::Number, least: 7, most: 9999 ),
				)
			),
		);
	}
}
