<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Money\Amount;
use HearthHammer\Core\Money\Numbers;

/**
 * The key facts of a lot in words, as its card shows them.
 */
final class CardFacts {

	/** @return list<string> The most telling first. */
	public static function of( LotRecord $lot ): array {
		$facts = match ( true ) {
			$lot->business()->is_vehicle() => self::of_vehicle( $lot ),
			$lot->business()->is_property() => self::of_property( $lot ),
			default => array_slice( $lot->strings( 'features' ), 0, 4 ),
		};
		return array_values( array_filter( $facts, static fn ( string $fact ): bool => '' !== $fact ) );
	}

	/** @return list<string> */
	private static function of_vehicle( LotRecord $lot ): array {
		$year    = $lot->int( 'model_year' ) ?: (int) substr( $lot->text( 'first_registered' ), 0, 4 );
		$keepers = $lot->int_or_null( 'former_keepers' );
		return array(
			$year > 0 ? (string) $year : '',
			self::mileage( $lot ),
			LotLabels::of( 'fuel', $lot->text( 'fuel' ) ),
			LotLabels::of( 'gearbox', $lot->text( 'gearbox' ) ),
			/* translators: %s: number of former keepers */
			null === $keepers ? '' : sprintf( _n( '%s previous keeper', '%s previous keepers', $keepers, 'hearth-hammer' ), number_format_i18n( $keepers ) ),
		);
	}

	private static function mileage( LotRecord $lot ): string {
		$miles = $lot->int_or_null( 'mileage' );
		if ( null === $miles ) {
			return __( 'Mileage not known', 'hearth-hammer' );
		}
		$text   = sprintf( /* translators: %s: number of miles */ _n( '%s mile', '%s miles', $miles, 'hearth-hammer' ), number_format( $miles ) );
		$status = match ( $lot->text( 'mileage_status' ) ) {
			'warranted' => __( 'warranted', 'hearth-hammer' ),
			'not_warranted' => __( 'not warranted', 'hearth-hammer' ),
			'incorrect' => __( 'incorrect', 'hearth-hammer' ),
			default => '',
		};
		return '' === $status ? $text : "{$text}, {$status}";
	}

	/** @return list<string> */
	private static function of_property( LotRecord $lot ): array {
		$beds  = $lot->int( 'bedrooms' );
		$yield = $lot->gross_yield();
		return array(
			LotLabels::of( 'property_type', $lot->text( 'property_type' ) ),
			/* translators: %s: number of bedrooms */
			$beds > 0 ? sprintf( _n( '%s bedroom', '%s bedrooms', $beds, 'hearth-hammer' ), number_format_i18n( $beds ) ) : '',
			LotLabels::of( 'tenure', $lot->text( 'tenure' ) ),
			/* translators: 1: Let, Part let; 2: a sum of money */
			$lot->int( 'rent' ) > 0 && 'vacant' !== $lot->text( 'occupancy' ) ? sprintf( __( '%1$s at %2$s a year', 'hearth-hammer' ), LotLabels::of( 'occupancy', $lot->text( 'occupancy' ) ?: 'let' ), Amount::pounds( $lot->int( 'rent' ) ) ) : LotLabels::of( 'occupancy', $lot->text( 'occupancy' ) ),
			/* translators: %s: per cent, e.g. 6.5 */
			null === $yield ? '' : sprintf( __( 'Gross yield %s%%', 'hearth-hammer' ), Numbers::plain( round( $yield, 1 ) ) ),
		);
	}
}
