import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Groups {
	groups: () => Record< string, string[] >;
	sourceOf: ( names: string[] ) => string;
}

const { groups, sourceOf } = jest.requireActual< Groups >( '../../scripts/webpack/enhancement-groups.cjs' );
const entries = jest.requireActual< () => Record< string, unknown > >( '../../scripts/webpack/entries.cjs' );

const root = join( __dirname, '../..' );
const all = groups();

it( 'an enhancement is in one group at most, and the name of a group is none of theirs', () => {
	const names = Object.values( all ).flat();
	expect( new Set( names ).size ).toBe( names.length );
	for ( const name of names ) {
		expect( existsSync( join( root, 'src/enhancements', `${ name }.ts` ) ) ).toBe( true );
	}
	for ( const group of Object.keys( all ) ) {
		expect( existsSync( join( root, 'src/enhancements', `${ group }.ts` ) ) ).toBe( false );
	}
} );

it( 'the build has one file of a group and none of its enhancements; those of the office are on their own', () => {
	const built = Object.keys( entries() );
	for ( const [ group, names ] of Object.entries( all ) ) {
		expect( built ).toContain( `enhancements/${ group }` );
		names.forEach( ( name ) => expect( built ).not.toContain( `enhancements/${ name }` ) );
	}
	for ( const name of [ 'reply-desk', 'media-box', 'lot-panel', 'lot-purge', 'field-sections', 'section-guide', 'file-modal' ] ) {
		expect( built ).toContain( `enhancements/${ name }` );
	}
} );

it( 'a group’s source imports each enhancement into one file', () => {
	const source = sourceOf( [ 'share', 'folds' ] );
	expect( source.match( /webpackMode: "eager"/g ) ).toHaveLength( 2 );
	expect( source.indexOf( 'enhancements/share.ts' ) ).toBeLessThan( source.indexOf( 'enhancements/folds.ts' ) );
} );
