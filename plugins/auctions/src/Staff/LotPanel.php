<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Staff;

use HearthHammer\Auctions\EditScreens\LotSections;
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

	/** A field of a change, as the edit screen calls it. */
	public static function field( string $name ): string {
		return LotSections::label( $name );
	}

	/** What a field was or became; what is a list inside is told in a word. */
	public static function value( string $stored ): string {
		return match ( true ) {
			'' === $stored, '[]' === $stored => '—',
			// It may be cut off, so it is not read.
			str_starts_with( $stored, '[' ), str_starts_with( $stored, '{' ) => __( 'a list', 'hearth-hammer' ),
			default => $stored,
		};
	}
}
