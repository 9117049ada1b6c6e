import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { childTheme } from '../child-theme.mjs';
import { Failure, runMain } from '../failure.mjs';
import { inRoot } from '../paths.mjs';

await runMain( async () => {
	const files = childTheme( process.argv.slice( 2 ).join( ' ' ) );
	const folder = dirname( files[ 0 ].path );
	if ( existsSync( inRoot( 'dist', folder ) ) ) {
		throw new Failure( `dist/${ folder } exists. Move it away first, so that nothing of it is lost.` );
	}
	for ( const { path, body } of files ) {
		mkdirSync( dirname( inRoot( 'dist', path ) ), { recursive: true } );
		writeFileSync( inRoot( 'dist', path ), body );
	}
	console.log( `dist/${ folder }: copy it to wp-content/themes and activate it under Appearance → Themes.` );
} );
