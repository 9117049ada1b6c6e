<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Admin;

use HearthHammer\Core\Sync\Run;

/**
 * What a run did, in words for staff: the same on a screen and in a command.
 */
final class RunWords {

	public static function status( Run $run ): string {
		return match ( $run->status ) {
			'running' => __( 'Running', 'hearth-hammer' ),
			'stopped' => __( 'Stopped', 'hearth-hammer' ),
			'asks' => __( 'Waits for your word', 'hearth-hammer' ),
			'checked' => __( 'Checked only', 'hearth-hammer' ),
			'failed' => __( 'Refused', 'hearth-hammer' ),
			default => __( 'Done', 'hearth-hammer' ),
		};
	}

	/**
	 * @param string $records What was counted, e.g. "properties in the feed".
	 * @return array<string, int> Line to number.
	 */
	public static function summary( Run $run, string $records ): array {
		$counts = $run->counts;
		$lines  = array(
			$records                               => $counts->rows,
			__( 'added', 'hearth-hammer' )     => $counts->added,
			__( 'changed', 'hearth-hammer' )   => $counts->changed,
			__( 'unchanged', 'hearth-hammer' ) => $counts->unchanged,
			__( 'withdrawn', 'hearth-hammer' ) => $counts->withdrawn,
			__( 'warnings', 'hearth-hammer' )  => $run->problems->warning_count(),
		);
		if ( 'check' === $run->phase ) {
			// A check looks at no picture but to see that it is there.
			return $lines;
		}
		$later = 0 === $counts->pictures_later ? array() : array( __( 'pictures left for later', 'hearth-hammer' ) => $counts->pictures_later );
		return $lines + array(
			__( 'pictures added', 'hearth-hammer' )   => $counts->pictures_added,
			__( 'pictures kept', 'hearth-hammer' )    => $counts->pictures_kept,
			__( 'pictures removed', 'hearth-hammer' ) => $counts->pictures_removed,
			__( 'pictures not had', 'hearth-hammer' ) => $counts->pictures_failed,
		) + $later;
	}
}
