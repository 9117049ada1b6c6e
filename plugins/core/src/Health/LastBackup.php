<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Health;

use HearthHammer\Core\Metrics\Metric;

/**
 * When deploy/backup last saved this site. A site that is backed up in another way has none, and nothing is said of it.
 */
final class LastBackup {

	/** Unix seconds. deploy/backup writes it by this name. */
	public const OPTION = 'hh_core_backed_up_at';

	public static function metric(): Metric {
		$at = self::at();
		return Metric::gauges( 'hearth_hammer_backup_last_success_timestamp_seconds', 'When the site was last backed up by deploy/backup.', 0 === $at ? array() : array( array( 'labels' => array(), 'value' => $at ) ) );
	}

	/** Unix seconds; 0 for never. */
	public static function at(): int {
		$at = get_option( self::OPTION );
		return is_scalar( $at ) ? max( 0, (int) $at ) : 0;
	}
}
