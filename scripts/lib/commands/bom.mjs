import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from '../build.mjs';
import { runMain } from '../failure.mjs';
import { installNpmPackages } from '../packages.mjs';
import { inRoot } from '../paths.mjs';
import { shippedBom } from '../shipped-bom.mjs';
import { Stages } from '../stages.mjs';

await runMain( async () => {
	const stages = new Stages( 3 );
	await stages.run( 'Installing npm packages', installNpmPackages );
	await stages.run( 'Building islands, blocks and styles', build );
	await stages.run( 'dist/bom.cdx.json', async ( report ) => {
		const document = shippedBom();
		mkdirSync( inRoot( 'dist' ), { recursive: true } );
		writeFileSync( inRoot( 'dist', 'bom.cdx.json' ), `${ JSON.stringify( document, null, '\t' ) }\n` );
		const of = ( type ) => document.components.filter( ( component ) => component.type === type ).length;
		report( `libraries: ${ of( 'library' ) }, fonts, photos and icons: ${ of( 'file' ) }, data sets: ${ of( 'data' ) }` );
	} );
} );
