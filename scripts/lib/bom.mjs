/**
 * The bill of materials of what ships: a CycloneDX 1.5 document (bom-1.5.schema.json of the specification). The same
 * packages give the same bytes: it has no date, and its serial number is made of its content.
 */

import { createHash } from 'node:crypto';
import { Failure } from './failure.mjs';

/** Files that are neither our text nor a library: another author may have made them. */
const ASSET = /\.(avif|geojson|gif|ico|jpe?g|mp4|otf|png|svg|topojson|ttf|webp|woff2?)$/;

const sha256 = ( body ) => createHash( 'sha256' ).update( body ).digest( 'hex' );

/** An identifier of SPDX, an expression of several, or a name for what has neither. */
function licences( licence ) {
	if ( / (AND|OR|WITH) /.test( licence ) ) {
		return [ { expression: licence } ];
	}
	return [ { license: /^[A-Za-z0-9.+-]+$/.test( licence ) ? { id: licence } : { name: licence } } ];
}

/** @return {Array<[name: string, version: string]>} Of the packages that a build's notices name. */
export function noticed( text ) {
	return text
		.split( /\n-{72}\n/ )
		.map( ( part ) => /^(\S+) (\d\S*) \(.*\)$/m.exec( part ) )
		.filter( Boolean )
		.map( ( [ , name, version ] ) => [ name, version ] );
}

function library( [ name, version ], lock, known ) {
	const entry = Object.entries( lock.packages ).find( ( [ path, one ] ) => path.endsWith( `node_modules/${ name }` ) && one.version === version )?.[ 1 ];
	const licence = entry?.license ?? known[ name ];
	if ( ! entry?.integrity || ! licence ) {
		throw new Failure( `${ name } ${ version } is in the build, but package-lock.json has ${ entry ? 'no licence of it. Add it to scripts/lib/bom-sources.json' : 'no such version' }.` );
	}
	const [ algorithm, digest ] = entry.integrity.split( '-', 2 );
	const purl = `pkg:npm/${ name.replace( '@', '%40' ) }@${ version }`;
	return {
		type: 'library',
		'bom-ref': purl,
		name,
		version,
		hashes: [ { alg: algorithm.replace( 'sha', 'SHA-' ), content: Buffer.from( digest, 'base64' ).toString( 'hex' ) } ],
		licenses: licences( licence ),
		purl,
	};
}

/** A file that may have an author of its own: where it comes from, and its licence. */
function asset( { path, body }, sources ) {
	const source = sources.find( ( { files } ) => new RegExp( files ).test( path ) );
	if ( ! source ) {
		throw new Failure( `scripts/lib/bom-sources.json does not say where ${ path } comes from.` );
	}
	return {
		type: 'file',
		'bom-ref': path,
		name: path,
		description: source.from,
		hashes: [ { alg: 'SHA-256', content: sha256( body ) } ],
		licenses: licences( source.licence ),
	};
}

/**
 * @param {Object}                                                shipped
 * @param {Record<string, Array<{ path: string, body: Buffer }>>} shipped.packages Files of each package.
 * @param {Object}                                                shipped.lock     package-lock.json.
 * @param {Object}                                                shipped.composer composer.json.
 * @param {Object}                                                shipped.sources  bom-sources.json.
 * @return {Object} The document.
 */
export function bom( { packages, lock, composer, sources } ) {
	const fromComposer = Object.keys( composer.require ?? {} ).filter( ( name ) => name.includes( '/' ) );
	if ( fromComposer.length > 0 ) {
		throw new Failure( `composer.json requires ${ fromComposer.join( ', ' ) } at run time. The packages contain nothing of Composer; add it to scripts/lib/bom.mjs first.` );
	}
	const components = new Map();
	const dependencies = [];
	const add = ( component ) => components.set( component[ 'bom-ref' ], component );
	for ( const [ name, files ] of Object.entries( packages ) ) {
		const header = files.map( ( { path, body } ) => ( /^[^/]+\/[^/]+\.(php|css)$/.test( path ) ? /^\W*Version:\s*(\S+)$/m.exec( body.toString() )?.[ 1 ] : undefined ) ).find( Boolean );
		add( { type: 'application', 'bom-ref': name, name, version: header, licenses: licences( 'GPL-2.0-or-later' ) } );
		const parts = [
			...files.filter( ( { path } ) => path.endsWith( '/THIRD-PARTY-NOTICES.txt' ) ).flatMap( ( { body } ) => noticed( body.toString() ) ).map( ( one ) => library( one, lock, sources.licences ) ),
			...files.filter( ( { path } ) => ASSET.test( path ) ).map( ( file ) => asset( file, sources.files ) ),
			...sources.data.filter( ( { within } ) => files.some( ( { path } ) => new RegExp( within ).test( path ) ) ).map( ( { name: title, from, licence } ) => ( { type: 'data', 'bom-ref': title, name: title, description: from, licenses: licences( licence ) } ) ),
		];
		parts.forEach( add );
		dependencies.push( { ref: name, dependsOn: [ ...new Set( parts.map( ( part ) => part[ 'bom-ref' ] ) ) ].sort() } );
	}
	const sorted = [ ...components.values() ].sort( ( a, b ) => ( a[ 'bom-ref' ] < b[ 'bom-ref' ] ? -1 : 1 ) );
	const digest = sha256( JSON.stringify( sorted ) );
	return {
		$schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
		bomFormat: 'CycloneDX',
		specVersion: '1.5',
		serialNumber: `urn:uuid:${ digest.slice( 0, 8 ) }-${ digest.slice( 8, 12 ) }-5${ digest.slice( 13, 16 ) }-8${ digest.slice( 17, 20 ) }-${ digest.slice( 20, 32 ) }`,
		version: 1,
		metadata: { component: { type: 'application', 'bom-ref': 'hearth-hammer-website', name: 'Hearth & Hammer', licenses: licences( 'GPL-2.0-or-later' ) } },
		components: sorted,
		dependencies: [ { ref: 'hearth-hammer-website', dependsOn: Object.keys( packages ).sort() }, ...dependencies.sort( ( a, b ) => ( a.ref < b.ref ? -1 : 1 ) ) ],
	};
}
