<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Run;

/**
 * What staff were told of a feed already. A running sale is synced every minute, and what its platform says wrong is
 * wrong in each of them: it is told once, and again only when it went away meanwhile or says something else.
 */
final class ReportedProblems {

	private const KEPT = 30 * DAY_IN_SECONDS;

	/** @return list<Problem> What the run before of this feed did not say. */
	public function news( Run $run ): array {
		$key  = 'hh_told_' . md5( $run->feed );
		$told = get_transient( $key );
		$told = is_array( $told ) ? $told : array();
		$said = self::of( $run );
		if ( array_keys( $said ) !== $told ) {
			array() === $said ? delete_transient( $key ) : set_transient( $key, array_keys( $said ), self::KEPT );
		}
		return array_values( array_diff_key( $said, array_flip( array_filter( $told, is_string( ... ) ) ) ) );
	}

	/** @return array<string, Problem> By what is the same in each run that says it. */
	public static function of( Run $run ): array {
		$said = array();
		foreach ( self::problems( $run ) as $problem ) {
			// The line is where the lot stood in this answer; the words name the lot.
			$said[ md5( "{$problem->field}|{$problem->message}|" . (int) $problem->stops ) ] = $problem;
		}
		return $said;
	}

	/** @return list<Problem> */
	private static function problems( Run $run ): array {
		$problems = array( ...$run->problems->errors(), ...$run->problems->warnings() );
		// It has no problem of its own: that it asks, or was stopped, is what is told.
		return array() === $problems && in_array( $run->status, array( 'failed', 'asks', 'stopped' ), true ) ? array( new Problem( 0, 'status', $run->status ) ) : $problems;
	}
}
