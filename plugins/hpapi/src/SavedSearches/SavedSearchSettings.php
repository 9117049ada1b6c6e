<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Settings\Section;
use HearthHammer\Core\Settings\SettingsForm;
use HearthHammer\Core\Settings\SettingsStore;
use HearthHammer\Core\Subscription\DueTimes;

/**
 * What staff may set, on Properties → Saved searches.
 */
final readonly class SavedSearchSettings {

	public const OPTION = 'hpapi_saved_search_settings';

	public const DEFAULTS = array(
		'weekday'   => 5,
		'hour'      => 8,
		'keep_days' => 90,
	);

	private const FORM = 'hpapi-saved-search-settings';

	private SettingsStore $store;

	public function __construct() {
		$this->store = self::store();
	}

	/** Constants decide nothing here. */
	public static function store(): SettingsStore {
		return new SettingsStore( self::OPTION, '', self::DEFAULTS );
	}

	/** ISO: 1 is Monday. */
	public function weekday(): int {
		return $this->store->number( 'weekday', 1, 7 );
	}

	/** Of the day, in the site's time zone. */
	public function hour(): int {
		return $this->store->number( 'hour', 0, 23 );
	}

	public function due_times(): DueTimes {
		return new DueTimes( $this->hour(), $this->weekday() );
	}

	/** Days that an ended search is kept, so that the links in its mails still say what became of it. */
	public function keep_days(): int {
		return $this->store->number( 'keep_days', 1, 730 );
	}

	/** At the foot of Properties → Saved searches, for staff who manage saved searches. */
	public static function form(): SettingsForm {
		return new SettingsForm( self::FORM, 'hpapi-saved-search-', self::store(), self::sections( ... ), null, SavedSearchCapability::NAME );
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
