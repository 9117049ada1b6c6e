<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Sync\Run;

/**
 * What an import did, line by line, for the command and the admin.
 */
final class Summary {

	/** @return array<string, int> */
	public static function of( Run $run ): array {
		$counts = $run->counts;
		$lines  = array(
			__( 'properties in the feed', 'hearth-hammer' ) => $counts->rows,
			__( 'added', 'hearth-hammer' )                  => $counts->added,
			__( 'changed', 'hearth-hammer' )                => $counts->changed,
			__( 'unchanged', 'hearth-hammer' )              => $counts->unchanged,
			__( 'withdrawn', 'hearth-hammer' )              => $counts->withdrawn,
			__( 'warnings', 'hearth-hammer' )               => $run->problems->warning_count(),
		);
		if ( 'check' === $run->phase ) {
			// A check looks at no picture but to see that it is there.
			return $lines;
		}
		$later = 0 === $counts->pictures_later ? array() : array( __( 'pictures left for later', 'hearth-hammer' ) => $counts->pictures_later );
		return $lines + array(
			__( 'pictures added', 'hearth-hammer' )      => $counts->pictures_added,
			__( 'pictures kept', 'hearth-hammer' )       => $counts->pictures_kept,
			__( 'pictures removed', 'hearth-hammer' )    => $counts->pictures_removed,
			__( 'pictures not had', 'hearth-hammer' )    => $counts->pictures_failed,
		) + $later;
	}
}
