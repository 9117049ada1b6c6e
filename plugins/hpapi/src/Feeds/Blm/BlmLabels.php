<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

/**
 * BLM's columns in the words of an office, to stand in a sentence behind "the".
 */
final class BlmLabels {

	private const LABELS = array(
		'AGENT_REF'                       => 'reference',
		'ADDRESS_1'                       => 'first line of the address',
		'TOWN'                            => 'town',
		'POSTCODE1'                       => 'postcode',
		'POSTCODE2'                       => 'postcode',
		'PRICE'                           => 'price',
		'PRICE_QUALIFIER'                 => 'price qualifier',
		'STATUS_ID'                       => 'status',
		'TRANS_TYPE_ID'                   => 'field that says whether it is for sale or to let',
		'PROP_SUB_ID'                     => 'property type',
		'PUBLISHED_FLAG'                  => 'field that says whether it is shown',
		'NEW_HOME_FLAG'                   => 'new home field',
		'BEDROOMS'                        => 'number of bedrooms',
		'BATHROOMS'                       => 'number of bathrooms',
		'LIVING_ROOMS'                    => 'number of living rooms',
		'CREATE_DATE'                     => 'date it was added',
		'UPDATE_DATE'                     => 'date of the last change',
		'LET_DATE_AVAILABLE'              => 'date from which it is available',
		'LET_BOND'                        => 'deposit',
		'LET_TYPE_ID'                     => 'type of let',
		'LET_FURN_ID'                     => 'field that says whether it is furnished',
		'LET_RENT_FREQUENCY'              => 'rent’s frequency',
		'TENURE_TYPE_ID'                  => 'tenure',
		'TENURE_UNEXPIRED_YEARS'          => 'number of years left of the lease',
		'ANNUAL_GROUND_RENT'              => 'ground rent',
		'GROUND_RENT_REVIEW_PERIOD_YEARS' => 'number of years between reviews of the ground rent',
		'ANNUAL_SERVICE_CHARGE'           => 'service charge',
		'SHARED_OWNERSHIP_PERCENTAGE'     => 'share on offer',
	);

	private const MEDIA = array( 'IMAGE' => 'picture', 'FLOOR_PLAN' => 'floorplan', 'DOCUMENT' => 'document', 'VIRTUAL_TOUR' => 'virtual tour' );

	public static function of( string $column ): string {
		if ( 1 === preg_match( '/^MEDIA_(IMAGE|FLOOR_PLAN|DOCUMENT|VIRTUAL_TOUR)_(\d+)$/', $column, $found ) ) {
			return self::MEDIA[ $found[1] ] . ' ' . $found[2];
		}
		return self::LABELS[ $column ] ?? strtolower( str_replace( '_', ' ', $column ) );
	}
}
