import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { Failure, runMain } from '../failure.mjs';
import { packageFaults } from '../package-faults.mjs';
import { installNpmPackages } from '../packages.mjs';
import { inRoot } from '../paths.mjs';
import { potOf } from '../pot.mjs';
import { Stages } from '../stages.mjs';
import { zip } from '../zip.mjs';

/** Zip and top folder in it → folder of the project and its place in the zip. */
const packages = {
	'hearth-hammer': { theme: '', 'build/theme': 'build/' },
	'hearth-hammer-core': { 'plugins/core': '', build: 'build/' },
	hpapi: { 'plugins/hpapi': '' },
	caphpi: { 'plugins/caphpi': '' },
	'hearth-hammer-auctions': { 'plugins/auctions': '' },
};

/** Tests, what belongs to another package, and what only tools read. */
const leftOut = ( folder, path ) =>
	/(^|\/)(\.|tests\/|node_modules\/)|\.(map|test\.\w+)$/.test( path ) ||
	( folder === 'build' ? path.startsWith( 'theme/' ) : folder !== 'build/theme' && path.startsWith( 'build/' ) );

function filesBelow( folder, prefix = '' ) {
	return readdirSync( inRoot( folder, prefix ), { withFileTypes: true } ).flatMap( ( entry ) =>
		entry.isDirectory() ? filesBelow( folder, `${ prefix }${ entry.name }/` ) : `${ prefix }${ entry.name }`
	);
}

function collect( name ) {
	return Object.entries( packages[ name ] ).flatMap( ( [ folder, place ] ) => {
		if ( ! existsSync( inRoot( folder ) ) ) {
			throw new Failure( `${ name }.zip cannot be created: the folder ${ folder } is missing.` );
		}
		return filesBelow( folder )
			.filter( ( path ) => ! leftOut( folder, path ) )
			.map( ( path ) => ( { path: `${ name }/${ place }${ path }`, body: readFileSync( inRoot( folder, path ) ) } ) );
	} ).concat( { path: `${ name }/LICENSE`, body: readFileSync( inRoot( 'LICENSE' ) ) } );
}

await runMain( async () => {
	const names = Object.keys( packages );
	const stages = new Stages( 2 + names.length );
	await stages.run( 'Installing npm packages', installNpmPackages );
	await stages.run( 'Building islands, blocks and styles', build );
	mkdirSync( inRoot( 'dist' ), { recursive: true } );
	for ( const name of names ) {
		await stages.run( `dist/${ name }.zip`, async ( report ) => {
			const own = collect( name );
			const files = [ ...own, await potOf( name, own ) ];
			const faults = packageFaults( name, files );
			if ( faults.length > 0 ) {
				throw new Failure( faults.join( '\n' ) );
			}
			const archive = zip( files );
			writeFileSync( join( inRoot( 'dist' ), `${ name }.zip` ), archive );
			report( `${ files.length } files, ${ Math.ceil( archive.length / 1024 ) } KB` );
		} );
	}
} );
