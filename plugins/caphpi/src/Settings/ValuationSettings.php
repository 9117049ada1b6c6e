<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Settings;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\Contact;
use HearthHammer\Core\Company\HoursWords;
use HearthHammer\Core\Company\OpeningHours;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * The settings of the valuations: a constant or environment variable first, the settings screen second.
 *
 * The constant of a setting is its name in capitals with CAPHPI_ before it: CAPHPI_DAILY_CEILING. Lists are
 * comma-separated there.
 */
final readonly class ValuationSettings {

	public const OPTION = 'caphpi_settings';

	public const DEFAULTS = array(
		'provider'          => 'sandbox',
		'threshold'         => 2750,
		'local_areas'       => 'CT, TN, ME',
		'browser_cap'       => 2,
		'address_cap'       => 60,
		'daily_ceiling'     => 200,
		'recipient_cap'     => 3,
		'ask_condition'     => false,
		'phone'             => '',
		'hours'             => '',
		'managing_director' => '',
		'contact_url'       => '',
		'staff_email'       => '',
		'scroll_page_id'    => 0,
		'keep_days'         => 730,
		'auction_days'      => 'Tuesdays and Fridays',
		'auctions_held'     => 'The auction is held twice weekly.',
		'plate_cap'         => 6,
		'fallback_provider' => '',
		'hpi_url'           => '',
		'cap_url'           => '',
		'dvla_url'          => '',
		'sheet_id'          => '',
		'sheet_tab'         => '',
	);

	private SettingsStore $store;

	public function __construct( private Company $company = new Company() ) {
		$this->store = self::store();
	}

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'CAPHPI_', self::DEFAULTS );
	}

	/** Which provider is asked: `sandbox`, or the name of a real one. */
	public function provider(): string {
		return $this->store->text( 'provider' );
	}

	/** Below-average trade value in pounds from which a phone quote is offered (VAL-15). */
	public function threshold(): int {
		return $this->store->number( 'threshold', 0 );
	}

	/** @return list<string> Beginnings of the postcodes that are near enough for a phone quote. */
	public function local_areas(): array {
		$areas = array_map( static fn ( string $area ): string => strtoupper( trim( $area ) ), explode( ',', $this->store->text( 'local_areas' ) ) );
		return array_values( array_unique( array_filter( $areas, static fn ( string $area ): bool => '' !== $area ) ) );
	}

	/** Look-ups a day for one browser (VAL-20). */
	public function browser_cap(): int {
		return $this->store->number( 'browser_cap', 1 );
	}

	/** Look-ups a day for one network address, which a household or an office shares. */
	public function address_cap(): int {
		return $this->store->number( 'address_cap', 1 );
	}

	/** Paid look-ups a day for the whole site (LOG-06). */
	public function daily_ceiling(): int {
		return $this->store->number( 'daily_ceiling', 1 );
	}

	/** Look-ups a day of one plate that the provider is asked for, whoever asks. */
	public function plate_cap(): int {
		return $this->store->number( 'plate_cap', 1 );
	}

	/** Mails a day to one address, across all visitors (SEC-03). */
	public function recipient_cap(): int {
		return $this->store->number( 'recipient_cap', 1 );
	}

	/** Whether the vehicle step asks for the condition. */
	public function ask_condition(): bool {
		return $this->store->flag( 'ask_condition' );
	}

	/** The auction hall's own line where it has one, else the main office's. */
	public function phone(): string {
		$own = $this->store->text( 'phone' );
		return '' === $own ? $this->company->main_office()->contact->phone : $own;
	}

	/** `tel:` address of the phone number. */
	public function phone_href(): string {
		return Contact::tel( $this->phone() );
	}

	/** As inside a sentence: "Monday to Friday 9am to 5pm", which VAL-21 has until there is an office. */
	public function hours(): string {
		$own  = $this->store->text( 'hours' );
		$main = $this->company->main_office();
		return '' === $own ? HoursWords::in_sentence( $main->is_example ? OpeningHours::usual() : $main->contact->hours ) : $own;
	}

	public function managing_director(): string {
		$own = $this->store->text( 'managing_director' );
		return '' === $own ? $this->company->managing_director() : $own;
	}

	/** Where visitors can reach the auctioneers; the phone number where no page is set. */
	public function contact_url(): string {
		$url = $this->store->text( 'contact_url' );
		return '' === $url ? $this->phone_href() : $url;
	}

	/** Who hears of phone requests and failures: the first address of the list. */
	public function staff_email(): string {
		return $this->staff_emails()[0] ?? (string) get_option( 'admin_email' );
	}

	/** The address that owners may know; empty where none is set: the site's own administrator is none. */
	public function reply_to(): string {
		$main = $this->company->main_office();
		return $this->staff_emails()[0] ?? ( $main->is_example ? '' : $main->contact->email );
	}

	/** @return list<string> Who else does. */
	public function staff_copies(): array {
		return array_slice( $this->staff_emails(), 1 );
	}

	/** When the auction is held (VAL-21), e.g. "Tuesdays and Fridays". */
	/** A sentence that visitors read beside the phone number (VAL-21); empty for none. */
	public function auctions_held(): string {
		$held = $this->store->text( 'auctions_held' );
		return self::DEFAULTS['auctions_held'] === $held ? __( 'The auction is held twice weekly.', 'hearth-hammer' ) : $held;
	}

	public function auction_days(): string {
		return $this->store->text( 'auction_days' );
	}

	/** The page that scrolls to the form when it opens (VAL-01); 0 for none. */
	public function scroll_page_id(): int {
		return $this->store->number( 'scroll_page_id', 0 );
	}

	/** How long a valuation is kept (LOG-05); longer than the token and the mail's retries live. */
	public function keep_days(): int {
		return $this->store->number( 'keep_days', 30 );
	}

	public static function constant( string $name ): string {
		return self::store()->constant( $name );
	}

	/** A setting as text, whatever decides it. */
	public function value( string $name ): string {
		return $this->store->text( $name );
	}

	/** @return list<string> */
	private function staff_emails(): array {
		$emails = array_map( trim( ... ), explode( ',', $this->store->text( 'staff_email' ) ) );
		return array_values( array_filter( $emails, static fn ( string $email ): bool => false !== is_email( $email ) ) );
	}
}
