/** Times the site's answers over HTTP, each beside the same site's empty REST route. */

import { sql } from './mariadb.mjs';
import { ask, compare, compareProcessor, pace } from './timing.mjs';

const api = '/wp-json/hpapi/v1/estate-agents';
const empty = '/wp-json/wp/v2/types/post';
/** Header, footer and scripts of the theme, and nothing else; search-bench.php makes it. */
const emptyPage = '/empty/';

/** About forty corners around the Weald: encoded as src/lib/geo/polygon.ts does, a fifth of the properties inside. */
const polygon = encode(
	Array.from( { length: 40 }, ( _, corner ) => {
		const angle = ( 2 * Math.PI * corner ) / 40;
		const far = 0.1 + 0.02 * Math.sin( 5 * angle );
		return [ 51.1 + far * Math.sin( angle ), 0.6 + 1.6 * far * Math.cos( angle ) ];
	} )
);

const answers = {
	list: `${ api }/properties?trans_type=1`,
	'list, filtered and sorted': `${ api }/properties?trans_type=1&min_beds=3&max_price=600000&sort_by=price_asc`,
	'list, within 3 miles': `${ api }/properties?trans_type=1&location=TN17+3AB&radius=3`,
	'list, in a drawn area': `${ api }/properties?trans_type=1&polygon=${ encodeURIComponent( polygon ) }`,
	'list, by a common word': `${ api }/properties?trans_type=1&keyword=cottage`,
	'list, by a word that all adverts have': `${ api }/properties?trans_type=1&keyword=garden`,
	'list, by another word, of one in ten': `${ api }/properties?trans_type=1&keyword=orchard`,
	'list, by a street': `${ api }/properties?trans_type=1&keyword=${ encodeURIComponent( '"stone street"' ) }`,
	'list, by a reference': `${ api }/properties?trans_type=1&keyword=BENCH_1234`,
	'list page in HTML, against an empty page': '/estate-agents/for-sale/',
	autocomplete: `${ api }/locations?query=cran`,
	'autocomplete, a street': `${ api }/locations?query=stone+st`,
	'autocomplete, misspelt': `${ api }/locations?query=tenterdon`,
	'map, all': `${ api }/map-properties?trans_type=1&zoom=5`,
	'map, a county': `${ api }/map-properties?trans_type=1&zoom=10&bbox=50.9,0.3,51.4,1`,
	'map, a town': `${ api }/map-properties?trans_type=1&zoom=14&bbox=51.05,0.5,51.08,0.58`,
	'map, a filtered county': `${ api }/map-properties?trans_type=1&zoom=10&bbox=50.9,0.3,51.4,1&min_beds=3&max_price=600000`,
	'map, every match without a zoom': `${ api }/map-properties?trans_type=1`,
	'map, within 3 miles': `${ api }/map-properties?trans_type=1&location=TN17+3AB&radius=3`,
	'map, in a drawn area': `${ api }/map-properties?trans_type=1&min_beds=6&polygon=${ encodeURIComponent( polygon ) }`,
	'places on the map': `${ api }/map-places?bounds=51,0.4,51.2,0.8&zoom=12`,
};

const ms = ( time ) => time.toFixed( 1 ).padStart( 7 );
const kilobytes = ( bytes ) => `${ Math.round( bytes / 1024 ).toLocaleString( 'en-GB' ) } KB`;

/**
 * @param {string}                 base Of the site, without a slash behind it.
 * @param {Object<string, string>} env  HH_DB_* of its database.
 * @param {Object}                 how
 * @param {() => number|null}      how.php    Seconds of processor time that PHP has used.
 * @param {() => number|null}      how.all    The same of PHP and the database.
 * @param {() => Promise<void>}    how.change Does to the data's version what an edit does.
 * @param {string}                 how.part   Only answers in whose name it occurs.
 * @param {boolean}                how.small  Measures the first, once, and only asks for the others.
 */
export async function measureAnswers( base, env, { php, all, change, part, small } ) {
	const { rounds, processor } = pace( small );
	await ask( base + empty );
	const idle = await statements( base + empty, env );
	console.log( `      empty REST route: ${ idle } statements` );
	console.log( '      milliseconds, and times the empty route   SQL | processor | with database, not cached   | repeated    p95  ratio | not cached  p95  ratio | after a change  ratio' );
	const forget = () => sql( env, 'DELETE FROM wp_hpapi_result_cache; DELETE FROM wp_hh_early_answer' );
	for ( const [ at, [ name, path ] ] of Object.entries( answers ).filter( ( [ one ] ) => one.includes( part ) ).entries() ) {
		const url = base + path;
		const other = base + ( path.startsWith( api ) ? empty : emptyPage );
		await ask( url );
		if ( small && at > 0 ) {
			console.log( `      ${ name }: there` );
			continue;
		}
		const count = await statements( url, env );
		const work = await compareProcessor( url, other, php, processor );
		// What the database works for an answer that has to be looked for is in no processor time of PHP.
		const whole = await compareProcessor( url, other, all, { ...processor, before: forget } );
		const again = await compare( url, other, rounds( 30 ) );
		// What an earlier request had kept of the answer is gone; what there is in all is known.
		const first = await compare( url, other, { ...rounds( 15 ), before: forget } );
		// As the next visitor after an edit: every version is another, and whatever hung on it is made anew.
		const changed = await compare( url, other, { ...rounds( 7 ), before: change } );
		console.log(
			`      ${ name.padEnd( 40 ) }${ String( count ).padStart( 5 ) } |    ${ work ? work.ratio.toFixed( 2 ).padStart( 6 ) : '     -' } | ${ whole ? `${ ms( whole.mine ) } ms       ${ whole.ratio.toFixed( 2 ).padStart( 6 ) }   ` : '                 -   ' }      | ${ ms( again.median ) } ${ ms( again.p95 ) } ${ again.ratio.toFixed( 2 ).padStart( 6 ) } | ${ ms( first.median ) } ${ ms( first.p95 ) } ${ first.ratio.toFixed( 2 ).padStart( 6 ) } | ${ ms( changed.median ) }        ${ changed.ratio.toFixed( 2 ).padStart( 6 ) }`
		);
		if ( name.startsWith( 'map,' ) ) {
			await sizes( url, base, rounds( 15 ) );
		}
	}
}

