<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;

/** What another process has written since this one read the list of events is kept. */
final class FreshEventsTest extends IntegrationTestCase {

	private const THEIRS = 1900000060;

	public function test_a_change_of_another_worker_outlives_ours(): void {
		wp_schedule_event( 1900000000, 'hourly', 'hh_test_theirs' );
		wp_schedule_event( 1900000000, 'hourly', 'hh_test_ours' );
		$this->in_another_process( static function ( array $events ): array {
			$events[ self::THEIRS ]['hh_test_theirs'] = $events[1900000000]['hh_test_theirs'];
			unset( $events[1900000000]['hh_test_theirs'] );
			return $events;
		} );
		// As WP-CLI does when an event has run.
		wp_reschedule_event( 1900000000, 'hourly', 'hh_test_ours' );
		wp_unschedule_event( 1900000000, 'hh_test_ours' );

		wp_cache_flush();
		self::assertSame( self::THEIRS, wp_next_scheduled( 'hh_test_theirs' ) );
		self::assertNotContains( wp_next_scheduled( 'hh_test_ours' ), array( false, 1900000000 ) );
	}

	/** @param callable(array<int|string, mixed>): array<int|string, mixed> $change */
	private function in_another_process( callable $change ): void {
		global $wpdb;
		$events = maybe_unserialize( (string) $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'cron'" ) );
		$wpdb->update( $wpdb->options, array( 'option_value' => serialize( $change( $events ) ) ), array( 'option_name' => 'cron' ) );
	}
}
