import type { CarMakeSearchProps } from '../../../contract/generated/auctions/car-make-search-props';
import { nameKey } from '../../../lib/name-key';

type Actions = CarMakeSearchProps[ 'actions' ];

const singular = ( word: string ) => nameKey( word ).replace( /s$/, '' );

/**
 * CAR-03: the address of the first action whose term is what was typed, before the first that is so without an s at the
 * end of either; null where no term fits. PHP has the same rule; car-make-search.json holds both.
 */
export function findAction( actions: Actions, typed: string ): string | null {
	for ( const key of [ nameKey, singular ] ) {
		const wanted = key( typed );
		const found = wanted === '' ? undefined : actions.find( ( { term } ) => key( term ) === wanted );
		if ( found ) {
			return found.action;
		}
	}
	return null;
}
