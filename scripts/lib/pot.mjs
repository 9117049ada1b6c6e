/** A package's .pot: what translators translate, made of what is in its zip. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { run } from './run.mjs';
import { pot, scriptStrings } from './script-strings.mjs';
import { fetchWordPress } from './wordpress.mjs';

/** All packages have one text domain (decision 0041). */
const domain = 'hearth-hammer';

/**
 * @param {string}                              name  Zip and top folder in it.
 * @param {Array<{ path: string, body: Buffer }>} files What is in it.
 * @return {Promise<{ path: string, body: Buffer }>} One file more: the same words make the same bytes, whatever the day.
 */
export async function potOf( name, files ) {
	const folder = mkdtempSync( join( tmpdir(), 'hh-pot-' ) );
	try {
		for ( const { path, body } of files.filter( ( file ) => /\.(php|css)$/.test( file.path ) ) ) {
			mkdirSync( dirname( join( folder, path ) ), { recursive: true } );
			writeFileSync( join( folder, path ), body );
		}
		const scripts = join( folder, 'scripts.pot' );
		// The build is in one package, and its words are that package's.
		const { wpCli, core } = await fetchWordPress();
		writeFileSync( scripts, pot( [ ...( files.some( ( { path } ) => path.includes( '/build/islands/' ) ) ? scriptStrings() : [] ), ...jsonStrings( name, files, core ) ] ) );
		const target = join( folder, 'result.pot' );
		const args = [ 'i18n', 'make-pot', join( folder, name ), target, `--domain=${ domain }`, `--slug=${ name }`, '--skip-js', '--skip-block-json', '--skip-theme-json', '--skip-audit', '--file-comment=', '--headers={"Report-Msgid-Bugs-To":""}', `--merge=${ scripts }` ];
		const { status, stdout, stderr } = await run( 'php', [ '-d', 'memory_limit=1G', wpCli, '--allow-root', ...args ], {
			capture: true,
			env: { WP_CLI_DISABLE_AUTO_CHECK_UPDATE: '1' },
		} );
		if ( status !== 0 ) {
			throw new Failure( `Could not collect the strings of ${ name }. PHP's command line is required.\n${ stdout }${ stderr }` );
		}
		return { path: `${ name }/languages/${ domain }.pot`, body: Buffer.from( withoutDates( readFileSync( target, 'utf8' ) ) ) };
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}

/**
 * What block.json and theme.json say to editors. WP-CLI would fetch WordPress's two lists of what is translated in them
 * from the internet; the WordPress that is here has them, too.
 */
function jsonStrings( name, files, core ) {
	const lists = Object.fromEntries( [ 'block', 'theme' ].map( ( kind ) => [ kind, JSON.parse( readFileSync( join( core, 'wp-includes', `${ kind }-i18n.json` ), 'utf8' ) ) ] ) );
	return files.flatMap( ( { path, body } ) => {
		const kind = /\/(block|theme)\.json$/.exec( path )?.[ 1 ];
		return kind ? wordsIn( JSON.parse( body.toString( 'utf8' ) ), lists[ kind ], path.slice( name.length + 1 ) ) : [];
	} );
}

/**
 * @param {*}      value A part of such a file.
 * @param {*}      list  The same part of WordPress's list: a text is the context of a text that is translated.
 * @param {string} place The file.
 * @return {import('./script-strings.mjs').Word[]} Its words.
 */
export function wordsIn( value, list, place ) {
	if ( typeof list === 'string' ) {
		return typeof value === 'string' && value !== '' ? [ { id: value, plural: '', context: list, notes: [], places: [ place ] } ] : [];
	}
	if ( Array.isArray( list ) ) {
		return ( Array.isArray( value ) ? value : [] ).flatMap( ( one ) => wordsIn( one, list[ 0 ], place ) );
	}
	return Object.entries( value && typeof value === 'object' ? value : {} ).flatMap( ( [ key, one ] ) => wordsIn( one, list[ key ] ?? list[ '*' ] ?? {}, place ) );
}

/** Nor line numbers: a translator's program asks for the file, and a line more above a word is no change of the word. */
export const withoutDates = ( text ) =>
	text
		.replace( /^"(POT-Creation-Date|PO-Revision-Date): [^\n]*\n/gm, '' )
		.replace( /^(#: \S+?):\d+$/gm, '$1' )
		.replace( /^(#: \S+)\n(?:\1\n)+/gm, '$1\n' );
