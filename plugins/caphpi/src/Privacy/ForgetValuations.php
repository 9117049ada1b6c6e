<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Privacy;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\ValuationTable;

/**
 * Forgets valuations when their time is over (LOG-05), also those with a phone number and no address to find them by.
 */
final readonly class ForgetValuations {

	public const HOOK = 'caphpi_forget';

	private const BATCH = 500;

	public function __construct(
		private ValuationSettings $settings,
		private Erasure $erasure,
	) {}

	public function forget( int $now ): void {
		global $wpdb;
		$before = $now - $this->settings->keep_days() * DAY_IN_SECONDS;
		do {
			$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT id, public_id FROM %i WHERE created_at < %d ORDER BY id LIMIT %d', $wpdb->prefix . ValuationTable::NAME, $before, self::BATCH ), ARRAY_A );
			$this->erasure->erase( array_column( $rows, 'public_id', 'id' ) );
		} while ( count( $rows ) === self::BATCH );
	}
}
