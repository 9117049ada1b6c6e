import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runMain } from '../failure.mjs';
import { packageHeaders } from '../package-headers.mjs';
import { packages } from '../package-files.mjs';
import { inRoot } from '../paths.mjs';
import { withSection, withVersion } from '../version.mjs';

await runMain( async () => {
	const { version } = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) );
	const rewrite = ( path, change ) => writeFileSync( path, change( readFileSync( path, 'utf8' ) ) );
	for ( const folder of Object.values( packages ).map( ( folders ) => Object.keys( folders )[ 0 ] ) ) {
		const files = readdirSync( inRoot( folder ) )
			.filter( ( name ) => /\.(php|css)$/.test( name ) )
			.map( ( name ) => ( { path: `${ folder.split( '/' ).at( -1 ) }/${ name }`, body: readFileSync( inRoot( folder, name ) ) } ) );
		packageHeaders( files ).forEach( ( { path } ) => rewrite( inRoot( folder, path.split( '/' )[ 1 ] ), ( text ) => withVersion( text, version ) ) );
	}
	rewrite( inRoot( 'CHANGELOG.md' ), ( text ) => withSection( text, version, new Date().toISOString().slice( 0, 10 ) ) );
	console.log( `Theme and plugins have version ${ version }. Check its section in CHANGELOG.md.` );
} );
