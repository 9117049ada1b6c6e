<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Admin;

use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Run;

/**
 * What a run did, in words for staff: the same on a screen and in a command.
 */
final class RunWords {

	public static function status( Run $run ): string {
		return match ( $run->status ) {
			'running' => __( 'Running', 'hearth-hammer' ),
			'stopped' => __( 'Stopped', 'hearth-hammer' ),
			'asks' => __( 'Waiting for your approval', 'hearth-hammer' ),
			'checked' => __( 'Check only', 'hearth-hammer' ),
			'failed' => __( 'Rejected', 'hearth-hammer' ),
			/* translators: %d: number of properties or lots */
			default => 0 === $run->counts->set_aside ? __( 'Done', 'hearth-hammer' ) : sprintf( __( 'Done, %d skipped', 'hearth-hammer' ), $run->counts->set_aside ),
		};
	}

	/** Whether nothing was written, nor would be: what a refused run had counted says nothing. */
	public static function is_refused( Run $run ): bool {
		return 'failed' === $run->status && ! $run->has_written();
	}

	/**
	 * @param string $records What was counted, e.g. "properties in the feed".
	 * @return array<string, int> Line to number.
	 */
	public static function summary( Run $run, string $records ): array {
		$counts = $run->counts;
		if ( self::is_refused( $run ) ) {
			return array( $records => $counts->rows, __( 'errors', 'hearth-hammer' ) => $run->problems->error_count() );
		}
		$lines = array( $records => $counts->rows ) + ( $run->has_written() ? array(
			__( 'added', 'hearth-hammer' )     => $counts->added,
			__( 'changed', 'hearth-hammer' )   => $counts->changed,
			__( 'unchanged', 'hearth-hammer' ) => $counts->unchanged,
			__( 'withdrawn', 'hearth-hammer' ) => $counts->withdrawn,
		) : array(
			__( 'would be added', 'hearth-hammer' )       => $counts->added,
			__( 'would be changed', 'hearth-hammer' )     => $counts->changed,
			__( 'would stay the same', 'hearth-hammer' ) => $counts->unchanged,
			__( 'would be withdrawn', 'hearth-hammer' )   => $counts->withdrawn,
		) ) + array_filter(
			array(
				__( 'skipped', 'hearth-hammer' ) => $counts->set_aside,
				__( 'prices and other fields edited here and kept', 'hearth-hammer' ) => $run->problems->count( Problems::CONFLICTS ),
			)
		) + array( __( 'warnings', 'hearth-hammer' ) => $run->problems->warning_count() );
		if ( ! $run->has_written() ) {
			// A check looks at no picture but to see that it is there.
			return $lines + array_filter( array( __( 'images kept though missing from the feed', 'hearth-hammer' ) => $counts->pictures_kept ) );
		}
		$later = 0 === $counts->pictures_later ? array() : array( __( 'images still to import', 'hearth-hammer' ) => $counts->pictures_later );
		return $lines + array(
			__( 'images added', 'hearth-hammer' )   => $counts->pictures_added,
			__( 'images kept', 'hearth-hammer' )    => $counts->pictures_kept,
			__( 'images removed', 'hearth-hammer' ) => $counts->pictures_removed,
			__( 'images failed', 'hearth-hammer' ) => $counts->pictures_failed,
		) + $later;
	}
}
