#!/usr/bin/env node
/**
 * Draws the floorplans of the demo's properties beside their feed, with the frontage, door and windows of their models: node demo/studio/draw-plans.mjs [--force]
 * A plan that would not change is left alone.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floorplan } from './plans/floorplan.mjs';
import { modelOf } from './plans/floorplan-model.mjs';
import { openPrinter } from './plans/printer.mjs';
import { randomFrom } from './plans/random.mjs';

/** Where a browser is; another one: CHROMIUM. */
const INSTALLED = [ '/usr/bin/chromium-headless-shell', '/usr/bin/chromium' ];

const root = join( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );
const feeds = join( root, 'demo', 'feeds' );
const known = join( feeds, '.plans.json' );
const json = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

const hashes = existsSync( known ) ? json( known ) : {};
const plans = json( join( root, 'demo', 'source', 'properties.json' ) )
	.filter( ( property ) => property.style !== 'land' )
	.map( ( property ) => {
		const description = json( join( root, 'demo', 'studio', 'descriptions', `${ property.ref }.json` ) );
		const model = property.style === 'flats' ? null : modelOf( description );
		const plan = floorplan( property, randomFrom( property.ref ).fork( 'plan' ), model );
		return { ...plan, name: `${ property.ref }_FLP_00.png`, hash: createHash( 'sha1' ).update( plan.svg ).digest( 'hex' ).slice( 0, 16 ) };
	} );
const due = plans.filter( ( { name, hash } ) => process.argv.includes( '--force' ) || hashes[ name ] !== hash || ! existsSync( join( feeds, name ) ) );
if ( due.length ) {
	const printer = await openPrinter( process.env.CHROMIUM ?? INSTALLED.find( existsSync ) );
	for ( const plan of due ) {
		writeFileSync( join( feeds, plan.name ), await printer.print( plan ) );
	}
	await printer.close();
}
writeFileSync( known, `${ JSON.stringify( Object.fromEntries( plans.map( ( { name, hash } ) => [ name, hash ] ) ), null, '\t' ) }\n` );
process.stdout.write( `${ plans.length } floorplans, ${ due.length } drawn\n` );
