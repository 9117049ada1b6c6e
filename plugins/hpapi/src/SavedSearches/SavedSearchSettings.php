<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches;

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
}
