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

	/**
	 * Writes what the visitor said later (SheetRow::CHANGED) into the row's cells; what staff wrote into the others stays.
	 *
	 * @throws DeliveryFailed
	 */
	public function update( SheetRow $row ): void;
}
