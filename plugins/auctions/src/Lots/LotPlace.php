<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Core\Place\Coordinates;

/**
 * Where a property lot is, as visitors may know it: its address, or the town alone where staff hide the address.
 */
final class LotPlace {

	/** Decimals of a hidden lot's coordinates: about a kilometre. */
	private const HIDDEN = 2;

	/** @return list<string> Empty for a lot that is no property. */
	public static function lines( LotRecord $lot ): array {
		if ( ! $lot->business()->is_property() ) {
			return array();
		}
		$shown = $lot->text( 'display_address' );
		$lines = match ( true ) {
			self::is_hidden( $lot ) => array_map( $lot->text( ... ), array( 'town', 'county' ) ),
			'' === $shown => array_map( $lot->text( ... ), array( 'address_1', 'address_2', 'address_3', 'town', 'county' ) ),
			default => explode( ',', $shown ),
		};
		return array_values( array_unique( array_filter( array( ...array_map( trim( ... ), $lines ), self::postcode( $lot ) ) ) ) );
	}

	/** e.g. 27 Fuller’s Row, Folkestone, Kent, CT20 1JU; empty where nothing is known. */
	public static function line( LotRecord $lot ): string {
		return implode( ', ', self::lines( $lot ) );
	}

	/** Whole, its outward half where the address is hidden; empty for none. */
	public static function postcode( LotRecord $lot ): string {
		$postcode = $lot->postcode();
		return self::is_hidden( $lot ) ? $postcode->outward ?? '' : (string) $postcode;
	}

	/** What may be told of where it is: of a hidden address about a kilometre around. */
	public static function point( LotRecord $lot ): ?Coordinates {
		$point = $lot->business()->is_property() ? $lot->coordinates() : null;
		return null === $point || ! self::is_hidden( $lot ) ? $point : new Coordinates( round( $point->latitude, self::HIDDEN ), round( $point->longitude, self::HIDDEN ) );
	}

	public static function is_hidden( LotRecord $lot ): bool {
		return $lot->is( 'address_hidden' );
	}
}
