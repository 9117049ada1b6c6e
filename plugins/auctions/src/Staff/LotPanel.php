<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Staff;

use HearthHammer\Auctions\EditScreens\LotSections;
use HearthHammer\Auctions\Lots\LotFields;
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
	private static function field( string $name ): string {
		return LotSections::label( $name );
	}

	/**
	 * What changed of a field, escaped. Of a list the change is told, e.g. Images: 3 added.
	 *
	 * @param array{field: string, was: string, becomes: string} $change
	 */
	public static function change( array $change ): string {
		$is_list = 'array' === ( LotFields::fields()->schema()[ $change['field'] ]['type'] ?? '' );
		$words   = match ( true ) {
			// Older runs kept the list itself, cut off.
			$is_list && str_starts_with( $change['was'] . $change['becomes'], '[' ) => esc_html__( 'changed', 'hearth-hammer' ),
			$is_list => esc_html( $change['becomes'] ),
			default => sprintf( '<del>%s</del> → <ins>%s</ins>', esc_html( self::value( $change['was'] ) ), esc_html( self::value( $change['becomes'] ) ) ),
		};
		return esc_html( self::field( $change['field'] ) ) . ': ' . $words;
	}

	private static function value( string $stored ): string {
		return '' === $stored ? '—' : $stored;
	}
}
