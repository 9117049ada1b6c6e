import type { LotCostsProps } from '../../../contract/generated/auctions/lot-costs-props';
import { valueOf, type FormValues } from '../../../lib/fallback-values';

export type Fields = LotCostsProps[ 'fields' ];

const BUYERS: ReadonlyArray< Fields[ 'buyer' ] > = [ 'standard', 'first_time', 'additional' ];

/** The server's fields, with what a visitor has changed meanwhile. */
export function startFields( fields: Fields, typed: FormValues ): Fields {
	if ( Object.keys( typed ).length === 0 ) {
		return fields;
	}
	return {
		hammer: valueOf( typed, 'hammer', fields.hammer ),
		buyer: BUYERS.find( ( buyer ) => buyer === valueOf( typed, 'buyer' ) ) ?? fields.buyer,
		non_resident: typed.non_resident ? '1' : '',
	};
}
