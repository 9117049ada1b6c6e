/* eslint-disable no-bitwise -- A checksum is made of bits. */
const TABLE = Array.from( { length: 256 }, ( _none, byte ) => {
	let sum = byte;
	for ( let bit = 0; bit < 8; bit++ ) {
		sum = sum & 1 ? 0xedb88320 ^ ( sum >>> 1 ) : sum >>> 1;
	}
	return sum >>> 0;
} );

/** As PHP's `hash( 'crc32b' )` writes it. The browser's own digests need HTTPS, which a new site may lack. */
export function crc32( bytes: Uint8Array ): string {
	let sum = 0xffffffff;
	for ( const byte of bytes ) {
		sum = ( TABLE[ ( sum ^ byte ) & 0xff ] ?? 0 ) ^ ( sum >>> 8 );
	}
	return ( ( sum ^ 0xffffffff ) >>> 0 ).toString( 16 ).padStart( 8, '0' );
}
