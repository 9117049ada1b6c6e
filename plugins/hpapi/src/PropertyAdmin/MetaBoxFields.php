<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Facts\FactLabels;
use HearthHammer\Core\Facts\MaterialFields;
use HearthHammer\Core\Fields\Admin\FieldSection;
use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Properties\Status;

/**
 * Which fields the edit screen shows, in which order and under which words.
 */
final class MetaBoxFields {

	/** Fields of lettings alone: the screen hides them while it says that the property is for sale. */
	public const LETTINGS = array( 'rent_frequency', 'deposit', 'let_type', 'furnished', 'available_from', 'pets', 'landlord_registration' );

	/** Fields of sales alone: hidden while the screen says that the property is to let. */
	public const SALES = array( 'price_qualifier', 'lease_years', 'ground_rent', 'ground_rent_review_years', 'shared_ownership_percentage' );

	/** The class that hides a row while the property is of the other channel; empty for a field of both. */
	public static function row_class( string $field ): string {
		return match ( true ) {
			in_array( $field, self::LETTINGS, true ) => 'hpapi-of-lettings',
			in_array( $field, self::SALES, true ) => 'hpapi-of-sales',
			default => '',
		};
	}

	/** @return list<FieldSection> What every property needs is open, the rest folded at first. */
	public static function sections(): array {
		return array(
			new FieldSection( 'price', __( 'Price and status', 'hearth-hammer' ), array(
				'channel'         => __( 'Sale or letting', 'hearth-hammer' ),
				'status'          => __( 'Status', 'hearth-hammer' ),
				'price'           => __( 'Price or rent (£)', 'hearth-hammer' ),
				'price_qualifier' => __( 'Price qualifier', 'hearth-hammer' ),
				'rent_frequency'  => __( 'Rent frequency', 'hearth-hammer' ),
				'deposit'         => __( 'Deposit (£)', 'hearth-hammer' ),
				'let_type'        => __( 'Let type', 'hearth-hammer' ),
				'furnished'       => __( 'Furnished', 'hearth-hammer' ),
				'available_from'  => __( 'Available from', 'hearth-hammer' ),
				'pets'            => __( 'Pets', 'hearth-hammer' ),
				'landlord_registration' => __( 'Landlord registration (Scotland, Wales)', 'hearth-hammer' ),
			) ),
			new FieldSection( 'facts', __( 'Property details', 'hearth-hammer' ), array(
				'property_type' => __( 'Type', 'hearth-hammer' ),
				'bedrooms'      => __( 'Bedrooms', 'hearth-hammer' ),
				'bathrooms'     => __( 'Bathrooms', 'hearth-hammer' ),
				'living_rooms'  => __( 'Living rooms', 'hearth-hammer' ),
				'acres'         => __( 'Acres', 'hearth-hammer' ),
				'new_home'      => __( 'New home', 'hearth-hammer' ),
				'summary'       => __( 'Summary', 'hearth-hammer' ),
				'features'      => __( 'Features (one per line)', 'hearth-hammer' ),
			) ),
			new FieldSection( 'place', __( 'Location', 'hearth-hammer' ), array(
				'display_address' => __( 'Display address', 'hearth-hammer' ),
				'address_1'       => __( 'Address line 1', 'hearth-hammer' ),
				'address_2'       => __( 'Address line 2', 'hearth-hammer' ),
				'address_3'       => __( 'Address line 3', 'hearth-hammer' ),
				'address_4'       => __( 'Address line 4', 'hearth-hammer' ),
				'town'            => __( 'Town', 'hearth-hammer' ),
				'postcode'        => __( 'Postcode', 'hearth-hammer' ),
				'parish'          => __( 'Parish', 'hearth-hammer' ),
				'latitude'        => __( 'Latitude', 'hearth-hammer' ),
				'longitude'       => __( 'Longitude', 'hearth-hammer' ),
			) ),
			new FieldSection( 'costs', __( 'Material information A: costs and tenure', 'hearth-hammer' ), array(
				'tenure'                      => __( 'Tenure', 'hearth-hammer' ),
				'lease_years'                 => __( 'Lease remaining (years)', 'hearth-hammer' ),
				'ground_rent'                 => __( 'Ground rent (£ per year)', 'hearth-hammer' ),
				'ground_rent_review_years'    => __( 'Ground rent review (years)', 'hearth-hammer' ),
				'service_charge'              => __( 'Service charge (£ per year)', 'hearth-hammer' ),
				'lease_terms'                 => __( 'Other lease terms and charges', 'hearth-hammer' ),
				'shared_ownership_percentage' => __( 'Share being sold (%)', 'hearth-hammer' ),
				...MaterialFields::energy(),
			), false ),
			new FieldSection( 'building', __( 'Material information B: building and services', 'hearth-hammer' ), MaterialFields::building(), false ),
			new FieldSection( 'rights', __( 'Material information C: rights, risks and surroundings', 'hearth-hammer' ), MaterialFields::surroundings(), false ),
			new FieldSection( 'people', __( 'Valuer and early-bird viewing', 'hearth-hammer' ), array(
				'valuer'           => __( 'Valuer', 'hearth-hammer' ),
				'valuer_quote'     => __( 'Valuer’s quote', 'hearth-hammer' ),
				'early_bird_until' => __( 'Early-bird viewing ends (UK time)', 'hearth-hammer' ),
				'early_bird_text'  => __( 'Countdown text (if empty: Early-bird viewing)', 'hearth-hammer' ),
			), false ),
			new FieldSection( 'reference', __( 'Agent’s reference', 'hearth-hammer' ), array(
				'reference' => __( 'Reference', 'hearth-hammer' ),
				'branch'    => __( 'Branch', 'hearth-hammer' ),
			), false ),
		);
	}

