<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Money\Amount;

/**
 * The key facts of a lot in words, as its card shows them.
 */
final class CardFacts {

	/** Fields of a vehicle and of a property, as the record has them. */
	private const VEHICLE  = array( 'mileage_status', 'fuel', 'gearbox' );
	private const PROPERTY = array( 'property_type', 'tenure', 'occupancy' );

	/** @return array<mixed> What the index has of them; of other goods the features, which have no codes. */
	public static function codes( LotRecord $lot ): array {
		$texts = static fn ( array $names ): array => array_combine( $names, array_map( $lot->text( ... ), $names ) );
		return match ( true ) {
			$lot->business()->is_vehicle() => $texts( self::VEHICLE ) + array(
				'year'    => $lot->int( 'model_year' ) ?: (int) substr( $lot->text( 'first_registered' ), 0, 4 ),
				'mileage' => $lot->int_or_null( 'mileage' ),
				'keepers' => $lot->int_or_null( 'former_keepers' ),
			),
			$lot->business()->is_property() => $texts( self::PROPERTY ) + array(
				'bedrooms' => $lot->int( 'bedrooms' ),
				'rent'     => $lot->int( 'rent' ),
				'yield'    => $lot->gross_yield(),
			),
			default => array_slice( $lot->strings( 'features' ), 0, 4 ),
		};
	}

	/**
	 * @param string       $kind  Of its business.
	 * @param array<mixed> $codes Of codes().
	 * @return list<string> The most telling first.
	 */
	public static function of( string $kind, array $codes ): array {
		$facts = match ( $kind ) {
			Business::VEHICLE => self::of_vehicle( $codes ),
			Business::PROPERTY => self::of_property( $codes ),
			default => $codes,
		};
		return array_values( array_filter( $facts, static fn ( string $fact ): bool => '' !== $fact ) );
	}

	/**
	 * @param array<mixed> $codes
	 * @return list<string>
	 */
	private static function of_vehicle( array $codes ): array {
		$keepers = $codes['keepers'];
		return array(
			$codes['year'] > 0 ? (string) $codes['year'] : '',
			self::mileage( $codes['mileage'], $codes['mileage_status'] ),
			LotLabels::of( 'fuel', $codes['fuel'] ),
			LotLabels::of( 'gearbox', $codes['gearbox'] ),
			/* translators: %s: number of former keepers */
			null === $keepers ? '' : sprintf( _n( '%s previous keeper', '%s previous keepers', $keepers, 'hearth-hammer' ), number_format_i18n( $keepers ) ),
		);
	}

	private static function mileage( ?int $miles, string $known ): string {
		if ( null === $miles ) {
			return __( 'Mileage not known', 'hearth-hammer' );
		}
		$text   = sprintf( /* translators: %s: number of miles */ _n( '%s mile', '%s miles', $miles, 'hearth-hammer' ), number_format_i18n( $miles ) );
		$status = match ( $known ) {
			'warranted' => __( 'warranted', 'hearth-hammer' ),
			'not_warranted' => __( 'not warranted', 'hearth-hammer' ),
			'incorrect' => __( 'incorrect', 'hearth-hammer' ),
			default => '',
		};
		return '' === $status ? $text : "{$text}, {$status}";
	}

	/**
	 * @param array<mixed> $codes
	 * @return list<string>
	 */
	private static function of_property( array $codes ): array {
		$beds = $codes['bedrooms'];
		$let  = $codes['occupancy'];
		return array(
			LotLabels::of( 'property_type', $codes['property_type'] ),
			/* translators: %s: number of bedrooms */
			$beds > 0 ? sprintf( _n( '%s bedroom', '%s bedrooms', $beds, 'hearth-hammer' ), number_format_i18n( $beds ) ) : '',
			LotLabels::of( 'tenure', $codes['tenure'] ),
			/* translators: 1: Let, Part let; 2: a sum of money */
			$codes['rent'] > 0 && 'vacant' !== $let ? sprintf( __( '%1$s at %2$s a year', 'hearth-hammer' ), LotLabels::of( 'occupancy', $let ?: 'let' ), Amount::pounds( $codes['rent'] ) ) : LotLabels::of( 'occupancy', $let ),
			/* translators: %s: per cent, e.g. 6.5 */
			null === $codes['yield'] ? '' : sprintf( __( 'Gross yield %s%%', 'hearth-hammer' ), Amount::plain( round( $codes['yield'], 1 ) ) ),
		);
	}
}
