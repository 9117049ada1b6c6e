<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Csv;

use HearthHammer\Auctions\Lots\LotFields;

/**
 * Names of columns as offices write them: `Lot No`, `Guide Price (£)`.
 */
final class CsvColumns {

	private const OWN = array( 'sale', 'title', 'description', 'images', 'videos', 'documents', ...CsvLotMapper::SELLER );

	private const SAID = array(
		'lot_number'         => array( 'lot', 'lot_no', 'lot_num', 'number' ),
		'sale'               => array( 'auction', 'sale_name' ),
		'title'              => array( 'lot_title', 'heading' ),
		'description'        => array( 'desc', 'details' ),
		'status'             => array( 'lot_status' ),
		'guide_low'          => array( 'guide', 'guide_price', 'guide_from', 'guide_price_from', 'low_guide', 'lower_guide', 'estimate', 'low_estimate' ),
		'guide_high'         => array( 'guide_to', 'guide_price_to', 'high_guide', 'upper_guide', 'high_estimate' ),
		'hammer'             => array( 'hammer_price', 'sold_for', 'sold_price' ),
		'images'             => array( 'image', 'photo', 'photos', 'pictures' ),
		'plate'              => array( 'reg', 'reg_no', 'registration', 'registration_number', 'number_plate', 'vrm' ),
		'body'               => array( 'body_type', 'body_style' ),
		'colour'             => array( 'color' ),
		'fuel'               => array( 'fuel_type' ),
		'gearbox'            => array( 'transmission' ),
		'engine_cc'          => array( 'cc', 'engine', 'engine_size' ),
		'first_registered'   => array( 'first_reg', 'first_registration', 'date_first_registered', 'registered' ),
		'mileage'            => array( 'miles', 'odometer' ),
		'former_keepers'     => array( 'keepers', 'owners', 'former_owners', 'previous_keepers', 'previous_owners' ),
		'mot_until'          => array( 'mot', 'mot_expiry', 'mot_expires', 'mot_expiry_date' ),
		'service_history'    => array( 'history' ),
		'insurance_category' => array( 'insurance_cat' ),
		'property_type'      => array( 'type' ),
		'bedrooms'           => array( 'beds', 'no_of_bedrooms', 'number_of_bedrooms' ),
		'bathrooms'          => array( 'baths' ),
		'living_rooms'       => array( 'receptions', 'reception_rooms' ),
		'lease_years'        => array( 'lease', 'lease_length', 'lease_term', 'unexpired_term', 'years_remaining' ),
		'rent'               => array( 'rent_pa', 'annual_rent' ),
		'address_1'          => array( 'address_line_1', 'street' ),
		'display_address'    => array( 'address' ),
		'town'               => array( 'city' ),
		'postcode'           => array( 'post_code' ),
		'seller_name'        => array( 'seller', 'vendor', 'vendor_name' ),
		'seller_email'       => array( 'vendor_email' ),
		'seller_phone'       => array( 'vendor_phone' ),
		'seller_fees'        => array( 'vendor_fees', 'agreed_fees' ),
		'reserve'            => array( 'reserve_price' ),
		'council_tax_band'   => array( 'council_tax' ),
		'epc_rating'         => array( 'epc' ),
	);

	/**
	 * @param list<string> $headings As they are in the file.
	 * @return list<string> Our name of each. One that we do not know stays as it is, in lower case, as does a second of
	 *                      the same name.
	 */
	public static function names( array $headings ): array {
		$plain = array_map( static fn ( string $heading ): string => strtolower( trim( $heading, " \t\"" ) ), $headings );
		$names = array();
		foreach ( $plain as $heading ) {
			$name    = self::name( $heading );
			$names[] = $name !== $heading && ( in_array( $name, $plain, true ) || in_array( $name, $names, true ) ) ? $heading : $name;
		}
		return $names;
	}

	private static function name( string $heading ): string {
		$word  = trim( (string) preg_replace( array( '/\([^)]*\)/', '/[^a-z0-9]+/' ), array( ' ', '_' ), $heading ), '_' );
		$known = array( ...self::OWN, ...array_keys( LotFields::fields()->schema() ) );
		if ( in_array( $word, $known, true ) ) {
			return $word;
		}
		foreach ( self::SAID as $name => $said ) {
			if ( in_array( $word, $said, true ) ) {
				return $name;
			}
		}
		return $heading;
	}
}
