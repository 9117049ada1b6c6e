<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Facts;

/**
 * What the fields of material information are called on edit screens, of a property and of a lot alike: field to label.
 */
final class MaterialFields {

	/** @return array<string, string> */
	public static function energy(): array {
		return array(
			'council_tax_band'    => __( 'Council tax band', 'hearth-hammer' ),
			'epc_rating'          => __( 'Energy rating (EPC)', 'hearth-hammer' ),
			'epc_score'           => __( 'Energy score', 'hearth-hammer' ),
			'epc_potential'       => __( 'Potential energy rating', 'hearth-hammer' ),
			'epc_potential_score' => __( 'Potential energy score', 'hearth-hammer' ),
			'epc_exempt'          => __( 'EPC not required', 'hearth-hammer' ),
		);
	}

	/** @return array<string, string> */
	public static function building(): array {
		return array(
			'construction'       => __( 'Construction', 'hearth-hammer' ),
			'parking'            => __( 'Parking', 'hearth-hammer' ),
			'heating'            => __( 'Heating', 'hearth-hammer' ),
			'electricity_supply' => __( 'Electricity', 'hearth-hammer' ),
			'water_supply'       => __( 'Water', 'hearth-hammer' ),
			'sewerage'           => __( 'Sewerage', 'hearth-hammer' ),
			'broadband'          => __( 'Broadband', 'hearth-hammer' ),
			'mobile_signal'      => __( 'Mobile signal', 'hearth-hammer' ),
		);
	}

	/** @return array<string, string> */
	public static function surroundings(): array {
		return array(
			'building_safety'  => __( 'Building safety', 'hearth-hammer' ),
			'restrictions'     => __( 'Restrictions', 'hearth-hammer' ),
			'rights_easements' => __( 'Rights and easements', 'hearth-hammer' ),
			'flood_risk'       => __( 'Flood risk', 'hearth-hammer' ),
			'flooded_recently' => __( 'Flooded in the last five years', 'hearth-hammer' ),
			'coastal_erosion'  => __( 'Coastal erosion', 'hearth-hammer' ),
			'planning_nearby'  => __( 'Planning permission and proposals', 'hearth-hammer' ),
			'accessibility'    => __( 'Accessibility', 'hearth-hammer' ),
			'mining'           => __( 'Coalfield or mining area', 'hearth-hammer' ),
		);
	}
}
