<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Trouble;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Health\LastBackup;

/**
 * Backups that were made every day and have stopped.
 */
final class LateBackup {

	private const LATE_SECONDS = 2 * DAY_IN_SECONDS;

	/** @return list<Trouble> */
	public static function at( int $now ): array {
		$last = LastBackup::at();
		if ( 0 === $last || $now - $last <= self::LATE_SECONDS ) {
			return array();
		}
		/* translators: %s: day and time */
		$sentence = sprintf( __( 'The last backup is from %s. Ask the person who looks after the server to run the backup and see why it stopped.', 'hearth-hammer' ), ClockTime::on( $last, 'j F Y' ) );
		return array( new Trouble( 'backup', __( 'The website is no longer backed up', 'hearth-hammer' ), $sentence, admin_url( 'site-health.php' ), __( 'Open Site Health', 'hearth-hammer' ) ) );
	}
}
