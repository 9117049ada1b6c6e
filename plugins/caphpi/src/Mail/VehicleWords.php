<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Mail;

/**
 * Fuels and colours, which providers name in English, in the reader's language and inside a sentence. A word that is not
 * known is said as the provider has it.
 */
final class VehicleWords {

	public static function of( ?string $english ): string {
		$word = strtolower( trim( (string) $english ) );
		return match ( $word ) {
			'petrol' => __( 'petrol', 'hearth-hammer' ),
			'diesel' => __( 'diesel', 'hearth-hammer' ),
			'electric', 'electricity' => __( 'electric', 'hearth-hammer' ),
			'hybrid', 'hybrid electric', 'petrol hybrid' => __( 'hybrid', 'hearth-hammer' ),
			'black' => __( 'black', 'hearth-hammer' ),
			'white' => __( 'white', 'hearth-hammer' ),
			'grey' => __( 'grey', 'hearth-hammer' ),
			'blue' => __( 'blue', 'hearth-hammer' ),
			'red' => __( 'red', 'hearth-hammer' ),
			'silver' => __( 'silver', 'hearth-hammer' ),
			'green' => __( 'green', 'hearth-hammer' ),
			'yellow' => __( 'yellow', 'hearth-hammer' ),
			'orange' => __( 'orange', 'hearth-hammer' ),
			'brown' => __( 'brown', 'hearth-hammer' ),
			'beige' => __( 'beige', 'hearth-hammer' ),
			'bronze' => __( 'bronze', 'hearth-hammer' ),
			'gold' => __( 'gold', 'hearth-hammer' ),
			'purple' => __( 'purple', 'hearth-hammer' ),
			'multi-colour' => __( 'several colours', 'hearth-hammer' ),
			default => $word,
		};
	}
}
