import { __, sprintf } from '@wordpress/i18n';

const pounds = new Intl.NumberFormat( 'en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 } );

export const money = ( amount: number ) => pounds.format( amount );

/** What a lot is, in words. */
export function outcomeLabel( status: string, hammer: number ): string {
	const words: Record< string, string > = {
		available: __( 'To be offered', 'hearth-hammer' ),
		sold: __( 'Sold', 'hearth-hammer' ),
		sold_prior: __( 'Sold prior', 'hearth-hammer' ),
		sold_after: __( 'Sold after', 'hearth-hammer' ),
		unsold: __( 'Unsold', 'hearth-hammer' ),
		withdrawn: __( 'Withdrawn', 'hearth-hammer' ),
		postponed: __( 'Postponed', 'hearth-hammer' ),
		referred: __( 'Referred', 'hearth-hammer' ),
		undo: __( 'Undone', 'hearth-hammer' ),
	};
	const word = words[ status ] ?? status;
	/* translators: 1: what happened to a lot, 2: an amount */
	return hammer > 0 ? sprintf( __( '%1$s, %2$s', 'hearth-hammer' ), word, money( hammer ) ) : word;
}
