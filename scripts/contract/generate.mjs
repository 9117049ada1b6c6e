import { compile } from 'json-schema-to-typescript';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { constantsOf } from './constants.mjs';
import { toDraft7 } from './to-draft-7.mjs';

/**
 * The files of a kind in the folders `<parent>/<any>/<below>`.
 *
 * @param {string} parent    Absolute.
 * @param {string} below     Such as schemas; empty for the folders themselves.
 * @param {string} extension With its dot.
 * @return {Promise<string[]>} Absolute paths, in order of name.
 */
export async function findFiles( parent, below, extension ) {
	const found = [];
	for ( const folder of await readdir( parent ).catch( () => [] ) ) {
		const path = resolve( parent, folder, below );
		for ( const name of await readdir( path ).catch( () => [] ) ) {
			if ( name.endsWith( extension ) ) {
				found.push( resolve( path, name ) );
			}
		}
	}
	return found.sort();
}

/**
 * @param {string} root   Of the project.
 * @param {string} target Folder of the generated files.
 * @return {Promise<Map<string, string>>} What each generated file must hold; of schemas that no TypeScript imports, none.
 */
export async function generate( root, target ) {
	const plugins = resolve( root, 'plugins' );
	const schemas = [ ...( await findFiles( plugins, 'schemas', '.json' ) ), ...( await findFiles( plugins, 'schemas/parts', '.json' ) ) ];
	const sources = new Map( schemas.map( ( file ) => [ generatedFile( file, root, target ), file ] ) );
	const files = new Map();
	const wanted = await importedFiles( root, target );
	while ( wanted.length > 0 ) {
		const file = wanted.pop();
		if ( files.has( file ) || ! sources.has( file ) ) {
			continue;
		}
		files.set( file, await typesOf( sources.get( file ), root, target ) );
		wanted.push( ...importsOf( files.get( file ), dirname( file ) ) );
	}
	return files;
}

/** Folders whose code may import a generated type. */
const READERS = [ 'src', 'blocks', 'tests' ];

/**
 * @param {string} root
 * @param {string} target
 * @return {Promise<string[]>} The generated files that TypeScript imports; those may not exist yet.
 */
async function importedFiles( root, target ) {
	const found = new Set();
	for ( const folder of READERS ) {
		for ( const entry of await readdir( resolve( root, folder ), { recursive: true, withFileTypes: true } ).catch( () => [] ) ) {
			if ( entry.isFile() && /\.tsx?$/.test( entry.name ) && ! entry.parentPath.startsWith( target ) ) {
				const source = await readFile( resolve( entry.parentPath, entry.name ), 'utf8' );
				importsOf( source, entry.parentPath ).filter( ( file ) => file.startsWith( target ) ).forEach( ( file ) => found.add( file ) );
			}
		}
	}
	return [ ...found ];
}

/**
 * @param {string} source TypeScript.
 * @param {string} folder That it is in.
 * @return {string[]} The files that it names by a relative path.
 */
const importsOf = ( source, folder ) => [ ...source.matchAll( /'(\.[^'\n]*)'/g ) ].map( ( [ , path ] ) => `${ resolve( folder, path ) }.ts` );

/**
 * plugins/<plugin>/schemas/parts/card.json becomes <target>/<plugin>/parts/card.ts.
 *
 * @param {string} file
 * @param {string} root
 * @param {string} target
 */
function generatedFile( file, root, target ) {
	const [ , plugin, , ...below ] = relative( root, file ).split( /[\\/]/ );
	return resolve( target, plugin, ...below ).replace( /\.json$/, '.ts' );
}

/**
 * @param {string} file   A schema.
 * @param {string} root
 * @param {string} target
 */
async function typesOf( file, root, target ) {
	const path = relative( root, file ).split( '\\' ).join( '/' );
	let schema;
	try {
		schema = JSON.parse( await readFile( file, 'utf8' ) );
	} catch ( error ) {
		throw new Error( `${ path }: ${ error.message }` );
	}
	const name = basename( file, '.json' );
	const here = dirname( generatedFile( file, root, target ) );
	const imports = new Map();
	const nameOf = ( part ) => {
		const type = pascalCase( basename( part, '.json' ) );
		const module = relative( here, generatedFile( resolve( dirname( file ), part ), root, target ) ).split( '\\' ).join( '/' );
		imports.set( type, `${ module.startsWith( '.' ) ? '' : './' }${ module.replace( /\.ts$/, '' ) }` );
		return type;
	};
	const source = await compile( { ...toDraft7( schema, nameOf ), title: pascalCase( name ) }, name, {
		bannerComment: '',
		additionalProperties: true,
		format: true,
		style: { useTabs: true, singleQuote: true, printWidth: 120 },
		// A list of at most 8 is a list; a tuple of every length up to 8 helps nobody.
		ignoreMinAndMaxItems: true,
		strictIndexSignatures: true,
	} );
	const banner = `/* Made from ${ path } by \`npm run contract\`. Change the schema, not this file. */\n`;
	const lines = [ ...imports ].sort().map( ( [ type, module ] ) => `import type { ${ type } } from '${ module }';\n` );
	return [ banner, lines.join( '' ), source.trimStart(), schema.emit === 'constants' ? constantsOf( schema, name ) : '' ].filter( Boolean ).join( '\n' );
}

/** @param {string} slug */
function pascalCase( slug ) {
	return slug.replace( /(^|-)([a-z0-9])/g, ( _, dash, letter ) => letter.toUpperCase() );
}
