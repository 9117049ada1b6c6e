<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Core\Settings\SettingsStore;

/**
 * Settings → Lot pages.
 */
final class LotPageSettings {

	public const OPTION = 'hh_lot_page';
	public const PAGE   = 'hh-lot-page';

	/** Whether everyone sees what CAP values a car at. */
	public const CAP_PUBLIC = 'cap_public';

	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, 'HH_LOT_PAGE_', array( self::CAP_PUBLIC => false ) );
	}

	public static function page(): SettingsPage {
		return new SettingsPage( self::PAGE, static fn (): string => __( 'Lot pages', 'hearth-hammer' ), new SettingsForm( self::PAGE, 'hh-lot-page-', self::store(), self::sections( ... ) ) );
	}

	/** @return list<Section> */
	private static function sections(): array {
		return array(
			new Section(
				'lot-page',
				'',
				array( new Field( self::CAP_PUBLIC, __( 'Show CAP values to everyone', 'hearth-hammer' ), FieldType::Flag, __( 'Car pages then show the CAP valuation. Staff always see it. Your CAP licence must allow this.', 'hearth-hammer' ) ) )
			),
		);
	}
}
