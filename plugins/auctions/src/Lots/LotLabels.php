<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Core\Facts\FactLabels;

/**
 * Words for the coded facts of a lot; nothing for an empty code.
 */
final class LotLabels {

	/**
	 * @param string $field One of lot-fields.json.
	 * @param string $code  A value of it; one that is unknown is shown as it is.
	 */
	public static function of( string $field, string $code ): string {
		if ( '' === $code ) {
			return '';
		}
		return match ( $field ) {
			'status' => LotStatus::tryFrom( $code )?->label() ?? $code,
			'price_status' => PriceStatus::tryFrom( $code )?->label() ?? $code,
			'tenure' => FactLabels::tenure( $code ),
			'ulez', 'vat_on_price' => FactLabels::yes_no( $code ),
			/* translators: %s: number of the standard, 1 to 9 */
			'euro', 'euro_emission' => sprintf( __( 'Euro %s', 'hearth-hammer' ), $code ),
			/* translators: %s: a grade, 1 to 5 or U */
			'grade' => 'U' === $code ? __( 'Ungraded', 'hearth-hammer' ) : sprintf( __( 'Grade %s', 'hearth-hammer' ), $code ),
			'property_type', 'type' => self::words( 'property_type' )[ $code ] ?? self::plain( $code ),
			default => self::words( $field )[ $code ] ?? self::plain( $code ),
		};
	}

	/** @return array<string, array<string, string>> Every word that a card may say of a code. */
	public static function on_cards(): array {
		$fields = array( 'fuel', 'gearbox', 'occupancy', 'property_type' );
		return array(
			...array_combine( $fields, array_map( self::words( ... ), $fields ) ),
			'tenure' => array_map( FactLabels::tenure( ... ), array_combine( FactLabels::TENURES, FactLabels::TENURES ) ),
		);
	}

