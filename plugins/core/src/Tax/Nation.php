<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tax;

/**
 * Which tax is due on a purchase. England's table holds in Northern Ireland too.
 */
enum Nation: string {

	case England  = 'england';
	case Scotland = 'scotland';
	case Wales    = 'wales';

	private const SCOTTISH = array( 'AB', 'DD', 'DG', 'EH', 'FK', 'G', 'HS', 'IV', 'KA', 'KW', 'KY', 'ML', 'PA', 'PH', 'TD', 'ZE' );

	private const WELSH = array( 'CF', 'LD', 'LL', 'NP', 'SA' );

	/** Outward codes that lie, for the most part, beyond the border that their area suggests. */
	private const BORDER = array(
		'TD15' => self::England,
		'CH5'  => self::Wales,
		'CH6'  => self::Wales,
		'CH7'  => self::Wales,
		'CH8'  => self::Wales,
		'SY15' => self::Wales,
		'SY16' => self::Wales,
		'SY17' => self::Wales,
		'SY18' => self::Wales,
		'SY19' => self::Wales,
		'SY20' => self::Wales,
		'SY21' => self::Wales,
		'SY22' => self::Wales,
		'SY23' => self::Wales,
		'SY24' => self::Wales,
		'SY25' => self::Wales,
	);

	/** Jersey, Guernsey and the Isle of Man tax purchases in ways of their own. */
	private const ELSEWHERE = array( 'JE', 'GY', 'IM' );

	/**
	 * A guess that a visitor may correct: postcodes cross borders. Null where none of the three taxes is due.
	 *
	 * @param string|null $outward The first half of a postcode in capitals, e.g. `TN17`; null where it is not known.
	 */
	public static function of( ?string $outward ): ?self {
		if ( null === $outward ) {
			return self::England;
		}
		$area = rtrim( substr( $outward, 0, 2 ), '0123456789' );
		return match ( true ) {
			in_array( $area, self::ELSEWHERE, true ) => null,
			isset( self::BORDER[ $outward ] ) => self::BORDER[ $outward ],
			in_array( $area, self::SCOTTISH, true ) => self::Scotland,
			in_array( $area, self::WELSH, true ) => self::Wales,
			default => self::England,
		};
	}
}
