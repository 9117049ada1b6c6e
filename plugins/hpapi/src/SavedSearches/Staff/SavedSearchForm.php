<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Staff;

use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Hpapi\SavedSearches\SavedSearchCapability;
use HearthHammer\Hpapi\SavedSearches\SavedSearchSettings;

/**
 * The settings at the foot of Properties → Saved searches, for those who manage saved searches.
 */
final class SavedSearchForm {

	private const SLUG = 'hpapi-saved-search-settings';

	public static function form(): SettingsForm {
		return new SettingsForm( self::SLUG, 'hpapi-saved-search-', SavedSearchSettings::store(), self::sections( ... ), null, SavedSearchCapability::NAME );
	}

	/** @return list<Section> */
	private static function sections(): array {
		global $wp_locale;
		$days = array();
		for ( $day = 1; $day <= 7; $day++ ) {
			$days[ $day ] = $wp_locale->get_weekday( $day % 7 );
		}
		return array(
			new Section(
				'mails',
				'',
				array(
					new Field( 'weekday', __( 'Day for weekly emails', 'hearth-hammer' ), FieldType::Choice, choices: $days ),
					new Field( 'hour', __( 'Hour for daily and weekly emails', 'hearth-hammer' ), FieldType::Number, most: 23 ),
					new Field( 'keep_days', __( 'Keep ended searches (days)', 'hearth-hammer' ), FieldType::Number, least: 1, most: 730 ),
				)
			),
		);
	}
}
