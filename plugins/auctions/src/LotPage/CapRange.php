<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Core\Money\Amount;

/**
 * What CAP values a car at in its three conditions, from the lot's own facts: for staff, and for everyone where the
 * setting says so. It asks no provider.
 */
final class CapRange {

	/** @return array{rows: list<array{label: string, value: string}>, is_for_staff: bool}|null Null where there is none, or not for this visitor. */
	public static function of( LotRecord $lot ): ?array {
		$is_public = LotPageSettings::store()->flag( LotPageSettings::CAP_PUBLIC );
		if ( ! $lot->business()->is_vehicle() || ( ! $is_public && ! current_user_can( Capabilities::EDIT_LOTS ) ) ) {
			return null;
		}
		$rows = array();
		foreach ( array( 'cap_clean' => __( 'Clean', 'hearth-hammer' ), 'cap_average' => __( 'Average', 'hearth-hammer' ), 'cap_below' => __( 'Below average', 'hearth-hammer' ) ) as $field => $label ) {
			if ( $lot->int( $field ) > 0 ) {
				$rows[] = array(
					'label' => $label,
					'value' => Amount::pounds( $lot->int( $field ) ),
				);
			}
		}
		return array() === $rows ? null : array(
			'rows'         => $rows,
			'is_for_staff' => ! $is_public,
		);
	}
}
