<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;

/**
 * The fields of Settings → Valuations.
 */
final class ValuationFields {

	/**
	 * @param list<string> $providers Names that can be chosen.
	 * @return list<Section>
	 */
	public static function sections( array $providers ): array {
		$labels = static fn ( array $names ): array => array_combine( $names, array_map( StaffWords::provider( ... ), $names ) );
		return array(
			new Section( 'rules', __( 'Valuations', 'hearth-hammer' ), self::rules( $labels( $providers ), $labels( array( '', ...$providers ) ) ) ),
			new Section( 'limits', __( 'Limits', 'hearth-hammer' ), self::limits() ),
			new Section( 'contact', __( 'Contact and alerts', 'hearth-hammer' ), self::contact() ),
			new Section( 'hpi', __( 'HPI', 'hearth-hammer' ), array( self::secret( 'hpi_customer_code', __( 'Customer code', 'hearth-hammer' ) ), self::secret( 'hpi_initials', __( 'Initials', 'hearth-hammer' ) ), self::secret( 'hpi_password', __( 'Password', 'hearth-hammer' ) ), self::address( 'hpi_url' ) ) ),
			new Section( 'cap', __( 'CAP', 'hearth-hammer' ), array( self::secret( 'cap_subscriber_id', __( 'Subscriber ID', 'hearth-hammer' ) ), self::secret( 'cap_password', __( 'Password', 'hearth-hammer' ) ), self::address( 'cap_url' ) ) ),
			new Section( 'dvla', __( 'DVLA vehicle enquiry', 'hearth-hammer' ), array( self::secret( 'dvla_key', __( 'API key', 'hearth-hammer' ) ), self::address( 'dvla_url' ) ) ),
			new Section(
				'sheet',
				__( 'Spreadsheet', 'hearth-hammer' ),
				array(
					new Field( 'sheet_id', __( 'Spreadsheet ID', 'hearth-hammer' ), FieldType::Text, __( 'The long word in its address.', 'hearth-hammer' ), sanitiser: self::sheet_id( ... ), refusal: __( 'Please copy the ID from the spreadsheet’s address: letters, digits, - and _.', 'hearth-hammer' ) ),
					self::secret( 'sheet_client_id', __( 'Client ID', 'hearth-hammer' ) ),
					self::secret( 'sheet_client_secret', __( 'Client secret', 'hearth-hammer' ) ),
					self::secret( 'sheet_refresh_token', __( 'Refresh token', 'hearth-hammer' ) ),
				)
			),
		);
	}

	/**
	 * @param array<string, string> $providers
	 * @param array<string, string> $seconds
	 * @return list<Field>
	 */
	private static function rules( array $providers, array $seconds ): array {
		return array(
			new Field( 'provider', __( 'Provider', 'hearth-hammer' ), FieldType::Choice, __( 'Who knows the vehicles. The sandbox invents them and costs nothing.', 'hearth-hammer' ), choices: $providers ),
			new Field( 'fallback_provider', __( 'Second provider', 'hearth-hammer' ), FieldType::Choice, __( 'Asked when the first one is down, slow or used up.', 'hearth-hammer' ), choices: $seconds ),
			new Field( 'threshold', __( 'Phone quote from', 'hearth-hammer' ), FieldType::Number, __( 'Pounds: the below-average trade value from which a local owner is asked for a phone number.', 'hearth-hammer' ) ),
			self::text( 'local_areas', __( 'Local areas', 'hearth-hammer' ), __( 'Beginnings of postcodes, with commas between them: CT, TN, ME.', 'hearth-hammer' ) ),
			new Field( 'ask_condition', __( 'Condition', 'hearth-hammer' ), FieldType::Flag, __( 'Ask for the vehicle’s condition. A poor one gets no phone quote.', 'hearth-hammer' ) ),
			new Field( 'scroll_page_id', __( 'Page that scrolls to the form', 'hearth-hammer' ), FieldType::Choice, __( 'When it opens, it scrolls to the valuation form.', 'hearth-hammer' ), choices: self::pages() ),
			new Field( 'keep_days', __( 'Days that a valuation is kept', 'hearth-hammer' ), FieldType::Number, __( 'Then it is deleted, with the name and address in it.', 'hearth-hammer' ), least: 30 ),
		);
	}

