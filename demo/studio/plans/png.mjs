 
import { crc32, deflateSync } from 'node:zlib';

function chunk( type, data ) {
	const body = Buffer.concat( [ Buffer.from( type, 'latin1' ), data ] );
	const out = Buffer.alloc( body.length + 8 );
	out.writeUInt32BE( data.length, 0 );
	body.copy( out, 4 );
	out.writeUInt32BE( crc32( body ) >>> 0, body.length + 4 );
	return out;
}

/*
 * A PNG with a palette of 16 colours, 4 bits a pixel.
 * @param {Buffer} packed two pixels a byte, rows of ceil(width / 2) bytes, indices from 0 (first colour) to 15
 */
export function palettePng( width, height, packed, palette ) {
	const header = Buffer.alloc( 13 );
	header.writeUInt32BE( width, 0 );
	header.writeUInt32BE( height, 4 );
	header.set( [ 4, 3, 0, 0, 0 ], 8 );
	const row = Math.ceil( width / 2 );
	const raw = Buffer.alloc( ( row + 1 ) * height );
	for ( let y = 0; y < height; y++ ) {
		packed.copy( raw, y * ( row + 1 ) + 1, y * row, ( y + 1 ) * row );
	}
	return Buffer.concat( [
		Buffer.from( [ 137, 80, 78, 71, 13, 10, 26, 10 ] ),
		chunk( 'IHDR', header ),
		chunk( 'PLTE', Buffer.from( palette.flat() ) ),
		chunk( 'IDAT', deflateSync( raw, { level: 9 } ) ),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}
