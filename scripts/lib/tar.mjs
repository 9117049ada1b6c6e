/** Reads a .tgz file entry by entry, so that no tar program and no package is needed before npm ci. */

import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

const block = 512;
const text = ( buffer ) => buffer.toString( 'utf8' ).replace( /\0.*$/s, '' );

/**
 * @typedef {Object} Entry
 * @property {string} path Path inside the archive.
 * @property {Buffer} body The file's content.
 */

/**
 * @param {string}                      file   Archive.
 * @param {( path: string ) => boolean} wanted Which files to read; the rest are skipped.
 * @yield {Entry} Regular files only.
 */
export async function* readTgz( file, wanted ) {
	const chunks = byteReader( createReadStream( file ).pipe( createGunzip() ) );
	let longName = '';
	for (;;) {
		const header = await chunks.take( block );
		if ( header === null || header[ 0 ] === 0 ) {
			return;
		}
		const size = parseInt( text( header.subarray( 124, 136 ) ).trim() || '0', 8 );
		const type = String.fromCharCode( header[ 156 ] || 48 );
		const prefix = text( header.subarray( 345, 500 ) );
		const name = text( header.subarray( 0, 100 ) );
		const path = longName || ( prefix ? `${ prefix }/${ name }` : name );
		const isFile = type === '0';
		const isName = type === 'x' || type === 'L';
		const body = await chunks.take( size, ! ( isName || ( isFile && wanted( path ) ) ) );
		await chunks.take( ( block - ( size % block ) ) % block, true );
		if ( body === null ) {
			throw new Error( `The archive ${ file } ends in the middle of ${ path }.` );
		}
		longName = isName ? nameFrom( type, body ) : '';
		if ( isFile && wanted( path ) ) {
			yield { path, body };
		}
	}
}

/** Pax headers ("27 path=…\n") and GNU's long names carry what the 100 characters of a header cannot. */
function nameFrom( type, body ) {
	return type === 'L' ? text( body ) : /^\d+ path=(.*)$/m.exec( body.toString( 'utf8' ) )?.[ 1 ] ?? '';
}

function byteReader( stream ) {
	const source = stream[ Symbol.asyncIterator ]();
	let rest = Buffer.alloc( 0 );
	return {
		/** Takes `count` bytes; `skip` passes over them. Null when the stream ends first. */
		async take( count, skip = false ) {
			const parts = [];
			let missing = count;
			while ( missing > 0 ) {
				if ( rest.length === 0 ) {
					const { done, value } = await source.next();
					if ( done ) {
						return null;
					}
					rest = value;
				}
				const part = rest.subarray( 0, missing );
				rest = rest.subarray( part.length );
				missing -= part.length;
				if ( ! skip ) {
					parts.push( part );
				}
			}
			return Buffer.concat( parts );
		},
	};
}
