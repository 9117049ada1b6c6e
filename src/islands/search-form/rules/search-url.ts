import { cleanFields, findParish, joinPlaces, placesOf } from './clean';
import { DEFAULTS, PARAMETERS, type Fields, type Parish } from './fields';

const CHANNEL_PATHS = {
	1: { list: 'estate-agents/for-sale/', town: 'property-for-sale/' },
	2: { list: 'estate-agents/to-rent/', town: 'property-to-rent/' },
};

/** SRCH-08. */
const BEDROOMS_WITH_A_PATH = [ '3', '4' ];

/** SRCH-09: miles around a station, and around those of the high-speed line, where no radius is chosen. */
const USUAL_RADIUS = { station: '3', rail: '10' };

interface Where {
	/** Of the site, with a slash on both ends. */
	home?: string;
	/** SRCH-09: where the form is; of a station or the high-speed line, a search without a location stays there. */
	context?: string | undefined;
}

/**
 * Where a search leads: SRCH-04 to SRCH-10.
 *
 * @param given    What the form holds; any of it may be missing. `page` is no field of a form, but of an address.
 * @param parishes The active ones.
 * @param where
 * @return A path from the site's host, with its query.
 */
export function searchUrl(
	given: Partial< Fields > & { page?: string },
	parishes: readonly Parish[],
	{ home = '/', context }: Where = {}
): string {
	const fields = cleanFields( given );
	fields.location = byName( fields.location, parishes );
	const parish = findParish( fields.location, parishes );
	const paths = CHANNEL_PATHS[ fields.trans_type === '2' ? 2 : 1 ];
	const list = fields.location === '' ? stationList( context, fields.trans_type ) : null;
	const left = new Set< string >();
	let path = home + paths.list;

	if ( parish ) {
		left.add( 'location' );
	} else if ( list !== null ) {
		if ( fields.radius === list.radius ) {
			left.add( 'radius' );
		}
		if ( fields.sort_by === 'distance' && ! list.isPlace ) {
			left.add( 'sort_by' );
		}
	} else {
		const places = placesOf( fields.location );
		if ( places.length === 0 ) {
			// Nothing to measure from. Whether a town of that name is known is for the server to say.
			left.add( 'radius' );
		}
		if ( fields.sort_by === 'distance' && places.length !== 1 ) {
			left.add( 'sort_by' );
		}
	}

	if ( list !== null ) {
		path += list.path;
	} else if ( fields.min_beds === fields.max_beds && BEDROOMS_WITH_A_PATH.includes( fields.min_beds ) ) {
		path += `${ fields.property_type || 'property' }/${ fields.min_beds }-bedrooms/${ parish ? `${ parish.slug }/` : '' }`;
		[ 'min_beds', 'max_beds', 'property_type' ].forEach( ( name ) => left.add( name ) );
	} else if ( parish ) {
		path = `${ home }${ paths.town }${ parish.slug }/`;
	}

	const page = /^[0-9]+$/.test( given.page ?? '' ) ? Number( given.page ) : 1;
	if ( page > 1 ) {
		path += `page/${ page }/`;
	}

	const query = new URLSearchParams();
	for ( const name of PARAMETERS ) {
		if ( ! left.has( name ) && fields[ name ] !== DEFAULTS[ name ] ) {
			query.set( name, fields[ name ] );
		}
	}
	return query.size > 0 ? `${ path }?${ query }` : path;
}

/** Of several places those that are parishes by their names: each search has one address. */
function byName( location: string, parishes: readonly Parish[] ): string {
	const places = placesOf( location );
	return places.length > 1 ? joinPlaces( placesOf( joinPlaces( places.map( ( place ) => findParish( place, parishes )?.name ?? place ) ) ) ) : location;
}

interface StationList {
	/** After the path of all the channel's lists. */
	path: string;
	/** The radius that stays out of the address, as it is meant anyhow. */
	radius: string;
	/** One place, to which there are distances. */
	isPlace: boolean;
}

/** SRCH-09: the list where the form is, of the channel that is chosen; the high-speed line has one for sale only. */
function stationList( context: string | undefined, channel: string ): StationList | null {
	const path = context === undefined ? '' : new URL( context, window.location.href ).pathname;
	const [ , list, station ] = /\/estate-agents\/(?:for-sale|to-rent)\/(station\/([^/]+)|near-high-speed-rail)\/$/.exec( path ) ?? [];
	if ( list === undefined || ( station === undefined && channel === '2' ) ) {
		return null;
	}
	return {
		path: `${ list }/`,
		radius: station === undefined ? USUAL_RADIUS.rail : USUAL_RADIUS.station,
		isPlace: station !== undefined,
	};
}
