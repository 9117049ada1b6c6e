<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * A row of hpapi_property_index, made from a property.
 */
final class IndexRow {

	/** @return array<string, int|float|string|null> Column to value. */
	public static function of( PropertyRecord $property, ParishRepository $parishes ): array {
		$parish = $property->int( 'parish' ) > 0 ? $parishes->by_id( $property->int( 'parish' ) ) : null;
		$card   = Card::stored( $property, $parish );
		$row    = array();
		foreach ( IndexColumns::all() as $column ) {
			$row[ $column->name ] = ( $column->value )( $property, $parish );
		}
		return array(
			...$row,
			'card' => Card::encode( $card ),
			'pin'  => Card::encode( Card::pin( $card ) ),
		);
	}
}
