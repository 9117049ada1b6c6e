<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

/**
 * AUC-05: how many lots are shown of how many. src/islands/lot-catalogue/rules/count-label.ts says the same.
 */
final class CountLabel {

	public static function of( int $matching, int $total ): string {
		if ( $matching === $total ) {
			/* translators: %s: number of lots */
			return sprintf( _n( '%s lot', '%s lots', $total, 'hearth-hammer' ), number_format_i18n( $total ) );
		}
		/* translators: 1: number of lots shown, 2: number of lots */
		return sprintf( _n( 'Showing %1$s of %2$s lot', 'Showing %1$s of %2$s lots', $total, 'hearth-hammer' ), number_format_i18n( $matching ), number_format_i18n( $total ) );
	}
}
