<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LotPage;

use HearthHammer\Auctions\Lots\LotRecord;

/**
 * Where a property lot is, as it may be shown.
 */
final class LotPlace {

	/** @return list<string> */
	public static function lines( LotRecord $lot ): array {
		$shown = $lot->text( 'display_address' );
		$lines = '' === $shown
			? array( ...array_map( $lot->text( ... ), array( 'address_1', 'address_2', 'address_3', 'town', 'county' ) ) )
			: explode( ',', $shown );
		return array_values( array_filter( array( ...array_map( trim( ... ), $lines ), (string) $lot->postcode() ) ) );
	}

	public static function line( LotRecord $lot ): string {
		return implode( ', ', array_unique( self::lines( $lot ) ) );
	}
}
