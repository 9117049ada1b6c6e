/** @jest-environment node */
import { readdirSync, readFileSync } from 'fs';
import { join, relative, resolve } from 'path';
import { BREAKPOINTS } from '../../src/lib/breakpoints';

const root = resolve( __dirname, '../..' );

/** Widths that are no breakpoints of the site, and why. */
const OTHERS: Record< number, string > = {
	360: 'the narrowest phones that are still sold: the hero’s type',
	480: 'two saved cards beside each other need this much',
	600: 'WordPress’s own: its columns and media with text stack there',
	640: 'a lot’s card turns on its side where its picture has room',
	782: 'WordPress’s own: its screens for staff change there',
	990: 'PROP-05’s own: the overview is fixed on widths over 990',
	1100: 'the catalogue’s filters stand beside the lots from here on',
	1280: 'lots beside the filters: three in a row',
	1680: 'lots beside the filters: four in a row',
	1700: 'a property’s pictures are 1200 px wide, and are not drawn larger',
};

const sheets = ( folder: string ): string[] =>
	readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = join( folder, entry.name );
		if ( entry.isDirectory() ) {
			return sheets( path );
		}
		return path.endsWith( '.css' ) ? [ path ] : [];
	} );

/** The widths of a sheet's media queries, in px; whatever else they ask of the width, as it stands. */
function widths( file: string ): Array< number | string > {
	const css = readFileSync( file, 'utf8' ).replace( /\/\*[\s\S]*?\*\//g, '' );
	return [ ...css.matchAll( /@media([^{]+)\{/g ) ]
		.flatMap( ( [ , query = '' ] ) => query.match( /\([^()]*width[^()]*\)/g ) ?? [] )
		.flatMap( ( feature ) => ( feature.match( /[\d.]+[a-z]+/g ) ?? [ feature ] ).map( ( length ) => ( length.endsWith( 'px' ) ? parseFloat( length ) : length ) ) );
}

it( '[SITE-01] every sheet changes at the breakpoints, or at a width that has a reason', () => {
	const files = [ ...sheets( join( root, 'src' ) ), ...sheets( join( root, 'blocks' ) ) ];
	const known: Array< number | string > = [ ...Object.values( BREAKPOINTS ), ...Object.keys( OTHERS ).map( Number ) ];
	const found = files.flatMap( ( file ) => widths( file ).map( ( width ) => ( { width, file: relative( root, file ) } ) ) );
	expect( found.length ).toBeGreaterThan( 50 );
	expect( found.filter( ( { width } ) => ! known.includes( width ) ) ).toEqual( [] );
	// A reason without a rule is an old one.
	expect( Object.keys( OTHERS ).filter( ( width ) => ! found.some( ( one ) => one.width === Number( width ) ) ) ).toEqual( [] );
} );
