import { readFileSync } from 'node:fs';
import { bom } from './bom.mjs';
import { packageFiles, packages } from './package-files.mjs';
import { inRoot } from './paths.mjs';

const json = ( ...path ) => JSON.parse( readFileSync( inRoot( ...path ), 'utf8' ) );

/** @return {Object} The bill of materials of the packages as they are built now. */
export function shippedBom() {
	return bom( {
		packages: Object.fromEntries( Object.keys( packages ).map( ( name ) => [ name, packageFiles( name ) ] ) ),
		lock: json( 'package-lock.json' ),
		composer: json( 'composer.json' ),
		sources: json( 'scripts', 'lib', 'bom-sources.json' ),
	} );
}
