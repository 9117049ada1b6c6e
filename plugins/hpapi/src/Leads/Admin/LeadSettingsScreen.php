<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Admin;

use HearthHammer\Core\Consent\Tracking;
use HearthHammer\Core\Settings\ConnectionTests;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;

/**
 * Settings → Leads & newsletter. The credential goes in and never comes out again.
 */
final class LeadSettingsScreen {

	public const PAGE = 'hpapi-leads';

	public static function form(): SettingsForm {
		return new SettingsForm( self::PAGE, 'hpapi-leads-', LeadSettings::store(), self::sections( ... ), LeadSettings::secrets() );
	}

	public static function page( LeadProviders $providers ): SettingsPage {
		$tests = new ConnectionTests( 'hpapi_leads', self::PAGE, LeadSettings::secrets(), array( 'hubspot' => new HubSpotConnection( $providers ) ) );
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Leads & newsletter', 'hearth-hammer' ), self::form(), $tests );
	}

	/** @return list<Section> */
	private static function sections(): array {
		return array(
			new Section(
				'leads',
				'',
				array(
					new Field(
						'provider',
						__( 'Provider', 'hearth-hammer' ),
						FieldType::Choice,
						__( 'The sandbox needs no account: the subscriber list is stored on this site.', 'hearth-hammer' ),
						choices: array(
							LeadProviders::SANDBOX => __( 'Sandbox', 'hearth-hammer' ),
							LeadProviders::HUBSPOT => 'HubSpot',
						)
					),
					new Field( LeadSettings::TOKEN, __( 'HubSpot key', 'hearth-hammer' ), FieldType::Secret, __( 'A Service Key from your HubSpot settings, or the token of a project app, with the scopes crm.objects.contacts.read, crm.objects.contacts.write and communication_preferences.read_write. Without a key, the sandbox is used.', 'hearth-hammer' ), sanitiser: self::token( ... ) ),
					new Field( 'subscription_id', __( 'Subscription type', 'hearth-hammer' ), FieldType::Text, __( 'The newsletter’s ID in HubSpot: Settings, Marketing, Email, Subscription types.', 'hearth-hammer' ), sanitiser: self::number_at_hubspot( ... ), refusal: __( 'Use numbers only.', 'hearth-hammer' ) ),
					new Field( 'sender_name', __( 'Sender name', 'hearth-hammer' ), FieldType::Text, __( 'The name that newsletter emails come from. Leave empty to use the site title.', 'hearth-hammer' ), most: 60 ),
					new Field( 'tag_manager', __( 'Google Tag Manager', 'hearth-hammer' ), FieldType::Text, __( 'The container ID, for example GTM-ABC1234. It loads only for visitors who allow it. Leave empty for none.', 'hearth-hammer' ), sanitiser: self::container( ... ), refusal: __( 'Enter a container ID, like GTM-ABC1234.', 'hearth-hammer' ) ),
					new Field( 'keep_days', __( 'Keep after unsubscribing (days)', 'hearth-hammer' ), FieldType::Number, __( 'The address is then deleted. Unconfirmed addresses are deleted after 14 days. Minimum 30.', 'hearth-hammer' ), least: 30, most: 3650 ),
				)
			),
		);
	}

	/** What is not printable ASCII could end the header that it is sent in. */
	private static function token( #[\SensitiveParameter] string $text ): ?string {
		return strlen( $text ) <= 500 && 1 === preg_match( '/^[\x21-\x7e]+$/D', $text ) ? $text : null;
	}

	private static function number_at_hubspot( string $text ): ?string {
		return '' === $text || ( ctype_digit( $text ) && strlen( $text ) <= 20 ) ? $text : null;
	}

	private static function container( string $text ): ?string {
		$id = strtoupper( $text );
		return '' === $id || Tracking::is_tag_manager( $id ) ? $id : null;
	}
}
