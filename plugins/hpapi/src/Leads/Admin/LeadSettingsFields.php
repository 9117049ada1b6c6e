<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Admin;

use HearthHammer\Core\Consent\Tracking;
use HearthHammer\Hpapi\Leads\LeadProviders;

/**
 * The fields of the settings screen, and what each accepts.
 */
final class LeadSettingsFields {

	/** @return array<string, array{label: string, hint: string, type: 'text'|'number'|'choice'}> */
	public static function all(): array {
		return array(
			'provider'        => array(
				'label' => __( 'Provider', 'hearth-hammer' ),
				'hint'  => __( 'The sandbox needs no account: the list of subscribers is this site’s own.', 'hearth-hammer' ),
				'type'  => 'choice',
			),
			'subscription_id' => array(
				'label' => __( 'Subscription type', 'hearth-hammer' ),
				'hint'  => __( 'HubSpot’s number of the newsletter: Settings, Marketing, Email, Subscription types.', 'hearth-hammer' ),
				'type'  => 'text',
			),
			'sender_name'     => array(
				'label' => __( 'Newsletter from', 'hearth-hammer' ),
				'hint'  => __( 'The name that mails about the newsletter come from. Empty: the site’s title.', 'hearth-hammer' ),
				'type'  => 'text',
			),
			'tag_manager'     => array(
				'label' => __( 'Google Tag Manager', 'hearth-hammer' ),
				'hint'  => __( 'The container, as GTM-ABC1234. It is loaded for visitors who allow it, and for nobody else. Empty: none.', 'hearth-hammer' ),
				'type'  => 'text',
			),
			'keep_days'       => array(
				'label' => __( 'Days that an address is kept after leaving', 'hearth-hammer' ),
				'hint'  => __( 'Then it is deleted. Addresses that were never confirmed go after 14 days. At least 30.', 'hearth-hammer' ),
				'type'  => 'number',
			),
		);
	}

	/** A value as it may be kept, or null for one that may not. */
	public static function clean( string $name, mixed $value ): string|int|null {
		$text = is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
		switch ( $name ) {
			case 'provider':
				return in_array( $text, LeadProviders::NAMES, true ) ? $text : null;
			case 'subscription_id':
				return '' === $text || ( ctype_digit( $text ) && strlen( $text ) <= 20 ) ? $text : null;
			case 'tag_manager':
				return '' === $text || Tracking::is_tag_manager( strtoupper( $text ) ) ? strtoupper( $text ) : null;
			case 'keep_days':
				$days = filter_var( $text, FILTER_VALIDATE_INT );
				return is_int( $days ) && $days >= 30 && $days <= 3650 ? $days : null;
			case 'sender_name':
				return mb_substr( $text, 0, 60 );
			default:
				return null;
		}
	}
}
