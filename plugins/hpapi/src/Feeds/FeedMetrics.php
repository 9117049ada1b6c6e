<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use Closure;
use HearthHammer\Core\Metrics\Metric;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;

/**
 * The metrics of properties: their index, and the import that the watched folder brings.
 */
final readonly class FeedMetrics {

	/** @param Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private Closure $feeds ) {}

	/** @return list<Metric> */
	public function now(): array {
		$runs    = ( $this->feeds )()->runs;
		$success = $runs->last_success();
		$last    = $runs->latest( WatchedFolder::FEED );
		// An upload is on the screen of the person who made it.
		$status  = null === $last || '' === $last->stamp ? '' : $last->status;
		return array(
			Metric::gauges( 'hearth_hammer_import_last_success_timestamp_seconds', 'When the last import of properties succeeded.', 0 === $success ? array() : array( array( 'labels' => array(), 'value' => $success ) ) ),
			Metric::gauges(
				'hearth_hammer_import_blocked',
				'Whether the last feed waits for approval (asks) or was rejected (failed).',
				array_map( static fn ( string $reason ): array => array( 'labels' => array( 'reason' => $reason ), 'value' => (int) ( $reason === $status ) ), array( 'asks', 'failed' ) )
			),
			Metric::gauge( 'hearth_hammer_property_index_rows', 'Rows of the index of properties.', PropertyTable::definition()->count() ),
		);
	}
}
