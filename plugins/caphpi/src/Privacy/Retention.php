<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Privacy;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\ValuationTable;
use HearthHammer\Core\Module;

/**
 * Forgets valuations when their time is over (LOG-05), also those with a phone number and no address to find them by.
 */
final class Retention implements Module {

	public const HOOK = 'caphpi_forget';

	private const BATCH = 500;

	public function __construct(
		private readonly ValuationSettings $settings,
		private readonly Erasure $erasure,
	) {}

	public function register(): void {
		add_action( 'init', $this->schedule( ... ) );
		add_action( self::HOOK, $this->forget( ... ) );
	}

	private function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'daily', self::HOOK );
		}
	}

	private function forget(): void {
		global $wpdb;
		$before = time() - $this->settings->keep_days() * DAY_IN_SECONDS;
		do {
			$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT id, public_id FROM %i WHERE created_at < %d ORDER BY id LIMIT %d', $wpdb->prefix . ValuationTable::NAME, $before, self::BATCH ), ARRAY_A );
			$this->erasure->erase( array_column( $rows, 'public_id', 'id' ) );
		} while ( count( $rows ) === self::BATCH );
	}
}
