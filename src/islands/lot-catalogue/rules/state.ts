import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import { LOT_FILTERS } from '../../../contract/generated/auctions/parts/lot-filters';
import type { FormValues } from '../../../lib/fallback-values';

export const DEFAULT_SORT = 'lot-number';

/** AUC-02 and AUC-12: what an address says of a catalogue. */
export interface CatalogueState {
	/** Set filters by parameter; several values of a multiselect stand comma-separated. */
	values: Record< string, string >;
	sort: string;
	page: number;
}

/** The parameters of the filters, in the order of an address. */
export function parametersOf( filters: readonly CatalogueFilter[] ): string[] {
	const names = filters.flatMap( ( filter ) => {
		switch ( filter.kind ) {
			case 'range':
				return [ filter.minimum, filter.maximum ];
			case 'near':
				return [ filter.name, filter.maximum ];
			default:
				return [ filter.name ];
		}
	} );
	return LOT_FILTERS.order.filter( ( name ) => names.includes( name ) );
}

/**
 * @param query   Of an address, with or without its question mark.
 * @param filters
 */
export function stateOf( query: string, filters: readonly CatalogueFilter[] ): CatalogueState {
	const given = new URLSearchParams( query );
	const values: CatalogueState[ 'values' ] = {};
	for ( const name of parametersOf( filters ) ) {
		// A form without JavaScript sends one parameter a box: make[]=Ford&make[]=Audi.
		const value = listOf( [ given.get( name ) ?? '', ...given.getAll( `${ name }[]` ) ].join( ',' ), isSeveral( name, filters ) );
		if ( value !== '' ) {
			values[ name ] = value;
		}
	}
	for ( const filter of filters ) {
		// A radius is around a place; the form sends its first one without any.
		if ( filter.kind === 'near' && values[ filter.name ] === undefined ) {
			delete values[ filter.maximum ];
		}
	}
	const page = Number( given.get( 'page' ) );
	return { values, sort: given.get( 'sort' ) || DEFAULT_SORT, page: Number.isInteger( page ) && page > 1 ? page : 1 };
}

/** What a visitor changed in the server's form before the script came. */
export function stateOfForm( typed: FormValues, filters: readonly CatalogueFilter[], before: CatalogueState ): CatalogueState {
	if ( Object.keys( typed ).length === 0 ) {
		return before;
	}
	const query = new URLSearchParams();
	for ( const [ name, chosen ] of Object.entries( typed ) ) {
		chosen.forEach( ( value ) => query.append( name, value ) );
	}
	const state = stateOf( query.toString(), filters );
	// Boxes come in the form's order, values of an address in its own.
	const key = ( one: CatalogueState ): string => queryOf( { ...one, page: 1, values: mapped( one.values, ( value ) => value.split( ',' ).sort().join( ',' ) ) }, filters );
	return key( state ) === key( before ) ? before : state;
}

const mapped = ( values: CatalogueState[ 'values' ], change: ( value: string ) => string ): CatalogueState[ 'values' ] =>
	Object.fromEntries( Object.entries( values ).map( ( [ name, value ] ) => [ name, change( value ) ] ) );

/**
 * The one address of a state: parameters in the contract's order, nothing that is not set.
 *
 * @param state
 * @param filters
 * @return Without a question mark; empty for the whole catalogue in its own order.
 */
export function queryOf( { values, sort, page }: CatalogueState, filters: readonly CatalogueFilter[] ): string {
	const query = new URLSearchParams();
	for ( const name of parametersOf( filters ) ) {
		if ( values[ name ] ) {
			query.set( name, values[ name ] );
		}
	}
	if ( sort !== DEFAULT_SORT ) {
		query.set( 'sort', sort );
	}
	if ( page > 1 ) {
		query.set( 'page', String( page ) );
	}
	return query.toString().replaceAll( '%2C', ',' ).replaceAll( '+', '%20' );
}

/** The address of a state on this page; what others put into it (a campaign's name) stays, the part of a map in view does not. */
export function addressOf( state: CatalogueState, filters: readonly CatalogueFilter[], location: { pathname: string; search: string } ): string {
	const others = new URLSearchParams( location.search );
	for ( const name of [ ...parametersOf( filters ), 'sort', 'page', 'grid_view', 'bounds' ] ) {
		others.delete( name );
		others.delete( `${ name }[]` );
	}
	const query = [ queryOf( state, filters ), others.toString() ].filter( ( part ) => part !== '' ).join( '&' );
	return location.pathname + ( query === '' ? '' : `?${ query }` );
}

/** The state that the server printed. */
export function stateOfServer( { values, sort, page }: { values: Record< string, string | undefined >; sort: string; page: number } ): CatalogueState {
	const set = Object.entries( values ).filter( ( entry ): entry is [ string, string ] => typeof entry[ 1 ] === 'string' && entry[ 1 ] !== '' );
	return { values: Object.fromEntries( set ), sort, page };
}

export const isFiltered = ( { values }: CatalogueState ): boolean => Object.keys( values ).length > 0;

/** A filter has changed: the pages begin anew. */
export function withValue( state: CatalogueState, name: string, value: string ): CatalogueState {
	const { [ name ]: _before, ...others } = state.values;
	return { ...state, page: 1, values: value === '' ? others : { ...others, [ name ]: value } };
}

function isSeveral( name: string, filters: readonly CatalogueFilter[] ): boolean {
	return filters.some( ( filter ) => filter.kind === 'multiselect' && filter.name === name );
}

/** Trimmed; of several values each once and none that is empty. */
function listOf( text: string, several: boolean ): string {
	const parts = several ? text.split( ',' ) : [ text.replace( /^,+|,+$/g, '' ) ];
	return [ ...new Set( parts.map( ( part ) => part.trim() ).filter( ( part ) => part !== '' ) ) ].join( ',' );
}
