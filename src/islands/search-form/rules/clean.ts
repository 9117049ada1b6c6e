import { SEARCH } from '../../../contract/generated/hpapi/parts/search';
import { cleanBounds } from '../../../lib/geo/bounds';
import { cleanPolygon } from '../../../lib/geo/polygon';
import { nameKey } from '../../../lib/name-key';
import { DEFAULTS, type FieldName, type Fields, type Parish } from './fields';

const VIEWS = [ 'grid', 'list', 'map' ];
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const POSTCODE = /^([A-Z]{1,2}[0-9][A-Z0-9]?)([0-9][A-Z]{2})$/;

/**
 * What people type, as the URL says it: vectors/search-url.json has the rules and PHP keeps the same.
 *
 * @param given Any of the fields; what cannot be used becomes its default.
 */
export function cleanFields( given: Partial< Fields > ): Fields {
	const fields = { ...DEFAULTS };
	for ( const name of Object.keys( DEFAULTS ) as FieldName[] ) {
		fields[ name ] = clean( name, given[ name ] ?? '' );
	}
	// Who types a place looks there, and no longer in the area drawn before.
	if ( fields.location !== '' ) {
		fields.polygon = '';
		fields.bounds = '';
	}
	for ( const min of Object.keys( fields ) as FieldName[] ) {
		const max = min.replace( /^min_/, 'max_' ) as FieldName;
		if ( max !== min && max in fields && Number( fields[ min ] ) > Number( fields[ max ] ) ) {
			[ fields[ min ], fields[ max ] ] = [ fields[ max ], fields[ min ] ];
		}
	}
	if ( fields.status_group !== '' ) {
		fields.include_complete = '';
	}
	return fields;
}

/** SRCH-05: with a digit it is a postcode, or a part of one. */
export function isPostcode( location: string ): boolean {
	return /[0-9]/.test( location );
}

/** SRCH-04: the active parish of that name or slug. */
export function findParish( location: string, parishes: readonly Parish[] ): Parish | null {
	const key = nameKey( location );
	if ( key === '' || isPostcode( location ) ) {
		return null;
	}
	return parishes.find( ( parish ) => nameKey( parish.name ) === key || nameKey( parish.slug ) === key ) ?? null;
}

function cleanLocation( typed: string ): string {
	const location = [ ...typed.replace( /[^\p{L}\p{M}\p{N}'’&,.-]+/gu, ' ' ).trim() ].slice( 0, SEARCH.limits.location.maxLength ).join( '' ).trim();
	if ( ! isPostcode( location ) ) {
		return location;
	}
	const upper = location.toUpperCase();
	const [ , outward, inward ] = POSTCODE.exec( upper.replaceAll( ' ', '' ) ) ?? [];
	return outward ? `${ outward } ${ inward }` : upper;
}

/** What a field may hold, by the contract; these have rules of their own. */
const RULES: Partial< Record< FieldName, ( written: string ) => string > > = {
	location: cleanLocation,
	property_type: slug,
	polygon: cleanPolygon,
	bounds: cleanBounds,
	view: ( chosen ) => oneOf( VIEWS, chosen ),
};

function clean( name: FieldName, written: string ): string {
	const rule = RULES[ name ];
	if ( rule ) {
		return rule( written );
	}
	const values = choices( name );
	const type: string = SEARCH.types[ name as keyof typeof SEARCH.types ];
	if ( type === 'string' ) {
		return oneOf( values, written, DEFAULTS[ name ] );
	}
	const number = decimal( written.replace( /[£,\s]/g, '' ), type === 'integer' );
	return values.length > 0 ? oneOf( values, number, DEFAULTS[ name ] ) : bounded( name, number );
}

/** As strings; a box that is not checked is absent from a form, so that 0 is no choice of one. */
function choices( name: FieldName ): string[] {
	const values: readonly ( string | number )[] = name in SEARCH.values ? SEARCH.values[ name as keyof typeof SEARCH.values ] : [];
	return values.filter( ( value ) => value !== '0' ).map( String );
}

function bounded( name: FieldName, number: string ): string {
	const { maximum } = SEARCH.limits[ name as 'min_price' ];
	return number !== '' && Number( number ) <= maximum ? number : DEFAULTS[ name ];
}

function decimal( written: string, isWhole: boolean ): string {
	return ( isWhole ? /^[0-9]+$/ : /^[0-9]+(\.[0-9]+)?$/ ).test( written ) ? String( Number( written ) ) : '';
}

function oneOf( values: readonly string[], chosen: string, otherwise = values[ 0 ] ?? '' ): string {
	return values.includes( chosen ) ? chosen : otherwise;
}

function slug( written: string ): string {
	const isUsable = SLUG.test( written ) && written.length <= SEARCH.limits.property_type.maxLength && written !== 'property';
	return isUsable ? written : '';
}
