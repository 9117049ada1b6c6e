#!/usr/bin/env node
/**
 * Draws the demo pictures: node demo/studio/draw-pictures.mjs [--only REF] [--sheet out.png] [--heroes] [--force]
 * Pictures whose scene has not changed are left alone.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPrinter } from './pictures/printer.mjs';
import { heroes, scenesOf } from './pictures/scenes.mjs';
import { SAMPLES } from './pictures/samples.mjs';

const root = join( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );
const feeds = join( root, 'demo', 'feeds' );
const manifestFile = join( feeds, '.pictures.json' );
const option = ( name ) => {
	const i = process.argv.indexOf( `--${ name }` );
	return i < 0 ? undefined : ( process.argv[ i + 1 ] ?? true );
};
const flag = ( name ) => process.argv.includes( `--${ name }` );

function readEntries() {
	const file = join( root, 'demo', 'source', 'properties.json' );
	if ( flag( 'samples' ) || ! existsSync( file ) ) {
		return SAMPLES;
	}
	const data = JSON.parse( readFileSync( file, 'utf8' ) );
	return Array.isArray( data ) ? data : data.properties;
}

/** Every picture to make: where it goes, its SVG, its size and its hash. */
function jobs() {
	if ( flag( 'heroes' ) ) {
		return heroes().map( ( h ) => ( {
			...h,
			file: join( root, 'theme', 'assets', 'pictures', h.name ),
		} ) );
	}
	const only = option( 'only' );
	const room = option( 'room' );
	return readEntries()
		.filter( ( e ) => ! only || e.ref.includes( only ) )
		.flatMap( ( e ) =>
			scenesOf( e )
				.filter( ( s ) => ! room || s.room === room )
				.map( ( s ) => ( {
					...s,
					file: join(
						flag( 'samples' ) ? '/tmp/pictures' : feeds,
						s.name
					),
				} ) )
		);
}

const started = Date.now();
const list = jobs();
const manifest = existsSync( manifestFile )
	? JSON.parse( readFileSync( manifestFile, 'utf8' ) )
	: {};
const printer = await openPrinter(
	process.env.CHROMIUM ?? '/usr/bin/chromium'
);
let [ drawn, bytes ] = [ 0, 0 ];
try {
	for ( const job of list ) {
		job.svg = job.make();
		job.hash = createHash( 'sha1' )
			.update( `${ job.quality }${ job.svg }` )
			.digest( 'hex' )
			.slice( 0, 16 );
		if (
			! flag( 'force' ) &&
			manifest[ job.name ] === job.hash &&
			existsSync( job.file )
		) {
			bytes += readFileSync( job.file ).length;
			continue;
		}
		const data = await printer.print( job );
		mkdirSync( dirname( job.file ), { recursive: true } );
		writeFileSync( job.file, data );
		manifest[ job.name ] = job.hash;
		drawn++;
		bytes += data.length;
	}
	if ( option( 'sheet' ) ) {
		writeFileSync(
			option( 'sheet' ),
			await printer.sheet(
				list,
				Number( option( 'columns' ) ?? 4 ),
				Number( option( 'cell' ) ?? 400 )
			)
		);
	}
} finally {
	await printer.close();
}
if ( ! flag( 'samples' ) ) {
	const sorted = Object.fromEntries(
		Object.entries( manifest ).sort( ( [ a ], [ b ] ) =>
			a.localeCompare( b )
		)
	);
	writeFileSync(
		manifestFile,
		`${ JSON.stringify( sorted, null, '\t' ) }\n`
	);
}
process.stdout.write(
	`${ list.length } pictures, ${ drawn } drawn, ${ ( bytes / 1e6 ).toFixed( 2 ) } MB, ${ ( ( Date.now() - started ) / 1000 ).toFixed( 1 ) } s\n`
);