async function sizes( url, base, rounds ) {
	const plain = await ask( url );
	const zipped = await ask( url, { headers: { 'Accept-Encoding': 'gzip' } } );
	const held = await compare( url, base + empty, { ...rounds, status: 304, headers: { 'If-None-Match': plain.headers.etag } } );
	const isZipped = zipped.headers[ 'content-encoding' ] === 'gzip';
	console.log(
		`        ${ plain.headers[ 'x-hh-total' ] } matches; ${ kilobytes( plain.bytes ) }, ${ isZipped ? `gzipped ${ kilobytes( zipped.bytes ) }` : 'not gzipped by this server' }; 304 in${ ms( held.median ) } ms, ratio ${ held.ratio.toFixed( 2 ) }`
	);
}

/**
 * What our plugins and our theme cost beside WordPress alone: the same route and the same page of two sites, and a list
 * that was asked for before beside the empty route.
 *
 * @param {string}              ours
 * @param {string}              bare  A site without plugins, with the theme that WordPress brings.
 * @param {() => number|null}   php   Seconds of processor time that PHP has used for both.
 * @param {string}              theme Its name.
 * @param {boolean}             small
 * @param {boolean}             hasDemo Whether ours has the demo, with pages of each kind.
 */
export async function measureBare( ours, bare, php, theme, small, hasDemo ) {
	const { rounds, processor } = pace( small );
	const list = answers.list;
	await ask( ours + list );
	const held = { headers: { 'If-None-Match': ( await ask( ours + list ) ).headers.etag }, status: 304 };
	const beside = [ [ 'empty REST route', empty, empty ], [ 'REST list', list, empty ], [ 'REST list, 304', list, empty, held ] ];
	const pages = { 'empty page': emptyPage, home: '/', ...( hasDemo ? await demoPages( ours ) : {} ) };
	beside.push( ...Object.entries( pages ).map( ( [ name, path ] ) => [ name, path, emptyPage ] ) );
	for ( const [ name, path, other, how = {} ] of beside ) {
		const work = await compareProcessor( ours + path, bare + other, php, { ...processor, ...how } );
		const clock = await compare( ours + path, bare + other, { ...rounds( 60 ), ...how } );
		console.log(
			`      ${ name.padEnd( 17 ) } processor ${ work ? `${ ms( work.mine ) } ms, ${ theme } on WordPress alone${ ms( work.other ) } ms, ratio ${ work.ratio.toFixed( 2 ) }` : '-' } | clock ${ ms( clock.median ) } ms and${ ms( clock.other ) } ms, ratio ${ clock.ratio.toFixed( 2 ) }`
		);
	}
}

/** One of each kind: the first property for sale, and the first lot of a sale. */
async function demoPages( base ) {
	const catalogue = '/auctions/cars-fleet/';
	const { data } = await ( await fetch( base + answers.list ) ).json();
	return { list: '/estate-agents/for-sale/', property: new URL( data[ 0 ].url ).pathname, catalogue, lot: `${ catalogue }lot/1/`, valuation: '/instant-online-valuation-cars-and-vans/' };
}

/**
 * SQL statements of a request, WordPress's own among them: by the server's counter, without the client's.
 *
 * @param {string}                                                    url
 * @param {Object<string, string>}                                    env HH_DB_* of its database.
 * @param {{status?: number, headers?: Object<string, string>}} [how] What it is asked with, and the status it has to answer.
 */
export async function statements( url, env, how = {} ) {
	const asked = async () => Number( ( await sql( env, `SHOW GLOBAL STATUS LIKE 'Questions'` ) ).split( '\t' )[ 1 ] );
	const before = await asked();
	const own = ( await asked() ) - before;
	const start = await asked();
	for ( let i = 0; i < 5; i++ ) {
		await ask( url, how );
	}
	return Math.round( ( ( await asked() ) - start - own ) / 5 );
}

function encode( points ) {
	const number = ( value ) => {
		let bits = value < 0 ? -2 * value - 1 : 2 * value;
		let text = '';
		for ( ; bits >= 32; bits = Math.floor( bits / 32 ) ) {
			text += String.fromCharCode( ( bits % 32 ) + 95 );
		}
		return text + String.fromCharCode( bits + 63 );
	};
	const whole = points.map( ( point ) => point.map( ( degrees ) => Math.round( degrees * 1e5 ) ) );
	return whole.map( ( [ a, b ], at ) => number( a - ( whole[ at - 1 ]?.[ 0 ] ?? 0 ) ) + number( b - ( whole[ at - 1 ]?.[ 1 ] ?? 0 ) ) ).join( '' );
}
