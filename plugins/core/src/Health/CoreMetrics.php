<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Health;

use HearthHammer\Core\Metrics\Counters;
use HearthHammer\Core\Metrics\Metric;
use HearthHammer\Core\Outbox\OutboxRows;
use const HearthHammer\Core\VERSION;

/**
 * The metrics of what all plugins share: health, outbox, scheduled events, counters.
 */
final readonly class CoreMetrics {

	public function __construct( private OutboxRows $outbox, private HealthPage $health, private Counters $counters ) {}

	/** @return list<Metric> */
	public function now(): array {
		$unfinished = $this->outbox->unfinished();
		$held       = array_sum( array_column( array_filter( $unfinished, static fn ( array $row ): bool => OutboxRows::HELD === $row['state'] ), 'count' ) );
		return array(
			Metric::gauges( 'hearth_hammer_info', 'Versions of the site, with the value 1.', array( self::sample( 1, array( 'version' => VERSION, 'wordpress' => wp_get_wp_version(), 'php' => PHP_VERSION ) ) ) ),
			Metric::gauges( 'hearth_hammer_check', 'Checks of /healthz: 1 passed, 0 failed or late.', $this->checks() ),
			Metric::gauges( 'hearth_hammer_outbox_deliveries', 'Deliveries that are not finished, by kind and state.', array_map( static fn ( array $row ): array => self::sample( $row['count'], array( 'kind' => $row['kind'], 'state' => $row['state'] ) ), $unfinished ) ),
			Metric::gauge( 'hearth_hammer_outbox_overdue_seconds', 'How long the oldest delivery has been due.', $this->outbox->overdue() ),
			Metric::gauge( 'hearth_hammer_mails_held', 'Emails to unverified addresses that wait for the daily limit.', $held ),
			Metric::gauge( 'hearth_hammer_events_overdue_seconds', 'How long the next scheduled event has been due.', HealthPage::events_overdue() ),
			LastBackup::metric(),
			...$this->counters->all(),
		);
	}

	/** @return list<array{labels: array<string, string>, value: int}> What is off is not a check. */
	private function checks(): array {
		$checks = array_filter( $this->health->checks(), static fn ( string $word ): bool => 'off' !== $word );
		return array_map( static fn ( string $name, string $word ): array => self::sample( (int) ( 'ok' === $word ), array( 'check' => $name ) ), array_keys( $checks ), $checks );
	}

	/**
	 * @param array<string, string> $labels
	 * @return array{labels: array<string, string>, value: int}
	 */
	private static function sample( int $value, array $labels ): array {
		return array( 'labels' => $labels, 'value' => $value );
	}
}
