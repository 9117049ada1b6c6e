/** See scripts/compare-pages.mjs. */

import { Failure, runMain } from '../failure.mjs';

/** One page of every kind; the properties are found by what their address ends in. */
const PLACES = [
	'/',
	'/estate-agents/for-sale/',
	'/estate-agents/for-sale/page/2/',
	'/estate-agents/for-sale/?min_price=400000&sort=price_desc',
	'/estate-agents/for-sale/?min_price=90000000',
	'/estate-agents/for-sale/?view=map',
	'/estate-agents/for-sale/?view=list',
	'/estate-agents/to-rent/',
	'/estate-agents/for-sale/property/3-bedrooms/',
	'/estate-agents/for-sale/station/rye/',
	'/estate-agents/for-sale/near-high-speed-rail/',
	'/estate-agents/for-sale/?feed=rss2',
	'/property-for-sale/cranbrook/',
	'/property-for-sale/cranbrok/',
	'/property-to-rent/tenterden/',
	'/parish/cranbrook/',
	'/parish/rye/',
	'5-bedroom-barn-conversion-for-sale-goudhurst',
	'3-bedroom-terraced-for-sale-marden',
	'2-bedroom-cottage-to-rent-sandhurst',
	'/saved/',
	'/saved-searches/',
	'/newsletter/',
	'/enquiry/',
	'/sell/valuation/',
	'/auctions/',
	'/auctions/results/',
	'/auctions/property-weald/',
	'/auctions/property-weald/lot/1/',
	'/auctions/property-coast/lot/1/',
	'/auctions/cars-fleet/',
	'/auctions/cars-fleet/lot/2/',
	'/instant-online-valuation-cars-and-vans/',
	'/instant-online-valuation-cars-and-vans/?start=new',
	'/?s=oast',
	'/?s=zzzz',
	'/no-such-page/',
	'/wp-sitemap.xml',
	'/wp-sitemap-lists-1.xml',
];

const [ before, after ] = process.argv.slice( 2 ).filter( ( word ) => word.startsWith( 'http' ) ).map( ( site ) => site.replace( /\/$/, '' ) );
const show = process.argv.includes( '--show' );

async function ask( site, path ) {
	const response = await fetch( site + path, { redirect: 'manual' } );
	return `${ response.status } ${ response.headers.get( 'location' ) ?? '' }\n${ await response.text() }`;
}

/** Every property's path, by its last part. */
async function properties( site ) {
	const map = await ask( site, '/wp-sitemap-posts-hpapi_property-1.xml' );
	return new Map( [ ...map.matchAll( /\/property\/\d+\/([^/<]+)\//g ) ].map( ( [ path, slug ] ) => [ slug, path ] ) );
}

/** What differs between two sites that hold the same: addresses, numbers, tokens, times and hashes. */
function alike( html, site ) {
	return html
		.replaceAll( site, '' )
		.replaceAll( site.replaceAll( '/', '\\/' ), '' )
		.replaceAll( site.replace( 'http://', '' ), '' )
		.replaceAll( encodeURIComponent( site ), '' )
		.replace( /&quot;/g, '"' )
		.replace( /"(nonce|token|signed)":"[^"]*"/g, '"$1":""' )
		.replace( /(name="token" value=)"[^"]*"/g, '$1""' )
		.replace( /\b\d+ (?:second|minute|hour)s? ago\b/g, 'N ago' )
		.replace( /(\?|&#038;|&amp;|&)ver=[\w.-]+/g, '' )
		.replace( /\/property\/\d+\//g, '/property/N/' )
		.replace( /(["=-](?:post|page|postid|parentid|property|parish|id|ids|p|attachment|save)(?:-id)?["=:-]+"?)\d+/g, '$1N' )
		.replace( /\[(?:\d+,)*\d+\]/g, '[N]' )
		.replace( /\b[0-9a-f]{10}\b/g, 'H' )
		.replace( /-[0-9a-f]{8,}(?=[-.])/g, '-H' )
		.replace( /\s*\n\s*/g, '\n' )
		.replace( /></g, '>\n<' );
}

/** Lines that stand in one text and not in the other, each as often as it does. */
function difference( one, other ) {
	const left = new Map();
	for ( const line of one ) {
		left.set( line, ( left.get( line ) ?? 0 ) + 1 );
	}
	for ( const line of other ) {
		left.set( line, ( left.get( line ) ?? 0 ) - 1 );
	}
	return [ ...left ].filter( ( [ , count ] ) => count !== 0 ).map( ( [ line, count ] ) => ( count > 0 ? '- ' : '+ ' ) + line );
}

async function compare() {
	if ( ! before || ! after ) {
		throw new Failure( 'Enter two addresses: node scripts/compare-pages.mjs http://127.0.0.1:8801 http://127.0.0.1:8888', 2 );
	}
	const slugs = [ await properties( before ), await properties( after ) ];
	let differ = 0;
	for ( const place of PLACES ) {
		const paths = place.startsWith( '/' ) ? [ place, place ] : slugs.map( ( known ) => known.get( place ) );
		if ( paths.includes( undefined ) ) {
			throw new Failure( `Property ${ place } is missing on one of the sites.` );
		}
		const [ one, other ] = [ alike( await ask( before, paths[ 0 ] ), before ), alike( await ask( after, paths[ 1 ] ), after ) ].map( ( text ) => text.split( '\n' ) );
		const lines = difference( one, other );
		const verdict = lines.length > 0 ? `${ lines.length } lines differ` : one.join( '\n' ) === other.join( '\n' ) ? 'same' : 'another order'; // eslint-disable-line no-nested-ternary
		differ += verdict === 'same' ? 0 : 1;
		console.log( `${ verdict }\t${ place }` );
		if ( show ) {
			lines.forEach( ( line ) => console.log( `\t${ line.slice( 0, 400 ) }` ) );
		}
	}
	console.log( `${ PLACES.length } pages, ${ differ } differ` );
	return differ > 0 ? 1 : 0;
}

await runMain( compare );
