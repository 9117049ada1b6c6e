/** @jest-environment node */
import { join, resolve } from 'path';

const { notices, packageFolder } = require( '../../scripts/webpack/third-party-notices.cjs' ) as {
	notices: ( files: Iterable< string > ) => string;
	packageFolder: ( file: string ) => string | undefined;
};

const modules = resolve( __dirname, '../../node_modules' );
const own = resolve( __dirname, '../../src/lib/api.ts' );

it( 'a build says whose work is in it, with the words that the licences ask for', () => {
	const text = notices( [ own, join( modules, 'js-cookie/dist/js.cookie.mjs' ), join( modules, '@mapbox/polyline/src/polyline.js' ), join( modules, 'js-cookie/dist/js.cookie.js' ) ] );
	expect( text.match( /^js-cookie /gm ) ).toHaveLength( 1 );
	expect( text ).toContain( 'Klaus Hartl' );
	expect( text ).toContain( 'Permission is hereby granted' );
	expect( text ).toMatch( /^@mapbox\/polyline \d/m );
	expect( text ).not.toContain( 'src/lib' );
} );

it( 'a package below another counts as itself', () => {
	expect( packageFolder( join( modules, 'a/node_modules/@b/c/d.js' ) ) ).toBe( join( modules, 'a/node_modules/@b/c' ) );
	expect( packageFolder( own ) ).toBeUndefined();
} );
