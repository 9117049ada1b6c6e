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
import { hasPlan, planInputs } from './plans/floorplan-model.mjs';
import { openPrinter } from './plans/printer.mjs';

const root = join( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );
const feeds = join( root, 'demo', 'feeds' );
const known = join( feeds, '.plans.json' );
const json = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

const hashes = existsSync( known ) ? json( known ) : {};
const plans = json( join( root, 'demo', 'source', 'properties.json' ) )
	.filter( hasPlan )
	.map( ( property ) => {
		const description = json( join( root, 'demo', 'studio', 'descriptions', `${ property.ref }.json` ) );
		const plan = floorplan( ...planInputs( property, description ) );
		return { ...plan, name: `${ property.ref }_FLP_00.png`, hash: createHash( 'sha1' ).update( plan.svg ).digest( 'hex' ).slice( 0, 16 ) };
	} );
const due = plans.filter( ( { name, hash } ) => process.argv.includes( '--force' ) || hashes[ name ] !== hash || ! existsSync( join( feeds, name ) ) );
if ( due.length ) {
	const printer = await openPrinter();
	for ( const plan of due ) {
		writeFileSync( join( feeds, plan.name ), await printer.print( plan ) );
	}
	await printer.close();
}
writeFileSync( known, `${ JSON.stringify( Object.fromEntries( plans.map( ( { name, hash } ) => [ name, hash ] ) ), null, '\t' ) }\n` );
process.stdout.write( `${ plans.length } floorplans, ${ due.length } drawn\n` );
