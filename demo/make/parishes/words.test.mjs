/* global expect, test */
import { readFileSync } from 'fs';
import { join } from 'path';

const demo = join( __dirname, '..', '..' );
const read = ( ...path ) => readFileSync( join( demo, ...path ), 'utf8' );

/** Rows of a CSV file, its first line being the names of the columns. */
function table( csv ) {
	const rows = [ [] ];
	for ( const [ , quoted, bare, end ] of csv.matchAll( /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g ) ) {
		rows.at( -1 ).push( quoted?.replaceAll( '""', '"' ) ?? bare );
		if ( end !== ',' ) {
			rows.push( [] );
		}
	}
	const [ names, ...lines ] = rows.filter( ( row ) => row.length > 1 );
	return lines.map( ( line ) => Object.fromEntries( names.map( ( name, index ) => [ name, line[ index ] ] ) ) );
}

const parishes = table( read( 'gazetteer', 'parishes.csv' ) );
const news = table( read( 'people', 'news.csv' ) );
const properties = JSON.parse( read( 'source', 'properties.json' ) );

test( 'each parish of the demo is told in 300 to 400 words, its homes and its ways among them', () => {
	expect( parishes ).toHaveLength( 19 );
	for ( const { slug, name, summary, content, features_json: features } of parishes ) {
		const words = [ summary, content.replaceAll( '## ', '' ), ...JSON.parse( features ).flatMap( Object.values ) ].join( ' ' ).split( /\s+/ ).length;
		expect( { slug, isLong: words >= 300, isShort: words <= 400 } ).toEqual( { slug, isLong: true, isShort: true } );
		expect( content ).toContain( `## Homes in ${ name }` );
		expect( content ).toContain( '## Getting about' );
	}
	// No two say the same.
	const sentences = parishes.flatMap( ( { content } ) => content.split( /(?<=[.?!])\s+/ ) ).filter( ( sentence ) => sentence.split( ' ' ).length > 6 );
	expect( new Set( sentences ).size ).toBe( sentences.length );
} );

test( 'each piece of news links the homes or auctions it speaks of, where something is for sale', () => {
	const isParish = ( slug ) => parishes.some( ( parish ) => parish.slug === slug );
	const isForSale = ( slug ) => ( Array.isArray( properties ) ? properties : properties.properties ).some( ( one ) => one.parish === slug && one.trans_type === 1 && one.status === 0 );
	expect( news.length ).toBeGreaterThan( 3 );
	for ( const { slug, content } of news ) {
		const links = [ ...content.matchAll( /href="([^"]+)"/g ) ].map( ( [ , address ] ) => address );
		expect( { slug, links: links.length > 0 } ).toEqual( { slug, links: true } );
		for ( const address of links ) {
			const [ , kind, place ] = address.match( /^\/(property-for-sale|parish)\/([a-z-]+)\/$/ ) ?? [];
			expect( { address, leads: address === '/property-auctions/' || ( kind === 'parish' ? isParish( place ) : isForSale( place ) ) } ).toEqual( { address, leads: true } );
		}
	}
} );
