<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Consent\Tracking;

/**
 * The settings of newsletter and leads: a constant or environment variable first, the settings screen second.
 *
 * The constant of a setting is its name in capitals with HPAPI_LEADS_ before it; the credential's is HPAPI_HUBSPOT_TOKEN.
 */
final readonly class LeadSettings {

	public const OPTION = 'hpapi_leads';

	/** An option of its own, an array so that WordPress's list of all options does not show it, and loaded only where it is used. */
	public const SECRET = 'hpapi_leads_secret';

	public const CREDENTIAL = 'HPAPI_HUBSPOT_TOKEN';

	public const DEFAULTS = array(
		'provider'        => LeadProviders::SANDBOX,
		'subscription_id' => '',
		'sender_name'     => '',
		'tag_manager'     => '',
		'keep_days'       => 365,
	);

	public function provider(): string {
		$name = $this->value( 'provider' );
		return in_array( $name, LeadProviders::NAMES, true ) ? $name : LeadProviders::SANDBOX;
	}

	/** The bearer credential of the provider; empty for none. Never to be printed, logged or sent to a browser. */
	public function credential(): string {
		$fixed = trim( Config::string( self::CREDENTIAL ) );
		if ( '' !== $fixed ) {
			return $fixed;
		}
		$kept = get_option( self::SECRET );
		return is_array( $kept ) && is_string( $kept['token'] ?? null ) ? $kept['token'] : '';
	}

	/** HubSpot's number of the newsletter's subscription type; empty for any. */
	public function subscription_id(): string {
		$id = $this->value( 'subscription_id' );
		return ctype_digit( $id ) ? $id : '';
	}

	/** Who the newsletter is from, as mails say it. */
	public function sender_name(): string {
		$name = $this->value( 'sender_name' );
		return '' === $name ? wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ) : $name;
	}

	/** The container of Google Tag Manager; empty for none. */
	public function tag_manager(): string {
		$id = strtoupper( $this->value( 'tag_manager' ) );
		return Tracking::is_tag_manager( $id ) ? $id : '';
	}

	/** How long an address that left the list is kept, so that it is not written to again by mistake. */
	public function keep_days(): int {
		return max( 30, (int) $this->value( 'keep_days' ) );
	}

	/** Whether a constant or environment variable decides this one, so that the screen cannot. */
	public function is_fixed( string $name ): bool {
		return '' !== Config::string( self::constant( $name ) );
	}

	public function is_credential_fixed(): bool {
		return '' !== trim( Config::string( self::CREDENTIAL ) );
	}

	public static function constant( string $name ): string {
		return 'HPAPI_LEADS_' . strtoupper( $name );
	}

	/** A setting as text, whatever decides it. */
	public function value( string $name ): string {
		$fixed = Config::string( self::constant( $name ) );
		if ( '' !== $fixed ) {
			return trim( $fixed );
		}
		$option = get_option( self::OPTION, array() );
		$value  = is_array( $option ) ? ( $option[ $name ] ?? self::DEFAULTS[ $name ] ) : self::DEFAULTS[ $name ];
		return is_scalar( $value ) ? trim( (string) $value ) : (string) self::DEFAULTS[ $name ];
	}
}
