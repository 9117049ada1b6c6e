/** @jest-environment node */
/* global test, expect */
import { existsSync, readFileSync } from 'fs';
import { join, resolve } from 'path';

const demo = resolve( __dirname, '../..' );
const beside = JSON.parse( readFileSync( join( demo, 'feeds/.pictures.json' ), 'utf8' ) );

/** Width of a WebP of any kind: VP8, VP8L or VP8X. */
function width( file ) {
	const bytes = readFileSync( file );
	const kind = bytes.toString( 'latin1', 12, 16 );
	if ( kind === 'VP8X' ) {
		return bytes.readUIntLE( 24, 3 ) + 1;
	}
	return kind === 'VP8L' ? ( bytes.readUInt16LE( 21 ) & 0x3fff ) + 1 : bytes.readUInt16LE( 26 ) & 0x3fff;
}

test( 'pictures beside the feed are no wider than the site’s largest size, so that the import cuts each only for its card', () => {
	const profile = readFileSync( join( demo, '../plugins/core/src/Media/MediaProfile.php' ), 'utf8' );
	const widest = Number( profile.match( /\$large_width = (\d+)/ )[ 1 ] );
	const names = Object.keys( beside );
	expect( names.length ).toBeGreaterThanOrEqual( 68 );
	expect( names.filter( ( name ) => ! existsSync( join( demo, 'feeds', name ) ) || width( join( demo, 'feeds', name ) ) > widest ) ).toEqual( [] );
} );

test( 'the feed names exactly the pictures that lie beside it', () => {
	const feed = readFileSync( join( demo, 'feeds/hearth-hammer.blm' ), 'utf8' );
	const named = [ ...feed.matchAll( /[A-Z]{3}_\d{4}_IMG_\d\d\.webp/g ) ].map( ( [ name ] ) => name );
	expect( [ ...named ].sort() ).toEqual( Object.keys( beside ).sort() );
} );
