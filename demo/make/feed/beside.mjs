/**
 * Lays pictures beside a feed, no wider than the site's largest size (core's MediaProfile): what is wider would be cut
 * once more for each, while `npm start` waits.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const WIDEST = 1280;
const QUALITY = 80;
/** What each picture beside the feed was made of; those that would not change are left alone. */
const RECORD = '.pictures.json';

const root = new URL( '../../../', import.meta.url );
const hash = ( file ) =>
	createHash( 'sha1' ).update( readFileSync( file ) ).update( ` ${ WIDEST } ${ QUALITY }` ).digest( 'hex' ).slice( 0, 16 );

/**
 * @param {URL}                                           folder The feed's.
 * @param {{from: string, to: string, width: number}[]}   copies Path in the project, name beside the feed, pixels.
 * @return {number} How many were new.
 */
export function layBeside( folder, copies ) {
	const record = new URL( RECORD, folder );
	const known = existsSync( record ) ? JSON.parse( readFileSync( record, 'utf8' ) ) : {};
	const now = {};
	let made = 0;
	for ( const { from, to, width } of copies ) {
		const source = new URL( from, root );
		now[ to ] = hash( source );
		if ( known[ to ] === now[ to ] && existsSync( new URL( to, folder ) ) ) {
			continue;
		}
		if ( width > WIDEST ) {
			execFileSync( 'cwebp', [ '-quiet', '-m', '6', '-sharp_yuv', '-q', String( QUALITY ), '-resize', String( WIDEST ), '0', fileURLToPath( source ), '-o', fileURLToPath( new URL( to, folder ) ) ] );
		} else {
			copyFileSync( source, new URL( to, folder ) );
		}
		made++;
	}
	for ( const old of readdirSync( folder ).filter( ( name ) => name.includes( '_IMG_' ) && ! ( name in now ) ) ) {
		rmSync( new URL( old, folder ) );
	}
	writeFileSync( record, `${ JSON.stringify( now, null, '\t' ) }\n` );
	return made;
}
