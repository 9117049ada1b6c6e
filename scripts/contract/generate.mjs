import { compile } from 'json-schema-to-typescript';
import { readdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
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
 * @return {Promise<Map<string, string>>} What each generated file must hold.
 */
export async function generate( root, target ) {
	const files = new Map();
	for ( const file of await findFiles( resolve( root, 'plugins' ), 'schemas', '.json' ) ) {
		const path = file.slice( root.length + 1 ).split( '\\' ).join( '/' );
		const plugin = path.split( '/' )[ 1 ];
		const name = basename( file, '.json' );
		let schema;
		try {
			schema = JSON.parse( await readFile( file, 'utf8' ) );
		} catch ( error ) {
			throw new Error( `${ path }: ${ error.message }` );
		}
		const source = await compile( { ...toDraft7( schema ), title: pascalCase( name ) }, name, {
			bannerComment: `/* Made from ${ path } by \`npm run contract\`. Change the schema, not this file. */`,
			additionalProperties: true,
			format: true,
			style: { useTabs: true, singleQuote: true, printWidth: 120 },
			// A list of at most 8 is a list; a tuple of every length up to 8 helps nobody.
			ignoreMinAndMaxItems: true,
			strictIndexSignatures: true,
		} );
		files.set( resolve( target, plugin, `${ name }.ts` ), source );
	}
	return files;
}

/** @param {string} slug */
function pascalCase( slug ) {
	return slug.replace( /(^|-)([a-z0-9])/g, ( _, dash, letter ) => letter.toUpperCase() );
}
