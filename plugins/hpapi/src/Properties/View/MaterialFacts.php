<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\View;

use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * All material information of a property, in groups that a buyer asks after; what is not known has no row.
 *
 * @phpstan-type Fact array{key: string, label: string, value: string}
 */
final readonly class MaterialFacts {

	public function __construct( private PropertyRecord $property ) {}

	/** @return list<array{key: string, label: string, facts: list<Fact>}> Those with a fact. */
	public function groups(): array {
		$groups = array(
			array(
				'key'   => 'a',
				'label' => __( 'What it costs and how it is held', 'hearth-hammer' ),
				'facts' => ( new PropertyFacts( $this->property ) )->material_information(),
			),
			array(
				'key'   => 'b',
				'label' => __( 'Building and services', 'hearth-hammer' ),
				'facts' => $this->building(),
			),
			array(
				'key'   => 'c',
				'label' => __( 'Rights, risks and surroundings', 'hearth-hammer' ),
				'facts' => $this->surroundings(),
			),
		);
		return array_values( array_filter( $groups, static fn ( array $group ): bool => array() !== $group['facts'] ) );
	}

	/** @return list<Fact> */
	private function building(): array {
		return PropertyFacts::rows(
			array(
				'construction'  => array( __( 'Construction', 'hearth-hammer' ), $this->property->text( 'construction' ) ),
				'parking'       => array( __( 'Parking', 'hearth-hammer' ), $this->property->text( 'parking' ) ),
				'heating'       => array( __( 'Heating', 'hearth-hammer' ), $this->property->text( 'heating' ) ),
				'electricity'   => array( __( 'Electricity', 'hearth-hammer' ), $this->property->text( 'electricity_supply' ) ),
				'water'         => array( __( 'Water', 'hearth-hammer' ), $this->property->text( 'water_supply' ) ),
				'sewerage'      => array( __( 'Sewerage', 'hearth-hammer' ), $this->property->text( 'sewerage' ) ),
				'broadband'     => array( __( 'Broadband', 'hearth-hammer' ), $this->property->text( 'broadband' ) ),
				'mobile_signal' => array( __( 'Mobile signal', 'hearth-hammer' ), $this->property->text( 'mobile_signal' ) ),
			)
		);
	}

	/** @return list<Fact> */
	private function surroundings(): array {
		return PropertyFacts::rows(
			array(
				'building_safety' => array( __( 'Building safety', 'hearth-hammer' ), $this->property->text( 'building_safety' ) ),
				'restrictions'    => array( __( 'Restrictions', 'hearth-hammer' ), $this->property->text( 'restrictions' ) ),
				'rights'          => array( __( 'Rights and easements', 'hearth-hammer' ), $this->property->text( 'rights_easements' ) ),
				'flood_risk'      => array( __( 'Flood risk', 'hearth-hammer' ), Labels::flood_risk( $this->property->text( 'flood_risk' ) ) ),
				'flooded'         => array( __( 'Flooded in the last five years', 'hearth-hammer' ), Labels::yes_no( $this->property->text( 'flooded_recently' ) ) ),
				'coastal_erosion' => array( __( 'Coastal erosion', 'hearth-hammer' ), $this->property->text( 'coastal_erosion' ) ),
				'planning'        => array( __( 'Planning, here and nearby', 'hearth-hammer' ), $this->property->text( 'planning_nearby' ) ),
				'accessibility'   => array( __( 'Accessibility', 'hearth-hammer' ), $this->property->text( 'accessibility' ) ),
				'mining'          => array( __( 'Coalfield or mining', 'hearth-hammer' ), $this->property->text( 'mining' ) ),
			)
		);
	}
}
