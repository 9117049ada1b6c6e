<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress keeps all events in one option, reads it once in a process and writes all of it with each change. Where
 * several workers run, one that began earlier would put back what another has changed since: events that have run are
 * due again, and their next times are lost.
 */
final readonly class FreshEvents implements Module {

	/** Before these the list of events is read and written. */
	public const HOOKS = array( 'pre_schedule_event', 'pre_unschedule_event' );

	public function register(): void {
		foreach ( self::HOOKS as $hook ) {
			add_filter( $hook, self::read_again( ... ) );
		}
	}

	/** @param mixed $answer Of others, which is left as it is. */
	private static function read_again( mixed $answer ): mixed {
		wp_cache_delete( 'alloptions', 'options' );
		return $answer;
	}
}
