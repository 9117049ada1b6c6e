import { cleanBounds } from '../../../lib/geo/bounds';
import { cleanPolygon } from '../../../lib/geo/polygon';
import { DEFAULTS, type Fields, type Parish } from './fields';

const OPTIONS = {
	radius: [ '0', '0.25', '0.5', '1', '3', '5', '10', '15', '20' ],
	status_group: [ '', 'available', 'under_offer', 'complete' ],
	age: [ '', 'new' ],
	include_complete: [ '', '1' ],
	trans_type: [ '1', '2' ],
	sort_by: [ 'newest', 'price_asc', 'price_desc', 'distance' ],
	view: [ 'grid', 'list', 'map' ],
};
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const POSTCODE = /^([A-Z]{1,2}[0-9][A-Z0-9]?) ?([0-9][A-Z]{2})$/;
const LONGEST_LOCATION = 100;
const LONGEST_SLUG = 60;

/** Letters that do not come apart into a letter and an accent. */
const FOLDED: Record< string, string > = { ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * What people type, as the URL says it: vectors/search-url.json has the rules and PHP keeps the same.
 *
 * @param given Any of the fields; what cannot be used becomes its default.
 */
export function cleanFields( given: Partial< Fields > ): Fields {
	const fields: Fields = {
		...DEFAULTS,
		location: cleanLocation( given.location ?? '' ),
		min_price: number( given, 'min_price', /^[0-9]+$/ ),
		max_price: number( given, 'max_price', /^[0-9]+$/ ),
		min_beds: number( given, 'min_beds', /^[0-9]+$/ ),
		max_beds: number( given, 'max_beds', /^[0-9]+$/ ),
		min_acres: number( given, 'min_acres', /^[0-9]+(\.[0-9]+)?$/ ),
		max_acres: number( given, 'max_acres', /^[0-9]+(\.[0-9]+)?$/ ),
		property_type: slug( given.property_type ?? '' ),
		radius: option( 'radius', decimal( given.radius ?? '' ) ),
		status_group: option( 'status_group', given.status_group ),
		age: option( 'age', given.age ),
		include_complete: option( 'include_complete', given.include_complete ),
		trans_type: option( 'trans_type', given.trans_type ),
		sort_by: option( 'sort_by', given.sort_by ),
		polygon: cleanPolygon( given.polygon ?? '' ),
		bounds: cleanBounds( given.bounds ?? '' ),
		view: option( 'view', given.view ),
	};
	// Who types a place looks there, and no longer in the area drawn before.
	if ( fields.location !== '' ) {
		fields.polygon = '';
		fields.bounds = '';
	}
	for ( const what of [ 'price', 'beds', 'acres' ] as const ) {
		const [ min, max ] = [ fields[ `min_${ what }` ], fields[ `max_${ what }` ] ];
		if ( Number( min ) > Number( max ) ) {
			fields[ `min_${ what }` ] = max;
			fields[ `max_${ what }` ] = min;
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

/** How names are compared, as PHP's Place\NameKey does: `St. Michael’s` and `st michaels` are one. */
export function nameKey( name: string ): string {
	return name
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.replace( /[øßæœ]/g, ( letter ) => FOLDED[ letter ] ?? letter )
		.replace( /&/g, 'and' )
		.replace( /[^a-z0-9]+/g, '' );
}

function cleanLocation( typed: string ): string {
	const location = [ ...typed.replace( /[^\p{L}\p{N}'&,.-]+/gu, ' ' ).trim() ].slice( 0, LONGEST_LOCATION ).join( '' ).trim();
	if ( ! isPostcode( location ) ) {
		return location;
	}
	const upper = location.toUpperCase();
	const [ , outward, inward ] = POSTCODE.exec( upper ) ?? [];
	return outward ? `${ outward } ${ inward }` : upper;
}

type NumberName = 'min_price' | 'max_price' | 'min_beds' | 'max_beds' | 'min_acres' | 'max_acres';

function number( given: Partial< Fields >, name: NumberName, pattern: RegExp ): string {
	const written = ( given[ name ] ?? '' ).replace( /[£,\s]/g, '' );
	const most = DEFAULTS[ name.replace( 'min_', 'max_' ) as NumberName ];
	return pattern.test( written ) && Number( written ) <= Number( most ) ? String( Number( written ) ) : DEFAULTS[ name ];
}

function decimal( written: string ): string {
	return /^[0-9]+(\.[0-9]+)?$/.test( written ) ? String( Number( written ) ) : written;
}

function slug( written: string ): string {
	const isUsable = SLUG.test( written ) && written.length <= LONGEST_SLUG && written !== 'property';
	return isUsable ? written : '';
}

function option( name: keyof typeof OPTIONS, chosen: string | undefined ): string {
	return chosen !== undefined && OPTIONS[ name ].includes( chosen ) ? chosen : DEFAULTS[ name ];
}
