<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Core\Outbox\Attempt;

defined( 'ABSPATH' ) || exit;

/**
 * The spreadsheet that the settings name, the sandbox where they name none.
 */
final readonly class ChosenLog implements SpreadsheetLog {

	public function __construct(
		private SheetSettings $settings,
		private GoogleSheet $google,
		private SandboxSheet $sandbox,
	) {}

	public function append( SheetRow $row, Attempt $attempt ): void {
		$this->chosen()->append( $row, $attempt );
	}

	public function update( SheetRow $row ): void {
		$this->chosen()->update( $row );
	}

	private function chosen(): SpreadsheetLog {
		/**
		 * Lets another plugin bring its own spreadsheet.
		 *
		 * @param SpreadsheetLog $log The one that the settings name.
		 */
		$log = apply_filters( 'caphpi_spreadsheet_log', $this->settings->is_sandbox() ? $this->sandbox : $this->google );
		return $log instanceof SpreadsheetLog ? $log : $this->google;
	}
}
