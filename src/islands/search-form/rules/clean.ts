import { SEARCH } from '../../../contract/generated/hpapi/parts/search';
import { cleanBounds } from '../../../lib/geo/bounds';
import { cleanPolygon } from '../../../lib/geo/polygon';
import { isCountyMeant } from '../../../lib/county';
import { nameKey } from '../../../lib/name-key';
import { DEFAULTS, type FieldName, type Fields, type Parish } from './fields';

const VIEWS = [ 'grid', 'list', 'map' ];
/** Of one place, and of all of a location. */
const LONGEST_PLACE = 100;
export const MOST_PLACES = 6;
const BETWEEN = ';';
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
	if ( fields.trans_type !== '2' ) {
		SEARCH.lettings.forEach( ( name ) => ( fields[ name ] = DEFAULTS[ name ] ) );
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

/** SRCH-04: the active parish of that name or slug, also with its county behind it: `Cranbrook, Kent`. */
export function findParish( location: string, parishes: readonly Parish[] ): Parish | null {
	if ( isPostcode( location ) || location.includes( BETWEEN ) ) {
		return null;
	}
	const comma = location.indexOf( ',' );
	const rest = comma < 0 ? '' : location.slice( comma + 1 );
	const inCounty = comma < 0 ? null : named( location.slice( 0, comma ), parishes );
	return named( location, parishes ) ?? ( inCounty !== null && isCountyMeant( rest, inCounty.county ?? '' ) ? inCounty : null );
}

function named( name: string, parishes: readonly Parish[] ): Parish | null {
	const key = nameKey( name );
	return key === '' ? null : parishes.find( ( parish ) => nameKey( parish.name ) === key ) ?? parishes.find( ( parish ) => nameKey( parish.slug ) === key ) ?? null;
}

/** Several places, with semicolons between them: each once, six at most. */
export function placesOf( location: string ): string[] {
	const places = new Map< string, string >();
	for ( const typed of location.split( BETWEEN ) ) {
		const place = cleanPlace( typed );
		if ( place !== '' && ! places.has( nameKey( place ) ) ) {
			places.set( nameKey( place ), place );
		}
	}
	return [ ...places.values() ].slice( 0, MOST_PLACES );
}

/** As one field of a form or one parameter of an address. */
export const joinPlaces = ( places: readonly string[] ): string => places.join( BETWEEN );

function cleanPlace( typed: string ): string {
	const location = [ ...typed.replace( /[^\p{L}\p{M}\p{N}'’&,.-]+/gu, ' ' ).trim() ].slice( 0, LONGEST_PLACE ).join( '' ).trim();
	if ( ! isPostcode( location ) ) {
		return location;
	}
	const upper = location.toUpperCase();
	const [ , outward, inward ] = POSTCODE.exec( upper.replaceAll( ' ', '' ) ) ?? [];
	return outward ? `${ outward } ${ inward }` : upper;
}

/** Words to look for; what stands in double quotes stays in them. */
function keyword( typed: string ): string {
	const words = [ ...typed.replace( /[^\p{L}\p{M}\p{N}'’&.-]+/gu, ' ' ).trim() ]
		.slice( 0, SEARCH.limits.keyword.maxLength - 2 )
		.join( '' )
		.trim();
	if ( nameKey( words ) === '' ) {
		return '';
	}
	return typed.trim().startsWith( '"' ) ? `"${ words }"` : words;
}

/** What we do not offer is the next that we do. */
function radius( written: string ): string {
	const miles = decimal( written.replace( /[£,\s]/g, '' ), false );
	const offered = choices( 'radius' );
	return miles === '' ? DEFAULTS.radius : [ '0', ...offered ].find( ( one ) => Number( miles ) <= Number( one ) ) ?? offered.at( -1 ) ?? DEFAULTS.radius;
}

/** A day of this century as YYYY-MM-DD, that there is. */
function day( written: string ): string {
	const typed = written.trim();
	const date = /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test( typed ) ? new Date( `${ typed }T00:00:00Z` ) : null;
	return date && ! Number.isNaN( date.getTime() ) && date.toISOString().startsWith( typed ) ? typed : '';
}

/** What a field may hold, by the contract; these have rules of their own. */
const RULES: Partial< Record< FieldName, ( written: string ) => string > > = {
	location: ( typed ) => joinPlaces( placesOf( typed ) ),
	radius,
	keyword,
	property_type: slug,
	available_by: day,
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
		return values.length > 0 ? oneOf( values, written, DEFAULTS[ name ] ) : text( name, written );
	}
	const number = decimal( written.replace( /[£,\s]/g, '' ), type === 'integer' );
	return values.length > 0 ? oneOf( values, number, DEFAULTS[ name ] ) : bounded( name, number );
}

/** As strings; a box that is not checked is absent from a form, so that 0 is no choice of one. */
function choices( name: FieldName ): string[] {
	const values: readonly ( string | number )[] = name in SEARCH.values ? SEARCH.values[ name as keyof typeof SEARCH.values ] : [];
	return values.filter( ( value ) => value !== '0' ).map( String );
}

/** The server knows the rule of a text that has none here. */
function text( name: FieldName, written: string ): string {
	return [ ...written.trim() ].slice( 0, SEARCH.limits[ name as 'keyword' ].maxLength ).join( '' ).trim();
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
