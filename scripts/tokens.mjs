#!/usr/bin/env node
/**
 * Makes src/styles/_tokens.css, src/lib/breakpoints/generated.ts, theme/theme.json and the brand's default values for PHP from
 * src/styles/tokens.json, so that the editor, the pages, the islands and the mails use one set of values. `--check` writes nothing and fails where they differ.
 * A pair of colours that is used together and not readable (`contrast` in the tokens) fails too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrastRatio } from './lib/contrast.mjs';
import { brandDefaults } from './lib/brand-defaults.mjs';
import { breakpointsTs } from './lib/breakpoints-ts.mjs';
import { tokensCss } from './lib/tokens-css.mjs';
import { themeJson } from './lib/theme-json.mjs';

const at = ( path ) => fileURLToPath( new URL( `../${ path }`, import.meta.url ) );
const tokens = JSON.parse( readFileSync( at( 'src/styles/tokens.json' ), 'utf8' ) );
const failures = [];

for ( const [ text, ground, least ] of tokens.contrast ) {
	const ratio = contrastRatio( tokens.color[ text ].value, tokens.color[ ground ].value );
	if ( ratio < least ) {
		failures.push( `${ text } on ${ ground }: contrast ${ ratio.toFixed( 2 ) }, needs ${ least }` );
	}
}

const check = process.argv.includes( '--check' );
const files = {
	'src/styles/_tokens.css': tokensCss( tokens ),
	'src/lib/breakpoints/generated.ts': breakpointsTs( tokens ),
	'plugins/core/src/Brand/defaults.json': `${ JSON.stringify( brandDefaults( tokens ), null, '\t' ) }\n`,
	'theme/theme.json': `${ JSON.stringify( themeJson( tokens ), null, '\t' ) }\n`,
};
for ( const [ path, content ] of Object.entries( files ) ) {
	let current = '';
	try {
		current = readFileSync( at( path ), 'utf8' );
	} catch {
		// Not made yet.
	}
	if ( check && current !== content ) {
		failures.push( `${ path } is not what tokens.json makes: run npm run tokens` );
	} else if ( ! check && current !== content ) {
		writeFileSync( at( path ), content );
		console.log( `Wrote ${ path }` );
	}
}

if ( failures.length ) {
	console.error( failures.join( '\n' ) );
	process.exit( 1 );
}
console.log( `${ tokens.contrast.length } colour pairs readable, ${ Object.keys( files ).length } files up to date` );