	/** @return array<string, string> Field to label, in the order of the screen. */
	public static function labels(): array {
		return array_merge( ...array_column( self::sections(), 'fields' ) );
	}

	/** @return list<string> */
	public static function names(): array {
		return array_keys( self::labels() );
	}

	/** What a field is called; fields that the screen does not show by their name. */
	public static function label( string $name ): string {
		// Without what the label says of the unit.
		return trim( (string) preg_replace( '/\s*\(.*\)$/u', '', self::labels()[ $name ] ?? ucfirst( str_replace( '_', ' ', $name ) ) ) );
	}

	/** What a field's pattern wants. */
	public static function hint( string $name ): string {
		return 'council_tax_band' === $name ? __( 'Enter a band from A to I, TBC or EXEMPT.', 'hearth-hammer' ) : '';
	}

	/** The label of one choice of a field with fixed ones. */
	public static function choice( string $field, string|int $value ): string {
		$label = match ( $field ) {
			'channel' => 1 === (int) $value ? __( 'For sale', 'hearth-hammer' ) : __( 'To let', 'hearth-hammer' ),
			'status' => 'available' === $value ? __( 'Available', 'hearth-hammer' ) : Status::from( (string) $value )->label(),
			'price_qualifier' => 'poa' === $value ? __( 'POA (price not shown)', 'hearth-hammer' ) : Labels::qualifier( (string) $value ),
			'rent_frequency' => Labels::rent_frequency( (string) $value ),
			'let_type' => Labels::let_type( (string) $value ),
			'furnished' => Labels::furnished( (string) $value ),
			'pets' => Labels::pets( (string) $value ),
			'tenure' => FactLabels::tenure( (string) $value ),
			'council_tax_band' => match ( $value ) {
				'TBC' => __( 'To be confirmed', 'hearth-hammer' ),
				'EXEMPT' => __( 'Exempt', 'hearth-hammer' ),
				default => (string) $value,
			},
			'flood_risk' => FactLabels::flood_risk( (string) $value ),
			'flooded_recently' => FactLabels::yes_no( (string) $value ),
			'property_type' => PropertyTypes::label( (string) $value ),
			default => (string) $value,
		};
		return '' === $label ? '—' : $label;
	}
}
