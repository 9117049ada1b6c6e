/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join, resolve } from 'path';
import { execFileSync } from 'child_process';

const lib = resolve( __dirname, '../../scripts/lib' );

/** Modules of the scripts are ES modules, which Jest does not load. */
function inNode< Result >( code: string ): Result {
	return JSON.parse( execFileSync( process.execPath, [ '--input-type=module', '-e', code ], { cwd: resolve( __dirname, '../..' ), encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' } ) ) as Result;
}

type Word = { id: string; plural: string; context: string; notes: string[]; places: string[] };

it( 'the words of a script are those of its lazy parts, too, with their notes, contexts and plurals', () => {
	const folder = mkdtempSync( join( tmpdir(), 'hh-words-' ) );
	try {
		const file = join( folder, 'index.tsx' );
		writeFileSync( join( folder, 'lazy.tsx' ), 'export {};' );
		const code = `
			import { x } from './nowhere';
			const Lazy = lazy( () => import( './lazy' ) );
			// translators: %s: a name
			const a = sprintf( __( 'Hello %s', 'hearth-hammer' ), name );
			const b = <p>{ _n( '%d lot', '%d lots', 2, 'hearth-hammer' ) }{ _x( 'Sold', 'a lot', 'hearth-hammer' ) }</p>;
			const c = __( 'One ' + 'two', 'hearth-hammer' );`;
		const read = inNode< { words: Word[]; imports: string[] } >( `import { readSource } from '${ lib }/script-strings.mjs'; console.log( JSON.stringify( readSource( ${ JSON.stringify( file ) }, ${ JSON.stringify( code ) } ) ) );` );
		expect( read.imports ).toEqual( [ join( folder, 'lazy.tsx' ) ] );
		expect( read.words.map( ( { id, plural, context } ) => [ id, plural, context ] ) ).toEqual( [
			[ 'Hello %s', '', '' ],
			[ '%d lot', '%d lots', '' ],
			[ 'Sold', '', 'a lot' ],
			[ 'One two', '', '' ],
		] );
		expect( read.words[ 0 ]?.notes ).toEqual( [ 'translators: %s: a name' ] );
		expect( () => inNode( `import { readSource } from '${ lib }/script-strings.mjs'; readSource( 'x.ts', "__( words, 'hearth-hammer' );" );` ) ).toThrow( /needs its text in quotation marks/ );
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
} );

it( 'every island’s words are found, and stand by the built script that WordPress asks about', () => {
	const words = inNode< Word[] >( `import { scriptStrings } from '${ lib }/script-strings.mjs'; console.log( JSON.stringify( scriptStrings() ) );` );
	expect( words.length ).toBeGreaterThan( 400 );
	expect( words.find( ( { id } ) => id === 'Enter an email address in the correct format, like name@example.com' )?.places ).toContain( 'build/islands/newsletter.js' );
	expect( words.filter( ( { places } ) => places.length === 0 ) ).toEqual( [] );
} );

it( 'a package is refused that lacks its licence, its readme, its words or the notices of others, or that holds what is no part of it', () => {
	const header = '<?php\n/**\n * Plugin Name: X\n * License: GPL-2.0-or-later\n * Update URI:        false\n * Text Domain:       hearth-hammer\n * Domain Path:       /languages\n */';
	const whole: Record< string, string > = { 'x/x.php': header, 'x/LICENSE': 'GPL', 'x/readme.txt': '=== X ===', 'x/languages/hearth-hammer.pot': '', 'x/build/islands/a.js': '', 'x/build/THIRD-PARTY-NOTICES.txt': '' };
	const files: Array< Record< string, string > > = [ whole ];
	const lacking = Object.keys( whole ).filter( ( path ) => ! path.endsWith( 'a.js' ) );
	for ( const path of lacking ) {
		files.push( Object.fromEntries( Object.entries( whole ).filter( ( [ one ] ) => one !== path ) ) );
	}
	files.push( { ...whole, 'x/x.php': header.replace( /.*Update URI.*\n/, '' ) } );
	const strays = [ 'x/tests/a.php', 'x/node_modules/a/a.js', 'x/build/a.js.map', 'x/.git/config', 'x/src/a.test.ts', 'y/a.php', 'x/debug.log' ];
	strays.forEach( ( path ) => files.push( { ...whole, [ path ]: '' } ) );
	const [ none, ...faults ] = inNode< string[][] >(
		`import { packageFaults } from '${ lib }/package-faults.mjs';
		console.log( JSON.stringify( ${ JSON.stringify( files ) }.map( ( one ) => packageFaults( 'x', Object.entries( one ).map( ( [ path, text ] ) => ( { path, body: Buffer.from( text ) } ) ) ) ) ) );`
	);
	expect( none ).toEqual( [] );
	lacking.forEach( ( path, at ) => expect( [ path, faults[ at ]?.length ] ).toEqual( [ path, 1 ] ) );
	expect( faults[ lacking.length ]?.[ 0 ] ).toContain( 'Update URI' );
	strays.forEach( ( path, at ) => expect( [ path, ( faults[ lacking.length + 1 + at ] ?? [] ).length > 0 ] ).toEqual( [ path, true ] ) );
} );
