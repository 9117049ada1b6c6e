<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Valuation;

use HearthHammer\Core\Company\HoursWords;

/**
 * What an owner may choose between in the form for a valuation: value to label. Stored are the values.
 */
final class ValuationChoices {

	/** Without bedrooms, or with none that anybody counts. */
	public const BARE = array( 'land', 'other' );

	/** Nobody visits on a Sunday. */
	private const DAYS = array( 'mon', 'tue', 'wed', 'thu', 'fri', 'sat' );

	/** Fields with one answer. */
	public const SINGLE = array( 'property_type', 'bedrooms', 'wants', 'tenure', 'moving', 'contact' );

	/** @return array<int|string, string> PHP makes numbers of keys such as "2". */
	public static function of( string $field ): array {
		return match ( $field ) {
			'property_type' => array(
				'detached'      => __( 'Detached house', 'hearth-hammer' ),
				'semi_detached' => __( 'Semi-detached house', 'hearth-hammer' ),
				'terraced'      => __( 'Terraced house', 'hearth-hammer' ),
				'bungalow'      => __( 'Bungalow', 'hearth-hammer' ),
				'flat'          => __( 'Flat or maisonette', 'hearth-hammer' ),
				'land'          => __( 'Land or plot', 'hearth-hammer' ),
				'other'         => __( 'Something else', 'hearth-hammer' ),
			),
			'bedrooms'      => array(
				'0' => __( 'Studio', 'hearth-hammer' ),
				'1' => '1',
				'2' => '2',
				'3' => '3',
				'4' => '4',
				'5' => '5',
				'6' => __( '6 or more', 'hearth-hammer' ),
			),
			'wants'         => array(
				'sell' => __( 'Selling', 'hearth-hammer' ),
				'let'  => __( 'Letting', 'hearth-hammer' ),
				'both' => __( 'Either', 'hearth-hammer' ),
			),
			'tenure'        => array(
				'freehold'          => __( 'Freehold', 'hearth-hammer' ),
				'leasehold'         => __( 'Leasehold', 'hearth-hammer' ),
				'share_of_freehold' => __( 'Share of freehold', 'hearth-hammer' ),
			),
			'moving'        => array(
				'soon'   => __( 'As soon as possible', 'hearth-hammer' ),
				'three'  => __( 'Within three months', 'hearth-hammer' ),
				'six'    => __( 'Within six months', 'hearth-hammer' ),
				'later'  => __( 'Later', 'hearth-hammer' ),
				'unsure' => __( 'I just want to know what it’s worth', 'hearth-hammer' ),
			),
			'contact'       => array(
				'visit' => __( 'Visit me', 'hearth-hammer' ),
				'call'  => __( 'Call me first', 'hearth-hammer' ),
			),
			'days'          => array_combine( self::DAYS, array_slice( HoursWords::weekdays(), 0, count( self::DAYS ) ) ),
			'times'         => array(
				'morning'   => __( 'Morning', 'hearth-hammer' ),
				'afternoon' => __( 'Afternoon', 'hearth-hammer' ),
				'evening'   => __( 'Early evening', 'hearth-hammer' ),
			),
			default         => array(),
		};
	}

	/** @return list<string> */
	public static function values( string $field ): array {
		return array_map( strval( ... ), array_keys( self::of( $field ) ) );
	}

	/** @return list<array{value: string, label: string}> As parts/option.json. */
	public static function options( string $field ): array {
		$options = array();
		foreach ( self::of( $field ) as $value => $label ) {
			$options[] = array(
				'value' => (string) $value,
				'label' => $label,
			);
		}
		return $options;
	}
}
