import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advisories, lockOf } from '../audit.mjs';
import { build } from '../build.mjs';
import { Failure, runMain } from '../failure.mjs';
import { installNpmPackages } from '../packages.mjs';
import { npm } from '../run.mjs';
import { shippedBom } from '../shipped-bom.mjs';
import { Stages } from '../stages.mjs';

await runMain( async () => {
	const stages = new Stages( 3 );
	await stages.run( 'Installing npm packages', installNpmPackages );
	await stages.run( 'Building islands, blocks and styles', build );
	await stages.run( 'Asking the registry for advisories', async ( report ) => {
		const libraries = shippedBom().components.filter( ( { type } ) => type === 'library' );
		const folder = mkdtempSync( join( tmpdir(), 'hh-audit-' ) );
		try {
			const { manifest, lock } = lockOf( libraries );
			writeFileSync( join( folder, 'package.json' ), JSON.stringify( manifest ) );
			writeFileSync( join( folder, 'package-lock.json' ), JSON.stringify( lock ) );
			const { stdout, stderr } = await npm( [ 'audit', '--json', '--package-lock-only' ], { capture: true, cwd: folder } );
			const found = advisories( stdout );
			if ( found === null ) {
				throw new Failure( `The registry gave no advisories, so nothing is known. ${ ( stderr || stdout ).trim().split( '\n' ).slice( 0, 5 ).join( '\n' ) }` );
			}
			if ( found.length > 0 ) {
				throw new Failure( `Advisories about what ships:\n${ found.join( '\n' ) }` );
			}
			report( `none about ${ libraries.map( ( { name, version } ) => `${ name } ${ version }` ).join( ', ' ) }` );
		} finally {
			rmSync( folder, { recursive: true, force: true } );
		}
	} );
} );
