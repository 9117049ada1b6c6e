/** @jest-environment node */
import { existsSync } from 'fs';
import { basename, dirname, resolve } from 'path';

const root = resolve( __dirname, '../..' );
const entries = jest.requireActual< () => Record< string, string | string[] > >( '../../scripts/webpack/entries.cjs' )();
const blocks = ( entries[ 'editor/blocks' ] as string[] ).filter( ( file ) => file.endsWith( 'index.tsx' ) ).map( ( file ) => basename( dirname( file ) ) );
const islands = blocks.filter( ( name ) => existsSync( resolve( root, 'src/islands', name, `${ name }.css` ) ) );

it( 'there are blocks with an island’s sheet', () => expect( islands ).toContain( 'search-form' ) );

it.each( islands )( 'the editor’s sheet has that of the island %s, after the theme’s', ( name ) => {
	const sheet = resolve( root, 'src/islands', name, `${ name }.css` );
	expect( entries[ 'editor/blocks' ] ).toContain( sheet );
	expect( entries[ 'theme/editor' ] ).toContain( sheet );
	expect( entries[ 'theme/editor' ]?.[ 0 ] ).toBe( resolve( root, 'src/styles/editor.css' ) );
} );
