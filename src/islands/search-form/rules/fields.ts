import type { SearchField } from '../../../contract/generated/hpapi/parts/search-field';
import { SEARCH } from '../../../contract/generated/hpapi/parts/search';
import type { SearchFormProps } from '../../../contract/generated/hpapi/search-form-props';
import type { FormValues } from '../../../lib/fallback-values';

/** `station` and `near_rail` are in a list's path; `view` is how a page shows a list, and no parameter of REST. */
type OfPath = 'station' | 'near_rail';
export type FieldName = Exclude< ( typeof SEARCH.order )[ number ], OfPath > | 'view';

/** What the form holds, as strings, as a form does. */
export type Fields = Record< FieldName, string >;
export type Parish = SearchFormProps[ 'active_parishes' ][ number ];

const NAMES = SEARCH.order.filter( ( name ): name is Exclude< typeof name, OfPath > => name !== 'station' && name !== 'near_rail' );

/** SRCH-10; a parameter at its default stays out of the URL. */
export const DEFAULTS: Fields = {
	...( Object.fromEntries( NAMES.map( ( name ) => [ name, String( SEARCH.defaults[ name ] ) ] ) ) as Omit< Fields, 'view' > ),
	view: 'grid',
};

/** In the order of the URL; `trans_type` is in its path. */
export const PARAMETERS = ( Object.keys( DEFAULTS ) as FieldName[] ).filter( ( name ) => name !== 'trans_type' );

/** The fields that begin a form: the server's, with what a visitor has typed meanwhile. */
export function startFields( { fields: fromServer, filters }: Pick< SearchFormProps, 'fields' | 'filters' >, typed: FormValues ): Fields {
	const fields: Fields = { ...DEFAULTS, ...fromServer };
	if ( Object.keys( typed ).length === 0 ) {
		return fields;
	}
	const boxes = filters.filter( ( filter ) => filter.kind === 'check' );
	for ( const name of Object.keys( DEFAULTS ) as FieldName[] ) {
		// Only a box that is not checked is absent from a form.
		const box = boxes.find( ( filter ) => filter.name === name );
		fields[ name ] = typed[ name ]?.[ 0 ] ?? box?.none ?? fields[ name ];
	}
	// Several places come one by one.
	fields.location = typed[ 'location[]' ]?.join( ';' ) ?? fields.location;
	return fields;
}

/**
 * How many filters are set that 'More filters' hides: on a phone it hides them all. An order is no filter.
 *
 * @param fields
 * @param filters
 * @param isPhone
 */
export function countHidden( fields: Fields, filters: readonly SearchField[], isPhone: boolean ): number {
	return filters.filter(
		( filter ) => ( isPhone || filter.place === 'more' ) && filter.name !== 'sort_by' && fields[ filter.name as FieldName ] !== filter.none
	).length;
}
