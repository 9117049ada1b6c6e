/** @jest-environment node */
import { readdirSync, readFileSync } from 'fs';
import { join, relative, resolve } from 'path';

const root = resolve( __dirname, '../..' );
const FOLDERS = [ 'blocks', 'demo', 'plugins', 'scripts', 'src', 'tests', 'theme' ];
const GENERATED = /^(build|node_modules|vendor)$/;
const SOURCE = /\.(ts|tsx|mjs|cjs|php|css|json)$/;

/** A group that the product's requirements have, and a number: `UTF-16` is none. */
const ID = /\b(?:A365|API|AUC|BLK|CAR|FEED|LEAD|LIST|LOG|LOT|OPS|PAR|OWN|PROP|PURGE|REM|SALE|SEC|SITE|SRCH|STAFF|SYNC|VAL)-\d{2}\b/g;

function sources( folder: string ): string[] {
	return readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) => {
		if ( entry.isDirectory() ) {
			return GENERATED.test( entry.name ) ? [] : sources( join( folder, entry.name ) );
		}
		return SOURCE.test( entry.name ) ? [ join( folder, entry.name ) ] : [];
	} );
}

/** Of the tables: id and what it says. */
function rows( text: string ): Array< [ id: string, says: string ] > {
	return [ ...text.matchAll( /^\| ([A-Z0-9]+-\d{2}) \|(.*)\|$/gm ) ].map( ( [ , id = '', says = '' ] ) => [ id, says.trim() ] );
}

/** `file: id` for each id that has no row. */
function unknown( files: string[], known: ReadonlySet< string > ): string[] {
	return files.flatMap( ( file ) => {
		const ids = new Set( readFileSync( file, 'utf8' ).match( ID ) ?? [] );
		return [ ...ids ].filter( ( id ) => ! known.has( id ) ).map( ( id ) => `${ relative( root, file ) }: ${ id }` );
	} );
}

const table = rows( readFileSync( join( root, 'docs/requirements.md' ), 'utf8' ) );

it( 'docs/requirements.md says what every id in the source means', () => {
	const files = FOLDERS.flatMap( ( folder ) => sources( join( root, folder ) ) );
	expect( files.length ).toBeGreaterThan( 500 );
	expect( unknown( files, new Set( table.map( ( [ id ] ) => id ) ) ) ).toEqual( [] );
} );

it( 'each id stands there once, with words', () => {
	expect( table.length ).toBeGreaterThan( 80 );
	expect( table.map( ( [ id ] ) => id ) ).toEqual( [ ...new Set( table.map( ( [ id ] ) => id ) ) ] );
	expect( table.filter( ( [ , says ] ) => says.length < 10 ) ).toEqual( [] );
} );

it( 'an id without a row is told with its file', () => {
	const without = new Set( table.map( ( [ id ] ) => id ).filter( ( id ) => id !== 'PROP-08' ) );
	expect( unknown( [ join( root, 'src/enhancements/carousel.test.ts' ) ], without ) ).toEqual( [ 'src/enhancements/carousel.test.ts: PROP-08' ] );
} );
