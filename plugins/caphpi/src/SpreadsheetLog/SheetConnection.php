<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Settings\ConnectionResult;
use HearthHammer\Core\Settings\ConnectionTest;

defined( 'ABSPATH' ) || exit;

/**
 * "Test connection" of the spreadsheet: signs in and reads one cell. Writes nothing, costs nothing.
 */
final readonly class SheetConnection implements ConnectionTest {

	public function __construct(
		private SheetSettings $settings,
		private GoogleSheet $google,
	) {}

	public function label(): string {
		return __( 'Spreadsheet', 'hearth-hammer' );
	}

	public function test(): ConnectionResult {
		if ( $this->settings->is_sandbox() ) {
			return new ConnectionResult( true, __( 'No spreadsheet is set. Rows are saved on this site, under Valuations → Spreadsheet.', 'hearth-hammer' ) );
		}
		try {
			$this->google->try_reading();
		} catch ( DeliveryFailed $failed ) {
			return new ConnectionResult( false, $failed->getMessage() );
		}
		return new ConnectionResult( true, __( 'The account can read the spreadsheet. Rows that failed will be tried again.', 'hearth-hammer' ) );
	}
}
