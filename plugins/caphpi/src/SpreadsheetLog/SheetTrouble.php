<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Core\Trouble\Trouble;

/**
 * A spreadsheet that takes no rows, or whose account is refused. Over when it takes one, or the settings change.
 */
final readonly class SheetTrouble {

	public function __construct(
		private CircuitBreaker $breaker,
		private ValuationSettings $settings,
		private string $settings_page,
	) {}

	/** @return list<Trouble> */
	public function now(): array {
		if ( ! $this->breaker->is_on() ) {
			return array();
		}
		$alert                 = $this->breaker->alert();
		[ $title, $sentence ] = $alert->words();
		return array( new Trouble( str_replace( '_', '-', $alert->value ), $title, $sentence, SettingsPage::url( $this->settings_page ), __( 'Go to valuation settings', 'hearth-hammer' ), to: array( $this->settings->staff_email(), ...$this->settings->staff_copies() ) ) );
	}
}