	/** @return array<string, string> By code, of one field: only these are translated. */
	private static function words( string $field ): array {
		return match ( $field ) {
			'purchase_option' => array(
				'buy_now'        => __( 'Buy now', 'hearth-hammer' ),
				'make_offer'     => __( 'Make an offer', 'hearth-hammer' ),
				'tender'         => __( 'Tender', 'hearth-hammer' ),
				'tender_percent' => __( 'Tender by percentage', 'hearth-hammer' ),
				'transfer'       => __( 'Transfer', 'hearth-hammer' ),
			),
			'fuel' => array(
				'petrol'         => __( 'Petrol', 'hearth-hammer' ),
				'diesel'         => __( 'Diesel', 'hearth-hammer' ),
				'petrol_hybrid'  => __( 'Petrol hybrid', 'hearth-hammer' ),
				'diesel_hybrid'  => __( 'Diesel hybrid', 'hearth-hammer' ),
				'plug_in_hybrid' => __( 'Plug-in hybrid', 'hearth-hammer' ),
				'electric'       => __( 'Electric', 'hearth-hammer' ),
				'lpg'            => __( 'LPG', 'hearth-hammer' ),
				'other'          => __( 'Other fuel', 'hearth-hammer' ),
			),
			'gearbox' => array(
				'manual'         => __( 'Manual', 'hearth-hammer' ),
				'automatic'      => __( 'Automatic', 'hearth-hammer' ),
				'semi_automatic' => __( 'Semi-automatic', 'hearth-hammer' ),
			),
			'vat' => array(
				'margin'   => __( 'Margin scheme', 'hearth-hammer' ),
				'plus_vat' => __( 'Plus VAT', 'hearth-hammer' ),
				'no_vat'   => __( 'No VAT', 'hearth-hammer' ),
			),
			'occupancy' => array(
				'vacant'   => __( 'Vacant', 'hearth-hammer' ),
				'let'      => __( 'Let', 'hearth-hammer' ),
				'part_let' => __( 'Part let', 'hearth-hammer' ),
			),
			// A platform may name others, which are shown as they are.
			'property_type' => array(
				'terraced'            => __( 'Terraced', 'hearth-hammer' ),
				'end-terrace'         => __( 'End terrace', 'hearth-hammer' ),
				'semi-detached'       => __( 'Semi-detached', 'hearth-hammer' ),
				'detached'            => __( 'Detached', 'hearth-hammer' ),
				'house'               => __( 'House', 'hearth-hammer' ),
				'cottage'             => __( 'Cottage', 'hearth-hammer' ),
				'bungalow'            => __( 'Bungalow', 'hearth-hammer' ),
				'detached-bungalow'   => __( 'Detached bungalow', 'hearth-hammer' ),
				'flat'                => __( 'Flat', 'hearth-hammer' ),
				'apartment'           => __( 'Apartment', 'hearth-hammer' ),
				'studio'              => __( 'Studio', 'hearth-hammer' ),
				'maisonette'          => __( 'Maisonette', 'hearth-hammer' ),
				'block-of-flats'      => __( 'Block of flats', 'hearth-hammer' ),
				'barn'                => __( 'Barn', 'hearth-hammer' ),
				'chapel'              => __( 'Chapel', 'hearth-hammer' ),
				'hall'                => __( 'Hall', 'hearth-hammer' ),
				'school'              => __( 'School', 'hearth-hammer' ),
				'tower'               => __( 'Tower', 'hearth-hammer' ),
				'land'                => __( 'Land', 'hearth-hammer' ),
				'plot'                => __( 'Plot', 'hearth-hammer' ),
				'woodland'            => __( 'Woodland', 'hearth-hammer' ),
				'garages'             => __( 'Garages', 'hearth-hammer' ),
				'ground-rents'        => __( 'Ground rents', 'hearth-hammer' ),
				'commercial-property' => __( 'Commercial property', 'hearth-hammer' ),
				'industrial'          => __( 'Industrial', 'hearth-hammer' ),
				'mixed-use'           => __( 'Mixed use', 'hearth-hammer' ),
				'office'              => __( 'Office', 'hearth-hammer' ),
				'shop'                => __( 'Shop', 'hearth-hammer' ),
				'public-house'        => __( 'Public house', 'hearth-hammer' ),
				'curiosity'           => __( 'Curiosity', 'hearth-hammer' ),
			),
			'mileage_status' => array(
				'warranted'     => __( 'Mileage warranted', 'hearth-hammer' ),
				'not_warranted' => __( 'Mileage not warranted', 'hearth-hammer' ),
				'incorrect'     => __( 'Mileage incorrect', 'hearth-hammer' ),
				'unknown'       => __( 'Mileage status unknown', 'hearth-hammer' ),
			),
			'v5c' => array(
				'present'   => __( 'V5C present', 'hearth-hammer' ),
				'to_follow' => __( 'V5C to follow', 'hearth-hammer' ),
				'none'      => __( 'No V5C', 'hearth-hammer' ),
			),
			'service_history' => array(
				'full'       => __( 'Full service history', 'hearth-hammer' ),
				'part'       => __( 'Part service history', 'hearth-hammer' ),
				'none'       => __( 'No service history', 'hearth-hammer' ),
				'not_stated' => __( 'Service history not stated', 'hearth-hammer' ),
			),
			'insurance_category' => array(
				'none' => __( 'Not recorded as written off', 'hearth-hammer' ),
				'A'    => __( 'Category A', 'hearth-hammer' ),
				'B'    => __( 'Category B', 'hearth-hammer' ),
				'S'    => __( 'Category S', 'hearth-hammer' ),
				'N'    => __( 'Category N', 'hearth-hammer' ),
			),
			'vendor_type' => array(
				'fleet'         => __( 'Fleet', 'hearth-hammer' ),
				'lease'         => __( 'Lease return', 'hearth-hammer' ),
				'part_exchange' => __( 'Part exchange', 'hearth-hammer' ),
				'private'       => __( 'Private seller', 'hearth-hammer' ),
			),
			default => array(),
		};
	}

	/** `end-terrace` as "End terrace". */
	private static function plain( string $code ): string {
		return ucfirst( str_replace( array( '-', '_' ), ' ', $code ) );
	}
}
