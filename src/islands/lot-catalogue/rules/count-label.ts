import { __, _n, sprintf } from '@wordpress/i18n';

// eslint-disable-next-line @wordpress/i18n-ellipsis -- AUC-04 has it so.
export const searchingLabel = (): string => __( 'Searching catalogue...', 'hearth-hammer' );

const thousands = ( count: number ): string => count.toLocaleString( 'en-GB' );

/** AUC-05; PHP says the same (CataloguePage\CountLabel, both by lot-count-label.json). */
export function countLabel( matching: number, total: number ): string {
	if ( matching === total ) {
		// translators: %s: number of lots
		return sprintf( _n( '%s lot', '%s lots', total, 'hearth-hammer' ), thousands( total ) );
	}
	// translators: 1: number of lots shown, 2: number of lots
	return sprintf( _n( 'Showing %1$s of %2$s lot', 'Showing %1$s of %2$s lots', total, 'hearth-hammer' ), thousands( matching ), thousands( total ) );
}

/** Where in the catalogue one is. */
export function pageLabel( page: number, pages: number ): string {
	// translators: 1: number of a page, 2: how many there are
	return sprintf( __( 'Page %1$d of %2$d', 'hearth-hammer' ), page, Math.max( 1, pages ) );
}
