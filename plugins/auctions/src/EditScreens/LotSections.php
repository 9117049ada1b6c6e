<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\EditScreens;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\PriceStatus;
use HearthHammer\Core\Facts\FactLabels;
use HearthHammer\Core\Facts\MaterialFields;
use HearthHammer\Core\Fields\Admin\FieldSection;

/**
 * Which fields a lot's edit screen shows, in which order, under which words, and what they offer.
 */
final class LotSections {

	private const BANDS = array( 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I' );

	/** @return list<FieldSection> What the lot is comes first and open; those of the other kind of business are folded away. */
	public static function of( int $lot ): array {
		$record   = LotRecord::of( $lot );
		$business = ( $record->sale ?? ( 'auto-draft' === get_post_status( $lot ) ? LotsList::chosen_sale() : null ) )?->business();
		return array(
			...self::every(),
			...self::vehicles( true === $business?->is_vehicle(), false !== $business?->is_vehicle() ),
			...self::properties( true === $business?->is_property(), false !== $business?->is_property() ),
		);
	}

	/** What a field is called, without its unit. */
	public static function label( string $name ): string {
		foreach ( array( ...self::every(), ...self::vehicles(), ...self::properties() ) as $section ) {
			if ( isset( $section->fields[ $name ] ) ) {
				return trim( (string) preg_replace( '/\s*\(.*\)$/u', '', $section->fields[ $name ] ) );
			}
		}
		return ucfirst( str_replace( '_', ' ', $name ) );
	}

	/**
	 * What changed of a field, escaped. Of a list the change is told, e.g. Images: 3 added.
	 *
	 * @param array{field: string, was: string, becomes: string} $change
	 */
	public static function change( array $change ): string {
		$schema  = LotFields::fields()->schema()[ $change['field'] ] ?? array();
		$is_list = 'array' === ( $schema['type'] ?? '' );
		$value   = static fn ( string $stored ): string => '' === $stored ? '—' : ( isset( $schema['enum'] ) ? self::words( $change['field'], $stored ) : $stored );
		$words   = match ( true ) {
			// Older runs kept the list itself, cut off.
			$is_list && str_starts_with( $change['was'] . $change['becomes'], '[' ) => esc_html__( 'changed', 'hearth-hammer' ),
			$is_list => esc_html( $change['becomes'] ),
			default => sprintf( '<del>%s</del> → <ins>%s</ins>', esc_html( $value( $change['was'] ) ), esc_html( $value( $change['becomes'] ) ) ),
		};
		return esc_html( self::label( $change['field'] ) ) . ': ' . $words;
	}

	/** @return array<string|int, string> Value to label. */
	public static function choices( string $name ): array {
		$schema = LotFields::fields()->schema()[ $name ];
		if ( 'sale' === $name ) {
			return array( 0 => __( 'Choose a sale', 'hearth-hammer' ) ) + SaleChoices::all( (int) LotFields::fields()->value( (int) get_the_ID(), 'sale' ) );
		}
		$values  = 'council_tax_band' === $name ? array( '', ...self::BANDS, 'TBC', 'EXEMPT' ) : (array) ( $schema['enum'] ?? array() );
		$choices = array();
		foreach ( array_filter( $values, is_string( ... ) ) as $value ) {
			$choices[ $value ] = '' === $value && 'prior_offers' !== $name ? '—' : self::words( $name, $value );
		}
		return $choices;
	}

	private static function words( string $name, string $value ): string {
		return match ( $name ) {
			'prior_offers' => '' === $value ? __( 'Use the department’s setting', 'hearth-hammer' ) : FactLabels::yes_no( $value ),
			// Visitors see both as “Guide price”.
			'price_status' => PriceStatus::GuideRange->value === $value ? __( 'Guide price range', 'hearth-hammer' ) : LotLabels::of( $name, $value ),
			'flood_risk' => FactLabels::flood_risk( $value ),
			'flooded_recently' => FactLabels::yes_no( $value ),
			'council_tax_band', 'epc_rating', 'epc_potential' => array( 'TBC' => __( 'To be confirmed', 'hearth-hammer' ), 'EXEMPT' => __( 'Exempt', 'hearth-hammer' ) )[ $value ] ?? $value,
			default => LotLabels::of( $name, $value ),
		};
	}

	/** @return list<FieldSection> */
	private static function every(): array {
		return array(
			new FieldSection(
				'lot',
				__( 'Lot details', 'hearth-hammer' ),
				array(
					'sale'            => __( 'Sale', 'hearth-hammer' ),
					'lot_number'      => __( 'Lot number, as printed', 'hearth-hammer' ),
					'status'          => __( 'Status', 'hearth-hammer' ),
					'price_status'    => __( 'Price qualifier', 'hearth-hammer' ),
					'guide_low'       => __( 'Guide price, or lower guide price (£)', 'hearth-hammer' ),
					'guide_high'      => __( 'Upper guide price (£)', 'hearth-hammer' ),
					'hammer'          => __( 'Hammer price (£)', 'hearth-hammer' ),
					'hammer_pence'    => __( 'Hammer price, pence', 'hearth-hammer' ),
					'starts_at'       => __( 'Bidding opens (UK time, leave empty to use the sale’s)', 'hearth-hammer' ),
					'ends_at'         => __( 'Bidding ends (UK time, leave empty to use the sale’s)', 'hearth-hammer' ),
					'category'        => __( 'Category', 'hearth-hammer' ),
					'purchase_option' => __( 'Other ways to buy', 'hearth-hammer' ),
					'prior_offers'    => __( 'Offers before the auction, or after it if unsold', 'hearth-hammer' ),
					'house_reference' => __( 'Our reference', 'hearth-hammer' ),
					'summary'         => __( 'Summary', 'hearth-hammer' ),
					'features'        => __( 'Features (one per line)', 'hearth-hammer' ),
					'viewings'        => __( 'Viewing times (UK time)', 'hearth-hammer' ),
				)
			),
		);
	}

	/**
	 * @param bool $is_one   Whether the lot's sale says that it is one.
	 * @param bool $may_be   Whether it is one or nobody knows yet: where it is not, what a person opens is not remembered.
	 * @return list<FieldSection>
	 */
	private static function vehicles( bool $is_one = false, bool $may_be = true ): array {
		return array(
			new FieldSection(
				'vehicle',
				__( 'Vehicle details', 'hearth-hammer' ),
				array(
					'plate'             => __( 'Number plate', 'hearth-hammer' ),
					'make'              => __( 'Make', 'hearth-hammer' ),
					'model'             => __( 'Model', 'hearth-hammer' ),
					'derivative'        => __( 'Derivative', 'hearth-hammer' ),
					'body'              => __( 'Body', 'hearth-hammer' ),
					'colour'            => __( 'Colour', 'hearth-hammer' ),
					'fuel'              => __( 'Fuel', 'hearth-hammer' ),
					'gearbox'           => __( 'Gearbox', 'hearth-hammer' ),
					'engine_cc'         => __( 'Engine (cc)', 'hearth-hammer' ),
					'doors'             => __( 'Doors', 'hearth-hammer' ),
					'seats'             => __( 'Seats', 'hearth-hammer' ),
					'first_registered'  => __( 'First registered', 'hearth-hammer' ),
					'model_year'        => __( 'Model year', 'hearth-hammer' ),
				),
				$is_one,
				$may_be
			),
			new FieldSection(
				'condition',
				__( 'Mileage, keepers, documents and condition', 'hearth-hammer' ),
				array(
					'mileage'            => __( 'Mileage (leave empty if unknown)', 'hearth-hammer' ),
					'mileage_status'     => __( 'Mileage status', 'hearth-hammer' ),
					'former_keepers'     => __( 'Previous keepers (leave empty if unknown)', 'hearth-hammer' ),
					'keys'               => __( 'Keys (leave empty if not stated)', 'hearth-hammer' ),
					'v5c'                => __( 'V5C logbook', 'hearth-hammer' ),
					'mot_until'          => __( 'MOT expiry', 'hearth-hammer' ),
					'service_history'    => __( 'Service history', 'hearth-hammer' ),
					'insurance_category' => __( 'Insurance category', 'hearth-hammer' ),
					'vendor_type'        => __( 'Seller', 'hearth-hammer' ),
					'grade'              => __( 'Condition grade', 'hearth-hammer' ),
					'faults'             => __( 'Faults (in the seller’s words)', 'hearth-hammer' ),
					'inspection_report'  => __( 'Inspection report (web address)', 'hearth-hammer' ),
					'vat'                => __( 'VAT', 'hearth-hammer' ),
					'euro_emission'      => __( 'Euro emissions standard', 'hearth-hammer' ),
					'ulez'               => __( 'ULEZ compliant (London)', 'hearth-hammer' ),
					'co2'                => __( 'CO₂ (g/km)', 'hearth-hammer' ),
					'road_tax_class'     => __( 'Road tax class', 'hearth-hammer' ),
					'cap_clean'          => __( 'CAP clean (£)', 'hearth-hammer' ),
					'cap_average'        => __( 'CAP average (£)', 'hearth-hammer' ),
					'cap_below'          => __( 'CAP below average (£)', 'hearth-hammer' ),
				),
				false,
				$may_be
			),
		);
	}

	/**
	 * @param bool $is_one As for vehicles.
	 * @param bool $may_be
	 * @return list<FieldSection>
	 */
	private static function properties( bool $is_one = false, bool $may_be = true ): array {
		return array(
			new FieldSection(
				'property',
				__( 'Property details', 'hearth-hammer' ),
				array(
					'property_type'    => __( 'Type (for example, terraced)', 'hearth-hammer' ),
					'property_use'     => __( 'Use', 'hearth-hammer' ),
					'bedrooms'         => __( 'Bedrooms', 'hearth-hammer' ),
					'bathrooms'        => __( 'Bathrooms', 'hearth-hammer' ),
					'living_rooms'     => __( 'Living rooms', 'hearth-hammer' ),
					'floor_area'       => __( 'Floor area (square metres)', 'hearth-hammer' ),
					'acres'            => __( 'Acres', 'hearth-hammer' ),
					'display_address'  => __( 'Display address', 'hearth-hammer' ),
					'address_hidden'   => __( 'Hide the address (show the town only)', 'hearth-hammer' ),
					'address_1'        => __( 'Address line 1', 'hearth-hammer' ),
					'address_2'        => __( 'Address line 2', 'hearth-hammer' ),
					'address_3'        => __( 'Address line 3', 'hearth-hammer' ),
					'town'             => __( 'Town', 'hearth-hammer' ),
					'county'           => __( 'County', 'hearth-hammer' ),
					'postcode'         => __( 'Postcode', 'hearth-hammer' ),
					'latitude'         => __( 'Latitude (leave empty to use the postcode)', 'hearth-hammer' ),
					'longitude'        => __( 'Longitude (leave empty to use the postcode)', 'hearth-hammer' ),
				),
				$is_one,
				$may_be
			),
			new FieldSection(
				'terms',
				__( 'Tenure, letting and sale terms', 'hearth-hammer' ),
				array(
					'tenure'                   => __( 'Tenure', 'hearth-hammer' ),
					'lease_years'              => __( 'Lease remaining (years)', 'hearth-hammer' ),
					'ground_rent'              => __( 'Ground rent (£ per year)', 'hearth-hammer' ),
					'ground_rent_review_years' => __( 'Ground rent review (years)', 'hearth-hammer' ),
					'service_charge'           => __( 'Service charge (£ per year)', 'hearth-hammer' ),
					'lease_terms'              => __( 'Other lease terms and charges', 'hearth-hammer' ),
					'occupancy'                => __( 'Vacant or let', 'hearth-hammer' ),
					'rent'                     => __( 'Rent (£ per year)', 'hearth-hammer' ),
					'rateable_value'           => __( 'Rateable value (£)', 'hearth-hammer' ),
					'vat_on_price'             => __( 'VAT on the price', 'hearth-hammer' ),
					'deposit_percent'          => __( 'Deposit (%, leave empty to use the sale’s)', 'hearth-hammer' ),
					'deposit_minimum'          => __( 'Minimum deposit (£)', 'hearth-hammer' ),
					'completion_days'          => __( 'Completion (days, leave empty to use the sale’s)', 'hearth-hammer' ),
					'buyers_premium'           => __( 'Buyer’s premium, in words', 'hearth-hammer' ),
					'administration_charge'    => __( 'Administration charge, in words', 'hearth-hammer' ),
					'special_payments'         => __( 'Payments under the special conditions (one per line, like Searches: £350)', 'hearth-hammer' ),
					'special_conditions'       => __( 'Special conditions', 'hearth-hammer' ),
					'joint_auctioneer'         => __( 'Joint auctioneer', 'hearth-hammer' ),
					'solicitor'                => __( 'Seller’s solicitor', 'hearth-hammer' ),
				),
				false,
				$may_be
			),
			new FieldSection(
				'material',
				__( 'Material information: energy, building, services, rights and risks', 'hearth-hammer' ),
				MaterialFields::energy() + MaterialFields::building() + MaterialFields::surroundings(),
				false,
				$may_be
			),
		);
	}
}
