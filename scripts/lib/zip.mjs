/** Writes a zip file: the same files give the same bytes, on every machine and day. */

import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, the zip format's own zero: no dates of this machine go in. */
const dosDate = 0x21;

/** Unix permissions 0644 of a regular file, in the upper half. */
const regularFile = 0o100644 * 0x10000;

/**
 * @param {Array<{ path: string, body: Buffer }>} files Paths with forward slashes.
 * @return {Buffer} The archive.
 */
export function zip( files ) {
	const parts = [];
	const directory = [];
	let offset = 0;
	const sorted = [ ...files ].sort( ( a, b ) => ( a.path < b.path ? -1 : 1 ) );
	for ( const { path, body } of sorted ) {
		const name = Buffer.from( path, 'utf8' );
		const packed = deflateRawSync( body, { level: 9 } );
		const stored = packed.length >= body.length;
		const data = stored ? body : packed;
		const common = commonFields( stored, crc32( body ), data.length, body.length, name.length );

		parts.push( uint32( 0x04034b50 ), common, uint16( 0 ), name, data );
		directory.push(
			uint32( 0x02014b50 ),
			uint16( 0x031e ), // Made by Unix, so that the permissions below count.
			common,
			uint16( 0 ), // No extra field,
			uint16( 0 ), // no comment,
			uint16( 0 ), // first disk,
			uint16( 0 ), // no internal attributes.
			uint32( regularFile ),
			uint32( offset ),
			name
		);
		offset += 30 + name.length + data.length;
	}
	const index = Buffer.concat( directory );
	return Buffer.concat( [
		...parts,
		index,
		uint32( 0x06054b50 ),
		uint32( 0 ),
		uint16( sorted.length ),
		uint16( sorted.length ),
		uint32( index.length ),
		uint32( offset ),
		uint16( 0 ),
	] );
}

/** What a file's own header and its line in the directory have in common, from “version needed” to the name's length. */
function commonFields( stored, crc, packedSize, size, nameLength ) {
	return Buffer.concat( [
		uint16( 20 ),
		uint16( 0x0800 ), // Names are UTF-8.
		uint16( stored ? 0 : 8 ),
		uint16( 0 ),
		uint16( dosDate ),
		uint32( crc ),
		uint32( packedSize ),
		uint32( size ),
		uint16( nameLength ),
	] );
}

function uint16( value ) {
	const buffer = Buffer.alloc( 2 );
	buffer.writeUInt16LE( value );
	return buffer;
}

function uint32( value ) {
	const buffer = Buffer.alloc( 4 );
	buffer.writeUInt32LE( value );
	return buffer;
}
