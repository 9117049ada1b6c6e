<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Core\Company\Company;
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
}
