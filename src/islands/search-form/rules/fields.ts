import type { SearchFormProps } from '../../../contract/generated/hpapi/search-form-props';
import type { FormValues } from '../../../lib/fallback-values';

/** What the form holds, as strings, as a form does. */
export type Fields = { [ Name in keyof SearchFormProps[ 'fields' ] ]: string };
export type FieldName = keyof Fields;
export type Option = SearchFormProps[ 'options' ][ 'beds' ][ number ];
export type Parish = SearchFormProps[ 'active_parishes' ][ number ];

/** SRCH-10; a parameter at its default stays out of the URL. */
export const DEFAULTS: Fields = {
	location: '',
	min_price: '0',
	max_price: '99999999',
	min_beds: '0',
	max_beds: '999',
	property_type: '',
	radius: '0',
	min_acres: '0',
	max_acres: '999999',
	status_group: '',
	age: '',
	include_complete: '',
	trans_type: '1',
	sort_by: 'newest',
	polygon: '',
	bounds: '',
};

/** In the order of the URL; `trans_type` is in its path. */
export const PARAMETERS = ( Object.keys( DEFAULTS ) as FieldName[] ).filter( ( name ) => name !== 'trans_type' );

/** Those behind 'More filters' on every width. */
export const SECONDARY: FieldName[] = [
	'radius',
	'min_acres',
	'max_acres',
	'status_group',
	'age',
	'include_complete',
	'sort_by',
];

/** The fields that begin a form: the server's, with what a visitor has typed meanwhile. */
export function startFields( fromServer: SearchFormProps[ 'fields' ], typed: FormValues ): Fields {
	const fields: Fields = { ...DEFAULTS, ...fromServer };
	if ( Object.keys( typed ).length === 0 ) {
		return fields;
	}
	for ( const name of Object.keys( DEFAULTS ) as FieldName[] ) {
		// Only a box that is not checked is absent from a form.
		fields[ name ] = typed[ name ]?.[ 0 ] ?? ( name === 'age' || name === 'include_complete' ? '' : fields[ name ] );
	}
	return fields;
}

/** How many of the fields behind 'More filters' are set. */
export function countSecondary( fields: Fields ): number {
	return SECONDARY.filter( ( name ) => fields[ name ] !== DEFAULTS[ name ] ).length;
}
