#!/usr/bin/env node
/**
 * Makes theme/assets/fonts from the @fontsource packages: `node scripts/fonts.mjs <folder>`.
 *
 * The folder holds the unpacked packages, for example
 *   cd /tmp/fonts && npm pack @fontsource/baskervville@5.3.0 @fontsource-variable/cabin@5.3.0
 *   for f in *.tgz; do mkdir "${f%.tgz}"; tar xzf "$f" -C "${f%.tgz}" --strip-components=1; done
 *
 * The faces are committed, so nobody needs this but who changes them. It prints the fallback metrics
 * that src/styles/tokens.json holds: with them the swap from the system's face moves nothing.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { averageWidth, readMetrics } from './lib/font-metrics.mjs';

const OUT = fileURLToPath( new URL( '../theme/assets/fonts/', import.meta.url ) );
const { fontRange } = JSON.parse( readFileSync( new URL( '../src/styles/tokens.json', import.meta.url ), 'utf8' ) );

/** What a page of English text fetches, and all faces together, in bytes. */
const BUDGETS = { english: 45 * 1024, all: 65 * 1024 };

/** "U+20-7E, U+A3" → the characters of it. */
const lettersOf = ( range ) => range
	.split( ', ' )
	.map( ( part ) => part.replace( 'U+', '' ).split( '-' ).map( ( hex ) => parseInt( hex, 16 ) ) )
	.flatMap( ( [ from, to = from ] ) => Array.from( { length: to - from + 1 }, ( _, i ) => String.fromCodePoint( from + i ) ) )
	.join( '' );

/**
 * What British copy needs: Latin-1 (names in Welsh and French, fractions, £, ²) and typographer's marks. What English text
 * is written in is a file of its own; a browser fetches the other only where a page has one of its letters.
 */
const RANGES = { english: lettersOf( fontRange.english ), latin: lettersOf( fontRange.latin ) };
const LATIN = RANGES.english + RANGES.latin;

const FACES = [
	{ file: 'baskervville-500.woff2', source: [ 'baskervville', 'baskervville-latin-500-normal.woff2' ], features: [ 'kern', 'liga', 'lnum', 'tnum' ], fallback: [ 'times', 'noto-serif' ] },
	{ file: 'baskervville-500-italic.woff2', source: [ 'baskervville', 'baskervville-latin-500-italic.woff2' ], features: [ 'kern', 'liga', 'lnum', 'tnum' ], fallback: [ 'times', 'noto-serif-italic' ] },
	{ file: 'cabin.woff2', source: [ 'cabin', 'cabin-latin-wght-normal.woff2' ], features: [ 'kern' ], axes: { wght: { min: 400, max: 700 } }, fallback: [ 'arial' ] },
];

const packages = process.argv[ 2 ];
if ( ! packages ) {
	console.error( 'Usage: node scripts/fonts.mjs <folder of unpacked @fontsource packages>' );
	process.exit( 2 );
}

function find( [ family, file ] ) {
	for ( const folder of readdirSync( packages ) ) {
		try {
			const path = join( packages, folder );
			const manifest = JSON.parse( readFileSync( join( path, 'package.json' ), 'utf8' ) );
			if ( basename( manifest.name ) === family ) {
				return { font: readFileSync( join( path, 'files', file ) ), licence: readFileSync( join( path, 'LICENSE' ), 'utf8' ) };
			}
		} catch {
			// Not this package, or not this flavour of it.
		}
	}
	throw new Error( `No package of ${ family } with files/${ file } in ${ packages }` );
}

const total = { english: 0, all: 0 };
for ( const face of FACES ) {
	const { font, licence } = find( face.source );
	for ( const [ range, letters ] of Object.entries( RANGES ) ) {
		const subset = await subsetFont( font, letters, {
			targetFormat: 'woff2',
			keepFeatures: face.features,
			noHinting: true,
			...( face.axes ? { variationAxes: face.axes } : {} ),
		} );
		const file = range === 'english' ? face.file : face.file.replace( '.woff2', `-${ range }.woff2` );
		writeFileSync( join( OUT, file ), subset );
		console.log( file, `${ subset.length } bytes` );
		total.all += subset.length;
		total.english += range === 'english' ? subset.length : 0;
	}
	writeFileSync( join( OUT, `${ face.source[ 0 ] }-OFL.txt` ), licence );

	const { unitsPerEm, ascent, descent, lineGap, widths } = readMetrics( await subsetFont( font, LATIN, { targetFormat: 'sfnt' } ) );
	const percent = ( value ) => `${ ( value * 100 ).toFixed( 2 ) }%`;
	for ( const fallback of face.fallback ) {
		const adjust = averageWidth( widths ) / unitsPerEm / averageWidth( fallback );
		console.log( face.file, `in the place of ${ fallback }`, JSON.stringify( {
			sizeAdjust: percent( adjust ),
			ascentOverride: percent( ascent / unitsPerEm / adjust ),
			descentOverride: percent( -descent / unitsPerEm / adjust ),
			lineGapOverride: percent( lineGap / unitsPerEm / adjust ),
		} ) );
	}
}
for ( const [ which, bytes ] of Object.entries( total ) ) {
	console.log( `${ which }: ${ bytes } bytes` );
	if ( bytes > BUDGETS[ which ] ) {
		console.error( `Over the budget of ${ BUDGETS[ which ] } bytes.` );
		process.exitCode = 1;
	}
}
