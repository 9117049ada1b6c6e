import { Failure } from '../failure.mjs';

const LIST = '/estate-agents/for-sale/';
const CATALOGUE = '/auctions/property-weald/';

/** Kind of page → its address, or where to find one: the first link there that looks so. */
const PLACES = {
	home: '/',
	list: LIST,
	map: `${ LIST }?view=map`,
	property: [ '/property-for-sale/cranbrook/', /href="([^"]+\/property\/\d+\/[^"]*)"/ ],
	parish: '/parish/cranbrook/',
	catalogue: CATALOGUE,
	lot: [ CATALOGUE, /href="([^"]+\/auctions\/property-weald\/lot\/[^"/]+\/)"/ ],
	valuation: '/instant-online-valuation-cars-and-vans/',
	news: [ '/news/', /<h[23][^>]*>\s*<a[^>]*href="([^"]+)"/ ],
	page: '/about/',
};

export const KINDS = Object.keys( PLACES );

/**
 * @param {string}   base  Of the site, without a slash behind it.
 * @param {string[]} kinds
 * @return {Promise<Object<string, string>>} Kind → address.
 */
export async function addresses( base, kinds ) {
	const found = {};
	for ( const kind of kinds ) {
		const place = PLACES[ kind ];
		found[ kind ] = typeof place === 'string' ? base + place : await linkOn( base + place[ 0 ], place[ 1 ] );
	}
	return found;
}

async function linkOn( url, pattern ) {
	const link = pattern.exec( await ( await fetch( url ) ).text() )?.[ 1 ];
	if ( ! link ) {
		throw new Failure( `${ url } has no link like ${ pattern }. Is the demo complete?` );
	}
	return link;
}