	/** @return array<int, string> Every published page: ID to title. */
	private static function pages(): array {
		$pages = array( 0 => __( 'None', 'hearth-hammer' ) );
		foreach ( get_pages() ?: array() as $page ) {
			$pages[ $page->ID ] = '' === $page->post_title ? "#{$page->ID}" : $page->post_title;
		}
		return $pages;
	}

	/** @return list<Field> Of a day. */
	private static function limits(): array {
		return array(
			self::cap( 'browser_cap', __( 'Valuations a day for a visitor', 'hearth-hammer' ), '' ),
			self::cap( 'address_cap', __( 'Valuations a day for a network address', 'hearth-hammer' ), __( 'Households and offices share one.', 'hearth-hammer' ) ),
			self::cap( 'daily_ceiling', __( 'Paid look-ups a day', 'hearth-hammer' ), __( 'For the whole site. You are told when four fifths are used.', 'hearth-hammer' ) ),
			self::cap( 'plate_cap', __( 'Paid look-ups a day of one plate', 'hearth-hammer' ), __( 'Whoever asks. The same mileage again costs nothing and does not count.', 'hearth-hammer' ) ),
			self::cap( 'recipient_cap', __( 'Valuations a day mailed to one address', 'hearth-hammer' ), '' ),
		);
	}

	/** @return list<Field> */
	private static function contact(): array {
		return array(
			self::own( 'phone', __( 'Phone number', 'hearth-hammer' ), __( 'Empty: the main office’s, of Settings → Company.', 'hearth-hammer' ) ),
			self::own( 'hours', __( 'Hours', 'hearth-hammer' ), __( 'As in a sentence: Monday to Friday 9am to 5pm. Empty: the main office’s.', 'hearth-hammer' ) ),
			self::text( 'auction_days', __( 'Auction days', 'hearth-hammer' ), __( 'As in a sentence: Tuesdays and Fridays.', 'hearth-hammer' ) ),
			new Field( 'contact_url', __( 'Contact page', 'hearth-hammer' ), FieldType::Url, __( 'Its address. Empty: the phone number.', 'hearth-hammer' ) ),
			self::own( 'managing_director', __( 'Managing director', 'hearth-hammer' ), __( 'Signs the note that asks for a mobile number. Empty: the company’s.', 'hearth-hammer' ) ),
			new Field( 'staff_email', __( 'Alerts go to', 'hearth-hammer' ), FieldType::Emails, __( 'One address or several, with commas between them. Empty: the site’s administration address.', 'hearth-hammer' ) ),
		);
	}

	private static function sheet_id( string $text ): ?string {
		return 1 === preg_match( '/^[\w.:-]{0,200}$/D', $text ) ? $text : null;
	}

	private static function text( string $name, string $label, string $help ): Field {
		return new Field( $name, $label, FieldType::Text, $help, most: 200, required: true );
	}

	/** What stands for valuations alone, in place of the company's. */
	private static function own( string $name, string $label, string $help ): Field {
		return new Field( $name, $label, FieldType::Text, $help, most: 200 );
	}

	private static function cap( string $name, string $label, string $help ): Field {
		return new Field( $name, $label, FieldType::Number, $help, least: 1 );
	}

	private static function address( string $name ): Field {
		return new Field( $name, __( 'Address', 'hearth-hammer' ), FieldType::ServiceUrl, __( 'Empty: the service’s own address.', 'hearth-hammer' ) );
	}

	private static function secret( string $name, string $label ): Field {
		return new Field( $name, $label, FieldType::Secret );
	}
}
