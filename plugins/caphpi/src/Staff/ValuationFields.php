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
					new Field( 'sheet_id', __( 'Spreadsheet ID', 'hearth-hammer' ), FieldType::Text, __( 'The long code in the spreadsheet’s web address.', 'hearth-hammer' ), sanitiser: self::sheet_id( ... ), refusal: __( 'Copy the ID from the spreadsheet’s web address: letters, numbers, hyphens and underscores.', 'hearth-hammer' ) ),
					new Field( 'sheet_tab', __( 'Tab', 'hearth-hammer' ), FieldType::Text, __( 'The name of the tab that gets the rows. Leave empty to use the first tab.', 'hearth-hammer' ), most: 100 ),
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
			new Field( 'provider', __( 'Provider', 'hearth-hammer' ), FieldType::Choice, __( 'The service that looks up and values vehicles. The sandbox makes up values and is free.', 'hearth-hammer' ), choices: $providers ),
			new Field( 'fallback_provider', __( 'Backup provider', 'hearth-hammer' ), FieldType::Choice, __( 'Used when the first provider is down, slow or out of lookups.', 'hearth-hammer' ), choices: $seconds ),
			new Field( 'threshold', __( 'Phone quote threshold (£)', 'hearth-hammer' ), FieldType::Number, __( 'Local owners are asked for a phone number if the below-average trade value is at least this much.', 'hearth-hammer' ) ),
			self::text( 'local_areas', __( 'Local postcode areas', 'hearth-hammer' ), __( 'The start of each postcode, separated by commas. For example, CT, TN, ME.', 'hearth-hammer' ) ),
			new Field( 'ask_condition', __( 'Condition', 'hearth-hammer' ), FieldType::Flag, __( 'Ask for the vehicle’s condition. Vehicles in poor condition do not get a phone quote.', 'hearth-hammer' ) ),
			new Field( 'scroll_page_id', __( 'Page that scrolls to the form', 'hearth-hammer' ), FieldType::Choice, __( 'This page scrolls to the valuation form when it opens.', 'hearth-hammer' ), choices: self::pages() ),
			new Field( 'keep_days', __( 'Keep valuations for (days)', 'hearth-hammer' ), FieldType::Number, __( 'Valuations are then deleted, with the name and email address in them.', 'hearth-hammer' ), least: 30 ),
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
			self::cap( 'browser_cap', __( 'Valuations per visitor per day', 'hearth-hammer' ), '' ),
			self::cap( 'address_cap', __( 'Valuations per IP address per day', 'hearth-hammer' ), __( 'Households and offices share an IP address.', 'hearth-hammer' ) ),
			self::cap( 'daily_ceiling', __( 'Paid lookups per day', 'hearth-hammer' ), __( 'For the whole site. You get an alert when 80% have been used.', 'hearth-hammer' ) ),
			self::cap( 'plate_cap', __( 'Paid lookups per number plate per day', 'hearth-hammer' ), __( 'Across all visitors. Looking up the same plate with the same mileage again is free and does not count.', 'hearth-hammer' ) ),
			self::cap( 'recipient_cap', __( 'Valuations per email address per day', 'hearth-hammer' ), '' ),
		);
	}

	/** @return list<Field> */
	private static function contact(): array {
		return array(
			self::own( 'phone', __( 'Phone number', 'hearth-hammer' ), __( 'Leave empty to use the main office’s number from Settings → Company.', 'hearth-hammer' ) ),
			self::own( 'hours', __( 'Opening hours', 'hearth-hammer' ), __( 'Write it as in a sentence: Monday to Friday 9am to 5pm. Leave empty to use the main office’s hours.', 'hearth-hammer' ) ),
			self::text( 'auction_days', __( 'Auction days', 'hearth-hammer' ), __( 'Write it as in a sentence: Tuesdays and Fridays.', 'hearth-hammer' ) ),
			self::own( 'auctions_held', __( 'How often auctions are held', 'hearth-hammer' ), __( 'A sentence for visitors, beside the phone number. Leave empty to say nothing.', 'hearth-hammer' ) ),
			new Field( 'contact_url', __( 'Contact page', 'hearth-hammer' ), FieldType::Url, __( 'The page’s web address. Leave empty to show the phone number instead.', 'hearth-hammer' ) ),
			self::own( 'managing_director', __( 'Managing director', 'hearth-hammer' ), __( 'Signs the note that asks for a mobile number. Leave empty to use the company’s managing director.', 'hearth-hammer' ) ),
			new Field( 'staff_email', __( 'Send alerts to', 'hearth-hammer' ), FieldType::Emails, __( 'One or more email addresses, separated by commas. Leave empty to use the site’s administration email address.', 'hearth-hammer' ) ),
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
		return new Field( $name, __( 'Service URL', 'hearth-hammer' ), FieldType::ServiceUrl, __( 'Leave empty to use the service’s standard address.', 'hearth-hammer' ) );
	}

	private static function secret( string $name, string $label ): Field {
		return new Field( $name, $label, FieldType::Secret );
	}
}
