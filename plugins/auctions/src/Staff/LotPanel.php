<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Staff;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Templates\Template;

/**
 * The panel of one lot for staff: last sync, differences, sync again, error log. The same beside the lot's card, on its
 * page and in its edit screen.
 */
final class LotPanel {

	/** @param string $said What a sync that was just asked for came to; empty for none. */
	public static function html( LotRecord $lot, string $said = '' ): string {
		return ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get( 'lot-panel', array( 'lot' => $lot, 'log' => LotSyncLog::of( $lot ), 'said' => $said, 'is_of_platform' => self::is_of_platform( $lot ) ) );
	}

	/** Only what the platform knows can be synced. */
	public static function is_of_platform( LotRecord $lot ): bool {
		return '' !== $lot->text( 'platform_lot_id' ) && null !== $lot->sale;
	}

	public static function time( int $at ): string {
		return ClockTime::on( $at, 'j M Y' );
	}
}
