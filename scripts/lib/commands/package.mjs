import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { runMain } from '../failure.mjs';
import { packages } from '../package-files.mjs';
import { installNpmPackages } from '../packages.mjs';
import { inRoot } from '../paths.mjs';
import { Stages } from '../stages.mjs';
import { wholePackage } from '../whole-package.mjs';
import { zip } from '../zip.mjs';

await runMain( async () => {
	const names = Object.keys( packages );
	const stages = new Stages( 2 + names.length );
	await stages.run( 'Installing npm packages', installNpmPackages );
	await stages.run( 'Building islands, blocks and styles', build );
	mkdirSync( inRoot( 'dist' ), { recursive: true } );
	for ( const name of names ) {
		await stages.run( `dist/${ name }.zip`, async ( report ) => {
			const files = await wholePackage( name );
			const archive = zip( files );
			writeFileSync( join( inRoot( 'dist' ), `${ name }.zip` ), archive );
			report( `${ files.length } files, ${ Math.ceil( archive.length / 1024 ) } KB` );
		} );
	}
} );
