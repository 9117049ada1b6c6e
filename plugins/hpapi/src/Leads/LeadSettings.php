<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Consent\Tracking;
use HearthHammer\Core\Settings\Sealer;
use HearthHammer\Core\Settings\SecretStore;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * The settings of newsletter and leads: a constant or environment variable first, the settings screen second.
 *
 * The constant of a setting is its name in capitals with HPAPI_LEADS_ before it; the credential's is HPAPI_HUBSPOT_TOKEN.
 */
final readonly class LeadSettings {

	public const OPTION = 'hpapi_leads';

	/** An option of its own, an array so that WordPress's list of all options does not show it, and loaded only where it is used. */
	public const SECRET = 'hpapi_leads_secret';

	/** The credential's name in it. */
	public const TOKEN = 'token';

	public const CREDENTIAL = 'HPAPI_HUBSPOT_TOKEN';

	public const DEFAULTS = array(
		'provider'        => LeadProviders::SANDBOX,
		'subscription_id' => '',
		'sender_name'     => '',
		'tag_manager'     => '',
		'keep_days'       => 365,
	);

	private SettingsStore $store;

	public function __construct() {
		$this->store = self::store();
	}

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HPAPI_LEADS_', self::DEFAULTS );
	}

	public static function secrets(): SecretStore {
		return new SecretStore( self::SECRET, new Sealer( 'hpapi-leads-secret' ), array( self::TOKEN => self::CREDENTIAL ) );
	}

	public function provider(): string {
		$name = $this->store->text( 'provider' );
		return in_array( $name, LeadProviders::NAMES, true ) ? $name : LeadProviders::SANDBOX;
	}

	/** The bearer credential of the provider; empty for none. Never to be printed, logged or sent to a browser. */
	public function credential(): string {
		return self::secrets()->get( self::TOKEN );
	}

	/** HubSpot's number of the newsletter's subscription type; empty for any. */
	public function subscription_id(): string {
		$id = $this->store->text( 'subscription_id' );
		return ctype_digit( $id ) ? $id : '';
	}

	/** Who the newsletter is from, as mails say it. */
	public function sender_name(): string {
		$name = $this->store->text( 'sender_name' );
		return '' === $name ? ( new Company() )->name() : $name;
	}

	/** The container of Google Tag Manager; empty for none. */
	public function tag_manager(): string {
		$id = strtoupper( $this->store->text( 'tag_manager' ) );
		return Tracking::is_tag_manager( $id ) ? $id : '';
	}

	/** How long an address that left the list is kept, so that it is not written to again by mistake. */
	public function keep_days(): int {
		return $this->store->number( 'keep_days', 30 );
	}
}
