<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Hpapi\Properties\Index\Stock;

/**
 * What a map shows where its search finds nothing: the place that was asked for, or else where our property is.
 */
final class MapExtent {

	/** Miles around a place. */
	private const AROUND = 4.0;

	public static function of( ?Area $area, bool $is_empty ): BoundingBox {
		if ( null !== $area?->centre ) {
			return $area->centre->bounding_box( self::AROUND );
		}
		$centres = array_filter( array_column( $area->areas ?? array(), 'centre' ) );
		if ( array() !== $centres ) {
			$boxes = array_map( static fn ( Coordinates $centre ): BoundingBox => $centre->bounding_box( self::AROUND ), $centres );
			return new BoundingBox( min( array_column( $boxes, 'south' ) ), min( array_column( $boxes, 'west' ) ), max( array_column( $boxes, 'north' ) ), max( array_column( $boxes, 'east' ) ) );
		}
		// The pins of a search say better where to look.
		return ( $is_empty ? Stock::now()->extent : null ) ?? new BoundingBox( 49.9, -6.4, 55.9, 1.8 );
	}
}
