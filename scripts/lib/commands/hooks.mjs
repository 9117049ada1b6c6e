import { writeFileSync } from 'node:fs';
import { Failure, runMain } from '../failure.mjs';
import { hooksPage, readHooks } from '../hooks.mjs';
import { inRoot } from '../paths.mjs';

await runMain( async () => {
	const { hooks, faults } = readHooks();
	if ( faults.length > 0 ) {
		throw new Failure( faults.join( '\n' ) );
	}
	writeFileSync( inRoot( 'docs', 'hooks.md' ), hooksPage( hooks ) );
	console.log( `docs/hooks.md: ${ hooks.filter( ( { internal } ) => ! internal ).length } hooks.` );
} );
