<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

/**
 * The fields of a valuation record in the words that staff read. Owner and sale stand elsewhere on the screen.
 */
final class RecordLabels {

	/** @return array<string, array<string, string>> Heading to field of the record to label. */
	public static function groups(): array {
		return array(
			__( 'Value', 'hearth-hammer' ) => array(
				'TradeValueClean'        => __( 'Trade (clean)', 'hearth-hammer' ),
				'TradeValueAverage'      => __( 'Trade (average)', 'hearth-hammer' ),
				'TradeValueBelowAverage' => __( 'Trade (below average)', 'hearth-hammer' ),
				'RetailPrice'            => __( 'Retail', 'hearth-hammer' ),
				'CostWhenNew'            => __( 'Cost when new (£)', 'hearth-hammer' ),
				'Condition'              => __( 'Condition', 'hearth-hammer' ),
				'Mileage'                => __( 'Mileage', 'hearth-hammer' ),
				'valuation_date'         => __( 'Valuation date', 'hearth-hammer' ),
				'valuation_time'         => __( 'Valuation time', 'hearth-hammer' ),
			),
			__( 'Vehicle details', 'hearth-hammer' )      => array(
				'CAPMake'                => __( 'Make', 'hearth-hammer' ),
				'CAPModel'               => __( 'Model', 'hearth-hammer' ),
				'CAPVariant'             => __( 'Variant', 'hearth-hammer' ),
				'BodyDescription'        => __( 'Body', 'hearth-hammer' ),
				'Doors'                  => __( 'Doors', 'hearth-hammer' ),
				'Fuel'                   => __( 'Fuel', 'hearth-hammer' ),
				'EngineSize'             => __( 'Engine size (cc)', 'hearth-hammer' ),
				'CO2Rating'              => __( 'CO₂ (g/km)', 'hearth-hammer' ),
				'WheelPlan'              => __( 'Wheel plan', 'hearth-hammer' ),
				'ManufacturedYear'       => __( 'Year of manufacture', 'hearth-hammer' ),
				'FirstRegisteredDate'    => __( 'First registered', 'hearth-hammer' ),
				'TotalPreviousKeepers'   => __( 'Previous keepers', 'hearth-hammer' ),
				'LastChangeOfKeeperDate' => __( 'Last change of keeper', 'hearth-hammer' ),
				'CAPCode'                => __( 'CAP code', 'hearth-hammer' ),
				'CAPId'                  => __( 'CAP ID', 'hearth-hammer' ),
				'WarningCode'            => __( 'Warnings', 'hearth-hammer' ),
			),
		);
	}
}
