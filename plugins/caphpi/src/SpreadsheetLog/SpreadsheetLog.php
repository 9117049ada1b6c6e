<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\DeliveryFailed;

/**
 * A spreadsheet that gets a row for each valuation (LOG-02).
 */
interface SpreadsheetLog {

	/**
	 * Returns when the row is in the sheet, once. Where an earlier try may have written it, the sheet is read first.
	 *
	 * @throws DeliveryFailed
	 */
	public function append( SheetRow $row, Attempt $attempt ): void;
}
