<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * At the foot of Auctions → Legal packs; a constant or environment variable HH_LEGAL_<NAME> wins over the screen.
 */
final class LegalSettings {

	public const OPTION  = 'hh_legal_settings';
	public const AT_ONCE = 'at_once';

	/** Whether the form leads straight to the documents, without the email's round trip. */
	public static function opens_at_once(): bool {
		return self::store()->flag( self::AT_ONCE );
	}

	public static function form(): SettingsForm {
		return new SettingsForm( 'hh-legal-settings', 'hh-legal-', self::store(), self::sections( ... ), null, Capabilities::EDIT_LOTS );
	}

	private static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HH_LEGAL_', array( self::AT_ONCE => false ) );
	}

	/** @return list<Section> */
	private static function sections(): array {
		return array(
			new Section(
				'legal',
				'',
				array( new Field( self::AT_ONCE, __( 'Open documents at once', 'hearth-hammer' ), FieldType::Flag, __( 'Readers see the documents as soon as they have entered their name and email and accepted the terms. They still get the email, but you no longer know that the address is theirs.', 'hearth-hammer' ) ) )
			),
		);
	}
}
