#!/usr/bin/env node
/**
 * Cuts the theme's pictures from the studio's (demo/pictures): the heroes in the widths that screens load
 * (theme/inc/HeroPicture.php), and the picture that a page without one is shared with. Needs cwebp and dwebp (webp) and
 * convert (imagemagick): node demo/make/build-heroes.mjs
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join( dirname( fileURLToPath( import.meta.url ) ), '../..' );
const theme = join( root, 'theme/assets/pictures' );

/** Name in the theme, picture of the studio, and widths: the first is the picture's own. */
const HEROES = [
	[ 'hero-home', 'site-home/wide', [ 2400, 1400, 800 ] ],
	[ 'hero-valuation', 'vehicle-roadster-red/front', [ 1200, 800 ] ],
	[ 'hero-404', 'CRB_1017/front', [ 1600, 800 ] ],
	[ 'hero-auctions', 'site-rostrum/wide', [ 1200, 800 ] ],
];
const QUALITY = 76;
/** What a phone may load for the top of a page, in bytes; quality gives way to it. */
const PHONE = 60 * 1024;

const folder = mkdtempSync( join( tmpdir(), 'heroes-' ) );
const picture = ( name ) => join( root, 'demo/pictures', `${ name }.webp` );

function shrink( name, from, [ own, ...smaller ] ) {
	for ( const width of [ own, ...smaller ] ) {
		const file = join( theme, `${ name }${ width === own ? '' : `-${ width }` }.webp` );
		const most = width <= 800 ? PHONE : Infinity;
		for ( let quality = QUALITY; quality > 40; quality -= 4 ) {
			execFileSync( 'cwebp', [ '-quiet', '-m', '6', '-sharp_yuv', '-q', String( quality ), ...( width === own ? [] : [ '-resize', String( width ), '0' ] ), picture( from ), '-o', file ] );
			if ( statSync( file ).size <= most ) {
				break;
			}
		}
		process.stdout.write( `${ name } ${ width } px: ${ Math.round( statSync( file ).size / 1024 ) } KB\n` );
	}
}

/** 1200 by 630, as messengers cut it. */
function share( from ) {
	const whole = join( folder, 'whole.png' );
	execFileSync( 'dwebp', [ '-quiet', picture( from ), '-o', whole ] );
	execFileSync( 'convert', [ whole, '-resize', '1200x630^', '-gravity', 'center', '-extent', '1200x630', '-strip', '-interlace', 'Plane', '-quality', '82', join( theme, 'share.jpg' ) ] );
	process.stdout.write( `share.jpg: ${ Math.round( statSync( join( theme, 'share.jpg' ) ).size / 1024 ) } KB\n` );
}

try {
	HEROES.forEach( ( hero ) => shrink( ...hero ) );
	share( 'site-home/wide' );
} finally {
	rmSync( folder, { recursive: true } );
}
