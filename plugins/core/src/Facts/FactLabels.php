<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Facts;

/**
 * Words for coded facts; an unknown code has none.
 */
final class FactLabels {

	public const TENURES = array( 'freehold', 'leasehold', 'feudal', 'commonhold', 'share_of_freehold' );

	public static function tenure( string $code ): string {
		return match ( $code ) {
			'freehold' => __( 'Freehold', 'hearth-hammer' ),
			'leasehold' => __( 'Leasehold', 'hearth-hammer' ),
			'feudal' => __( 'Feudal', 'hearth-hammer' ),
			'commonhold' => __( 'Commonhold', 'hearth-hammer' ),
			'share_of_freehold' => __( 'Share of freehold', 'hearth-hammer' ),
			default => '',
		};
	}

	public static function flood_risk( string $code ): string {
		return match ( $code ) {
			'very_low' => __( 'Very low', 'hearth-hammer' ),
			'low' => __( 'Low', 'hearth-hammer' ),
			'medium' => __( 'Medium', 'hearth-hammer' ),
			'high' => __( 'High', 'hearth-hammer' ),
			default => '',
		};
	}

	public static function yes_no( string $code ): string {
		return match ( $code ) {
			'yes' => __( 'Yes', 'hearth-hammer' ),
			'no' => __( 'No', 'hearth-hammer' ),
			default => '',
		};
	}
}
