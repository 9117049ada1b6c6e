<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\EasyListings;

use HearthHammer\Core\Text\PlainText;
use HearthHammer\Hpapi\Feeds\AcresParser;
use HearthHammer\Hpapi\Feeds\FeatureFacts;
use HearthHammer\Hpapi\Feeds\Stock\StockMapper;
use HearthHammer\Hpapi\Feeds\Stock\StockRow;

defined( 'ABSPATH' ) || exit;

/**
 * From a listing of Easy Property Listings to a property in our words.
 */
final class ListingMapper extends StockMapper {

	/** Changes when the same row is to give another record: the next run maps and writes every property again. */
	public const VERSION = '1';

	protected const KEY_FIELD = 'property_unique_id';

	/** Acres in one of the units that an office may choose. */
	private const ACRES = array( 'acre' => 1.0, 'hectare' => 2.47105, 'squareMeter' => 0.000247105, 'sqft' => 0.0000229568, 'square' => 0.00229568 );

	/** Questions that the office answers with yes, and what a feature says then. */
	private const TICKED = array(
		'property_pool'            => 'Swimming pool',
		'property_air_conditioning' => 'Air conditioning',
		'property_security_system' => 'Security system',
		'property_study'           => 'Study',
		'property_gym'             => 'Gym',
		'property_workshop'        => 'Workshop',
		'property_tennis_court'    => 'Tennis court',
		'property_secure_parking'  => 'Secure parking',
	);

	public function version(): string {
		return self::VERSION;
	}

	protected function text( StockRow $in ): string {
		return $in->html( 'content' );
	}

	protected function fields( StockRow $in, string $text, array $media ): array {
		$features = $this->features( $in );
		return ( new ListingMarket() )->of( $in ) + $this->address( $in ) + $this->land( $in, $features, $text ) + array_filter( array( 'parking' => self::parking( $in ) ) ) + FeatureFacts::of( $features, $media ) + array(
			'bedrooms'         => (int) $in->number( 'property_bedrooms', 999 ),
			'bathrooms'        => (int) $in->number( 'property_bathrooms', 999 ),
			'living_rooms'     => 0,
			'new_home'         => $in->is_yes( 'property_new_construction' ),
			'summary'          => '' === $in->own( 'excerpt', 1000 ) ? $in->text( 'property_heading', 200 ) : $in->own( 'excerpt', 1000 ),
			'features'         => $features,
			'council_tax_band' => FeatureFacts::council_tax_band( $features ),
		);
	}

	/** @return list<string> */
	private function features( StockRow $in ): array {
		$ticked = array_filter( self::TICKED, $in->is_yes( ... ), ARRAY_FILTER_USE_KEY );
		return array_values( array_unique( array_filter( array( ...$in->terms( 'tax_feature' ), ...array_values( $ticked ) ) ) ) );
	}

	private static function parking( StockRow $in ): string {
		$garages  = (int) $in->number( 'property_garage', 99 );
		$carports = (int) $in->number( 'property_carport', 99 );
		return implode( '; ', array_filter( array( 0 === $garages ? '' : "Garage: {$garages}", 0 === $carports ? '' : "Carport: {$carports}" ) ) );
	}

	/**
	 * @param list<string> $features
	 * @return array{acres: float, acres_source: string}
	 */
	private function land( StockRow $in, array $features, string $text ): array {
		$area  = $in->number( 'property_land_area', 1000000000 );
		$acres = $area > 0 && isset( self::ACRES[ $in->raw( 'property_land_area_unit' ) ] ) ? round( $area * self::ACRES[ $in->raw( 'property_land_area_unit' ) ], 3 ) : AcresParser::parse( implode( ' . ', $features ) . ' . ' . PlainText::of( $text ) );
		return array( 'acres' => $acres ?? 0.0, 'acres_source' => null === $acres ? '' : 'feed_text' );
	}

	/** @return array<string, mixed> */
	private function address( StockRow $in ): array {
		$suburb = $in->text( 'property_address_suburb', 100 );
		$city   = $in->text( 'property_address_city', 100 );
		$unit   = $in->text( 'property_address_sub_number', 40 );
		$fields = array(
			'address_1'       => trim( ( '' === $unit ? '' : $unit . ', ' ) . $in->text( 'property_address_street_number', 40 ) . ' ' . $in->text( 'property_address_street', 80 ) ),
			'address_2'       => '' === $city ? '' : $suburb,
			'address_3'       => '',
			'address_4'       => $in->text( 'property_address_state', 80 ),
			'town'            => '' === $city ? $suburb : $city,
			'postcode'        => $in->postcode( 'property_address_postal_code' ),
			// An owner may hide the street.
			'display_address' => 'no' === strtolower( $in->raw( 'property_address_display' ) ) ? implode( ', ', array_filter( array( $suburb, $city ) ) ) : $in->own( 'title' ),
		);
		$point  = array_map( trim( ... ), explode( ',', $in->raw( 'property_address_coordinates' ) ) );
		return 2 === count( $point ) ? $in->address( $fields, $point[0], $point[1] ) : $in->address( $fields, '', '' );
	}
}
