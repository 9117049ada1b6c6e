<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * At the foot of Auctions → Enquiries; a constant or environment variable HH_AUCTION_ENQUIRY_<NAME> wins over the screen.
 */
final readonly class EnquirySettings {

	public const OPTION = 'hh_auction_enquiry_settings';

	public const DEFAULTS = array(
		'staff_email' => '',
		'keep_days'   => 730,
	);

	private SettingsStore $store;

	public function __construct( private Company $company ) {
		$this->store = self::store();
	}

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HH_AUCTION_ENQUIRY_', self::DEFAULTS );
	}

	/** Who hears of enquiries: the saleroom, the main office, or the site's administrator. */
	public function recipient(): string {
		$known = $this->reply_to();
		return '' === $known ? (string) get_option( 'admin_email' ) : $known;
	}

	/** The address that visitors may know; empty where none is set: the site's own administrator is none. */
	public function reply_to(): string {
		$own  = $this->store->text( 'staff_email' );
		$main = $this->company->main_office();
		return false !== is_email( $own ) ? $own : ( $main->is_example ? '' : $main->contact->email );
	}

	/** How long enquiries are kept after they came; longer than mail is retried. */
	public function keep_days(): int {
		return $this->store->number( 'keep_days', 7, 9999 );
	}

	public static function form(): SettingsForm {
		return new SettingsForm( 'hh-auction-enquiry-settings', 'hh-auction-enquiry-', self::store(), self::sections( ... ), null, Capabilities::EDIT_LOTS );
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
