<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Facts;

use HearthHammer\Core\Money\Amount;

/**
 * What is told of a building or a piece of land in the same words, whoever sells it and how.
 *
 * Each method gives key to label and value, for listed(); a value that is not known is empty.
 *
 * @phpstan-type Fact array{key: string, label: string, value: string}
 * @phpstan-type Told array<string, array{string, string}>
 */
final readonly class BuildingFacts {

	public function __construct( private FactSource $source ) {}

	/**
	 * Facts as rows of a list; what is not known has none.
	 *
	 * @param array<string, array{string, string}> $facts Key to label and value.
	 * @return list<Fact>
	 */
	public static function listed( array $facts ): array {
		$rows = array();
		foreach ( $facts as $key => [ $label, $value ] ) {
			if ( '' !== $value ) {
				$rows[] = array(
					'key'   => $key,
					'label' => $label,
					'value' => $value,
				);
			}
		}
		return $rows;
	}

	/** @return Told */
	public function rooms(): array {
		return array(
			'bedrooms'     => array( _n( 'Bedroom', 'Bedrooms', $this->source->int( 'bedrooms' ), 'hearth-hammer' ), $this->number( 'bedrooms' ) ),
			'bathrooms'    => array( _n( 'Bathroom', 'Bathrooms', $this->source->int( 'bathrooms' ), 'hearth-hammer' ), $this->number( 'bathrooms' ) ),
			'living_rooms' => array( _n( 'Living room', 'Living rooms', $this->source->int( 'living_rooms' ), 'hearth-hammer' ), $this->number( 'living_rooms' ) ),
		);
	}

	/** @return Told */
	public function plot(): array {
		$acres = $this->source->float( 'acres' );
		/* translators: %s: a number of acres */
		$words = sprintf( 1.0 === $acres ? __( '%s acre', 'hearth-hammer' ) : __( '%s acres', 'hearth-hammer' ), Amount::plain( max( 0.01, $acres ) ) );
		return array( 'plot' => array( 'feed_text' === $this->source->text( 'acres_source' ) ? __( 'Plot size (as stated)', 'hearth-hammer' ) : __( 'Plot size', 'hearth-hammer' ), $acres > 0 ? $words : '' ) );
	}

	/** @return Told */
	public function tenure(): array {
		return array( 'tenure' => array( __( 'Tenure', 'hearth-hammer' ), FactLabels::tenure( $this->source->text( 'tenure' ) ) ) );
	}

	/** @return Told The lease and what it costs. */
	public function lease(): array {
		$years = $this->source->int( 'lease_years' );
		return array(
			/* translators: %d: number of years */
			'lease_years'        => array( __( 'Lease remaining', 'hearth-hammer' ), $years > 0 ? sprintf( _n( '%d year', '%d years', $years, 'hearth-hammer' ), $years ) : '' ),
			'ground_rent'        => array( __( 'Ground rent', 'hearth-hammer' ), $this->yearly( 'ground_rent' ) ),
			'ground_rent_review' => array( __( 'Ground rent review', 'hearth-hammer' ), self::every( $this->source->int( 'ground_rent_review_years' ) ) ),
			'service_charge'     => array( __( 'Service charge', 'hearth-hammer' ), $this->yearly( 'service_charge' ) ),
			'lease_terms'        => array( __( 'Lease and charges', 'hearth-hammer' ), $this->source->text( 'lease_terms' ) ),
		);
	}

	/** @return Told */
	public function running(): array {
		return array(
			'council_tax_band' => array( __( 'Council tax band', 'hearth-hammer' ), $this->source->text( 'council_tax_band' ) ),
			'epc_rating'       => array( __( 'Energy rating', 'hearth-hammer' ), Epc::summary( $this->source ) ),
		);
	}

	/** @return Told Construction, parking and services. */
	public function services(): array {
		return array(
			'construction'  => array( __( 'Construction', 'hearth-hammer' ), $this->source->text( 'construction' ) ),
			'parking'       => array( __( 'Parking', 'hearth-hammer' ), $this->source->text( 'parking' ) ),
			'heating'       => array( __( 'Heating', 'hearth-hammer' ), $this->source->text( 'heating' ) ),
			'electricity'   => array( __( 'Electricity', 'hearth-hammer' ), $this->source->text( 'electricity_supply' ) ),
			'water'         => array( __( 'Water', 'hearth-hammer' ), $this->source->text( 'water_supply' ) ),
			'sewerage'      => array( __( 'Sewerage', 'hearth-hammer' ), $this->source->text( 'sewerage' ) ),
			'broadband'     => array( __( 'Broadband', 'hearth-hammer' ), $this->source->text( 'broadband' ) ),
			'mobile_signal' => array( __( 'Mobile signal', 'hearth-hammer' ), $this->source->text( 'mobile_signal' ) ),
		);
	}

	/** @return Told Rights, risks and surroundings. */
	public function surroundings(): array {
		return array(
			'building_safety' => array( __( 'Building safety', 'hearth-hammer' ), $this->source->text( 'building_safety' ) ),
			'restrictions'    => array( __( 'Restrictions', 'hearth-hammer' ), $this->source->text( 'restrictions' ) ),
			'rights'          => array( __( 'Rights and easements', 'hearth-hammer' ), $this->source->text( 'rights_easements' ) ),
			'flood_risk'      => array( __( 'Flood risk', 'hearth-hammer' ), FactLabels::flood_risk( $this->source->text( 'flood_risk' ) ) ),
			'flooded'         => array( __( 'Flooded in the last five years', 'hearth-hammer' ), FactLabels::yes_no( $this->source->text( 'flooded_recently' ) ) ),
			'coastal_erosion' => array( __( 'Coastal erosion', 'hearth-hammer' ), $this->source->text( 'coastal_erosion' ) ),
			'planning'        => array( __( 'Planning permission and proposals', 'hearth-hammer' ), $this->source->text( 'planning_nearby' ) ),
			'accessibility'   => array( __( 'Accessibility', 'hearth-hammer' ), $this->source->text( 'accessibility' ) ),
			'mining'          => array( __( 'Coalfield or mining area', 'hearth-hammer' ), $this->source->text( 'mining' ) ),
		);
	}

	private function number( string $field ): string {
		$number = $this->source->int( $field );
		return $number > 0 ? number_format_i18n( $number ) : '';
	}

	private function yearly( string $field ): string {
		$pounds = $this->source->int( $field );
		/* translators: %s: an amount of money */
		return $pounds > 0 ? sprintf( __( '%s a year', 'hearth-hammer' ), Amount::pounds( $pounds ) ) : '';
	}

	private static function every( int $years ): string {
		return match ( true ) {
			$years <= 0 => '',
			1 === $years => __( 'Every year', 'hearth-hammer' ),
			/* translators: %d: number of years, at least 2 */
			default => sprintf( __( 'Every %d years', 'hearth-hammer' ), $years ),
		};
	}
}
