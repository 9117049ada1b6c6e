<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

/**
 * BLM's columns in the words of an office, to stand in a sentence behind "the".
 */
final class BlmLabels {

	public static function of( string $column ): string {
		if ( 1 === preg_match( '/^MEDIA_(IMAGE|FLOOR_PLAN|DOCUMENT|VIRTUAL_TOUR)_(\d+)$/', $column, $found ) ) {
			return sprintf( self::media()[ $found[1] ], $found[2] );
		}
		return self::labels()[ $column ] ?? strtolower( str_replace( '_', ' ', $column ) );
	}

	/** @return array<string, string> */
	private static function labels(): array {
		return array(
			'AGENT_REF'                       => __( 'reference', 'hearth-hammer' ),
			'ADDRESS_1'                       => __( 'first line of the address', 'hearth-hammer' ),
			'TOWN'                            => __( 'town', 'hearth-hammer' ),
			'POSTCODE1'                       => __( 'postcode', 'hearth-hammer' ),
			'POSTCODE2'                       => __( 'postcode', 'hearth-hammer' ),
			'PRICE'                           => __( 'price', 'hearth-hammer' ),
			'PRICE_QUALIFIER'                 => __( 'price qualifier', 'hearth-hammer' ),
			'STATUS_ID'                       => __( 'status', 'hearth-hammer' ),
			'TRANS_TYPE_ID'                   => __( 'transaction type', 'hearth-hammer' ),
			'PROP_SUB_ID'                     => __( 'property type', 'hearth-hammer' ),
			'PUBLISHED_FLAG'                  => __( 'published flag', 'hearth-hammer' ),
			'NEW_HOME_FLAG'                   => __( 'new home flag', 'hearth-hammer' ),
			'BEDROOMS'                        => __( 'number of bedrooms', 'hearth-hammer' ),
			'BATHROOMS'                       => __( 'number of bathrooms', 'hearth-hammer' ),
			'LIVING_ROOMS'                    => __( 'number of living rooms', 'hearth-hammer' ),
			'CREATE_DATE'                     => __( 'date added', 'hearth-hammer' ),
			'UPDATE_DATE'                     => __( 'date last changed', 'hearth-hammer' ),
			'LET_DATE_AVAILABLE'              => __( 'available date', 'hearth-hammer' ),
			'LET_BOND'                        => __( 'deposit', 'hearth-hammer' ),
			'LET_TYPE_ID'                     => __( 'let type', 'hearth-hammer' ),
			'LET_FURN_ID'                     => __( 'furnishing', 'hearth-hammer' ),
			'LET_RENT_FREQUENCY'              => __( 'rent frequency', 'hearth-hammer' ),
			'TENURE_TYPE_ID'                  => __( 'tenure', 'hearth-hammer' ),
			'TENURE_UNEXPIRED_YEARS'          => __( 'number of years left on the lease', 'hearth-hammer' ),
			'ANNUAL_GROUND_RENT'              => __( 'ground rent', 'hearth-hammer' ),
			'GROUND_RENT_REVIEW_PERIOD_YEARS' => __( 'ground rent review period', 'hearth-hammer' ),
			'ANNUAL_SERVICE_CHARGE'           => __( 'service charge', 'hearth-hammer' ),
			'SHARED_OWNERSHIP_PERCENTAGE'     => __( 'share being sold', 'hearth-hammer' ),
		);
	}

	/** @return array<string, string> */
	private static function media(): array {
		return array(
			/* translators: %s: which of several, e.g. 03 */
			'IMAGE' => __( 'image %s', 'hearth-hammer' ),
			/* translators: %s: which of several, e.g. 03 */
			'FLOOR_PLAN' => __( 'floorplan %s', 'hearth-hammer' ),
			/* translators: %s: which of several, e.g. 03 */
			'DOCUMENT' => __( 'document %s', 'hearth-hammer' ),
			/* translators: %s: which of several, e.g. 03 */
			'VIRTUAL_TOUR' => __( 'virtual tour %s', 'hearth-hammer' ),
		);
	}
}
