/**
 * The words of the scripts, read from their TypeScript: wp-cli reads built JavaScript alone, where they have lost their
 * types but also their notes for translators.
 */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './paths.mjs';

const entries = createRequire( import.meta.url )( '../webpack/entries.cjs' );

/** Function of @wordpress/i18n → what its arguments are. */
const functions = { __: [ 'id' ], _x: [ 'id', 'context' ], _n: [ 'id', 'plural' ], _nx: [ 'id', 'plural', '', 'context' ] };

/**
 * @typedef {Object} Word
 * @property {string}   id      English.
 * @property {string}   plural  Empty where there is none.
 * @property {string}   context Empty where there is none.
 * @property {string[]} notes   For translators.
 * @property {string[]} places  Files that say it: built scripts, as `build/islands/<name>.js`.
 */

/** @return {Word[]} Of all scripts of the build, those of their lazy parts too, in order. */
export function scriptStrings() {
	const files = new Map();
	const words = new Map();
	for ( const [ entry, sources ] of Object.entries( entries() ) ) {
		for ( const file of reachable( [ sources ].flat().filter( isScript ), files ) ) {
			for ( const word of files.get( file ).words ) {
				const key = JSON.stringify( [ word.context, word.id ] );
				const kept = words.get( key ) ?? { ...word, notes: [], places: [] };
				words.set( key, {
					...kept,
					plural: kept.plural || word.plural,
					notes: [ ...new Set( [ ...kept.notes, ...word.notes ] ) ],
					places: [ ...new Set( [ ...kept.places, `build/${ entry }.js` ] ) ],
				} );
			}
		}
	}
	return [ ...words.values() ].sort( ( a, b ) => ( a.id + a.context < b.id + b.context ? -1 : 1 ) );
}

/**
 * @param {Word[]} words
 * @return {string} They as a .pot. References of scripts are the built ones: WordPress finds their translations by these.
 */
export function pot( words ) {
	const text = ( value ) => JSON.stringify( value );
	const blocks = words.map( ( { id, plural, context, notes, places } ) =>
		[
			...notes.map( ( note ) => `#. ${ note.replace( /\s+/g, ' ' ) }` ),
			...places.map( ( place ) => `#: ${ place }` ),
			...( context ? [ `msgctxt ${ text( context ) }` ] : [] ),
			`msgid ${ text( id ) }`,
			...( plural ? [ `msgid_plural ${ text( plural ) }`, 'msgstr[0] ""', 'msgstr[1] ""' ] : [ 'msgstr ""' ] ),
		].join( '\n' )
	);
	return [ 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"', ...blocks ].join( '\n\n' ) + '\n';
}

const isScript = ( file ) => /\.tsx?$/.test( file );

/** Files that an entry is made of, in order; what each holds is kept in `files`. */
function reachable( sources, files ) {
	const seen = new Set();
	const left = [ ...sources ];
	while ( left.length > 0 ) {
		const file = left.pop();
		if ( seen.has( file ) ) {
			continue;
		}
		seen.add( file );
		if ( ! files.has( file ) ) {
			files.set( file, readSource( file, readFileSync( file, 'utf8' ) ) );
		}
		left.push( ...files.get( file ).imports );
	}
	return seen;
}

/**
 * @param {string} file Path, for messages and imports.
 * @param {string} code
 * @return {{ words: Word[], imports: string[] }} What it says, and which files of ours it brings along.
 */
export function readSource( file, code ) {
	const source = ts.createSourceFile( file, code, ts.ScriptTarget.Latest, true );
	const words = [];
	const imports = [];
	const visit = ( node ) => {
		const module = importOf( node );
		if ( module?.startsWith( '.' ) ) {
			const found = resolved( join( dirname( file ), module ) );
			if ( found ) {
				imports.push( found );
			}
		}
		if ( ts.isCallExpression( node ) && ts.isIdentifier( node.expression ) && Object.hasOwn( functions, node.expression.text ) ) {
			words.push( wordOf( node, source, file ) );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return { words, imports };
}

function importOf( node ) {
	if ( ( ts.isImportDeclaration( node ) || ts.isExportDeclaration( node ) ) && node.moduleSpecifier ) {
		return node.moduleSpecifier.text;
	}
	return ts.isCallExpression( node ) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[ 0 ]?.text : undefined;
}

function resolved( path ) {
	return [ path, `${ path }.ts`, `${ path }.tsx`, join( path, 'index.ts' ), join( path, 'index.tsx' ) ].find( ( file ) => isScript( file ) && existsSync( file ) && statSync( file ).isFile() );
}

function wordOf( call, source, file ) {
	const word = { id: '', plural: '', context: '', notes: notesOf( call, source ), places: [] };
	functions[ call.expression.text ].forEach( ( part, index ) => {
		if ( part ) {
			const value = literal( call.arguments[ index ] );
			if ( value === undefined ) {
				const { line } = source.getLineAndCharacterOfPosition( call.getStart() );
				throw new Error( `${ relative( root, file ) }:${ line + 1 }: ${ call.expression.text }() needs its text in quotation marks, so that it can be translated.` );
			}
			word[ part ] = value;
		}
	} );
	return word;
}

/** A text, or several that are put together with +. */
function literal( node ) {
	if ( node && ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	if ( node && ts.isBinaryExpression( node ) && node.operatorToken.kind === ts.SyntaxKind.PlusToken ) {
		const [ left, right ] = [ literal( node.left ), literal( node.right ) ];
		return left === undefined || right === undefined ? undefined : left + right;
	}
	return undefined;
}

/** The nearest note for translators before the call, in the statement or the line that it stands in. */
function notesOf( call, source ) {
	const code = source.text;
	for ( let node = call; node && ! ts.isSourceFile( node ); node = node.parent ) {
		const notes = ( ts.getLeadingCommentRanges( code, node.getFullStart() ) ?? [] )
			.map( ( { pos, end } ) => /translators:[^]*?(?=\s*\*\/|$)/i.exec( code.slice( pos, end ) )?.[ 0 ] )
			.filter( Boolean );
		if ( notes.length > 0 ) {
			return [ notes.at( -1 ) ];
		}
		if ( ts.isStatement( node ) || ts.isJsxElement( node ) ) {
			break;
		}
	}
	return [];
}
